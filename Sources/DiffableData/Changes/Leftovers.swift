/// Items that the walk did not pair: they were deleted or inserted, or moved far, or to another section. Looked up by
/// their tags, all sections at once.
struct Leftovers {
  /// Keeps alive what the items' addresses point to.
  private let pairs: [SectionPair]
  /// Old items that nothing was paired with, pair after pair.
  private var old: [Item] = []
  private var isTaken: [Bool] = []
  private var places: TagTable

  private struct Item {
    let address: UnsafeRawPointer
    let pair: Int32
    let ordinal: Int32
  }

  private(set) var inserts: [ItemPosition] = []
  /// From one section to another.
  private(set) var moves: [CollectionChanges.Move<ItemPosition>] = []

  init(_ pairs: [SectionPair]) {
    self.pairs = pairs
    let gaps = pairs.map(\.unmatchedOld)
    let count = gaps.reduce(0) { $1.reduce($0) { $0 + $1.count } }
    old.reserveCapacity(count)
    inserts.reserveCapacity(count)
    isTaken = Array(repeating: false, count: count)
    places = TagTable(room: count)
    for (index, gaps) in gaps.enumerated() {
      var piece = 0
      for gap in gaps { piece = add(gap, of: pairs[index].old, index, near: piece) }
    }
  }

  private mutating func add(_ gap: Range<Int>, of span: ItemSpan, _ pair: Int, near piece: Int) -> Int {
    var ordinal = gap.lowerBound
    return span.forEachPart(of: gap, near: piece) { items, tags, count in
      let stride = span.stride
      for offset in 0..<count {
        _ = places.insert(tags[offset], Int32(old.count))
        old.append(Item(address: items + offset * stride, pair: Int32(pair), ordinal: Int32(ordinal)))
        ordinal += 1
      }
    }
  }

  /// Finds out what became of a section's new items.
  ///
  /// - Returns: Those that were in the section before.
  mutating func match(newItemsOf index: Int) -> [MatchRun] {
    let pair = pairs[index]
    guard let chunk = pair.new.pieces.first?.chunk else { return [] }
    var found: [MatchRun] = []
    var piece = 0
    for gap in pair.unmatchedNew {
      var ordinal = gap.lowerBound
      piece = pair.new.forEachPart(of: gap, near: piece) { items, tags, count in
        for offset in 0..<count {
          if let place = place(of: items + offset * chunk.kind.stride, tags[offset], chunk) {
            take(place, as: ordinal, of: index, &found)
          } else {
            inserts.append(pair.newPosition(ordinal))
          }
          ordinal += 1
        }
      }
    }
    return found
  }

  @inline(__always)
  private func place(of item: UnsafeRawPointer, _ tag: UInt32, _ chunk: ItemChunk) -> Int? {
    places.first(tag) { place in chunk.areSame(old[Int(place)].address, item) ? Int(place) : nil }
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
