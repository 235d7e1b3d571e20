/// A picture: premultiplied 0xAARRGGBB pixels, rows from the top, no padding. Immutable and compared by identity, so that
/// comparing two display lists never compares pixels.
package final class ImagePixels: Sendable, Hashable {
  private enum Content {
    case kept([UInt32])
    case made(any PixelSource)
  }

  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Whether all pixels are opaque, so that copies need no blending.
  package let isOpaque: Bool
  /// The name in text dumps: the asset's name, or a description of the picture's origin.
  package let name: String
  private let content: Content

  /// Creates a picture that keeps its pixels.
  ///
  /// - Precondition: `pixels.count == width * height`.
  package init(width: Int, height: Int, pixels: [UInt32], name: String) {
    precondition(
      pixels.count == width * height,
      "\(name): \(width)×\(height) needs \(width * height) pixels, got \(pixels.count)")
    self.width = width
    self.height = height
    self.name = name
    content = .kept(pixels)
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }

  /// Creates a picture whose pixels are made when they are needed.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether all pixels are opaque.
  ///   - source: The origin of exactly `width * height` pixels.
  package init(width: Int, height: Int, isOpaque: Bool, name: String, source: any PixelSource) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.name = name
    content = .made(source)
  }

  /// The pixels, row by row from the top. They may have to be decoded, so a loop reads them once before it begins.
  package var pixels: [UInt32] {
    switch content {
    case .kept(let pixels): pixels
    case .made(let source): source.pixels
    }
  }

  package static func == (left: ImagePixels, right: ImagePixels) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
