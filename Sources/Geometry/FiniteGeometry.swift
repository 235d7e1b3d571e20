public import Foundation

/// The validation of numbers where they enter the system, which replaces non-finite and extremely large ones.
///
/// Foundation's rectangle predicates trap on NaN, and a product of two extremely large but finite numbers is infinite.
@frozen @usableFromInline
package enum FiniteGeometry {
  /// The largest coordinate, 2⁵⁰ points or about 10¹⁵.
  ///
  /// At this magnitude a double still distinguishes quarters of a point, sums of eight such numbers stay within the 2⁵³
  /// up to which whole points are exact, and eight pixels per point in 1/256 of a pixel stay within an `Int`. An
  /// endless calendar scrolls in 10¹³ points.
  @inlinable package static var limit: CGFloat { 0x1p50 }

  /// The largest entry of a transform, by which coordinates are multiplied.
  @inlinable package static var factorLimit: CGFloat { 1e9 }

  /// Returns `value`, or the nearest number in the range of valid geometry: 0 for NaN, and otherwise clamped to ±
  /// `limit`.
  @inlinable
  package static func coordinate(_ value: CGFloat) -> CGFloat {
    guard !value.isNaN else { return 0 }
    return value > limit ? limit : (value < -limit ? -limit : value)
  }

  /// Returns the same as ``coordinate(_:)``, but at least 0.
  @inlinable
  package static func length(_ value: CGFloat) -> CGFloat {
    let finite = coordinate(value)
    return finite > 0 ? finite : 0
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
  /// The nearest point with valid coordinates.
  package var finite: CGPoint { CGPoint(x: FiniteGeometry.coordinate(x), y: FiniteGeometry.coordinate(y)) }

  /// Returns the sums of the coordinates.
  @inlinable
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
  /// Returns the differences of the coordinates.
  @inlinable
  package static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
}

extension CGSize {
  /// Whether both sides are finite.
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
  /// The nearest size with valid lengths, which are not negative.
  package var finite: CGSize { CGSize(width: FiniteGeometry.length(width), height: FiniteGeometry.length(height)) }
}

extension CGRect {
  /// Whether origin and size are finite.
  @inlinable package var isFinite: Bool { origin.isFinite && size.isFinite }
  /// The rectangle with the nearest valid origin and size.
  package var finite: CGRect { CGRect(origin: origin.finite, size: size.finite) }
  /// The point in the middle.
  package var center: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}
