import PlainText
import Foundation
import Glibc
import Simulator
import Synchronization
import UIKitCore

/// Detection of a lost display. When the X server ends, Xlib ends the process from within any call to Xlib, with exit
/// code 1 and without an error. Only exit handlers run then.
@MainActor
enum DisplayLoss {
  private static let isWatching = Atomic(false)
  private static var onLost: () -> Void = {}
  private static var isInstalled = false

  /// Calls `body`. If the process ends inside it, `onLost` is called and the exit code becomes that of a missing
  /// display.
  static func watch(onLost: @escaping () -> Void, _ body: () throws -> Void) rethrows {
    Self.onLost = onLost
    isWatching.store(true, ordering: .relaxed)
    defer {
      isWatching.store(false, ordering: .relaxed)
      Self.onLost = {}
    }
    if !isInstalled {
      isInstalled = true
      atexit {
        guard DisplayLoss.isWatching.load(ordering: .relaxed), Thread.isMainThread else { return }
        MainActor.assumeIsolated { DisplayLoss.leave() }
      }
    }
    try body()
  }

  private static func leave() {
    onLost()
    StandardError.write("\(Program.name): \(WindowError.lost)\n")
    _exit(69)
  }
}
