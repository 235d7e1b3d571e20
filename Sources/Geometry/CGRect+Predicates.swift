public import Foundation

/// The predicates of rectangles as CoreGraphics has them.
///
/// Foundation's own of the same names end the program when they meet NaN, and call rectangles intersecting that merely
/// touch. A method here would be ambiguous with Foundation's; a property that holds a function is preferred to it, in
/// calls and where the function itself is passed on.
extension CGRect {
  /// Whether the inner areas of two rectangles meet.
  ///
  /// False for rectangles that only touch, for the null rectangle and for NaN. A rectangle without width or height meets
  /// another if it lies between that one's edges and not on them.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var intersects: @Sendable (_ rect: CGRect) -> Bool { { sharesInside(self, with: $0) } }

  /// The rectangle that two rectangles share; `null` if they do not intersect.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var intersection: @Sendable (_ rect: CGRect) -> CGRect { { shared(self, with: $0) } }

  /// Whether a point lies in the rectangle: its left and top edges belong to it, its right and bottom ones do not.
  ///
  /// False for rectangles without area, and for NaN.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var contains: @Sendable (_ point: CGPoint) -> Bool { { encloses(self, $0) } }

  /// Whether two rectangles are the same when their sides are made positive.
  ///
  /// - Fidelity: documented.
  public func equalTo(_ rect2: CGRect) -> Bool { upright(self) == upright(rect2) }
}

/// The type of rectangles, for a second property of one name: a type itself holds but one.
public protocol _Rectangle {}

extension CGRect: _Rectangle {}

extension _Rectangle where Self == CGRect {
  /// Whether no part of another rectangle is outside of this one.
  ///
  /// The edges belong to both. The null rectangle is part of every one, and contains no other. False for NaN.
  ///
  /// - Fidelity: documented.
  @inlinable
  public var contains: @Sendable (_ rect: CGRect) -> Bool { { encloses(self, $0) } }
}

extension CGPoint {
  /// Whether both coordinates are the same.
  ///
  /// - Fidelity: documented.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether width and height are the same.
  ///
  /// - Fidelity: documented.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

/// The same area with sides that are not negative.
@usableFromInline
func upright(_ rect: CGRect) -> CGRect {
  let (width, height) = (rect.size.width, rect.size.height)
  guard width < 0 || height < 0 else { return rect }
  return CGRect(
    x: width < 0 ? rect.origin.x + width : rect.origin.x, y: height < 0 ? rect.origin.y + height : rect.origin.y,
    width: abs(width), height: abs(height))
}

/// The null rectangle lies at infinity, where it is to the right of everything.
@usableFromInline
func sharesInside(_ one: CGRect, with other: CGRect) -> Bool {
  let (one, other) = (upright(one), upright(other))
  return one.interval(.horizontal).overlaps(other.interval(.horizontal))
    && one.interval(.vertical).overlaps(other.interval(.vertical))
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

/// Compares edges: the length of a union may be off by a rounding from the one that it is made of.
@usableFromInline
func encloses(_ rect: CGRect, _ other: CGRect) -> Bool {
  guard !other.isNull, !rect.isNull else { return other.isNull }
  let (outer, inner) = (upright(rect), upright(other))
  return outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY && inner.maxY <= outer.maxY
}
