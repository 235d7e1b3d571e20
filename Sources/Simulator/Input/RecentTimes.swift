import Foundation

/// The latest times of a sequence, up to a fixed count.
struct RecentTimes {
  private var times: [TimeInterval]
  private let count: Int
  private var next = 0

  init(count: Int) {
    self.count = count
    times = []
  }

  /// - Returns: The time that was added `count` calls ago, or `nil` if there were fewer calls.
  mutating func add(_ time: TimeInterval) -> TimeInterval? {
    guard times.count == count else {
      times.append(time)
      return nil
    }
    defer {
      times[next] = time
      next = (next + 1) % count
    }
    return times[next]
  }
}
