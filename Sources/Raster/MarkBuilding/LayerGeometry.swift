import Drawing
import Foundation
import Geometry

/// A map from device pixels to the pixels of a layer's texture.
enum LayerMap {
  case flat(AffineMap)
  case projective(ProjectiveMap)
}

/// The transform of a group's content to the device: first the linear part, in points, then the translation, in 1/256
/// pixels.
struct LayerGeometry {
  private let space: DeviceSpace
  /// The transform from content to points around the group's origin.
  private let turn: CGAffineTransform
  /// The perspective transform to the same points; `nil` if there is none.
  private let projection: ProjectionTransform?
  private let x: Int
  private let y: Int

  init(_ group: DrawGroup, in space: DeviceSpace) {
    self.space = space
    var linear = group.transform
    (linear.tx, linear.ty) = (0, 0)
    turn = linear
    projection = group.projection?.concatenating(linear)
    x = space.x + space.fixed(group.transform.tx)
    y = space.y + space.fixed(group.transform.ty)
  }

  /// Returns the part of the content that can reach the clip, in points.
  func pointsSeen(in clip: PixelRect) -> CGRect {
    let scale = CGFloat(space.scale)
    let device = CGRect(
      x: (CGFloat(clip.x) - CGFloat(x) / 256) / scale, y: (CGFloat(clip.y) - CGFloat(y) / 256) / scale,
      width: CGFloat(clip.width) / scale, height: CGFloat(clip.height) / scale)
    return projection.map { device.applying($0.inverted()) } ?? device.applying(turn.inverted())
  }

  /// Returns a point in device pixels, or `nil` if it is behind the viewer.
  func devicePoint(of point: CGPoint) -> CGPoint? {
    if let projection, projection.divisor(at: point) <= 0 { return nil }
    let turned = projection.map { point.applying($0) } ?? point.applying(turn)
    let scale = CGFloat(space.scale)
    let device = CGPoint(x: turned.x * scale + CGFloat(x) / 256, y: turned.y * scale + CGFloat(y) / 256)
    return device.x.isFinite && device.y.isFinite ? device : nil
  }

  /// Returns the number of times that a texture of `scale` pixels per point is halved before it is drawn here.
  func halvings(of content: CGRect, scale: Double) -> LayerPlan.Halvings {
    let ratio = CGFloat(space.scale / scale)
    let steps = projection?.largestSteps(over: content) ?? ProjectionTransform(turn).largestSteps(over: content)
    return LayerPlan.Halvings(x: Self.halvings(steps.x * ratio), y: Self.halvings(steps.y * ratio))
  }

  /// Returns the number of halvings, at most twelve, which reduce the largest layer to a few pixels.
  private static func halvings(_ shrink: CGFloat) -> Int {
    var count = 0
    var reached = shrink
    while reached < 0.5, count < 12 {
      reached *= 2
      count += 1
    }
    return count
  }

  /// - Returns: `nil` if the transform flattens the content.
  func map(of content: CGRect, scale: Double, halvings: LayerPlan.Halvings) -> LayerMap? {
    let ratio = CGFloat(space.scale / scale)
    let (stepX, stepY) = (ratio * CGFloat(1 << halvings.x), ratio * CGFloat(1 << halvings.y))
    guard let projection else {
      let toDevice = CGAffineTransform(
        a: turn.a * stepX, b: turn.b * stepX, c: turn.c * stepY, d: turn.d * stepY, tx: 0, ty: 0)
      return AffineMap(linear: toDevice, x: x, y: y).map { .flat($0) }
    }
    let toPoints = CGAffineTransform(
      scaleX: CGFloat(1 << halvings.x) / CGFloat(scale), y: CGFloat(1 << halvings.y) / CGFloat(scale))
    let toPixels = CGAffineTransform(scaleX: CGFloat(space.scale), y: CGFloat(space.scale))
    let toDevice = ProjectionTransform(toPoints).concatenating(projection).concatenating(toPixels)
    let cover = DeviceSpace(scale: scale).cover(content)
    let extent = PixelRect(
      left: (cover.x >> halvings.x) - 1, top: (cover.y >> halvings.y) - 1, right: (cover.right >> halvings.x) + 2,
      bottom: (cover.bottom >> halvings.y) + 2)
    return ProjectiveMap(toDevice, x: x, y: y, extent: extent).map { .projective($0) }
  }
}

extension ProjectionTransform {
  /// Returns the largest distance in the projection between points that are one apart along the content's x or y axis.
  ///
  /// The distance is largest at a corner, where the content is nearest to the viewer. Content that extends behind the
  /// viewer is treated as being at the nearest distance.
  fileprivate func largestSteps(over content: CGRect) -> (x: CGFloat, y: CGFloat) {
    if let affine {
      return (
        (affine.a * affine.a + affine.b * affine.b).squareRoot(),
        (affine.c * affine.c + affine.d * affine.d).squareRoot()
      )
    }
    let (right, bottom) = (content.origin.x + content.size.width, content.origin.y + content.size.height)
    var largest = (x: CGFloat.zero, y: CGFloat.zero)
    for x in [content.origin.x, right] {
      for y in [content.origin.y, bottom] {
        let w = divisor(at: CGPoint(x: x, y: y))
        guard w > 0 else { return (1, 1) }
        let seen = CGPoint(x: x, y: y).applying(self)
        let (ax, ay) = (m11 - seen.x * m13, m12 - seen.y * m13)
        let (bx, by) = (m21 - seen.x * m23, m22 - seen.y * m23)
        let (stepX, stepY) = ((ax * ax + ay * ay).squareRoot() / w, (bx * bx + by * by).squareRoot() / w)
        if stepX > largest.x { largest.x = stepX }
        if stepY > largest.y { largest.y = stepY }
      }
    }
    return largest
  }
}
