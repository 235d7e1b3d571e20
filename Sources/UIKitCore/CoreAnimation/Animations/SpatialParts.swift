import Foundation
import Geometry

/// The decomposition of a transform: a scale, rotations around x, then y, then z, a translation, and a perspective.
///
/// A shear has no part of its own and is lost.
struct SpatialParts {
  fileprivate typealias Row = SIMD3<Double>

  var scale: SIMD3<Double>
  /// The angles of rotation, in radians.
  var angles: SIMD3<Double>
  var move: SIMD3<Double>
  /// The last column of the perspective that follows all other parts.
  private var perspective: SIMD4<Double>

  /// Decomposes a transform.
  ///
  /// - Source: with R the rotation's rows, `y = −asin r₁₃`, `x = atan2(r₂₃, r₃₃)`, `z = atan2(r₁₂, r₁₁)`.
  init(_ t: CATransform3D) {
    let rows = [Row(t.m11, t.m12, t.m13), Row(t.m21, t.m22, t.m23), Row(t.m31, t.m32, t.m33)]
    var lengths = rows.map { ($0 * $0).sum().squareRoot() }
    let cross = rows[1].cross(rows[2])
    // A reflection counts as a negative scale along x.
    if (rows[0] * cross).sum() < 0 { lengths[0] = -lengths[0] }
    let axes = [Row(x: 1, y: 0, z: 0), Row(x: 0, y: 1, z: 0), Row(x: 0, y: 0, z: 1)]
    let turned = (0..<3).map { lengths[$0] == 0 ? axes[$0] : rows[$0] / lengths[$0] }
    scale = SIMD3(lengths[0], lengths[1], lengths[2])
    angles = SIMD3(
      atan2(turned[1].z, turned[2].z), -asin(Swift.max(-1, Swift.min(1, turned[0].z))),
      atan2(turned[0].y, turned[0].x))
    move = Row(t.m41, t.m42, t.m43)
    // The last column is the product of the affine part and the perspective's column, so it is solved with the
    // transposed rotation.
    let seen = Row(t.m14, t.m24, t.m34)
    var column = Row.zero
    for row in 0..<3 where lengths[row] != 0 { column += turned[row] * (seen[row] / lengths[row]) }
    perspective = SIMD4(column.x, column.y, column.z, Double(t.m44) - (move * column).sum())
  }

  var matrix: CATransform3D {
    var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.x, 1, 0, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.y, 0, 1, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.z, 0, 0, 1))
    t = CATransform3DConcat(t, CATransform3DMakeTranslation(move.x, move.y, move.z))
    var seen = CATransform3DIdentity
    (seen.m14, seen.m24, seen.m34, seen.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    return CATransform3DConcat(t, seen)
  }
}

extension SIMD3<Double> {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Double(x), Double(y), Double(z)) }

  fileprivate func cross(_ other: Self) -> Self {
    Self(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}
