import Drawing
import Typography

/// A command prepared for the pixels of one frame: device coordinates, packed colors, resolved tiles and masks.
/// Painting needs nothing else, so any part of it can be painted, in any order, with the same result.
///
/// A class, because lists of marks are traversed many times in a frame.
final class Mark: Sendable {
  /// The pixels that the mark may touch.
  let bounds: PixelRect
  let content: Content
  /// The pixels that the mark covers completely, so that earlier marks are hidden.
  let opaqueArea: PixelRect

  init(bounds: PixelRect, content: Content) {
    self.bounds = bounds
    self.content = content
    opaqueArea = content.opaqueArea(in: bounds).intersection(bounds)
  }

  indirect enum Content: Sendable {
    case fill(ShapeCoverage, UInt32)
    case border(outer: ShapeCoverage, inner: ShapeCoverage, UInt32)
    case gradient(ShapeCoverage, GradientRamp)
    case shadow(ShadowCoverage, UInt32)
    /// A tile that replaces the pixels it covers.
    case backdrop(ShapeCoverage, Tile, x: Int, y: Int)
    case tile(Tile, x: Int, y: Int, tint: UInt32?)
    case texture(Texture, AffineMap, level: UInt32, tint: UInt32?)
    case projected(Texture, ProjectiveMap, level: UInt32)
    case mask(GlyphPixels.Mask, x: Int, y: Int, UInt32)
    case picture(GlyphPixels.Picture, x: Int, y: Int, level: UInt32)
    /// The children, clipped to a shape.
    case clip(ShapeCoverage, [Mark])
    /// The children as a group, at `level` / 255 of their opacity.
    case fade([Mark], level: UInt32)
    /// The first marks as a group, weighted by the alpha of the second.
    case masked([Mark], by: [Mark])
    /// The first marks as a group, combined with what is below by a mode, as far as the second are opaque.
    case blend([Mark], by: [Mark]?, BlendMode)
    /// Marks that are combined with what is below, as far as the second are opaque.
    case limited([Mark], to: [Mark])
  }
}

extension Mark.Content {
  /// Whether the result depends on what is below, other than by covering it.
  fileprivate var holdsBlend: Bool {
    switch self {
    case .blend, .limited: true
    case .clip(_, let marks): marks.contains { $0.content.holdsBlend }
    default: false
    }
  }

  fileprivate func opaqueArea(in bounds: PixelRect) -> PixelRect {
    switch self {
    case .fill(let coverage, let color) where color >> 24 == 255: coverage.solid
    case .gradient(let coverage, let ramp) where ramp.isOpaque: coverage.solid
    case .backdrop(let coverage, let tile, _, _) where tile.isOpaque: coverage.solid
    case .tile(let tile, let x, let y, nil) where tile.isOpaque:
      PixelRect(x: x, y: y, width: tile.width, height: tile.height)
    case .texture(let texture, let map, level: 255, tint: nil) where map.isUpright:
      map.pixels(in: bounds, within: texture.opaqueArea.offset(x: texture.originX, y: texture.originY))
    case .clip(let coverage, let marks) where !holdsBlend:
      marks.reduce(PixelRect.empty) { $1.opaqueArea.area > $0.area ? $1.opaqueArea : $0 }
        .intersection(coverage.solid)
    default: .empty
    }
  }
}
