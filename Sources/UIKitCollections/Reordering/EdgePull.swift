import Foundation
import Geometry

/// How fast content comes up under a finger that holds something near an edge of what is in sight.
///
/// - Fidelity: approximated; the zone and the speed of UIKit are not documented.
enum EdgePull {
  /// How close to an edge it begins, in points; in a short view a fifth of its length.
  static let zone: CGFloat = 64
  /// At the edge and beyond, in points per second.
  static let topSpeed: CGFloat = 720

  /// Grows from the zone's end to the edge with the square of the way, so that a finger may aim.
  ///
  /// - Parameters:
  ///   - place: Of the finger.
  ///   - sight: What is in sight of the content, along the same axis.
  /// - Returns: Points per second; negative towards the beginning.
  static func velocity(at place: CGFloat, in sight: Interval) -> CGFloat {
    guard sight.length > 0, place.isFinite else { return 0 }
    let depth = sight.length / 5 < zone ? sight.length / 5 : zone
    let (before, after) = (sight.lower + depth - place, place - (sight.upper - depth))
    if before > 0 { return -speed(before / depth) }
    return after > 0 ? speed(after / depth) : 0
  }

  private static func speed(_ share: CGFloat) -> CGFloat {
    let share = share < 1 ? share : 1
    return topSpeed * share * share
  }
}

/// Where content is that moves at one speed between two ends.
struct EdgeGlide {
  private(set) var start: CGFloat
  private(set) var time: TimeInterval
  private(set) var velocity: CGFloat = 0
  var ends: ClosedRange<CGFloat>

  init(at offset: CGFloat, time: TimeInterval, ends: ClosedRange<CGFloat>) {
    (start, self.time, self.ends) = (offset, time, ends)
  }

  /// Within the ends, unless it began outside of them. Complexity: O(1).
  func offset(at now: TimeInterval) -> CGFloat {
    guard velocity != 0, now > time else { return start }
    let reached = start + velocity * CGFloat(now - time)
    if velocity > 0 { return reached < ends.upperBound ? reached : (start > ends.upperBound ? start : ends.upperBound) }
    return reached > ends.lowerBound ? reached : (start < ends.lowerBound ? start : ends.lowerBound)
  }

  /// Whether it has still a way to go.
  func isMoving(at now: TimeInterval) -> Bool {
    let offset = offset(at: now)
    return velocity > 0 ? offset < ends.upperBound : velocity < 0 && offset > ends.lowerBound
  }

  /// Somebody else has moved the content.
  mutating func shift(by way: CGFloat) { start += way }

  /// Goes on from where it is.
  mutating func change(velocity new: CGFloat, at now: TimeInterval) {
    guard new != velocity else { return }
    start = offset(at: now)
    time = now > time ? now : time
    velocity = new
  }
}
