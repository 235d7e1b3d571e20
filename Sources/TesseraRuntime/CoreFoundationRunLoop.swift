public import Foundation

/// A run loop of Core Foundation.
public typealias CFRunLoop = RunLoop
/// The mode of a run loop of Core Foundation.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The mode in which a loop waits for input, as Core Foundation calls it.
  public static var defaultMode: RunLoop.Mode { .default }
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }

/// Returns the run loop of the main thread, which runs in each frame.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

/// Wakes a run loop that waits for input.
public func CFRunLoopWakeUp(_ loop: CFRunLoop) { loop.perform {} }

/// Calls a closure when a run loop runs next.
///
/// - Parameter mode: The mode in which the loop has to run, or its name.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop, _ mode: Any, _ block: @escaping @Sendable () -> Void) {
  let mode = mode as? RunLoop.Mode ?? (mode as? String).map { RunLoop.Mode($0) } ?? .common
  loop.perform(inModes: [mode], block: block)
}
