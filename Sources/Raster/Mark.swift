import Typography

/// A command made ready for the pixels of one frame: device coordinates, packed colours, resolved tiles and masks.
/// Painting it needs nothing else, so that any part of it can be painted, in any order, with the same result.
struct Mark {
  /// Nothing outside is touched.
  let bounds: PixelRect
  let content: Content

  indirect enum Content {
    case fill(ShapeCoverage, UInt32)
    case border(outer: ShapeCoverage, inner: ShapeCoverage, UInt32)
    case gradient(ShapeCoverage, GradientRamp)
    case shadow(ShadowCoverage, UInt32)
    case tile(Tile, x: Int, y: Int, tint: UInt32?)
    case texture(Texture, AffineMap, level: UInt32, tint: UInt32?)
    case mask(GlyphPixels.Mask, x: Int, y: Int, UInt32)
    case picture(GlyphPixels.Picture, x: Int, y: Int, level: UInt32)
    /// The children, limited to the shape.
    case clip(ShapeCoverage, [Mark])
    /// The children together, at `level` / 255 of their strength.
    case fade([Mark], level: UInt32)
  }

  /// The pixels after which nothing painted earlier shows.
  var opaqueArea: PixelRect {
    switch content {
    case .fill(let coverage, let color) where color >> 24 == 255: coverage.solid.intersection(bounds)
    case .tile(let tile, _, _, nil) where tile.isOpaque: bounds
    case .gradient(let coverage, let ramp) where ramp.isOpaque: coverage.solid.intersection(bounds)
    case .clip(let coverage, let marks):
      marks.reduce(.empty) { $1.opaqueArea.area > $0.area ? $1.opaqueArea : $0 }
        .intersection(coverage.solid).intersection(bounds)
    default: .empty
    }
  }
}

/// A picture at the size it has on the device, to be copied pixel for pixel.
final class Tile: Sendable {
  let width: Int
  let height: Int
  let pixels: [UInt32]
  let isOpaque: Bool

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }
}
