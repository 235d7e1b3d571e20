import Foundation
import Geometry

/// The reading order of content: each axis starts where reading begins, which is the right edge in right-to-left
/// interfaces.
struct ReadingOrder {
  /// The axes along which the content scrolls.
  let axes: [Axis]
  let isRightToLeft: Bool

  func isMirrored(_ axis: Axis) -> Bool { isRightToLeft && axis == .horizontal }

  /// Returns the extent of a content rectangle along an axis, in reading order.
  func interval(_ rect: CGRect, _ axis: Axis, in content: CGSize) -> Interval {
    let interval = rect.interval(axis)
    guard isMirrored(axis) else { return interval }
    return Interval(content[axis] - interval.upper, content[axis] - interval.lower)
  }

  /// Returns the extent of the visible area that bars do not cover.
  func readable(_ visible: VisibleArea, _ axis: Axis) -> Interval {
    let seen = interval(visible.bounds, axis, in: visible.contentSize)
    return Interval(seen.lower + leading(visible.insets, axis), seen.upper - trailing(visible.insets, axis))
  }

  func leading(_ insets: UIEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .vertical ? insets.top : isRightToLeft ? insets.right : insets.left
  }

  func trailing(_ insets: UIEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .vertical ? insets.bottom : isRightToLeft ? insets.left : insets.right
  }

  /// Returns the offset at which the visible area begins at `start`.
  func offset(_ start: CGFloat, _ axis: Axis, in visible: VisibleArea) -> CGFloat {
    isMirrored(axis) ? visible.contentSize[axis] - start - visible.bounds.size[axis] : start
  }

  /// Returns the first and the last start of the visible area that do not scroll beyond the ends of the content.
  func range(_ axis: Axis, in visible: VisibleArea) -> (first: CGFloat, last: CGFloat) {
    let first = -leading(visible.insets, axis)
    let last = visible.contentSize[axis] + trailing(visible.insets, axis) - visible.bounds.size[axis]
    return (first, last > first ? last : first)
  }

  func clamp(_ start: CGFloat, _ axis: Axis, in visible: VisibleArea) -> CGFloat {
    let (first, last) = range(axis, in: visible)
    return start < first ? first : start > last ? last : start
  }
}
