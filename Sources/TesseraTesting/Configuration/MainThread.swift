import Dispatch
import Foundation
import UIKitCore

/// The main actor, on which views are hosted.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor runs the caller. Swift Testing serves its queue on another thread than the main one.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Runs the main queue until a condition holds or a duration is over. On another thread it only waits.
  static func spin(for duration: TimeInterval, until condition: () -> Bool) {
    let end = ProcessInfo.processInfo.systemUptime + max(0, duration)
    while !condition(), ProcessInfo.processInfo.systemUptime < end {
      if isCurrent {
        MainActor.assumeIsolated { RenderRoot.runMainQueue() }
      }
      usleep(1000)
    }
  }

  /// Calls a closure that uses views.
  ///
  /// A snapshot of views off the main thread is a mistake of the test, which its message names.
  static func assume<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    guard isCurrent else {
      fatalError("Views are used on the main thread: mark the test or its suite with @MainActor")
    }
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) var output: Output?
    MainActor.assumeIsolated { output = body(input) }
    guard let output else { fatalError("a closure on the main actor returned no result") }
    return output
  }
}
