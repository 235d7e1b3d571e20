/// Walks through two lists side by side and pairs what is the same.
///
/// The rows are known as numbers only, so that one walk serves every type of item at full speed.
struct ItemWalk {
  /// For each new item the index of the same old item, or −1.
  private(set) var origins: [Int32]
  private(set) var isTaken: [Bool]
  private(set) var isOutOfOrder = false
  /// Behind the last old item that was paired in order.
  private var furthest = 0

  /// How far apart neighbours are looked for before the index is asked.
  private static var reach: Int { 4 }
  /// A place that the index proposes is taken only if this many neighbours agree; fewer may be a moved item.
  private static var agreement: Int { 2 }

  init(oldCount: Int, newCount: Int) {
    origins = Array(repeating: -1, count: newCount)
    isTaken = Array(repeating: false, count: oldCount)
  }

  /// - Parameter place: Where in the old list a new item is, for some of them.
  mutating func run(through rows: some ItemRows, place: (Int) -> Int?) {
    var (i, j) = (0, 0)
    while j < rows.newCount {
      if i < rows.oldCount, rows.same(i, j) {
        pair(i, j)
        i += 1
        j += 1
      } else if let step = nearby(rows, i, j) {
        i += step.old
        j += step.new
      } else {
        (i, j) = resume(rows, from: j, place: place)
      }
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    origins[new] = Int32(truncatingIfNeeded: old)
    isTaken[old] = true
    if old < furthest { isOutOfOrder = true } else { furthest = old + 1 }
  }

  /// How many old and new items to skip so that the next ones are the same.
  private func nearby(_ rows: some ItemRows, _ i: Int, _ j: Int) -> (old: Int, new: Int)? {
    for distance in 1...Self.reach {
      for skipped in 0...distance {
        let (oldSkip, newSkip) = (distance - skipped, skipped)
        guard i + oldSkip < rows.oldCount, j + newSkip < rows.newCount else { continue }
        if rows.same(i + oldSkip, j + newSkip) { return (oldSkip, newSkip) }
      }
    }
    return nil
  }

  /// Looks for the next new item whose old place is known, and pairs what lies before it as far as it is the same.
  private mutating func resume(_ rows: some ItemRows, from start: Int, place: (Int) -> Int?) -> (Int, Int) {
    for j in start..<rows.newCount {
      guard let i = place(j), agrees(rows, i, j) else { continue }
      var back = 1
      while j - back >= start, i - back >= 0, rows.same(i - back, j - back) { back += 1 }
      for distance in stride(from: back - 1, to: 0, by: -1) { pair(i - distance, j - distance) }
      return (i, j)
    }
    return (rows.oldCount, rows.newCount)
  }

  private func agrees(_ rows: some ItemRows, _ i: Int, _ j: Int) -> Bool {
    var count = 1
    while count < Self.agreement, i + count < rows.oldCount, j + count < rows.newCount, rows.same(i + count, j + count)
    { count += 1 }
    var back = 1
    while count < Self.agreement, i >= back, j >= back, rows.same(i - back, j - back) {
      count += 1
      back += 1
    }
    return count >= Self.agreement
  }
}
