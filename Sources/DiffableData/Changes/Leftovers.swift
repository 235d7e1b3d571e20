/// Items that the walk did not pair: they were deleted or inserted, or moved far, or to another section. Looked up by
/// their tags, all sections at once.
struct Leftovers {
  private let pairs: [SectionPair]
  /// Old items that nothing was paired with, pair after pair.
  private var old: [Item] = []
  private var isTaken: [Bool] = []
  private var places: TagTable

  private struct Item {
    var pair: Int32
    var piece: Int32
    var offset: Int32
    var ordinal: Int32
  }

  private(set) var inserts: [ItemPosition] = []
  /// From one section to another.
  private(set) var moves: [CollectionChanges.Move<ItemPosition>] = []

  init(_ pairs: [SectionPair]) {
    self.pairs = pairs
    for (index, pair) in pairs.enumerated() {
      for gap in pair.unmatchedOld { Self.append(gap, of: pair.old, index, to: &old) }
    }
    isTaken = Array(repeating: false, count: old.count)
    places = TagTable(room: old.count)
    for (place, item) in old.enumerated() { _ = places.insert(tag(of: item), Int32(place)) }
  }

  private static func append(_ gap: Range<Int>, of span: ItemSpan, _ pair: Int, to items: inout [Item]) {
    var ordinal = gap.lowerBound
    span.forEachPart(of: gap, near: Int(items.last?.piece ?? 0)) { piece, part in
      for offset in part {
        items.append(
          Item(pair: Int32(pair), piece: Int32(piece), offset: Int32(offset), ordinal: Int32(ordinal)))
        ordinal += 1
      }
    }
  }

  private func chunk(of item: Item) -> ItemChunk { pairs[Int(item.pair)].old.pieces[Int(item.piece)].chunk }

  private func tag(of item: Item) -> UInt32 { chunk(of: item).tags[Int(item.offset)] }

  /// Finds out what became of a section's new items.
  ///
  /// - Returns: Those that were in the section before.
  mutating func match(newItemsOf index: Int) -> [MatchRun] {
    let pair = pairs[index]
    var found: [MatchRun] = []
    var piece = 0
    for gap in pair.unmatchedNew {
      var ordinal = gap.lowerBound
      pair.new.forEachPart(of: gap, near: piece) { next, part in
        piece = next
        for offset in part {
          match(ordinal, pair.new.pieces[next].chunk, offset, of: index, &found)
          ordinal += 1
        }
      }
    }
    return found
  }

  private mutating func match(
    _ ordinal: Int, _ chunk: ItemChunk, _ offset: Int, of index: Int, _ found: inout [MatchRun]
  ) {
    let place = places.first(chunk.tags[offset]) { place -> Int? in
      let item = old[Int(place)]
      return self.chunk(of: item).isItem(Int(item.offset), chunk.item(offset)) ? Int(place) : nil
    }
    guard let place else { return inserts.append(pairs[index].newPosition(ordinal)) }
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
    for (place, item) in old.enumerated() where !isTaken[place] {
      deletes.append(pairs[Int(item.pair)].oldPosition(Int(item.ordinal)))
    }
    // Deleted sections stand last among the pairs, wherever they were.
    return pairs.last?.newOrdinal == nil ? deletes.sorted() : deletes
  }
}
