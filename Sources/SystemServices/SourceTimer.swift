import Foundation

/// A timer of Dispatch that waits for the scene's clock.
///
/// Dispatch's own timer is never set. It only counts whether it is active, and calls the handler for the end.
final class SourceTimer: @unchecked Sendable {
  typealias Object = SystemFunctions.Object

  /// The type of sources that are timers.
  nonisolated(unsafe) static let type = SystemFunctions.address(of: "_dispatch_source_type_timer")

  private let queue: Object
  private let lock = NSLock()
  /// The block that is called, which the timer keeps.
  private var handler: Object?
  /// The time after which the timer is due again, in seconds; `nil` if it is due once.
  private var repetition: TimeInterval?
  private var isActive = false
  private var suspensions = 0
  /// Whether the timer has been due since its handler was called.
  private var isDue = false
  /// Whether a call of the handler waits in the queue.
  private var isWaiting = false
  private var hasEnded = false

  /// - Parameter queue: The queue of the handler; `nil` for the system's.
  init(queue: Object?) {
    guard let queue = queue ?? SystemFunctions.globalQueue(0x15, 0) else { fatalError("Dispatch has no global queue") }
    SystemFunctions.retain(queue)
    self.queue = queue
  }

  deinit {
    if let handler { SystemFunctions.releaseBlock(handler) }
    SystemFunctions.release(queue)
  }

  var interval: TimeInterval? { lock.withLock { repetition } }

  /// The address by which the scene knows the timer.
  var address: Object { Object(Unmanaged.passUnretained(self).toOpaque()) }

  /// Sets the first time, as a time of Dispatch, and the interval in nanoseconds.
  func schedule(at start: UInt64, every interval: UInt64) {
    lock.withLock {
      repetition = interval == 0 || interval >= UInt64(Int64.max) ? nil : TimeInterval(interval) / 1e9
      isDue = false
    }
    DelayedWork.remove(address)
    guard let delay = DelayedWork.delay(until: start) else { return }
    DelayedWork.add(.source(self), at: WantedTime(start), after: delay)
  }

  /// Sets the block that is called whenever the timer is due.
  func setHandler(_ block: Object?) {
    let copy = block.map { SystemFunctions.copyBlock($0) }
    let old = lock.withLock {
      defer { handler = copy }
      return handler
    }
    if let old { SystemFunctions.releaseBlock(old) }
  }

  func activate() {
    lock.withLock { isActive = true }
    callIfDue()
  }

  /// Takes back a suspension; without one, activates the timer.
  func resume() {
    lock.withLock { if suspensions > 0 { suspensions -= 1 } else { isActive = true } }
    callIfDue()
  }

  func suspend() { lock.withLock { suspensions += 1 } }

  func end() {
    lock.withLock { hasEnded = true }
    DelayedWork.remove(address)
  }

  /// Notes that the scene has reached the timer's next time.
  func becomeDue() {
    lock.withLock { isDue = true }
    callIfDue()
  }

  /// Adds a call of the handler to the queue, if the timer is due and no call waits there.
  private func callIfDue() {
    let calls = lock.withLock {
      guard isDue, isActive, suspensions == 0, !hasEnded, !isWaiting else { return false }
      (isDue, isWaiting) = (false, true)
      return true
    }
    guard calls else { return }
    let call: @convention(block) () -> Void = { self.call() }
    SystemFunctions.dispatchAsync(queue, unsafeBitCast(call, to: Object.self))
  }

  private func call() {
    let block: Object? = lock.withLock {
      isWaiting = false
      guard !hasEnded else { return nil }
      guard suspensions == 0 else {
        isDue = true
        return nil
      }
      return handler.map { SystemFunctions.copyBlock($0) }
    }
    guard let block else { return }
    SystemFunctions.call(block)
    SystemFunctions.releaseBlock(block)
  }
}
