public import Foundation

/// A half-open interval of one axis, `lower ..< upper`, in points.
///
/// This is the only definition of "visible": Foundation's `CGRect.intersects` returns `true` for rectangles that merely
/// touch, and traps on NaN.
@frozen @usableFromInline
package struct Interval: Hashable, Sendable {
  /// The lower bound.
  @usableFromInline package var lower: CGFloat
  /// The upper bound; the interval is empty unless it is above the lower one.
  @usableFromInline package var upper: CGFloat

  /// Creates an interval between two bounds.
  @inlinable
  package init(_ lower: CGFloat, _ upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }

  /// The distance from the lower bound to the upper one; negative or zero for an empty interval.
  @inlinable package var length: CGFloat { upper - lower }
  /// The value halfway between the bounds.
  package var mid: CGFloat { (lower + upper) / 2 }
  /// Whether the upper bound is not above the lower one, or either is NaN.
  package var isEmpty: Bool { !(upper > lower) }

  /// Returns whether a value is in the half-open interval; `false` for NaN.
  @inlinable
  package func contains(_ value: CGFloat) -> Bool { lower <= value && value < upper }

  /// Returns whether the two share more than an end point; `false` if a bound is NaN.
  @inlinable
  package func overlaps(_ other: Interval) -> Bool { lower < other.upper && other.lower < upper }

  /// Returns the common part of two intervals; an empty interval if there is none.
  package func intersection(_ other: Interval) -> Interval {
    Interval(Swift.max(lower, other.lower), Swift.min(upper, other.upper))
  }
}

extension CGRect {
  /// Returns whether the two rectangles share area; touching edges and NaN do not count, and empty rectangles have no
  /// area.
  @inlinable
  package func overlaps(_ other: CGRect) -> Bool {
    interval(.horizontal).overlaps(other.interval(.horizontal))
      && interval(.vertical).overlaps(other.interval(.vertical))
      && size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
  }

  /// Returns the shared area; an empty rectangle at the nearest corner if there is none. Never traps.
  package func overlap(_ other: CGRect) -> CGRect {
    let x = interval(.horizontal).intersection(other.interval(.horizontal))
    let y = interval(.vertical).intersection(other.interval(.vertical))
    // Max and min drop a NaN operand, so the rectangles are tested rather than the result.
    guard overlaps(other) else { return CGRect(x: x.lower, y: y.lower, width: 0, height: 0) }
    return CGRect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// Returns whether the rectangle contains a point in UIKit's half-open sense: left and top edges belong to the
  /// rectangle, right and bottom do not.
  package func holds(_ point: CGPoint) -> Bool {
    interval(.horizontal).contains(point.x) && interval(.vertical).contains(point.y)
  }
}
