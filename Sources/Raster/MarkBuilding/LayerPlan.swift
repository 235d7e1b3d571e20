import Drawing
import Foundation
import Geometry

/// The plan for painting a scaled or rotated group as a texture: its resolution, the part to paint, and the map to the
/// device.
struct LayerPlan {
  /// The pixels per point of the layer.
  let scale: Double
  /// The pixels of the layer that are painted.
  let region: PixelRect
  let halvings: Halvings
  private let map: LayerMap

  /// The number of times that a texture is halved before sampling: below half size, four neighbors miss pixels.
  struct Halvings: Equatable {
    var x: Int
    var y: Int
  }

  /// The number of pixels up to which the whole layer is painted, so that it can be reused while the content is
  /// unchanged.
  private static let wholeLayer = 1 << 22

  /// - Parameter clip: The visible part of the device.
  /// - Returns: `nil` if no part of the group is visible.
  init?(_ group: DrawGroup, in space: DeviceSpace, clip: PixelRect) {
    let geometry = LayerGeometry(group, in: space)
    let content = DrawCommand.bounds(of: group.commands)
    let seen = geometry.pointsSeen(in: clip)
    var scale = space.scale
    var region = PixelRect.empty
    // Extremely large content is painted at lower and lower resolution until it fits.
    repeat {
      region = DeviceSpace(scale: scale).cover(content)
      if region.area > Self.wholeLayer {
        region = region.intersection(DeviceSpace(scale: scale).cover(seen).outset(by: 2))
      }
      guard !region.isEmpty else { return nil }
      if region.area <= Bitmap.maximumArea / 4 { break }
      scale /= 2
    } while true
    halvings = geometry.halvings(of: content, scale: scale)
    guard let map = geometry.map(of: content, scale: scale, halvings: halvings) else { return nil }
    (self.scale, self.region, self.map) = (scale, region.outset(by: 1), map)
  }

  /// - Parameter backdrop: The pixels below the group, for backdrops among the commands; `nil` if there is none.
  func paint(_ commands: [DrawCommand], over backdrop: Mark?, cache: inout ResourceCache) -> Texture {
    var bitmap = Bitmap(width: region.width, height: region.height)
    let content = region.outset(by: -1)
    var builder = MarkBuilder(wanted: content, backdropMarks: backdrop.map { [$0] })
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

  /// Returns the content of a mark that draws the painted texture.
  func content(_ texture: Texture, level: UInt32) -> Mark.Content {
    switch map {
    case .flat(let map): .texture(texture, map, level: level, tint: nil)
    case .projective(let map): .projected(texture, map, level: level)
    }
  }
}
