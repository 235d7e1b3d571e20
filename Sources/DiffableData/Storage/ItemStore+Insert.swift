extension ItemStore {
  /// Appends items to a section. Items that exist already are moved.
  ///
  /// - Returns: Whether the items are distinct. If not, the store must no longer be used.
  mutating func add(_ batch: ItemBatch, to section: Int) -> Bool {
    if batch.count == 1, appendNew(batch, to: section) { return true }
    takeOut(batch)
    let suspects = append(batch, to: section)
    return areUnique(suspects)
  }

  /// Inserts items next to an existing item that is not one of them. Items that exist already are moved.
  ///
  /// - Returns: The same as ``add(_:to:)``.
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

  /// Moves an item next to another item.
  ///
  /// - Returns: Whether both items exist. If not, the store must no longer be used.
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

  /// Appends new items to a section.
  ///
  /// - Returns: The items that may occur more than once.
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

  /// Inserts new items before a position, or after the last item of its chunk.
  ///
  /// - Returns: The same as ``append(_:to:)``.
  mutating func insert(_ batch: ItemBatch, at place: ItemLocation) -> [TaggedPlace] {
    guard batch.count > 0 else { return [] }
    makeRoomInIndex(for: batch.count)
    var place = place
    let count = lists[place.section].count(at: place.spot)
    if count + batch.count > ItemChunk.capacity {
      let isWithin = place.offset > 0 && place.offset < count
      // A few items are added to the half to which they belong; many items get their own chunks.
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
      // A single item with a unique tag cannot be a duplicate.
      index.insert(batch.tags[0], key, offset)
      return []
    }
    return index([TagRun(tags: batch.tags, count: batch.count, key: key, offset: offset)])
  }

  /// Inserts chunks of new items before a chunk.
  private mutating func insertChunks(
    _ batch: ItemBatch, in section: Int, at spot: ItemList.Spot?
  ) -> [TaggedPlace] {
    var spot = spot
    var runs: [TagRun] = []
    var start = 0
    while start < batch.count {
      let part = batch[start..<Swift.min(start + ItemChunk.fill, batch.count)]
      // A small section needs little memory. A section in which a chunk was filled with a few items at a time will
      // probably fill the next chunk, too.
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

  /// - Returns: The position of the chunk.
  private mutating func insertChunk(_ chunk: ItemChunk, in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
    let spot = makeRoom(in: section, at: spot)
    lists[section].insert(chunk, key: directory.newChunk(), at: spot)
    renumberChunks(of: section, spot.page, from: spot.chunk)
    return spot
  }

  /// Ensures that a page has capacity for one more chunk.
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

  /// Splits a chunk into two.
  ///
  /// - Returns: The position after the split.
  private mutating func split(_ place: ItemLocation, at cut: Int) -> ItemLocation {
    let section = place.section
    let old = lists[section].key(at: place.spot)
    let tail = blank.blank(room: ItemChunk.capacity)
    lists[section].change(place.spot) { $0.move(cut..<$0.count, to: tail, at: 0) }
    let next = ItemList.Spot(page: place.spot.page, chunk: place.spot.chunk + 1)
    let spot = insertChunk(tail, in: section, at: next)
    rekey(tail, from: old, to: lists[section].key(at: spot), at: 0)
    if place.offset > cut { return ItemLocation(section: section, spot: spot, offset: place.offset - cut) }
    // The first half may now be at the end of the previous page.
    let before = spot.chunk > 0 ? ItemList.Spot(page: spot.page, chunk: spot.chunk - 1) : place.spot
    return ItemLocation(section: section, spot: before, offset: place.offset)
  }
}
