import Foundation

/// A number that moves to another, as a function of time alone.
package struct Ramp: Equatable {
  package private(set) var from: CGFloat
  package private(set) var to: CGFloat
  /// The time at which the motion begins.
  package private(set) var start: FrameTime = 0
  /// The duration of the motion in seconds; 0 for a constant.
  package private(set) var duration: TimeInterval = 0
  package private(set) var spring = UnitSpring(damping: 1, velocity: 0)

  /// Creates a constant number.
  package init(_ value: CGFloat) {
    from = value
    to = value
  }

  package func value(at time: FrameTime) -> CGFloat {
    guard duration > 0, time < end else { return to }
    return from + (to - from) * spring.value(at: CGFloat((time - start) / duration))
  }

  /// Returns whether the number may change after `time`.
  package func isMoving(at time: FrameTime) -> Bool { from != to && time < end }

  package var end: FrameTime { start + duration }

  /// Starts a motion from the current value.
  ///
  /// - Parameter motion: The motion, or `nil` to change the value at once.
  package mutating func move(to target: CGFloat, at time: FrameTime, _ motion: Motion?) {
    guard target != to else { return }
    guard let motion else { return self = Ramp(target) }
    from = value(at: time)
    to = target
    start = time + motion.delay
    duration = motion.duration
    spring = motion.spring
  }

  /// A spring, described by its response and damping.
  package struct Motion: Equatable {
    package var delay: TimeInterval = 0
    package let spring: UnitSpring
    /// The time until the spring comes to rest.
    package let duration: TimeInterval

    /// - Parameters:
    ///   - response: The period of the undamped oscillation in seconds, `2π / ω`.
    ///   - damping: The damping ratio; 1 does not overshoot.
    package init(response: TimeInterval, damping: CGFloat = 1, delay: TimeInterval = 0) {
      spring = UnitSpring(damping: damping, velocity: 0)
      duration = TimeInterval(spring.frequency) * response / (2 * .pi)
      self.delay = delay
    }
  }
}
