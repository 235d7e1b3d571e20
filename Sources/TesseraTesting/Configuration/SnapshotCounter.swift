import Synchronization

/// The numbers of assertions without a name, counted for each test.
enum SnapshotCounter {
  private static let counts = Mutex<[String: Int]>([:])
  /// The counts of a test with the trait `snapshots`, which start at 1 whenever the test runs.
  @TaskLocal static var ofTest: SnapshotCounts?

  static func next(for key: String) -> Int {
    if let ofTest { return ofTest.next(for: key) }
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  /// Starts all numbers at 1 again.
  static func reset() { counts.withLock { $0 = [:] } }
}

/// The numbers of the assertions of one test.
final class SnapshotCounts: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }
}
