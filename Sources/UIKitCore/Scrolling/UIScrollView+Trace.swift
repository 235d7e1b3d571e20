import Foundation
import Geometry
import ScrollPhysics

/// What moves a scroll view's axis at a moment.
package enum ScrollActivity: String, CaseIterable, Hashable, Sendable {
  case idle
  /// A finger is down and has not moved far enough to scroll.
  case tracking
  case dragging
  /// Gliding, swinging back or springing to a stop after a release.
  case decelerating
  /// On the way to an offset asked for in code.
  case animating
  /// On the way to where the wheel was turned.
  case wheeling

  init(_ phase: AxisScroller.Phase) {
    switch phase {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .dragging: self = .dragging
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    case .wheeling: self = .wheeling
    }
  }
}

/// One axis of a scroll view in one frame, in points from the view's own origin of scrolling.
package struct ScrollAxisReport: Hashable, Sendable {
  /// As it is drawn: on whole device pixels.
  package var offset: Double
  /// Of what is seen, pt/s; nil under a finger, where it is known only from one frame to the next.
  package var velocity: Double?
  /// Where the motion under way will rest; nil when there is none.
  package var target: Double?
  package var activity: ScrollActivity
  /// Where the offset may rest.
  package var lower: Double
  package var upper: Double
}

/// A scroll view that is one section of a collection view.
@MainActor
package protocol SectionScrolling: UIScrollView {
  /// Nil while it shows none.
  var scrolledSection: Int? { get }
  var scrolledAxis: Axis? { get }
  /// The content offset at which the section's own offset is 0.
  var sectionOrigin: CGPoint { get }
}

extension UIScrollView {
  /// - Parameter origin: What offsets count from.
  package func axisReport(_ axis: Axis, from origin: CGPoint = .zero) -> ScrollAxisReport {
    let scroller = driver[axis]
    let activity = ScrollActivity(scroller.phase)
    let isHeld = activity == .tracking || activity == .dragging
    let track = track(axis)
    let zero = Double(origin[axis])
    return ScrollAxisReport(
      offset: Double(contentOffset[axis]) - zero,
      velocity: isHeld ? nil : scroller.publishedVelocity(at: driver.now),
      target: scroller.plan == nil ? nil : scroller.publishedDestination - zero,
      activity: activity, lower: track.lower - zero, upper: track.upper - zero)
  }

  /// Tells scroll views apart for as long as the process lives.
  package var traceIdentity: Int { identity }
}
