import Drawing
import Foundation
import Geometry
import Typography

/// The blurred opacity of commands, to be filled with a color.
struct ContentShadowMask {
  /// The mask, in whole pixels relative to the key's origin.
  let mask: GlyphPixels.Mask

  struct Key: Hashable {
    var commands: [DrawCommand]
    var scale: Double
    /// The subpixel position of the commands' origin, in 1/256.
    var x: Int
    var y: Int
    /// The standard deviation of the Gaussian in 1/256 pixels.
    var deviation: Int
    /// The pixels that the commands may touch, relative to the origin.
    var content: PixelRect
    /// The wanted pixels, relative to the origin.
    var region: PixelRect

    /// Commands are compared but not hashed: few shadows have the same areas.
    func hash(into hasher: inout Hasher) {
      hasher.combine(x)
      hasher.combine(y)
      hasher.combine(deviation)
      hasher.combine(region)
    }
  }

  init(_ key: Key, cache: inout ResourceCache) {
    let reach = ShadowMask.reach(deviation: key.deviation)
    let field = key.region.outset(by: reach).intersection(key.content.outset(by: reach))
    var builder = MarkBuilder(wanted: field)
    let space = DeviceSpace(scale: key.scale, x: key.x, y: key.y)
    builder.add(key.commands, in: space, clip: field, cache: &cache)
    let drawn = Bitmap(showing: builder.marks, in: field)
    var bytes = drawn.pixels.map { UInt8($0 >> 24) }
    if reach > 0 { ShadowMask.blur(&bytes, width: field.width, height: field.height, deviation: key.deviation) }
    let area = key.region.intersection(field)
    let coverage = (area.y..<area.bottom).flatMap { y in
      let start = (y - field.y) * field.width + area.x - field.x
      return bytes[start..<(start + area.width)]
    }
    mask = GlyphPixels.Mask(x: area.x, y: area.y, width: area.width, height: area.height, coverage: coverage)
  }
}

extension MarkBuilder {
  /// The number of pixels above which only the visible part of a shadow is made.
  private static let wholeShadow = 1 << 21

  mutating func add(
    contentShadow shadow: ContentShadow, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache
  ) {
    let packed = shadow.color.packed
    guard packed >> 24 > 0 else { return }
    let moved = space.moved(by: CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
    let deviation = min(space.fixed(FiniteGeometry.length(shadow.blurRadius)), ShadowCoverage.maximumDeviation)
    let content = moved.cover(DrawCommand.bounds(of: shadow.commands))
    var region = content.outset(by: ShadowMask.reach(deviation: deviation))
    if region.area > Self.wholeShadow { region = region.intersection(bounds) }
    guard !region.isEmpty else { return }
    let (x, y) = (moved.x >> 8, moved.y >> 8)
    let mask = cache.contentShadow(
      ContentShadowMask.Key(
        commands: shadow.commands, scale: space.scale, x: moved.x & 255, y: moved.y & 255, deviation: deviation,
        content: content.offset(x: -x, y: -y), region: region.offset(x: -x, y: -y)))
    let rect = PixelRect(x: x + mask.x, y: y + mask.y, width: mask.width, height: mask.height)
    append(.mask(mask, x: rect.x, y: rect.y, packed), bounds.intersection(rect))
  }
}
