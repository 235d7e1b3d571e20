import OpenCombine
import UIKit

/// A scheduler that runs delayed work by the screen's clock, so that a delay is as long in a rendered replay as on the
/// phone. A display link runs only while work is pending.
struct DisplayLinkScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    var seconds: TimeInterval

    func distance(to other: Self) -> Interval { Interval(seconds: other.seconds - seconds) }
    func advanced(by interval: Interval) -> Self { Self(seconds: seconds + interval.seconds) }
  }

  let minimumTolerance = Interval.zero
  var now: SchedulerTimeType { SchedulerTimeType(seconds: CACurrentMediaTime()) }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(after date: SchedulerTimeType, tolerance: Interval, options: Never?, _ action: @escaping () -> Void) {
    _ = wait(until: date, repeatingEvery: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: Interval, tolerance: Interval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delayed = wait(until: date, repeatingEvery: interval, action)
    return AnyCancellable { MainActor.assumeIsolated { delayed.cancel() } }
  }

  /// Schedules an action. A screen's publishers send on the main thread only: the action never leaves it, although its
  /// type is not `Sendable`.
  private func wait(
    until date: SchedulerTimeType, repeatingEvery interval: Interval?, _ action: @escaping () -> Void
  ) -> DelayedAction {
    nonisolated(unsafe) let action = action
    return MainActor.assumeIsolated {
      DelayedAction(at: date.seconds, repeatingEvery: interval?.seconds) { action() }
    }
  }
}

extension DisplayLinkScheduler {
  struct Interval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
    var seconds: TimeInterval
    var magnitude: Interval { Interval(seconds: abs(seconds)) }

    init(seconds: TimeInterval) { self.seconds = seconds }
    init(integerLiteral value: Int) { seconds = TimeInterval(value) }
    init?(exactly source: some BinaryInteger) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.seconds = seconds
    }

    static func seconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value)) }
    static func seconds(_ value: Double) -> Self { Self(seconds: value) }
    static func milliseconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value) / 1_000) }
    static func microseconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value) / 1_000_000) }
    static func nanoseconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value) / 1_000_000_000) }

    static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
    static func + (left: Self, right: Self) -> Self { Self(seconds: left.seconds + right.seconds) }
    static func - (left: Self, right: Self) -> Self { Self(seconds: left.seconds - right.seconds) }
    static func * (left: Self, right: Self) -> Self { Self(seconds: left.seconds * right.seconds) }
    static func *= (left: inout Self, right: Self) { left = left * right }
  }
}

/// An action that runs in the first frame after a time.
@MainActor
private final class DelayedAction {
  private let link: CADisplayLink

  init(at date: TimeInterval, repeatingEvery interval: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
    var due = date
    link = CADisplayLink { link in
      guard link.timestamp >= due else { return }
      if let interval { due += interval } else { link.invalidate() }
      action()
    }
    link.add(to: .main, forMode: .common)
  }

  func cancel() { link.invalidate() }
}
