import Foundation

/// The time at which an app wants a call, by one of the machine's clocks.
struct WantedTime {
  private let clock: UInt64
  private let time: Double

  /// Creates a time from one of Dispatch, whose highest bits name the clock.
  init(_ when: UInt64) {
    clock = when >> 62
    // The calendar's times are negative numbers.
    time = clock == 3 ? Double(0 &- when) : Double(when)
  }

  /// Creates a time from the date of a timer.
  init(_ date: Date) { (clock, time) = (4, date.timeIntervalSinceReferenceDate) }

  /// Whether the time is certainly not after another one.
  func isWanted(before other: WantedTime) -> Bool { clock == other.clock && time <= other.time }
}

/// The order of the calls that an app delays at one time of the scene.
///
/// A part of a delay passes on the machine before the delay is measured, and a larger part if the machine is busy. A call is
/// therefore never due shortly before another one that the app wants first. An error of more than ten milliseconds, on a machine
/// that hardly runs the process, remains.
struct DelayOrder {
  /// The most seconds that are taken for an error of the measurement.
  private static let mostError = 0.01
  /// The number of calls that are compared with a new one.
  private static let count = 256

  private var now = -1.0
  private var calls: [(wanted: WantedTime, delay: TimeInterval)] = []

  /// Adds a call, and returns the delay that keeps it in order.
  mutating func add(_ wanted: WantedTime, after delay: TimeInterval, now: TimeInterval) -> TimeInterval {
    if now != self.now { (self.now, calls) = (now, []) }
    let result = calls.reduce(delay) { result, call in
      call.delay - delay < Self.mostError && call.wanted.isWanted(before: wanted) ? max(result, call.delay) : result
    }
    if calls.count == Self.count { calls.removeFirst() }
    calls.append((wanted, result))
    return result
  }
}
