extension ItemStore {
  /// Puts items behind those of a section; those that are here already move.
  ///
  /// - Returns: Whether no item was named twice; if one was, the store is not to be used any more.
  mutating func add(_ batch: ItemBatch, to section: Int) -> Bool {
    if batch.count == 1, appendNew(batch, to: section) { return true }
    takeOut(batch)
    let suspects = append(batch, to: section)
    return areUnique(suspects)
  }

  /// Puts items next to one that is here and none of them; those that are here already move.
  ///
  /// - Returns: As ``add(_:to:)`` does.
  mutating func add(_ batch: ItemBatch, next neighbour: UnsafeRawPointer, tag: UInt32, after: Bool) -> Bool {
    if batch.count == 1, insertNew(batch, next: neighbour, tag: tag, after: after) { return true }
    takeOut(batch)
    guard var place = place(of: neighbour, tag: tag) else { return true }
    if after { place.offset += 1 }
    let suspects = insert(batch, at: place)
    return areUnique(suspects)
  }

  @usableFromInline
  enum MoveOutcome {
    case done
    case itemIsUnknown
    case neighbourIsUnknown
  }

  /// Puts an item next to another one.
  ///
  /// - Returns: Whether both are here; if one is not, the store is not to be used any more.
  mutating func move(
    _ item: UnsafeRawPointer, tag: UInt32, next neighbour: UnsafeRawPointer, tag neighbourTag: UInt32, after: Bool
  ) -> MoveOutcome {
    guard let origin = place(of: item, tag: tag) else { return .itemIsUnknown }
    remove(at: origin)
    guard var place = place(of: neighbour, tag: neighbourTag) else { return .neighbourIsUnknown }
    if after { place.offset += 1 }
    withUnsafePointer(to: tag) { tags in
      _ = insert(ItemBatch(items: item, tags: tags, notes: nil, stride: kind.stride, count: 1), at: place)
    }
    return .done
  }

  private mutating func takeOut(_ batch: ItemBatch) {
    guard count > 0 else { return }
    if batch.count == 1 {
      if let place = place(of: batch.items, tag: batch.tags[0]) { remove(at: place) }
    } else if (0..<batch.count).contains(where: { place(of: batch.item($0), tag: batch.tags[$0]) != nil }) {
      remove(batch)
    }
  }

  /// Puts new items behind those of a section.
  ///
  /// - Returns: Those that may be there more than once.
  mutating func append(_ batch: ItemBatch, to section: Int) -> [TaggedPlace] {
    makeRoomInIndex(for: batch.count)
    guard let last = lists[section].last?.spot else { return insertChunks(batch, in: section, at: nil) }
    let count = lists[section].count(at: last)
    let fitting = Swift.min(Swift.max(ItemChunk.fill - count, 0), batch.count)
    let suspects = fill(section, last, at: count, with: batch[0..<fitting])
    let end = ItemList.Spot(page: last.page, chunk: last.chunk + 1)
    if fitting == batch.count { return suspects }
    return suspects + insertChunks(batch[fitting..<batch.count], in: section, at: end)
  }

  /// Puts new items in front of a place, or behind the last item of its chunk.
  ///
  /// - Returns: As ``append(_:to:)`` does.
  mutating func insert(_ batch: ItemBatch, at place: ItemPlace) -> [TaggedPlace] {
    guard batch.count > 0 else { return [] }
    makeRoomInIndex(for: batch.count)
    var place = place
    let count = lists[place.section].count(at: place.spot)
    if count + batch.count > ItemChunk.capacity {
      let isWithin = place.offset > 0 && place.offset < count
      // Few items go into the half they belong to; many get chunks of their own.
      if isWithin { place = split(place, at: batch.count <= ItemChunk.capacity / 2 ? count / 2 : place.offset) }
      if lists[place.section].count(at: place.spot) + batch.count > ItemChunk.capacity {
        if place.offset > 0 { place.spot.chunk += 1 }
        return insertChunks(batch, in: place.section, at: place.spot)
      }
    }
    return fill(place.section, place.spot, at: place.offset, with: batch)
  }

  private mutating func fill(
    _ section: Int, _ spot: ItemList.Spot, at offset: Int, with batch: ItemBatch
  ) -> [TaggedPlace] {
    guard batch.count > 0 else { return [] }
    let key = lists[section].change(spot, adding: batch.count) { $0.insert(batch, at: offset) }
    if batch.count == 1 {
      // What is alone cannot be there twice.
      index.insert(batch.tags[0], key, offset)
      return []
    }
    return index([TagRun(tags: batch.tags, count: batch.count, key: key, offset: offset)])
  }

  /// Puts chunks of new items in front of a chunk.
  private mutating func insertChunks(
    _ batch: ItemBatch, in section: Int, at spot: ItemList.Spot?
  ) -> [TaggedPlace] {
    var spot = spot
    var runs: [TagRun] = []
    var start = 0
    while start < batch.count {
      let part = batch[start..<Swift.min(start + ItemChunk.fill, batch.count)]
      // A small section takes little; whoever fills a chunk with few items at a time fills the next one as well.
      let isSmall = spot == nil && batch.count < ItemChunk.fill
      let chunk = blank.blank(room: isSmall ? part.count : ItemChunk.capacity)
      chunk.insert(part, at: 0)
      let place = insertChunk(chunk, in: section, at: spot)
      runs.append(TagRun(tags: part.tags, count: part.count, key: lists[section].key(at: place), offset: 0))
      spot = ItemList.Spot(page: place.page, chunk: place.chunk + 1)
      start += part.count
    }
    return index(runs)
  }

  /// - Returns: Where the chunk came to stand.
  private mutating func insertChunk(_ chunk: ItemChunk, in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
    let spot = makeRoom(in: section, at: spot)
    lists[section].insert(chunk, key: directory.newChunk(), at: spot)
    renumberChunks(of: section, spot.page, from: spot.chunk)
    return spot
  }

  /// Sees to it that a page has room for one more chunk.
  private mutating func makeRoom(in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
    guard let spot else { return newPage(in: section) }
    let chunks = lists[section].pages[spot.page].chunks.count
    let isEnd = spot.page == lists[section].pages.count - 1 && spot.chunk == chunks
    if isEnd, chunks >= ItemPage.fill { return newPage(in: section) }
    guard chunks >= ItemPage.capacity else { return spot }
    lists[section].split(page: spot.page, newKey: directory.newPage())
    renumberPages(of: section, from: spot.page + 1)
    renumberChunks(of: section, spot.page + 1, from: 0)
    let kept = lists[section].pages[spot.page].chunks.count
    return spot.chunk > kept ? ItemList.Spot(page: spot.page + 1, chunk: spot.chunk - kept) : spot
  }

  private mutating func newPage(in section: Int) -> ItemList.Spot {
    lists[section].appendPage(key: directory.newPage())
    let page = lists[section].pages.count - 1
    renumberPages(of: section, from: page)
    return ItemList.Spot(page: page, chunk: 0)
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
}
