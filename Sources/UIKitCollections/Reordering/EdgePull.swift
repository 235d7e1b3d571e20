import Foundation
import Geometry

/// The scroll speed while a finger holds an item near an edge of the visible area.
///
/// - Fidelity: approximated; the zone and the speed of UIKit are not documented.
enum EdgePull {
  /// The distance from an edge, in points, at which scrolling begins. In a short view it is a fifth of the view's
  /// length.
  static let zone: CGFloat = 64
  /// The speed at the edge and beyond it, in points per second.
  static let topSpeed: CGFloat = 720

  /// Returns the scroll velocity. It grows from the zone's end to the edge with the square of the distance, for precise
  /// control.
  ///
  /// - Parameters:
  ///   - location: The location of the finger.
  ///   - visible: The visible part of the content, along the same axis.
  /// - Returns: The velocity in points per second; negative toward the beginning.
  static func velocity(at location: CGFloat, in visible: Interval) -> CGFloat {
    guard visible.length > 0, location.isFinite else { return 0 }
    let depth = visible.length / 5 < zone ? visible.length / 5 : zone
    let (before, after) = (visible.lower + depth - location, location - (visible.upper - depth))
    if before > 0 { return -speed(before / depth) }
    return after > 0 ? speed(after / depth) : 0
  }

  private static func speed(_ share: CGFloat) -> CGFloat {
    let share = share < 1 ? share : 1
    return topSpeed * share * share
  }
}

/// The motion of content at constant velocity between two ends.
struct EdgeGlide {
  private(set) var start: CGFloat
  private(set) var time: TimeInterval
  private(set) var velocity: CGFloat = 0
  var ends: ClosedRange<CGFloat>

  init(at offset: CGFloat, time: TimeInterval, ends: ClosedRange<CGFloat>) {
    (start, self.time, self.ends) = (offset, time, ends)
  }

  /// Returns the offset at a time. It is within the ends, unless the motion began outside them. Complexity: O(1).
  func offset(at now: TimeInterval) -> CGFloat {
    guard velocity != 0, now > time else { return start }
    let reached = start + velocity * CGFloat(now - time)
    if velocity > 0 { return reached < ends.upperBound ? reached : (start > ends.upperBound ? start : ends.upperBound) }
    return reached > ends.lowerBound ? reached : (start < ends.lowerBound ? start : ends.lowerBound)
  }

  /// Whether the content has not reached the end yet.
  func isMoving(at now: TimeInterval) -> Bool {
    let offset = offset(at: now)
    return velocity > 0 ? offset < ends.upperBound : velocity < 0 && offset > ends.lowerBound
  }

  /// Adjusts the motion after the content was moved by other means.
  mutating func shift(by distance: CGFloat) { start += distance }

  /// Changes the velocity, starting at the current offset.
  mutating func change(velocity new: CGFloat, at now: TimeInterval) {
    guard new != velocity else { return }
    start = offset(at: now)
    time = now > time ? now : time
    velocity = new
  }
}
