/// Items that the walk did not pair: they were deleted or inserted, or moved far, or to another section. Looked up by
/// their tags, all sections at once.
struct Leftovers {
  private let pairs: [SectionPair]
  /// Old items that nothing was paired with, pair after pair.
  private var old: [Item] = []
  private var isTaken: [Bool]
  private let places: TagTable

  private struct Item {
    let pair: Int32
    let ordinal: Int32
  }

  private(set) var inserts: [ItemPosition] = []
  /// From one section to another.
  private(set) var moves: [CollectionChanges.Move<ItemPosition>] = []

  init(_ pairs: [SectionPair]) {
    self.pairs = pairs
    var old: [Item] = []
    var tags: [UInt32] = []
    let count = pairs.reduce(0) { $1.stretches.reduce($0) { $0 + $1.unmatchedOldCount } }
    old.reserveCapacity(count)
    tags.reserveCapacity(count)
    for (index, pair) in pairs.enumerated() {
      for stretch in pair.stretches {
        stretch.forEachUnmatchedOld { ordinal, tag in
          old.append(Item(pair: Int32(index), ordinal: Int32(ordinal)))
          tags.append(tag)
        }
      }
    }
    self.old = old
    isTaken = Array(repeating: false, count: old.count)
    places = TagTable(ordinalsOf: tags)
  }

  /// Finds out what became of a section's new items.
  ///
  /// - Returns: Those that were in the section before.
  mutating func match(newItemsOf index: Int) -> [MatchRun] {
    let pair = pairs[index]
    var found: [MatchRun] = []
    var inserts: [ItemPosition] = []
    let count = pair.stretches.reduce(0) { $0 + $1.unmatchedNewCount }
    found.reserveCapacity(Swift.min(count, old.count))
    inserts.reserveCapacity(count)
    for stretch in pair.stretches {
      stretch.forEachUnmatchedNew { ordinal, tag in
        if let place = places.first(tag, { isSame(old[Int($0)], as: ordinal, of: pair) ? Int($0) : nil }) {
          take(place, as: ordinal, of: index, &found)
        } else {
          inserts.append(pair.newPosition(ordinal))
        }
      }
    }
    if self.inserts.isEmpty { self.inserts = inserts } else { self.inserts += inserts }
    return found
  }

  private func isSame(_ item: Item, as ordinal: Int, of pair: SectionPair) -> Bool {
    pairs[Int(item.pair)].old.isSame(Int(item.ordinal), as: pair.new, ordinal)
  }

  private mutating func take(_ place: Int, as ordinal: Int, of index: Int, _ found: inout [MatchRun]) {
    isTaken[place] = true
    let origin = old[place]
    if Int(origin.pair) == index {
      found.append(MatchRun(old: Int(origin.ordinal), new: ordinal, count: 1))
    } else {
      moves.append(
        CollectionChanges.Move(
          from: pairs[Int(origin.pair)].oldPosition(Int(origin.ordinal)), to: pairs[index].newPosition(ordinal)))
    }
  }

  /// What is nowhere any more, in order.
  var deletes: [ItemPosition] {
    var deletes: [ItemPosition] = []
    deletes.reserveCapacity(old.count)
    for (place, item) in old.enumerated() where !isTaken[place] {
      deletes.append(pairs[Int(item.pair)].oldPosition(Int(item.ordinal)))
    }
    // Moved and deleted sections do not stand in the old order among the pairs.
    return pairs.count > 1 ? deletes.sorted() : deletes
  }
}
