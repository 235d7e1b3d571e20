import Foundation
import Geometry

/// Content as it is read: along an axis from where it begins, which is the right end where the interface runs from right
/// to left.
struct ReadingOrder {
  /// Along which the content is scrolled.
  let axes: [Axis]
  let isRightToLeft: Bool

  func isMirrored(_ axis: Axis) -> Bool { isRightToLeft && axis == .horizontal }

  /// Where a rectangle of the content lies.
  func interval(_ rect: CGRect, _ axis: Axis, in content: CGSize) -> Interval {
    let interval = rect.interval(axis)
    guard isMirrored(axis) else { return interval }
    return Interval(content[axis] - interval.upper, content[axis] - interval.lower)
  }

  /// What is on screen and not under bars.
  func readable(_ sight: VisibleArea, _ axis: Axis) -> Interval {
    let seen = interval(sight.bounds, axis, in: sight.contentSize)
    return Interval(seen.lower + leading(sight.insets, axis), seen.upper - trailing(sight.insets, axis))
  }

  func leading(_ insets: UIEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .vertical ? insets.top : isRightToLeft ? insets.right : insets.left
  }

  func trailing(_ insets: UIEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .vertical ? insets.bottom : isRightToLeft ? insets.left : insets.right
  }

  /// The offset at which what is on screen starts at `start`.
  func offset(_ start: CGFloat, _ axis: Axis, in sight: VisibleArea) -> CGFloat {
    isMirrored(axis) ? sight.contentSize[axis] - start - sight.bounds.size[axis] : start
  }

  /// The first and the last place at which what is on screen may start when nothing is held beyond the ends.
  func range(_ axis: Axis, in sight: VisibleArea) -> (first: CGFloat, last: CGFloat) {
    let first = -leading(sight.insets, axis)
    let last = sight.contentSize[axis] + trailing(sight.insets, axis) - sight.bounds.size[axis]
    return (first, last > first ? last : first)
  }

  func clamp(_ start: CGFloat, _ axis: Axis, in sight: VisibleArea) -> CGFloat {
    let (first, last) = range(axis, in: sight)
    return start < first ? first : start > last ? last : start
  }
}
