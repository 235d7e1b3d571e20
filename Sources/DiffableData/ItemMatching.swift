/// Which item of a list each item of another list is.
///
/// Identifiers are unique, so two that are equal are the same one wherever they stand. Most of two neighbouring states
/// of a list is in the same order; it is found by comparing alone. Where the lists drift apart, a sparse index of the old
/// list finds the place again. What stays unmatched is left to a look-up by the caller.
///
/// - Complexity: O(n) comparisons where little changed; at most one hash per new item.
struct ItemMatching<Item: Hashable & Sendable> {
  /// For each new item the index of the same old item, or ``none``.
  private(set) var origins: [Int32]
  /// Whether an old item was matched.
  private(set) var isTaken: [Bool]
  /// Whether a later item was matched with an earlier old one.
  private(set) var isOutOfOrder = false
  /// Behind the last old item that was matched in order.
  private var furthest = 0

  static var none: Int32 { -1 }
  /// How far apart neighbours are looked for before the index is asked.
  private static var reach: Int { 4 }
  /// Every so many old items one is in the index.
  private static var stride: Int { 32 }
  /// A place that the index proposes is taken only if this many neighbours agree; fewer may be a moved item.
  private static var agreement: Int { 2 }

  init(old: [Item], new: [Item]) {
    origins = Array(repeating: Self.none, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    guard !old.isEmpty, !new.isEmpty else { return }
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in walk(old, new) }
    }
  }

  /// Notes that a new item is an old one, found by a look-up.
  mutating func match(new: Int, with old: Int) {
    origins[new] = Int32(old)
    isTaken[old] = true
  }

  /// Notes that an old item is elsewhere now.
  mutating func takeOld(_ old: Int) { isTaken[old] = true }

  private mutating func walk(_ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>) {
    var places: [Item: Int]?
    var (i, j) = (0, 0)
    while j < new.count {
      if i < old.count, old[i] == new[j] {
        match(new: j, with: i)
        if i < furthest { isOutOfOrder = true } else { furthest = i + 1 }
        i += 1
        j += 1
      } else if let step = nearby(old, i, new, j) {
        i += step.old
        j += step.new
      } else {
        let index = places ?? Self.places(of: old)
        places = index
        (i, j) = resume(in: index, old, new, from: j)
      }
    }
  }

  /// How many old and new items to skip so that the next ones are equal.
  private func nearby(
    _ old: UnsafeBufferPointer<Item>, _ i: Int, _ new: UnsafeBufferPointer<Item>, _ j: Int
  ) -> (old: Int, new: Int)? {
    for distance in 1...Self.reach {
      for skipped in 0...distance {
        let (oldSkip, newSkip) = (distance - skipped, skipped)
        guard i + oldSkip < old.count, j + newSkip < new.count else { continue }
        if old[i + oldSkip] == new[j + newSkip] { return (oldSkip, newSkip) }
      }
    }
    return nil
  }

  private static func places(of old: UnsafeBufferPointer<Item>) -> [Item: Int] {
    var places = [Item: Int](minimumCapacity: old.count / stride + 1)
    for index in Swift.stride(from: 0, to: old.count, by: stride) { places[old[index]] = index }
    return places
  }

  /// Looks for the next new item whose old place is known, and matches what lies before it as far as it is the same.
  private mutating func resume(
    in places: [Item: Int], _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, from start: Int
  ) -> (Int, Int) {
    for j in start..<new.count {
      guard let i = places[new[j]], agrees(old, i, new, j) else { continue }
      var back = 1
      while j - back >= start, i - back >= 0, old[i - back] == new[j - back] {
        match(new: j - back, with: i - back)
        back += 1
      }
      if i - back + 1 < furthest { isOutOfOrder = true }
      return (i, j)
    }
    return (old.count, new.count)
  }

  private func agrees(
    _ old: UnsafeBufferPointer<Item>, _ i: Int, _ new: UnsafeBufferPointer<Item>, _ j: Int
  ) -> Bool {
    var count = 1
    while count < Self.agreement, i + count < old.count, j + count < new.count, old[i + count] == new[j + count] {
      count += 1
    }
    var back = 1
    while count < Self.agreement, i - back >= 0, j - back >= 0, old[i - back] == new[j - back] {
      count += 1
      back += 1
    }
    return count >= Self.agreement
  }
}
