import Foundation

/// A number on its way to another, as a function of time alone.
struct Ramp: Equatable {
  private(set) var from: CGFloat
  private(set) var to: CGFloat
  /// When it begins to move.
  private(set) var start: FrameTime = 0
  /// From start to rest, in seconds; 0 for a number that stands still.
  private(set) var duration: TimeInterval = 0
  private(set) var spring = UnitSpring(damping: 1, velocity: 0)

  /// Stands still.
  init(_ value: CGFloat) {
    from = value
    to = value
  }

  func value(at time: FrameTime) -> CGFloat {
    guard duration > 0, time < end else { return to }
    return from + (to - from) * spring.value(at: CGFloat((time - start) / duration))
  }

  /// The number may still change after `time`.
  func isMoving(at time: FrameTime) -> Bool { from != to && time < end }

  var end: FrameTime { start + duration }

  /// Sets out from where it is now.
  ///
  /// - Parameter motion: nil to be there at once.
  mutating func move(to target: CGFloat, at time: FrameTime, _ motion: Motion?) {
    guard target != to else { return }
    guard let motion else { return self = Ramp(target) }
    from = value(at: time)
    to = target
    start = time + motion.delay
    duration = motion.duration
    spring = motion.spring
  }

  /// A spring as designers describe it.
  struct Motion: Equatable {
    var delay: TimeInterval = 0
    let spring: UnitSpring
    /// Until it has settled.
    let duration: TimeInterval

    /// - Parameters:
    ///   - response: Seconds of one undamped oscillation, `2π / ω`.
    ///   - damping: 1 does not overshoot.
    init(response: TimeInterval, damping: CGFloat = 1, delay: TimeInterval = 0) {
      spring = UnitSpring(damping: damping, velocity: 0)
      duration = TimeInterval(spring.frequency) * response / (2 * .pi)
      self.delay = delay
    }
  }
}
