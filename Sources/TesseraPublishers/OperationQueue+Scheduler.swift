import Foundation
import OpenCombine

/// An operation queue as a scheduler of Combine: `receive(on: OperationQueue.main)`.
extension OperationQueue: @retroactive Scheduler {
  /// A point in time, the same type as that of run loops.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// The options of scheduled work, which has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSinceNow: 0)) }
  /// The smallest tolerance that is meaningful, zero. Tolerances are ignored.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Adds an action to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds an action to the queue once, at a date or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    after(date) { [weak self] in self?.addOperation { action() } }
  }

  /// Adds an action to the queue at a date, and then repeatedly at an interval.
  ///
  /// - Returns: A token that ends the repetition when it is cancelled or deallocated.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + Swift.max(0, now.distance(to: date).timeInterval), repeating: interval.timeInterval)
    timer.setEventHandler { [weak self] in self?.addOperation { action() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private func after(_ date: SchedulerTimeType, _ action: @escaping @Sendable () -> Void) {
    let wait = Swift.max(0, now.distance(to: date).timeInterval)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait, execute: action)
  }
}
