package import Foundation

/// A 3×3 projective transform of the plane, with row vectors on the left: `[x y 1] × M`, divided by the last entry.
///
/// It is the part of a ``CATransform3D`` that affects a flat layer viewed along the z axis. A point whose divisor is
/// not positive is beside or behind the viewer and invisible.
package struct ProjectionTransform: Hashable, Sendable {
  /// The first row: the effect of x.
  package var m11, m12, m13: CGFloat
  /// The second row: the effect of y.
  package var m21, m22, m23: CGFloat
  /// The third row: the translation and the divisor's constant.
  package var m31, m32, m33: CGFloat

  /// Creates a transform from its entries, row by row.
  package init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m31: CGFloat, m32: CGFloat,
    m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// Creates a transform without perspective.
  package init(_ t: CGAffineTransform) {
    self.init(m11: t.a, m12: t.b, m13: 0, m21: t.c, m22: t.d, m23: 0, m31: t.tx, m32: t.ty, m33: 1)
  }

  /// Creates the projection of the plane z = 0.
  package init(_ t: CATransform3D) {
    self.init(
      m11: t.m11, m12: t.m12, m13: t.m14, m21: t.m21, m22: t.m22, m23: t.m24, m31: t.m41, m32: t.m42, m33: t.m44)
  }

  /// The transform that changes nothing.
  package static let identity = ProjectionTransform(.identity)

  /// The equivalent affine transform; `nil` if the transform has perspective.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Whether all entries are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// The determinant, which is zero if the transform flattens the plane.
  package var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether the transform is invertible; that of a card seen edge-on is not.
  package var isInvertible: Bool { isFinite && determinant.isNormal }

  /// Returns the product `self × other`, a transform that applies `self` first.
  package func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    let o = other
    return ProjectionTransform(
      m11: m11 * o.m11 + m12 * o.m21 + m13 * o.m31, m12: m11 * o.m12 + m12 * o.m22 + m13 * o.m32,
      m13: m11 * o.m13 + m12 * o.m23 + m13 * o.m33,
      m21: m21 * o.m11 + m22 * o.m21 + m23 * o.m31, m22: m21 * o.m12 + m22 * o.m22 + m23 * o.m32,
      m23: m21 * o.m13 + m22 * o.m23 + m23 * o.m33,
      m31: m31 * o.m11 + m32 * o.m21 + m33 * o.m31, m32: m31 * o.m12 + m32 * o.m22 + m33 * o.m32,
      m33: m31 * o.m13 + m32 * o.m23 + m33 * o.m33)
  }

  /// Returns the product `self × other`, a transform that applies `self` first.
  package func concatenating(_ other: CGAffineTransform) -> ProjectionTransform {
    concatenating(ProjectionTransform(other))
  }

  /// Returns the exact inverse, which maps visible points to visible points; `self` if there is none, as
  /// `CGAffineTransform` does.
  package func inverted() -> ProjectionTransform {
    if m33 == 1, let affine { return ProjectionTransform(affine.inverted()) }
    guard isInvertible else { return self }
    let d = determinant
    return ProjectionTransform(
      m11: (m22 * m33 - m23 * m32) / d, m12: (m13 * m32 - m12 * m33) / d, m13: (m12 * m23 - m13 * m22) / d,
      m21: (m23 * m31 - m21 * m33) / d, m22: (m11 * m33 - m13 * m31) / d, m23: (m13 * m21 - m11 * m23) / d,
      m31: (m21 * m32 - m22 * m31) / d, m32: (m12 * m31 - m11 * m32) / d, m33: (m11 * m22 - m12 * m21) / d)
  }

  /// Returns the divisor of a point's coordinates, its distance from the viewer. It is positive for visible points.
  package func divisor(at point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }
}

extension CGPoint {
  /// Returns the projected point; the mirrored point for one behind the viewer. Always finite.
  package func applying(_ t: ProjectionTransform) -> CGPoint {
    let w = t.divisor(at: self)
    return CGPoint(x: (x * t.m11 + y * t.m21 + t.m31) / w, y: (x * t.m12 + y * t.m22 + t.m32) / w).finite
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the visible part of this one: empty if all of it is behind the
  /// viewer, the whole plane if it extends from before to behind the viewer.
  package func applying(_ t: ProjectionTransform) -> CGRect {
    if let affine = t.affine { return applying(affine) }
    let corners = [
      origin, CGPoint(x: origin.x + size.width, y: origin.y), CGPoint(x: origin.x, y: origin.y + size.height),
      CGPoint(x: origin.x + size.width, y: origin.y + size.height),
    ]
    let seen = corners.filter { t.divisor(at: $0) > 0 }
    guard let first = seen.first?.applying(t) else { return CGRect(origin: origin.finite, size: .zero) }
    guard seen.count == corners.count else { return .plane }
    var (low, high) = (first, first)
    for corner in seen.dropFirst().map({ $0.applying(t) }) {
      low = CGPoint(x: Swift.min(low.x, corner.x), y: Swift.min(low.y, corner.y))
      high = CGPoint(x: Swift.max(high.x, corner.x), y: Swift.max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The rectangle of all valid coordinates.
  package static let plane = CGRect(
    x: -FiniteGeometry.limit, y: -FiniteGeometry.limit, width: 2 * FiniteGeometry.limit,
    height: 2 * FiniteGeometry.limit)
}
