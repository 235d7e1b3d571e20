import Foundation
import UIKitCore

/// The work that an app has given to queues other than the main queue, and that has not ended.
///
/// Frames without a display wait for it, so that what it loads appears in the same frame on every machine.
final class BackgroundWork: @unchecked Sendable {
  static let shared = BackgroundWork()

  /// Protects all properties.
  private let condition = NSCondition()
  private var added = 0
  /// Nobody waits for work up to this number.
  private var abandoned = 0
  /// The amount of later work that has not ended.
  private var running = 0
  /// Whether work has ended since somebody waited.
  private var hasEnded = false
  /// The time at which work is abandoned; `nil` while nobody waits.
  private var deadline: ContinuousClock.Instant?
  /// The time allowed for work, which is halved for work that does not end in time.
  private var patience: Duration

  init(patience: Duration = .seconds(4)) { self.patience = patience }

  /// Notes that work begins.
  ///
  /// - Returns: The number of the work.
  func begin() -> Int {
    condition.withLock {
      added += 1
      running += 1
      return added
    }
  }

  func end(_ number: Int) {
    condition.withLock {
      guard number > abandoned else { return }
      running -= 1
      hasEnded = true
      condition.signal()
    }
  }

  /// Waits until work ends, for at most a millisecond, because the work may wait for the main queue.
  ///
  /// - Returns: Whether work is running or has ended since the last call.
  func wait() -> Bool {
    condition.withLock {
      let result = running > 0 || hasEnded
      hasEnded = false
      guard running > 0 else {
        deadline = nil
        return result
      }
      if deadline.map({ $0 < .now }) == true { abandon() }
      deadline = deadline ?? .now + patience
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.001))
      return result
    }
  }

  private func abandon() {
    StandardError.write("Work on a background queue runs for more than \(patience); frames do not wait for it.\n")
    (abandoned, running, deadline) = (added, 0, nil)
    patience /= 2
  }
}
