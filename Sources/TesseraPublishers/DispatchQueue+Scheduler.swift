import Dispatch
import OpenCombine

/// A dispatch queue as a scheduler of Combine: `receive(on: DispatchQueue.main)`.
extension DispatchQueue: @retroactive Scheduler {
  /// A point in time on the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The type of intervals between two times.
    public typealias Stride = SchedulerInterval

    /// The time as dispatch queues express it.
    public let dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the interval from this time to another; negative if that is earlier. Intervals beyond 292 years are
    /// clamped.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (end, start) = (other.dispatchTime.uptimeNanoseconds, dispatchTime.uptimeNanoseconds)
      let length = Int64(clamping: end > start ? end - start : start - end)
      return Stride(nanoseconds: end > start ? length : -length)
    }

    /// Returns the time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(Int(n.nanoseconds)))
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// The options of scheduled work.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// Creates options; by default those of the queue.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The smallest tolerance that is meaningful, zero. Tolerances are ignored.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action on the queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(execute: work(options, action))
  }

  /// Runs an action on the queue once, at a date or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, execute: work(options, action))
  }

  /// Runs an action on the queue at a date, and then repeatedly at an interval.
  ///
  /// - Returns: A token that ends the repetition when it is cancelled or deallocated.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler(handler: work(options, action))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private func work(_ options: SchedulerOptions?, _ action: @escaping () -> Void) -> DispatchWorkItem {
    DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], block: action)
  }
}
