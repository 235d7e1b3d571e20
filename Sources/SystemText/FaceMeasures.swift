import Foundation

/// The measures of a face in the size for measuring, in which a unit of its design is a pixel, so that all advances
/// are whole.
struct FaceMeasures {
  /// The size, in pixels.
  let size: CGFloat
  /// The extent of the blank text around measured text, in pixels.
  let spaceExtent: Int
  /// Whether the face has all printable ASCII characters.
  let hasASCII: Bool
  /// The widths of words, in pixels.
  let words = WordWidths()

  /// Measures a face that is open in the size.
  init(_ font: OpenFont, size: CGFloat) {
    self.size = size
    spaceExtent = font.extent(of: font.space)
    hasASCII = (UInt8(0x20)...0x7E).allSatisfy { font.provides(Unicode.Scalar($0)) }
  }
}
