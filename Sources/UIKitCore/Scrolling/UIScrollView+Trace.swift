import Foundation
import Geometry
import ScrollPhysics

/// The cause of motion along one axis of a scroll view.
package enum ScrollActivity: String, CaseIterable, Codable, Hashable, Sendable {
  case idle
  /// A finger is down and has not moved far enough to scroll.
  case tracking
  case dragging
  /// The content decelerates, bounces back or springs to a stop after a release.
  case decelerating
  /// The content moves to an offset set in code.
  case animating
  /// The content moves to the target of the wheel or a key.
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

/// The state of one axis of a scroll view in one frame, in points from the origin given.
package struct ScrollAxisReport: Hashable, Sendable {
  /// The offset as drawn, on whole device pixels.
  package var offset: Double
  /// The velocity of the content in points per second; `nil` under a finger, where it can only be derived from
  /// successive frames.
  package var velocity: Double?
  /// The offset at which the current motion will come to rest; `nil` when there is none.
  package var target: Double?
  package var activity: ScrollActivity
  /// The smallest offset at rest.
  package var lower: Double
  /// The largest offset at rest.
  package var upper: Double
}

/// A scroll view that shows one section of a collection view.
@MainActor
package protocol SectionScrolling: UIScrollView {
  /// The section that the view shows; `nil` while it shows none.
  var scrolledSection: Int? { get }
  var scrolledAxis: Axis? { get }
  /// The content offset at which the section's own offset is 0.
  var sectionOrigin: CGPoint { get }
}

extension UIScrollView {
  /// Returns the state of an axis in the current frame.
  ///
  /// - Parameter origin: The point from which offsets are counted.
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

  /// A number that identifies the scroll view within the process.
  package var traceIdentity: Int { identity }
}
