import CSDL2TTF
import Foundation

/// A cache of open fonts with a few sizes of each face; the least recently used size is evicted.
///
/// Used only within ``FontRegistry/exclusively(_:)``.
struct OpenFontCache {
  /// The size and width at which a face is opened.
  struct Size: Hashable {
    /// The size in eighths of a pixel.
    var eighths: Int32
    /// The horizontal dots per inch; 9 for letters of their original width.
    var across: UInt32

    init(size: CGFloat, across: UInt32) {
      eighths = Int32((size * OpenFont.sizeSteps).rounded())
      self.across = across
    }
  }

  private struct Entry {
    var cut: Size
    var font: OpenFont
    var lastUsed: Int
  }

  private var places: [FontCatalog.Face: [Entry]] = [:]
  /// The font files; `nil` for one that cannot be read.
  private var files: [String: FontFile?] = [:]
  private var uses = 0

  /// The size of a large file. A large collection takes 2 ms to open and hardly any time to resize, which only discards
  /// its glyphs.
  private static let largeFile = 4 << 20
  private static let placesOfLargeFile = 4
  private static let placesOfSmallFile = 6

  mutating func font(_ face: FontCatalog.Face, _ cut: Size) -> OpenFont? {
    uses += 1
    if let found = places[face]?.firstIndex(where: { $0.cut == cut }) {
      places[face]?[found].lastUsed = uses
      return places[face]?[found].font
    }
    guard let file = file(face.path) else { return nil }
    if let resized = resize(face, to: cut, allowed: Self.placesAllowed(file)) { return resized }
    guard let font = OpenFont(file: file, face: face, cut: cut) else {
      files[face.path] = .some(nil)
      return nil
    }
    places[face, default: []].append(Entry(cut: cut, font: font, lastUsed: uses))
    return font
  }

  private static func placesAllowed(_ file: FontFile) -> Int {
    file.count > largeFile ? placesOfLargeFile : placesOfSmallFile
  }

  /// Returns the least recently used font, resized; `nil` as long as another may be opened.
  private mutating func resize(_ face: FontCatalog.Face, to cut: Size, allowed: Int) -> OpenFont? {
    guard let taken = places[face], taken.count >= allowed,
      let oldest = taken.indices.min(by: { taken[$0].lastUsed < taken[$1].lastUsed }),
      taken[oldest].font.resize(to: cut)
    else { return nil }
    places[face]?[oldest].cut = cut
    places[face]?[oldest].lastUsed = uses
    return taken[oldest].font
  }

  private mutating func file(_ path: String) -> FontFile? {
    if let file = files[path] { return file }
    let file = FontFile(path: path)
    files[path] = .some(file)
    return file
  }
}
