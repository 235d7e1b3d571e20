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

  static var none: Int32 { -1 }

  init(old: [Item], new: [Item]) {
    origins = Array(repeating: Self.none, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    guard !old.isEmpty, !new.isEmpty else { return }
    var places: [Item: Int]?
    let place = { (item: Int) -> Int? in
      let known = places ?? Self.places(of: old)
      places = known
      return known[new[item]]
    }
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var walk = ItemWalk(oldCount: old.count, newCount: new.count)
        if let rows = WordRows(old, new) {
          walk.run(through: rows, place: place)
        } else {
          walk.run(through: EquatableRows(old: old, new: new), place: place)
        }
        (origins, isTaken, isOutOfOrder) = (walk.origins, walk.isTaken, walk.isOutOfOrder)
      }
    }
  }

  /// Notes that a new item is an old one, found by a look-up.
  mutating func match(new: Int, with old: Int) {
    origins[new] = Int32(old)
    isTaken[old] = true
  }

  /// Notes that an old item is elsewhere now.
  mutating func takeOld(_ old: Int) { isTaken[old] = true }

  /// Every so many old items one is in the index.
  private static var stride: Int { 32 }

  private static func places(of old: [Item]) -> [Item: Int] {
    var places = [Item: Int](minimumCapacity: old.count / stride + 1)
    for index in Swift.stride(from: 0, to: old.count, by: stride) { places[old[index]] = index }
    return places
  }
}
