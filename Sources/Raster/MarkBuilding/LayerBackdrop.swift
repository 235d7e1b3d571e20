import Drawing
import Foundation
import Geometry

/// The pixels below a rotated or scaled layer in the layer's coordinates, which backdrops on the layer blur.
struct LayerBackdrop {
  private let geometry: LayerGeometry
  private let commands: [DrawCommand]
  /// The area of the device's pixels.
  private let bounds: PixelRect

  /// - Parameter bounds: The device area in which the layer is visible.
  init(of group: DrawGroup, in space: DeviceSpace, bounds: PixelRect) {
    geometry = LayerGeometry(group, in: space)
    commands = group.commands
    self.bounds = bounds
  }

  /// Returns the device's marks as a picture on the layer, under all of its backdrops.
  func tile(of backdrop: [Mark], plan: LayerPlan) -> Mark {
    let space = DeviceSpace(scale: plan.scale)
    let area = BackdropAreas(of: commands, in: space, clip: plan.region).extent
    let sheet = Bitmap(showing: backdrop, in: bounds)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.area)
    for y in area.y..<area.bottom {
      for x in area.x..<area.right {
        let point = CGPoint(x: (CGFloat(x) + 0.5) / plan.scale, y: (CGFloat(y) + 0.5) / plan.scale)
        pixels.append(geometry.devicePoint(of: point).map { sheet.sample($0, origin: bounds) } ?? 0)
      }
    }
    let tile = Tile(width: area.width, height: area.height, pixels: pixels)
    return Mark(bounds: area, content: .tile(tile, x: area.x, y: area.y, tint: nil))
  }
}

extension Bitmap {
  /// Returns the color interpolated between the four nearest pixels; pixels beyond the edges repeat the outermost
  /// ones.
  fileprivate func sample(_ point: CGPoint, origin: PixelRect) -> UInt32 {
    let x = min(max(Double(point.x) - Double(origin.x) - 0.5, 0), Double(width - 1))
    let y = min(max(Double(point.y) - Double(origin.y) - 0.5, 0), Double(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (across, down) = (UInt32((x - Double(left)) * 255), UInt32((y - Double(top)) * 255))
    let upper = mixed(from: pixels[top * width + left], to: pixels[top * width + right], level: across)
    let lower = mixed(from: pixels[bottom * width + left], to: pixels[bottom * width + right], level: across)
    return mixed(from: upper, to: lower, level: down)
  }
}
