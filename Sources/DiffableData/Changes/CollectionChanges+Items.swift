extension CollectionChanges {
  /// - Parameter origins: The old ordinal of each new section; `nil` for an inserted one.
  mutating func addItemChanges(from old: ItemStore, to new: ItemStore, origins: [Int?]) {
    // Spans only point to storage, which both stores keep alive.
    withExtendedLifetime((old, new)) {
      let pairs = SectionPair.pairs(from: old, to: new, origins: origins, gone: sectionDeletes)
      guard !pairs.isEmpty else { return }
      let matching = ItemMatching(pairs, blank: new.blank)
      itemInserts = matching.inserts
      itemDeletes = matching.deletes
      for pair in pairs.indices { addMoves(within: pair, of: matching) }
    }
  }

  private mutating func addMoves(within number: Int, of matching: borrowing ItemMatching) {
    let (pair, walk) = (matching.pairs[number], matching.walks[number])
    let found = addMoves(between: number, of: matching)
    let moving = MovingRuns(
      walked: matching.items.runs[walk.runs], isIncreasing: walk.isIncreasing, found: found.values)
    itemMoves.reserveCapacity(itemMoves.count + moving.runs.reduce(0) { $0 + Int($1.count) })
    for run in moving.runs {
      for item in 0..<Int(run.count) {
        itemMoves.append(Move(from: pair.oldPosition(Int(run.old) + item), to: pair.newPosition(Int(run.new) + item)))
      }
    }
  }

  /// Adds the items that came from another section.
  ///
  /// - Returns: The items that were in the same section before.
  private mutating func addMoves(between number: Int, of matching: borrowing ItemMatching) -> GrowableBuffer<FoundItem>
  {
    let (walk, origins) = (matching.walks[number], matching.origins)
    var here = GrowableBuffer<Int32>(reservedCapacity: walk.new.count + 1)
    for index in walk.new { here.put(Int32(truncatingIfNeeded: index), times: origins[index] < 0 ? 0 : 1) }
    var found = GrowableBuffer<FoundItem>(reservedCapacity: here.count)
    for index in here.values {
      let origin = Int(origins[Int(index)])
      let old = matching.items.old.values[origin].number
      let new = matching.items.new.values[Int(index)].number
      if walk.old.contains(origin) {
        found.push(
          FoundItem(
            old: Int32(truncatingIfNeeded: old), new: Int32(truncatingIfNeeded: new),
            oldPosition: Int32(truncatingIfNeeded: old - (origin - walk.old.lowerBound)),
            newPosition: Int32(truncatingIfNeeded: new - (Int(index) - walk.new.lowerBound))))
      } else {
        let source = matching.pairs[matching.walks.pair(of: origin) { $0.old }]
        itemMoves.append(Move(from: source.oldPosition(old), to: matching.pairs[number].newPosition(new)))
      }
    }
    return found
  }
}

extension ItemMatching {
  /// The positions of inserted items, in order.
  fileprivate var inserts: [ItemPosition] {
    positions(items.new.values, { $0.new }, { $0.newPosition($1) }, times: { Int(origins[$0] >> 31) & 1 })
  }

  /// The positions of deleted items, in order.
  fileprivate var deletes: [ItemPosition] {
    // Indexed by an old item's number plus one, so that items without an origin have an entry too.
    let takers = GrowableBuffer<Int8>(repeating: 0, count: items.old.count + 1)
    for origin in origins { takers.base[Int(origin) &+ 1] = -1 }
    let deletes = positions(
      items.old.values, { $0.old }, { $0.oldPosition($1) }, times: { Int(1 &+ takers.base[$0 &+ 1]) })
    // In the order of the pairs, moved and deleted sections are not in the old order.
    return pairs.count > 1 ? deletes.sorted() : deletes
  }

  /// - Parameter times: Returns 1 for the numbers of items to include, otherwise 0.
  @inline(__always)
  private func positions(
    _ items: UnsafeBufferPointer<TaggedNumber>, _ share: (PairWalk) -> Range<Int>,
    _ position: (SectionPair, Int) -> ItemPosition, times: (Int) -> Int
  ) -> [ItemPosition] {
    var count = 0
    for index in items.indices { count &+= times(index) }
    return Array(unsafeUninitializedCapacity: count + 1) { buffer, written in
      guard let base = buffer.baseAddress else { return }
      for (pair, walk) in zip(pairs, walks) {
        for index in share(walk) {
          (base + written).initialize(to: position(pair, items[index].number))
          written &+= times(index)
        }
      }
    }
  }
}
