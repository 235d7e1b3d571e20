import Drawing
import Foundation
import Geometry

/// How a scaled or turned group becomes a texture: at which resolution, which part of it, and how it then gets to the
/// device.
struct LayerPlan {
  /// Pixels per point on the layer.
  let scale: Double
  /// Which pixels of the layer are painted.
  let region: PixelRect
  /// How often the texture is halved before it is sampled: beyond a half, four neighbours miss pixels.
  let halvingsX: Int
  let halvingsY: Int
  let map: AffineMap

  /// Up to this many pixels the whole layer is painted, and serves as long as the content stays the same.
  private static let wholeLayer = 1 << 22

  /// - Parameter clip: What of the device can be seen.
  /// - Returns: nil when nothing can be seen.
  init?(_ group: DrawGroup, in space: DeviceSpace, clip: PixelRect) {
    let content = DrawCommand.bounds(of: group.commands)
    let transform = group.transform
    let x = space.x + space.fixed(transform.tx)
    let y = space.y + space.fixed(transform.ty)
    var scale = space.scale
    var region = PixelRect.empty
    // Absurdly large content is painted coarser, as often as it takes.
    repeat {
      let layer = DeviceSpace(scale: scale)
      let visible = Self.visible(clip, x: x, y: y, transform: transform, zoom: scale / space.scale)
      region = layer.cover(content)
      if region.area > Self.wholeLayer { region = region.intersection(visible) }
      guard !region.isEmpty else { return nil }
      if region.area <= Bitmap.maximumArea / 4 { break }
      scale /= 2
    } while true

    let shrinkX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let shrinkY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let ratio = CGFloat(space.scale / scale)
    halvingsX = Self.halvings(shrinkX * ratio)
    halvingsY = Self.halvings(shrinkY * ratio)
    let (stepX, stepY) = (ratio * CGFloat(1 << halvingsX), ratio * CGFloat(1 << halvingsY))
    let linear = CGAffineTransform(
      a: transform.a * stepX, b: transform.b * stepX, c: transform.c * stepY, d: transform.d * stepY, tx: 0, ty: 0)
    guard let map = AffineMap(linear: linear, x: x, y: y) else { return nil }
    (self.scale, self.region, self.map) = (scale, region.outset(by: 1), map)
  }

  func paint(_ commands: [DrawCommand], cache: inout ResourceCache) -> Texture {
    var bitmap = Bitmap(width: region.width, height: region.height)
    let content = region.outset(by: -1)
    var builder = MarkBuilder(wanted: content)
    builder.add(commands, in: DeviceSpace(scale: scale), clip: content, cache: &cache)
    _ = bitmap.withCanvas(originX: region.x, originY: region.y) { canvas in
      for mark in builder.marks { mark.paint(on: canvas, in: content) }
    }
    var texture = Texture(
      width: region.width, height: region.height, pixels: bitmap.pixels, originX: region.x, originY: region.y)
    for step in 0..<max(halvingsX, halvingsY) {
      texture = texture.halved(x: step < halvingsX, y: step < halvingsY)
    }
    return texture
  }

  /// Twelve halvings turn the largest layer into a few pixels.
  private static func halvings(_ shrink: CGFloat) -> Int {
    var count = 0
    var reached = shrink
    while reached < 0.5, count < 12 {
      reached *= 2
      count += 1
    }
    return count
  }

  /// The pixels of the layer that can reach the clip, with room for the halvings.
  private static func visible(
    _ clip: PixelRect, x: Int, y: Int, transform: CGAffineTransform, zoom: Double
  ) -> PixelRect {
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    let device = CGRect(
      x: Double(clip.x) - Double(x) / 256, y: Double(clip.y) - Double(y) / 256, width: Double(clip.width),
      height: Double(clip.height))
    let points = device.applying(linear.inverted())
    return DeviceSpace(scale: zoom).cover(points).outset(by: 2)
  }
}
