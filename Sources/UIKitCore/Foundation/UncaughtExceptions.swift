import Synchronization

/// The errors that end an app on iOS, and after which it goes on here so that the rest of its screen can be seen.
package enum UncaughtExceptions {
  private static let number = Mutex(0)

  /// The number of errors so far.
  package static var count: Int { number.withLock { $0 } }

  /// Counts an error that has been reported.
  package static func add() { number.withLock { $0 += 1 } }
}
