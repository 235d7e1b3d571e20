import Foundation
import UIKitCore

/// Work that an app has given to a queue, a run loop or a task for a later time, and that waits for the scene's clock.
enum DelayedWork: @unchecked Sendable {
  case block(SystemFunctions.Object, queue: SystemFunctions.Object)
  case function(SystemFunctions.Callback, context: UnsafeMutableRawPointer?)
  /// - Parameter object: Core Foundation's object of the timer, by which the work is found again.
  case timer(Timer, object: SystemFunctions.Object)
  /// A timer of Dispatch.
  case source(SourceTimer)

  /// Returns the seconds until a time of Dispatch; `nil` for the time that never comes.
  static func delay(until when: UInt64) -> TimeInterval? {
    guard when != .max else { return nil }
    // The two highest bits name the clock: 00 and 01 the time that the machine was awake, 10 the time since its start,
    // 11 the calendar's, as a negative number.
    let nanoseconds: Int64 =
      switch when >> 62 {
      case 3: Int64(bitPattern: 0 &- when) &- nanosecondsOf(CLOCK_REALTIME)
      case 2: Int64(bitPattern: when & ~(1 << 63)) &- nanosecondsOf(CLOCK_BOOTTIME)
      default: Int64(bitPattern: when) &- nanosecondsOf(CLOCK_MONOTONIC)
      }
    return TimeInterval(nanoseconds) / 1e9
  }

  private static func nanosecondsOf(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Returns Foundation's timer of a Core Foundation timer; `nil` for one that Foundation did not make.
  static func timer(_ object: SystemFunctions.Object) -> Timer? {
    var context = SystemFunctions.TimerContext()
    SystemFunctions.timerContext(object, &context)
    return context.info.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Timer }
  }

  /// Adds work to the current scene: at once on the main thread, and otherwise when the main queue runs next.
  static func add(_ work: DelayedWork, at wanted: WantedTime, after measured: TimeInterval) {
    let delay = even(measured)
    let start = CACurrentMediaTime()
    onMainThread {
      // The scene may have moved on since a call on another thread.
      let now = CACurrentMediaTime()
      let rest = order.add(wanted, after: delay - max(0, now - start), now: now)
      RenderRoot.current.schedule(after: rest, every: work.interval, owner: work.owner, work.run)
    }
  }

  @MainActor private static var order = DelayOrder()

  /// Returns a delay of whole steps of a tenth of a millisecond.
  ///
  /// Some of an app's delay has passed on the machine when it is measured, and not always the same part. The delay is shorter
  /// by a step, so that errors of rounding make no work wait for the frame after its own.
  static func even(_ delay: TimeInterval) -> TimeInterval {
    let steps = (delay * 10_000).rounded(.up) - 1
    return steps.isFinite ? max(0, steps / 10_000) : delay
  }

  /// Changes the time of a timer's work, if it has any.
  static func move(_ timer: SystemFunctions.Object, toDelay measured: TimeInterval) {
    let (timer, delay) = (Address(pointer: timer), even(measured))
    onMainThread { _ = RenderRoot.current.reschedule(workOf: timer.pointer, after: delay) }
  }

  /// Removes a timer's work, if it has any.
  static func remove(_ timer: SystemFunctions.Object) {
    let timer = Address(pointer: timer)
    onMainThread { RenderRoot.current.unschedule(workOf: timer.pointer) }
  }

  /// The address of an object that is not used itself.
  private struct Address: @unchecked Sendable {
    let pointer: SystemFunctions.Object
  }

  private static func onMainThread(_ change: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(change) } else { DispatchQueue.main.async(execute: change) }
  }

  private var interval: TimeInterval? {
    switch self {
    case .timer(let timer, _): timer.timeInterval > 0 ? timer.timeInterval : nil
    case .source(let timer): timer.interval
    case .block, .function: nil
    }
  }

  private var owner: UnsafeRawPointer? {
    switch self {
    case .timer(_, let object): object
    case .source(let timer): timer.address
    case .block, .function: nil
    }
  }

  /// Performs the work, and returns whether it may run again.
  @MainActor
  private func run() -> Bool {
    switch self {
    case .block(let block, let queue):
      SystemFunctions.dispatchAsync(queue, block)
      SystemFunctions.releaseBlock(block)
      SystemFunctions.release(queue)
    case .function(let function, let context): function(context)
    case .timer(let timer, _):
      timer.fire()
      return timer.isValid
    case .source(let timer):
      timer.becomeDue()
      return true
    }
    return false
  }
}
