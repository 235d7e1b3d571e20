extension ItemStore {
  /// Puts items behind those of a section; those that are here already move.
  ///
  /// - Returns: Whether no item was named twice; if one was, the store is not to be used any more.
  mutating func add(_ batch: ItemBatch, to section: Int) -> Bool {
    takeOut(batch)
    let suspects = append(batch, to: section)
    return areUnique(suspects, of: batch)
  }

  /// Puts items next to one that is here and none of them; those that are here already move.
  ///
  /// - Returns: As ``add(_:to:)`` does.
  mutating func add(_ batch: ItemBatch, next neighbour: UnsafeRawPointer, tag: UInt32, after: Bool) -> Bool {
    takeOut(batch)
    guard var place = place(of: neighbour, tag: tag) else { return true }
    if after { place.offset += 1 }
    let suspects = insert(batch, at: place)
    return areUnique(suspects, of: batch)
  }

  private mutating func takeOut(_ batch: ItemBatch) {
    guard count > 0 else { return }
    if batch.count == 1 {
      if let place = place(of: batch.items, tag: batch.tags[0]) { remove(at: place) }
    } else if (0..<batch.count).contains(where: { place(of: batch.item($0), tag: batch.tags[$0]) != nil }) {
      remove(batch)
    }
  }

  func areUnique(_ suspects: [Int], of batch: ItemBatch) -> Bool {
    suspects.allSatisfy { occurrences(of: batch.item($0), tag: batch.tags[$0]) == 1 }
  }

  /// Puts new items behind those of a section.
  ///
  /// - Returns: The places in the batch of items whose tag was here before: only they may be duplicates.
  mutating func append(_ batch: ItemBatch, to section: Int) -> [Int] {
    index.reserve(batch.count)
    var suspects: [Int] = []
    var done = 0
    if let last = lastSpot(in: section) {
      done = Swift.min(Swift.max(ItemChunk.fill - lists[section][last].count, 0), batch.count)
      if done > 0 {
        fill(section, last, at: lists[section][last].count, with: batch, 0..<done, &suspects)
      }
    }
    if done < batch.count {
      let end = lastSpot(in: section).map { ItemList.Spot(page: $0.page, chunk: $0.chunk + 1) }
      insertChunks(batch, from: done, in: section, at: end, &suspects)
    }
    return suspects
  }

  /// Puts new items in front of a place, or behind the last item of its chunk.
  ///
  /// - Returns: As ``append(_:to:)`` does.
  mutating func insert(_ batch: ItemBatch, at place: ItemPlace) -> [Int] {
    guard batch.count > 0 else { return [] }
    var suspects: [Int] = []
    var place = place
    let count = lists[place.section][place.spot].count
    if count + batch.count > ItemChunk.capacity {
      let isWithin = place.offset > 0 && place.offset < count
      // Few items go into the half they belong to; many get chunks of their own.
      if isWithin { place = split(place, at: batch.count <= ItemChunk.capacity / 2 ? count / 2 : place.offset) }
      if lists[place.section][place.spot].count + batch.count > ItemChunk.capacity {
        if place.offset > 0 { place.spot.chunk += 1 }
        insertChunks(batch, from: 0, in: place.section, at: place.spot, &suspects)
        return suspects
      }
    }
    fill(place.section, place.spot, at: place.offset, with: batch, 0..<batch.count, &suspects)
    return suspects
  }

  private func lastSpot(in section: Int) -> ItemList.Spot? {
    guard let page = lists[section].pages.indices.last else { return nil }
    return ItemList.Spot(page: page, chunk: lists[section].pages[page].chunks.count - 1)
  }

  private mutating func fill(
    _ section: Int, _ spot: ItemList.Spot, at offset: Int, with batch: ItemBatch, _ range: Range<Int>,
    _ suspects: inout [Int]
  ) {
    lists[section].change(spot, adding: range.count) { $0.insert(batch[range], at: offset) }
    let key = lists[section].key(at: spot)
    for item in range where index.insert(batch.tags[item], key, offset + item - range.lowerBound) {
      suspects.append(item)
    }
  }

  /// Puts chunks of new items in front of a chunk.
  private mutating func insertChunks(
    _ batch: ItemBatch, from start: Int, in section: Int, at spot: ItemList.Spot?, _ suspects: inout [Int]
  ) {
    var spot = spot
    let first = start
    var start = start
    var keys: [Int32] = []
    while start < batch.count {
      let end = Swift.min(start + ItemChunk.fill, batch.count)
      let chunk = blank.blank(room: start == 0 && end < ItemChunk.fill ? end : ItemChunk.capacity)
      chunk.insert(batch[start..<end], at: 0)
      let place = insertChunk(chunk, in: section, at: spot)
      keys.append(lists[section].key(at: place))
      spot = ItemList.Spot(page: place.page, chunk: place.chunk + 1)
      start = end
    }
    var places: [Int] = []
    index.insert(
      batch.tags + first, count: batch.count - first, share: ItemChunk.fill, keys: keys, &places)
    suspects += places.map { $0 + first }
  }

  /// - Returns: Where the chunk came to stand.
  private mutating func insertChunk(_ chunk: ItemChunk, in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
    let spot = makeRoom(in: section, at: spot)
    let key = directory.newChunk(on: lists[section].pages[spot.page].key, at: spot.chunk)
    lists[section].insert(ItemList.Entry(key: key, chunk: chunk), at: spot)
    return spot
  }

  /// Sees to it that a page has room for one more chunk.
  private mutating func makeRoom(in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
    guard var spot else { return newPage(in: section) }
    let chunks = lists[section].pages[spot.page].chunks.count
    let isEnd = spot.page == lists[section].pages.count - 1 && spot.chunk == chunks
    if isEnd, chunks >= ItemList.Page.fill { return newPage(in: section) }
    guard chunks >= ItemList.Page.capacity else { return spot }
    let newKey = directory.newPage(in: key(ofSection: section))
    lists[section].split(page: spot.page, newKey: newKey)
    for entry in lists[section].pages[spot.page + 1].chunks { directory.move(chunk: entry.key, to: newKey) }
    let kept = lists[section].pages[spot.page].chunks.count
    if spot.chunk > kept { spot = ItemList.Spot(page: spot.page + 1, chunk: spot.chunk - kept) }
    return spot
  }

  private mutating func newPage(in section: Int) -> ItemList.Spot {
    lists[section].pages.append(ItemList.Page(key: directory.newPage(in: key(ofSection: section))))
    return ItemList.Spot(page: lists[section].pages.count - 1, chunk: 0)
  }

  /// Cuts a chunk in two.
  ///
  /// - Returns: Where the place is then.
  private mutating func split(_ place: ItemPlace, at cut: Int) -> ItemPlace {
    let section = place.section
    let old = lists[section].key(at: place.spot)
    let tail = blank.blank(room: ItemChunk.capacity)
    lists[section].change(place.spot) { $0.move(cut..<$0.count, to: tail, at: 0) }
    let next = ItemList.Spot(page: place.spot.page, chunk: place.spot.chunk + 1)
    let spot = insertChunk(tail, in: section, at: next)
    rekey(tail, from: old, to: lists[section].key(at: spot), at: 0)
    if place.offset > cut { return ItemPlace(section: section, spot: spot, offset: place.offset - cut) }
    // Making room may have put the first half's page behind.
    let before = spot.chunk > 0 ? ItemList.Spot(page: spot.page, chunk: spot.chunk - 1) : place.spot
    return ItemPlace(section: section, spot: before, offset: place.offset)
  }

  /// Notes that the items of a chunk are in another one now, from a place on.
  mutating func rekey(_ chunk: ItemChunk, from old: Int32, to new: Int32, at start: Int) {
    for item in 0..<chunk.count { index.replace(chunk.tags[item], old, with: new, start + item) }
  }
}
