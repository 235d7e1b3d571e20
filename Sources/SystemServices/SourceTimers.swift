import CInterpose
package import Foundation

/// The timers that apps have made with `DispatchSource.makeTimerSource(flags:queue:)`.
final class SourceTimers: @unchecked Sendable {
  typealias Object = SystemFunctions.Object

  static let shared = SourceTimers()

  /// Whether a timer that is being made is one of a tool, which measures the machine's time.
  @TaskLocal private static var isOfTool = false

  private let lock = NSLock()
  private var timers: [Object: SourceTimer] = [:]

  /// Lets timers follow the scene from now on.
  static func begin() {
    _ = (shared, SourceTimer.type)
    tessera_set_source_hooks(
      TesseraSourceHooks(
        created: { source, type, queue in
          guard type == SourceTimer.type, !SourceTimers.isOfTool, !SourceTimers.isOfNetwork(queue) else { return }
          SourceTimers.shared.add(source, queue: queue)
        },
        set_timer: { source, start, interval in
          guard let timer = SourceTimers.shared[source] else { return false }
          timer.schedule(at: start, every: interval)
          return true
        },
        set_handler: { SourceTimers.shared[$0]?.setHandler($1) },
        cancelled: { SourceTimers.shared.remove($0) },
        activated: { SourceTimers.shared[$0]?.activate() },
        resumed: { SourceTimers.shared[$0]?.resume() },
        suspended: { SourceTimers.shared[$0]?.suspend() }))
  }

  /// Performs a closure whose timers measure the machine's time.
  static func asTool<Result>(_ body: () -> Result) -> Result { $isOfTool.withValue(true, operation: body) }

  private subscript(source: Object) -> SourceTimer? { lock.withLock { timers[source] } }

  private func add(_ source: Object, queue: Object?) {
    lock.withLock { timers[source] = SourceTimer(queue: queue) }
    // A source that is not cancelled ends when it is released. The finalizer is called with the context only.
    SystemFunctions.setContext(source, source)
    SystemFunctions.setFinalizer(source) { source in
      if let source { SourceTimers.shared.remove(Object(source)) }
    }
  }

  private func remove(_ source: Object) { lock.withLock { timers.removeValue(forKey: source) }?.end() }

  /// Whether a queue is that of the connections of `URLSession`, whose timeouts are the network's.
  private static func isOfNetwork(_ queue: Object?) -> Bool {
    guard let label = queue.flatMap({ SystemFunctions.queueLabel($0) }) else { return false }
    return strcmp(label, "MultiHandle.isolation") == 0
  }
}

extension DispatchSource {
  /// Returns a timer of the main queue that does not wait for the scene's clock.
  package static func makeMachineTimer() -> any DispatchSourceTimer {
    SourceTimers.asTool { makeTimerSource(queue: .main) }
  }
}
