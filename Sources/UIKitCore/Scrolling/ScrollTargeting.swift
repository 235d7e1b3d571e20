import Foundation
import Geometry
import ScrollPhysics

/// Tells a scroll view where it may rest. A collection view answers for the sections that scroll by themselves.
@MainActor
package protocol ScrollTargeting: AnyObject {
  /// The stops along an axis, in the scroll view's content coordinates; nil where any offset will do.
  func snapping(for scrollView: UIScrollView, axis: Axis) -> Snapping?

  /// Where a release shall come to rest instead of `proposed`; nil to leave it. Not asked on axes with stops.
  ///
  /// - Parameter velocity: Of the content, in points per millisecond.
  func targetOffset(for scrollView: UIScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint?
}

extension ScrollTargeting {
  package func snapping(for scrollView: UIScrollView, axis: Axis) -> Snapping? { nil }

  package func targetOffset(for scrollView: UIScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint? { nil }
}

/// Learns of every new offset of a scroll view, beside its public delegate.
@MainActor
package protocol OffsetObserving: AnyObject {
  /// The offset has changed and stands; called before the delegate is told.
  func scrollViewDidCommit(_ scrollView: UIScrollView)

  /// The size of the view or of its content, or an inset, has changed.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView)

  /// Where a release shall come to rest instead of `proposed`.
  func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

extension OffsetObserving {
  package func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {}

  package func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint { proposed }
}
