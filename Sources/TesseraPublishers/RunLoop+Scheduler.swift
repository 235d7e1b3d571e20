import Foundation
import OpenCombine

/// A run loop as a scheduler of Combine: `receive(on: RunLoop.main)`.
extension RunLoop: @retroactive Scheduler {
  /// A point in time on the clock of run loops.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The type of intervals between two times.
    public typealias Stride = SchedulerInterval

    /// The time as a date.
    public let date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    /// Returns the interval from this time to another; negative if that is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
    /// Returns the time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }
  }

  /// The options of scheduled work, which has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSinceNow: 0)) }
  /// The smallest tolerance that is meaningful, zero. Tolerances are ignored.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action in the next pass of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Runs an action on the run loop once, at a date or soon after, in the default mode.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
  }

  /// Runs an action on the run loop at a date, and then repeatedly at an interval, in the default mode.
  ///
  /// - Returns: A token that ends the repetition when it is cancelled or deallocated.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
