import Foundation
import Glibc

/// An alarm for screens that take too long to load.
@MainActor
enum LoadWatch {
  /// The seconds after which a screen that is still loading is reported.
  nonisolated static let patience: UInt32 = 5

  /// Whether loads are watched. The process that loads a project's library sets it.
  static var isEnabled = false

  /// Starts the alarm. It is cancelled in the second run of the main loop from now: a screen loads before the first run
  /// or between the two.
  static func begin() {
    guard isEnabled else { return }
    alarm(patience)
    RunLoop.main.perform { RunLoop.main.perform { alarm(0) } }
  }
}
