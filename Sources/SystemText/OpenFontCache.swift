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

    /// The size in pixels.
    var pixels: CGFloat { CGFloat(eighths) / OpenFont.sizeSteps }

    init(size: CGFloat, across: UInt32) {
      eighths = Int32((size * OpenFont.sizeSteps).rounded())
      self.across = across
    }
  }

  private struct Entry {
    var fontSize: Size
    var font: OpenFont
    var lastUsed: Int
  }

  private var entriesByFace: [FontCatalog.Face: [Entry]] = [:]
  /// The font files; `nil` for one that cannot be read.
  private var files: [String: FontFile?] = [:]
  private var uses = 0

  /// The number of sizes at which a face is open: one for measuring, and one for drawing. Resizing takes hardly any time
  /// and only discards the glyphs.
  private static let sizesPerFace = 2
  /// The size of a large file. A face of a large collection takes 2 ms and 2.3 MB to open, so it has one size.
  private static let largeFile = 4 << 20

  mutating func font(_ face: FontCatalog.Face, _ fontSize: Size) -> OpenFont? {
    uses += 1
    if let found = entriesByFace[face]?.firstIndex(where: { $0.fontSize == fontSize }) {
      entriesByFace[face]?[found].lastUsed = uses
      return entriesByFace[face]?[found].font
    }
    guard let file = file(face.path) else { return nil }
    let allowed = file.count > Self.largeFile ? 1 : Self.sizesPerFace
    if let resized = resize(face, to: fontSize, allowed: allowed) { return resized }
    guard let font = OpenFont(file: file, face: face, fontSize: fontSize) else {
      files[face.path] = .some(nil)
      return nil
    }
    entriesByFace[face, default: []].append(Entry(fontSize: fontSize, font: font, lastUsed: uses))
    return font
  }

  /// Returns the units in which a face is designed; `nil` if it cannot be read.
  mutating func unitsPerEm(of face: FontCatalog.Face) -> Int? { file(face.path)?.unitsPerEm(ofFace: face.index) }

  /// Returns the least recently used font, resized; `nil` as long as another may be opened.
  private mutating func resize(_ face: FontCatalog.Face, to fontSize: Size, allowed: Int) -> OpenFont? {
    guard let taken = entriesByFace[face], taken.count >= allowed,
      let oldest = taken.indices.min(by: { taken[$0].lastUsed < taken[$1].lastUsed }),
      taken[oldest].font.resize(to: fontSize)
    else { return nil }
    entriesByFace[face]?[oldest].fontSize = fontSize
    entriesByFace[face]?[oldest].lastUsed = uses
    return taken[oldest].font
  }

  private mutating func file(_ path: String) -> FontFile? {
    if let file = files[path] { return file }
    let file = FontFile(path: path)
    files[path] = .some(file)
    return file
  }
}
