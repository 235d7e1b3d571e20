public import Foundation

/// The gate at which non-finite and absurd numbers are stopped, once, where they enter.
///
/// Foundation's rectangle predicates trap on NaN, and a product of two absurd but finite numbers is infinite. Ten
/// million points is 25,000 phone screens.
@frozen @usableFromInline
package enum FiniteGeometry {
  @inlinable package static var limit: CGFloat { 1e9 }

  /// `value`, or the nearest number that geometry can use: NaN becomes 0, the rest is clamped to ± `limit`.
  @inlinable
  package static func coordinate(_ value: CGFloat) -> CGFloat {
    guard !value.isNaN else { return 0 }
    return value > limit ? limit : (value < -limit ? -limit : value)
  }

  /// As ``coordinate(_:)``, and never negative.
  @inlinable
  package static func length(_ value: CGFloat) -> CGFloat {
    let finite = coordinate(value)
    return finite > 0 ? finite : 0
  }
}

extension CGPoint {
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
  package var finite: CGPoint { CGPoint(x: FiniteGeometry.coordinate(x), y: FiniteGeometry.coordinate(y)) }

  @inlinable
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
  @inlinable
  package static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
}

extension CGSize {
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
  package var finite: CGSize { CGSize(width: FiniteGeometry.length(width), height: FiniteGeometry.length(height)) }
}

extension CGRect {
  @inlinable package var isFinite: Bool { origin.isFinite && size.isFinite }
  package var finite: CGRect { CGRect(origin: origin.finite, size: size.finite) }
  package var center: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
