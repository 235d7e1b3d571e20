public import Foundation

/// One of the two directions of the plane, so that an algorithm is written once for both.
///
/// The type is `@inlinable` because solvers use it in their innermost loops: across modules even a comparison would be
/// a call.
@frozen @usableFromInline
package enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The axis at a right angle to this one.
  @inlinable
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  @inlinable
  package static func == (left: Axis, right: Axis) -> Bool {
    switch (left, right) {
    case (.horizontal, .horizontal), (.vertical, .vertical): true
    case (.horizontal, .vertical), (.vertical, .horizontal): false
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates a point from its coordinates along an axis and across it.
  @inlinable
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGSize {
  /// The length along an axis.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from its lengths along an axis and across it.
  @inlinable
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// Returns the extent along one axis.
  @inlinable
  package func interval(_ axis: Axis) -> Interval {
    Interval(origin[axis], origin[axis] + size[axis])
  }
}
