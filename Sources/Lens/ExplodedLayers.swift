package import Drawing
package import Foundation
import Geometry

/// The layers of a screen in a parallel projection, each in front of the one that contains it.
package struct ExplodedLayers {
  private let layers: [FlatLayer]
  private let size: CGSize
  private let projection: ParallelProjection
  /// The distance between a layer and the one that contains it, in points.
  private let step: CGFloat

  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - direction: The position of the viewer, -1 to 1 from left to right and from top to bottom.
  package init(_ layers: [FlatLayer], size: CGSize, direction: CGPoint) {
    (self.layers, self.size) = (layers, size)
    let deepest = CGFloat(layers.map(\.depth).max() ?? 0)
    step = min(36, max(size.width, size.height) * 0.7 / max(1, deepest))
    projection = ParallelProjection(
      yaw: -direction.x * .pi / 3, pitch: direction.y * .pi / 3, box: size, depth: step * deepest)
  }

  /// The drawing, over everything that was there.
  var commands: [DrawCommand] {
    let screen = RoundedRect(CGRect(origin: .zero, size: size))
    let ground = Color(red: 0.13, green: 0.14, blue: 0.17)
    return [.fill(screen, ground)] + order.map { drawing(of: layers[$0]) }
  }

  /// The indices of the layers from back to front.
  private var order: [Int] { layers.indices.sorted { (layers[$0].depth, $0) < (layers[$1].depth, $1) } }

  /// Returns the index of the frontmost layer that is drawn at a point of the screen; `nil` if there is none.
  package func index(at point: CGPoint) -> Int? {
    order.last { index in
      let toScreen = layers[index].transform.concatenating(plane(of: layers[index].depth))
      // A plane that is seen from its edge covers nothing.
      guard abs(toScreen.a * toScreen.d - toScreen.b * toScreen.c) > 1e-9 else { return false }
      return layers[index].bounds.holds(point.applying(toScreen.inverted()))
    }
  }

  /// Returns the transform from the flat screen to the plane of a depth.
  func plane(of depth: Int) -> CGAffineTransform { projection.plane(at: CGFloat(depth) * step) }

  private func drawing(of layer: FlatLayer) -> DrawCommand {
    let edge = DrawCommand.border(
      RoundedRect(layer.bounds), width: 0.75, Color(red: 0.25, green: 0.55, blue: 1, alpha: 0.8))
    let toScreen = layer.transform.concatenating(plane(of: layer.depth))
    return .group(DrawGroup(transform: toScreen, commands: layer.commands + [edge]))
  }
}

/// A projection of planes that are parallel to the screen, without perspective, fitted into the screen.
struct ParallelProjection {
  private let angles: (yaw: CGFloat, pitch: CGFloat)
  private let box: CGSize
  private let depth: CGFloat
  private var scale: CGFloat = 1

  /// - Parameters:
  ///   - yaw: The turn around the vertical axis, in radians.
  ///   - pitch: The turn around the horizontal axis, in radians.
  ///   - box: The size of the planes; also that of the screen.
  ///   - depth: The distance between the first and the last plane.
  init(yaw: CGFloat, pitch: CGFloat, box: CGSize, depth: CGFloat) {
    (angles, self.box, self.depth) = ((yaw, pitch), box, depth)
    let half = (x: box.width / 2, y: box.height / 2, z: depth / 2)
    let away = half.z * abs(cos(yaw)) + half.x * abs(sin(yaw))
    let reach = CGSize(
      width: half.x * abs(cos(yaw)) + half.z * abs(sin(yaw)),
      height: half.y * abs(cos(pitch)) + away * abs(sin(pitch)))
    scale = 0.92 * min(box.width / 2 / max(reach.width, 1), box.height / 2 / max(reach.height, 1))
  }

  private func turned(x: CGFloat, y: CGFloat, z: CGFloat) -> CGPoint {
    let across = x * cos(angles.yaw) + z * sin(angles.yaw)
    let away = z * cos(angles.yaw) - x * sin(angles.yaw)
    return CGPoint(x: across, y: y * cos(angles.pitch) - away * sin(angles.pitch))
  }

  /// Returns the transform from a plane's coordinates to the screen's.
  ///
  /// - Parameter z: The plane's distance in front of the first one.
  func plane(at z: CGFloat) -> CGAffineTransform {
    let origin = turned(x: 0, y: 0, z: z - depth / 2)
    let (right, down) = (turned(x: 1, y: 0, z: 0), turned(x: 0, y: 1, z: 0))
    let turn = CGAffineTransform(a: right.x, b: right.y, c: down.x, d: down.y, tx: origin.x, ty: origin.y)
    return CGAffineTransform(translationX: -box.width / 2, y: -box.height / 2).concatenating(turn)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: box.width / 2, y: box.height / 2))
  }
}
