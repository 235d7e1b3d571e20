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
  let halvings: Halvings
  private let map: LayerMap

  /// How often a texture is halved before it is sampled: beyond a half, four neighbours miss pixels.
  struct Halvings: Equatable {
    var x: Int
    var y: Int
  }

  /// Up to this many pixels the whole layer is painted, and serves as long as the content stays the same.
  private static let wholeLayer = 1 << 22

  /// - Parameter clip: What of the device can be seen.
  /// - Returns: nil when nothing can be seen.
  init?(_ group: DrawGroup, in space: DeviceSpace, clip: PixelRect) {
    let place = LayerPlace(group, in: space)
    let content = DrawCommand.bounds(of: group.commands)
    let seen = place.pointsSeen(in: clip)
    var scale = space.scale
    var region = PixelRect.empty
    // Absurdly large content is painted coarser, as often as it takes.
    repeat {
      region = DeviceSpace(scale: scale).cover(content)
      if region.area > Self.wholeLayer {
        region = region.intersection(DeviceSpace(scale: scale).cover(seen).outset(by: 2))
      }
      guard !region.isEmpty else { return nil }
      if region.area <= Bitmap.maximumArea / 4 { break }
      scale /= 2
    } while true
    halvings = place.halvings(of: content, scale: scale)
    guard let map = place.map(of: content, scale: scale, halvings: halvings) else { return nil }
    (self.scale, self.region, self.map) = (scale, region.outset(by: 1), map)
  }

  /// - Parameter ground: What glass among the commands shows; nil where there is none.
  func paint(_ commands: [DrawCommand], over ground: Mark?, cache: inout ResourceCache) -> Texture {
    var bitmap = Bitmap(width: region.width, height: region.height)
    let content = region.outset(by: -1)
    var builder = MarkBuilder(wanted: content, ground: ground.map { [$0] })
    builder.add(commands, in: DeviceSpace(scale: scale), clip: content, cache: &cache)
    _ = bitmap.withCanvas(originX: region.x, originY: region.y) { canvas in
      for mark in builder.marks { mark.paint(on: canvas, in: content) }
    }
    var texture = Texture(
      width: region.width, height: region.height, pixels: bitmap.pixels, originX: region.x, originY: region.y)
    for step in 0..<max(halvings.x, halvings.y) {
      texture = texture.halved(x: step < halvings.x, y: step < halvings.y)
    }
    return texture
  }

  /// What draws the painted texture.
  func content(_ texture: Texture, level: UInt32) -> Mark.Content {
    switch map {
    case .flat(let map): .texture(texture, map, level: level, tint: nil)
    case .projective(let map): .projected(texture, map, level: level)
    }
  }
}
