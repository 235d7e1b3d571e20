import Foundation
import Synchronization

/// Posts `UserDefaults.didChangeNotification`, which Foundation on Linux does not post. Changes are noticed at the next
/// frame.
@MainActor
package enum DefaultsNotification {
  private nonisolated static let isWatched = Mutex(false)
  /// The values at the latest frame; `nil` before the first.
  private static var known: NSDictionary?

  /// Begins to compare the values of the standard defaults, because code observes the notification.
  package nonisolated static func begin() { isWatched.withLock { $0 = true } }

  static func postIfChanged() {
    guard isWatched.withLock({ $0 }) else { return }
    let values = UserDefaults.standard.dictionaryRepresentation() as NSDictionary
    defer { known = values }
    guard let known, !known.isEqual(values) else { return }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  }
}
