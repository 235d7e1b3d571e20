/// A decoded picture: premultiplied 0xAARRGGBB pixels, rows from the top, no padding. Immutable and compared by
/// identity, so that comparing two display lists never compares pixels.
package final class ImagePixels: Sendable, Hashable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels, row by row from the top.
  package let pixels: [UInt32]
  /// Whether all pixels are opaque, so that copies need no blending.
  package let isOpaque: Bool
  /// The name in text dumps: the asset's name, or a description of the picture's origin.
  package let name: String

  /// - Precondition: `pixels.count == width * height`.
  package init(width: Int, height: Int, pixels: [UInt32], name: String) {
    precondition(
      pixels.count == width * height,
      "\(name): \(width)×\(height) needs \(width * height) pixels, got \(pixels.count)")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.name = name
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }

  package static func == (left: ImagePixels, right: ImagePixels) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
