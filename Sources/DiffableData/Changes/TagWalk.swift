/// Items that stand in a row in both lists.
struct MatchRun {
  /// The first one in the old and in the new list.
  var old: Int
  var new: Int
  var count: Int
}

/// Walks through the tags of two lists side by side and finds runs that look the same.
///
/// Most of two neighbouring states of a list is in the same order; it is found by comparing neighbours. Where the lists
/// drift apart, a sparse index of the old list finds the place again. Tags of different items may be the same: what is
/// found is still to be compared, and what is not found to be looked up.
///
/// - Complexity: O(items).
struct TagWalk {
  private let old: UnsafeBufferPointer<UInt32>
  private let new: UnsafeBufferPointer<UInt32>
  private var runs: [MatchRun] = []
  private var places: TagTable?

  /// How far apart neighbours are looked for before the index is asked.
  private static var reach: Int { 4 }
  /// Every so many old items one is in the index.
  private static var stride: Int { 32 }

  /// Runs in the order of the new list.
  static func runs(old: [UInt32], new: [UInt32]) -> [MatchRun] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var walk = TagWalk(old: old, new: new)
        walk.walk()
        return walk.runs
      }
    }
  }

  private init(old: UnsafeBufferPointer<UInt32>, new: UnsafeBufferPointer<UInt32>) {
    self.old = old
    self.new = new
    // A list that changed much has a run for every few items.
    runs.reserveCapacity(Swift.min(old.count, new.count) / 4 + 1)
  }

  private mutating func walk() {
    var (i, j) = (0, 0)
    while j < new.count {
      let start = j
      while i < old.count, j < new.count, old[i] == new[j] {
        i += 1
        j += 1
      }
      if j > start { runs.append(MatchRun(old: i - (j - start), new: start, count: j - start)) }
      guard j < new.count else { return }
      if let step = nearby(i, j) {
        i += step.old
        j += step.new
      } else {
        (i, j) = resume(from: j)
      }
    }
  }

  /// How many old and new items to skip so that the next ones are the same.
  private func nearby(_ i: Int, _ j: Int) -> (old: Int, new: Int)? {
    if i + Self.reach < old.count, j + Self.reach < new.count {
      for distance in 1...Self.reach {
        for skipped in 0...distance where old[i + distance - skipped] == new[j + skipped] {
          return (distance - skipped, skipped)
        }
      }
      return nil
    }
    for distance in 1...Self.reach {
      for skipped in 0...distance where i + distance - skipped < old.count && j + skipped < new.count {
        if old[i + distance - skipped] == new[j + skipped] { return (distance - skipped, skipped) }
      }
    }
    return nil
  }

  /// Looks for the next new item whose old place is known, and goes back from there as far as items are the same.
  private mutating func resume(from start: Int) -> (Int, Int) {
    let places = self.places ?? sparseIndex()
    self.places = places
    for j in start..<new.count {
      guard let place = places.first(new[j], { agrees(Int($0), j) ? $0 : nil }) else { continue }
      var (i, j) = (Int(place), j)
      while j > start, i > 0, old[i - 1] == new[j - 1] {
        i -= 1
        j -= 1
      }
      return (i, j)
    }
    return (old.count, new.count)
  }

  /// A single item that is found elsewhere may have been moved; with a neighbour it is the place to go on at.
  private func agrees(_ i: Int, _ j: Int) -> Bool {
    (i + 1 < old.count && j + 1 < new.count && old[i + 1] == new[j + 1])
      || (i > 0 && j > 0 && old[i - 1] == new[j - 1])
  }

  private func sparseIndex() -> TagTable {
    var places = TagTable(room: old.count / Self.stride + 1)
    for index in Swift.stride(from: 0, to: old.count, by: Self.stride) { _ = places.insert(old[index], Int32(index)) }
    return places
  }
}
