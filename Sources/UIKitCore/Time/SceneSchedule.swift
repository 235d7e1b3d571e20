/// Work of the app that waits for a time of the scene's clock.
///
/// Work that is due runs in the order of its times and, at the same time, in the order in which it was added.
struct SceneSchedule {
  /// A closure that an app passed to a queue, or a timer.
  struct Work {
    var due: FrameTime
    /// The number of the work, in the order of the calls that added it.
    fileprivate(set) var number = 0
    /// The time after which the work is due again, in seconds; `nil` if it runs once.
    var interval: FrameTime?
    /// The object to which the work belongs, such as a timer, by which it can be moved.
    var owner: UnsafeRawPointer?
    /// Performs the work, and returns whether it may run again.
    var run: @MainActor () -> Bool
  }

  /// The waiting work, in reverse order.
  private var waiting: [Work] = []
  private var count = 0

  /// The time at which the next work is due; `nil` if nothing waits.
  var next: FrameTime? { waiting.last?.due }
  /// The number that the next work will get. Work that is added while other work runs has this number or a higher one.
  var nextNumber: Int { count }

  /// Adds work after all work that is due at the same time.
  ///
  /// - Complexity: O(*n*) in the amount of waiting work, to move its elements.
  mutating func add(_ work: Work) {
    var work = work
    work.number = count
    count += 1
    insert(work)
  }

  /// Adds work again that has run, with its former number.
  mutating func insert(_ work: Work) {
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      let other = waiting[middle]
      if (other.due, other.number) > (work.due, work.number) { low = middle + 1 } else { high = middle }
    }
    waiting.insert(work, at: low)
  }

  /// The time by which work may run early, in seconds, because sums of intervals are rounded.
  private static let tolerance: FrameTime = 1e-4

  /// Removes and returns the next work that is due and was added before the work with a number.
  mutating func take(dueAt time: FrameTime, before number: Int) -> Work? {
    var index = waiting.count - 1
    while index >= 0, waiting[index].due <= time + Self.tolerance {
      if waiting[index].number < number { return waiting.remove(at: index) }
      index -= 1
    }
    return nil
  }

  /// Changes the time of an owner's work.
  ///
  /// - Returns: Whether the owner has work.
  mutating func move(workOf owner: UnsafeRawPointer, to due: FrameTime) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.owner == owner }) else { return false }
    var work = waiting.remove(at: index)
    work.due = due
    insert(work)
    return true
  }

  mutating func remove(workOf owner: UnsafeRawPointer) { waiting.removeAll { $0.owner == owner } }
}
