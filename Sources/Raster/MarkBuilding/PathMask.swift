import Drawing
import Foundation
import Typography

/// A path's coverage of the device's pixels, to be filled with a color.
struct PathMask {
  /// The mask, in whole pixels relative to the key's origin.
  let mask: GlyphPixels.Mask

  struct Key: Hashable {
    var outline: Outline
    var drawingMode: PathCommand.DrawingMode
    var scale: Double
    /// The subpixel position of the outline's origin, in 1/256.
    var x: Int
    var y: Int
    /// The standard deviation of the Gaussian in 1/256 pixels; 0 for sharp edges.
    var deviation: Int
    /// The wanted pixels, relative to the origin.
    var region: PixelRect
  }

  init(_ key: Key, _ path: PathCommand) {
    let reach = key.deviation > 0 ? ShadowMask.reach(deviation: key.deviation) : 0
    let offset = CGPoint(x: CGFloat(key.x) / 256, y: CGFloat(key.y) / 256)
    let (polygons, rule) = path.polygons(scale: CGFloat(key.scale), offset: offset)
    // The margin for sharp corners is often unused, so the area is limited to the polygons.
    let area = key.region.intersection(Self.cover(of: polygons).outset(by: reach))
    let field = area.outset(by: reach)
    guard !area.isEmpty else {
      mask = GlyphPixels.Mask(x: 0, y: 0, width: 0, height: 0, coverage: [])
      return
    }
    let (left, top) = (CGFloat(field.x), CGFloat(field.y))
    let moved = polygons.map { $0.map { CGPoint(x: $0.x - left, y: $0.y - top) } }
    let grid = CoverageGrid(filling: moved, rule: rule, width: field.width, height: field.height)
    var bytes = grid.values.map { UInt8((max(0, min($0, 1)) * 255).rounded()) }
    if reach > 0 {
      ShadowMask.blur(&bytes, width: field.width, height: field.height, deviation: key.deviation)
      bytes = (reach..<(reach + area.height)).flatMap { y in
        let start: Int = y * field.width + reach
        return bytes[start..<(start + area.width)]
      }
    }
    mask = GlyphPixels.Mask(x: area.x, y: area.y, width: area.width, height: area.height, coverage: bytes)
  }

  /// Returns the pixels that polygons touch; polygons that are not finite are omitted, as they are when filled.
  private static func cover(of polygons: [[CGPoint]]) -> PixelRect {
    var cover: PixelRect?
    for polygon in polygons where polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      for point in polygon {
        let pixel = PixelRect(
          left: floor(point.x), top: floor(point.y), right: floor(point.x) + 1, bottom: floor(point.y) + 1)
        cover = cover?.enclosing(pixel) ?? pixel
      }
    }
    return cover ?? .empty
  }

  /// The limit of coordinates, beyond the pixels of every surface.
  private static let farthest: CGFloat = 16_777_216

  private static func floor(_ value: CGFloat) -> Int { Int(max(-farthest, min(farthest, value)).rounded(.down)) }
}

extension MarkBuilder {
  /// The number of pixels above which only the visible part of a path is drawn.
  private static let wholePath = 1 << 21

  mutating func add(path: PathCommand, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache) {
    let packed = path.color.packed
    guard packed >> 24 > 0 else { return }
    let (x, y) = (Shape.snap(space.originX(path.origin.x)), Shape.snap(space.originY(path.origin.y)))
    var region = space.cover(path.bounds).outset(by: 1)
    if region.area > Self.wholePath { region = bounds }
    let blur = path.blurRadius > 0 ? space.fixed(path.blurRadius) : 0
    let key = PathMask.Key(
      outline: path.outline, drawingMode: path.drawingMode, scale: space.scale, x: x & 255, y: y & 255,
      deviation: min(max(0, blur), ShadowCoverage.maximumDeviation), region: region.offset(x: -(x >> 8), y: -(y >> 8)))
    let mask = cache.path(key, path)
    let rect = PixelRect(x: (x >> 8) + mask.x, y: (y >> 8) + mask.y, width: mask.width, height: mask.height)
    append(.mask(mask, x: rect.x, y: rect.y, packed), bounds.intersection(rect))
  }
}
