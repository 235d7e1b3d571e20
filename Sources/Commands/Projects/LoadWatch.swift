import Foundation
import Glibc

/// An alarm for screens that take too long to load.
@MainActor
enum LoadWatch {
  /// The seconds after which a screen that still loads is reported.
  nonisolated static let patience: UInt32 = 5

  /// Whether loads are watched; the process that owns a window asks by itself.
  static var isEnabled = false

  /// Starts the alarm. It ends in the second run of the main loop from now: a screen loads before the first or between
  /// them.
  static func begin() {
    guard isEnabled else { return }
    alarm(patience)
    RunLoop.main.perform { RunLoop.main.perform { alarm(0) } }
  }
}
