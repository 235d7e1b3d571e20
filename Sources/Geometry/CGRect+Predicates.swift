public import Foundation

/// The predicates of rectangles as in Core Graphics.
///
/// Foundation's predicates of the same names trap on NaN, and return `true` for rectangles that merely touch. Methods
/// declared here would be ambiguous with Foundation's. A property that contains a function is preferred over them, both
/// in calls and as a function value.
extension CGRect {
  /// Returns whether the interiors of two rectangles intersect.
  ///
  /// It returns `false` for rectangles that only touch, for the null rectangle and for NaN. A rectangle without width
  /// or height intersects another one if it is between that one's edges, or on its left or top edge.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var intersects: @Sendable (_ rect: CGRect) -> Bool { { sharesInside(self, with: $0) } }

  /// Returns the intersection of two rectangles; `null` if they do not intersect.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var intersection: @Sendable (_ rect: CGRect) -> CGRect { { shared(self, with: $0) } }

  /// Returns whether a point is in the rectangle, whose left and top edges belong to it, but not its right and bottom
  /// ones.
  ///
  /// It returns `false` for rectangles without area, and for NaN.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var contains: @Sendable (_ point: CGPoint) -> Bool { { encloses(self, $0) } }

  /// Returns whether two rectangles are equal after negative sides have been standardized.
  ///
  /// - Fidelity: documented.
  public func equalTo(_ rect2: CGRect) -> Bool { upright(self) == upright(rect2) }
}

/// The type of rectangles. It exists for a second property of the same name, of which a type itself can have only one.
public protocol _Rectangle {}

extension CGRect: _Rectangle {}

extension _Rectangle where Self == CGRect {
  /// Returns whether no part of another rectangle is outside this one.
  ///
  /// The edges belong to both. The null rectangle is contained in every rectangle, and contains no other one. It
  /// returns `false` for NaN.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var contains: @Sendable (_ rect: CGRect) -> Bool { { encloses(self, $0) } }
}

extension CGPoint {
  /// Returns whether both coordinates are equal.
  ///
  /// - Fidelity: documented.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether width and height are equal.
  ///
  /// - Fidelity: documented.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

/// Returns the same area with sides that are not negative.
@usableFromInline
func upright(_ rect: CGRect) -> CGRect {
  let (width, height) = (rect.size.width, rect.size.height)
  guard width < 0 || height < 0 else { return rect }
  return CGRect(
    x: width < 0 ? rect.origin.x + width : rect.origin.x, y: height < 0 ? rect.origin.y + height : rect.origin.y,
    width: abs(width), height: abs(height))
}

/// Returns whether the rectangle is null: its origin is at infinity, to the right of everything.
@usableFromInline
func sharesInside(_ one: CGRect, with other: CGRect) -> Bool {
  let (one, other) = (upright(one), upright(other))
  return meets(one.interval(.horizontal), other.interval(.horizontal))
    && meets(one.interval(.vertical), other.interval(.vertical))
}

/// Returns whether two intervals overlap; one without a length does if the other holds it, whose lower bound belongs to it.
private func meets(_ one: Interval, _ other: Interval) -> Bool {
  one.overlaps(other) || (one.length == 0 && one.lower == other.lower && other.length > 0)
    || (other.length == 0 && other.lower == one.lower && one.length > 0)
}

@usableFromInline
func shared(_ one: CGRect, with other: CGRect) -> CGRect {
  guard sharesInside(one, with: other) else { return .null }
  let (one, other) = (upright(one), upright(other))
  let x = one.interval(.horizontal).intersection(other.interval(.horizontal))
  let y = one.interval(.vertical).intersection(other.interval(.vertical))
  return CGRect(x: x.lower, y: y.lower, width: x.length, height: y.length)
}

@usableFromInline
func encloses(_ rect: CGRect, _ point: CGPoint) -> Bool { upright(rect).holds(point) }

/// Compares edges, because the length of a union may differ by rounding from that of its part.
@usableFromInline
func encloses(_ rect: CGRect, _ other: CGRect) -> Bool {
  guard !other.isNull, !rect.isNull else { return other.isNull }
  let (outer, inner) = (upright(rect), upright(other))
  return outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY && inner.maxY <= outer.maxY
}
