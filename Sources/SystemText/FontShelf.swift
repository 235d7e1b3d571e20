import CSDL2TTF
import Foundation

/// Open fonts, a few sizes of each face; the size not used for the longest time gives way to a new one.
///
/// To be used within ``FontLibrary/exclusively(_:)`` only.
struct FontShelf {
  /// What a face is opened at.
  struct Cut: Hashable {
    /// Of a pixel.
    var eighths: Int32
    /// Dots an inch horizontally; 9 for letters as wide as they were drawn.
    var across: UInt32

    init(size: CGFloat, across: UInt32) {
      eighths = Int32((size * OpenFont.sizeSteps).rounded())
      self.across = across
    }
  }

  private struct Place {
    var cut: Cut
    var font: OpenFont
    var lastUsed: Int
  }

  private var places: [FontCatalog.Face: [Place]] = [:]
  /// nil where the file cannot be read.
  private var files: [String: FontFile?] = [:]
  private var uses = 0

  /// A large collection takes 2 ms to open and next to none to resize; it only forgets its letters.
  private static let largeFile = 4 << 20
  private static let placesOfLargeFile = 4
  private static let placesOfSmallFile = 6

  mutating func font(_ face: FontCatalog.Face, _ cut: Cut) -> OpenFont? {
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
    places[face, default: []].append(Place(cut: cut, font: font, lastUsed: uses))
    return font
  }

  private static func placesAllowed(_ file: FontFile) -> Int {
    file.count > largeFile ? placesOfLargeFile : placesOfSmallFile
  }

  /// nil as long as there are free places.
  private mutating func resize(_ face: FontCatalog.Face, to cut: Cut, allowed: Int) -> OpenFont? {
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
