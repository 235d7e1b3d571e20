import Foundation
import Geometry
import ScrollPhysics

/// A source of offsets at which a scroll view may rest, such as a collection view for the sections that scroll by
/// themselves.
@MainActor
package protocol ScrollTargeting: AnyObject {
  /// Returns the stops along an axis, in the scroll view's content coordinates; `nil` if it may rest at any offset.
  func snapping(for scrollView: UIScrollView, axis: Axis) -> Snapping?

  /// Returns the offset at which a release comes to rest; `nil` for `proposed`. Not called for axes with stops.
  ///
  /// - Parameter velocity: The velocity of the content, in points per millisecond.
  func targetOffset(for scrollView: UIScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint?
}

extension ScrollTargeting {
  package func snapping(for scrollView: UIScrollView, axis: Axis) -> Snapping? { nil }

  package func targetOffset(for scrollView: UIScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
}

/// An observer of a scroll view's offset, in addition to its delegate.
@MainActor
package protocol OffsetObserving: AnyObject {
  /// Called when the offset has changed, before the delegate is notified.
  func scrollViewDidCommit(_ scrollView: UIScrollView)

  /// Called when the size of the view or of its content, or an inset, has changed.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView)

  /// Returns the offset at which a release comes to rest.
  func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

/// An observer of a scroll view's bounds, which is notified before any other.
@MainActor
package protocol BoundsObserving: AnyObject {
  /// Called when the origin or the size of the bounds has been set.
  func scrollViewDidTakeBounds(_ scrollView: UIScrollView)
}

extension OffsetObserving {
  package func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {}

  package func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint { proposed }
}
