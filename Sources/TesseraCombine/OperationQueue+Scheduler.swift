import Foundation
import OpenCombine

/// A queue as the place where subscribers are called: `receive(on: OperationQueue.main)`.
extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSinceNow: 0)) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    after(date) { [weak self] in self?.addOperation { action() } }
  }

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
