import Foundation
import Geometry

extension LayerTransform {
  /// Returns the interpolated transform. Affine ones are interpolated as rotation, scale and translation, so that a
  /// rotating layer does not shrink.
  ///
  /// - Fidelity: approximated; transforms with depth are interpolated entry by entry.
  static func mix(_ from: LayerTransform, _ to: LayerTransform, share: CGFloat) -> LayerTransform {
    if case .spatial = from { return .spatial(.mix(from.matrix, to.matrix, share: share)) }
    if case .spatial = to { return .spatial(.mix(from.matrix, to.matrix, share: share)) }
    return LayerTransform(CGAffineTransform.mix(from.flat, to.flat, share: share))
  }
}

/// An affine transform as a scale and a shear, followed by a rotation and a translation.
struct AffineParts {
  var angle: CGFloat
  var scaleX: CGFloat
  var shear: CGFloat
  var scaleY: CGFloat
  var move: CGPoint

  init(_ t: CGAffineTransform) {
    scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    // If the first row is zero, the direction of the second row determines the rotation.
    angle = scaleX > 0 ? atan2(t.b, t.a) : atan2(-t.c, t.d)
    shear = t.c * cos(angle) + t.d * sin(angle)
    scaleY = t.d * cos(angle) - t.c * sin(angle)
    move = CGPoint(x: t.tx, y: t.ty)
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
      tx: move.x, ty: move.y)
  }
}

extension CGAffineTransform {
  fileprivate static func mix(_ from: CGAffineTransform, _ to: CGAffineTransform, share: CGFloat) -> CGAffineTransform {
    let (start, end) = (AffineParts(from), AffineParts(to))
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    // The rotation takes the shorter direction.
    let turn = remainder(end.angle - start.angle, 2 * .pi)
    var mixed = start
    mixed.angle = start.angle + turn * share
    (mixed.scaleX, mixed.scaleY) = (mix(start.scaleX, end.scaleX), mix(start.scaleY, end.scaleY))
    mixed.shear = mix(start.shear, end.shear)
    mixed.move = CGPoint(x: mix(start.move.x, end.move.x), y: mix(start.move.y, end.move.y))
    return mixed.transform
  }
}

extension CATransform3D {
  fileprivate static func mix(_ from: CATransform3D, _ to: CATransform3D, share: CGFloat) -> CATransform3D {
    func mix(_ entry: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      from[keyPath: entry] + (to[keyPath: entry] - from[keyPath: entry]) * share
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}
