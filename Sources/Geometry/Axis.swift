package import Foundation

/// One of the two directions of the plane, so that an algorithm is written once for both.
package enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  /// The extent along one axis.
  package func interval(_ axis: Axis) -> Interval {
    Interval(origin[axis], origin[axis] + size[axis])
  }
}
