package import Foundation

/// The device's time as a function of the window's: paused, slowed or as it is.
///
/// A clock whose rate was never changed returns the window's time itself, so that nothing depends on this type then.
package struct DeviceClock: Hashable, Sendable {
  /// The denominators of slow motion.
  package static let slowness = [1, 2, 5, 10, 50]

  private var windowBase: TimeInterval = 0
  private var deviceBase: TimeInterval = 0
  /// The index in ``slowness``.
  private var step = 0
  package private(set) var isPaused = false
  /// Whether time passes faster than usual.
  package private(set) var isFast = false
  /// The factor of fast time.
  private static let speed = 4.0

  package init() {}

  /// The number by which time is divided.
  package var divisor: Int { Self.slowness[step] }

  /// The seconds of the device in a second of the window.
  package var rate: Double { isFast ? Self.speed : 1 / Double(divisor) }

  /// Returns the device's time at a time of the window; both in seconds.
  package func deviceTime(at time: TimeInterval) -> TimeInterval {
    if isPaused { return deviceBase }
    if rate == 1, windowBase == deviceBase { return time }
    return deviceBase + max(0, time - windowBase) * rate
  }

  /// Returns the window's time at which the device reaches a time; `nil` if it never does.
  package func windowTime(of deviceTime: TimeInterval) -> TimeInterval? {
    isPaused ? nil : windowBase + (deviceTime - deviceBase) / rate
  }

  package mutating func togglePause(at time: TimeInterval) {
    rebase(at: time)
    isPaused.toggle()
  }

  /// Switches to the next rate of slow motion, from the slowest to full speed.
  package mutating func nextRate(at time: TimeInterval) {
    rebase(at: time)
    step = (step + 1) % Self.slowness.count
  }

  /// Begins or ends fast time.
  package mutating func setFast(_ isFast: Bool, at time: TimeInterval) {
    rebase(at: time)
    self.isFast = isFast
  }

  /// Pauses, and moves on by a number of seconds.
  package mutating func advance(by seconds: TimeInterval, at time: TimeInterval) {
    rebase(at: time)
    isPaused = true
    deviceBase += max(0, seconds.isFinite ? seconds : 0)
  }

  /// Pauses at a time of the device, which may be in the past.
  package mutating func pause(at deviceTime: TimeInterval, windowTime: TimeInterval) {
    (deviceBase, windowBase, isPaused) = (deviceTime, windowTime, true)
  }

  private mutating func rebase(at time: TimeInterval) { (deviceBase, windowBase) = (deviceTime(at: time), time) }
}
