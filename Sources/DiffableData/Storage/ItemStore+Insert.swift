extension ItemStore {
  /// Appends items to a section. Items that exist already are moved.
  ///
  /// - Returns: Whether the items are distinct. If not, the store must no longer be used.
  mutating func add(_ batch: ItemBatch, to section: Int) -> Bool {
    // A shortcut for one new item, with the same result.
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
    guard var location = location(of: neighbour, tag: tag) else { return true }
    if after { location.offset += 1 }
    let suspects = insert(batch, at: location)
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
    guard let origin = location(of: item, tag: tag) else { return .itemIsUnknown }
    remove(at: origin)
    guard var location = location(of: neighbour, tag: neighbourTag) else { return .neighbourIsUnknown }
    if after { location.offset += 1 }
    withUnsafePointer(to: tag) { tags in
      _ = insert(ItemBatch(items: item, tags: tags, notes: nil, stride: kind.stride, count: 1), at: location)
    }
    return .done
  }

  private mutating func takeOut(_ batch: ItemBatch) {
    guard count > 0 else { return }
    if batch.count == 1 {
      if let location = location(of: batch.items, tag: batch.tags[0]) { remove(at: location) }
    } else if (0..<batch.count).contains(where: { location(of: batch.item($0), tag: batch.tags[$0]) != nil }) {
      remove(batch)
    }
  }

  /// Appends new items to a section.
  ///
  /// - Returns: The items that may occur more than once.
  mutating func append(_ batch: ItemBatch, to section: Int) -> [TaggedPosition] {
    reserveIndex(for: batch.count)
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
  mutating func insert(_ batch: ItemBatch, at location: ItemLocation) -> [TaggedPosition] {
    guard batch.count > 0 else { return [] }
    reserveIndex(for: batch.count)
    var location = location
    let count = lists[location.section].count(at: location.spot)
    if count + batch.count > ItemChunk.capacity {
      let isWithin = location.offset > 0 && location.offset < count
      // A few items are added to the half to which they belong; many items get their own chunks.
      if isWithin {
        location = split(location, at: batch.count <= ItemChunk.capacity / 2 ? count / 2 : location.offset)
      }
      if lists[location.section].count(at: location.spot) + batch.count > ItemChunk.capacity {
        if location.offset > 0 { location.spot.chunk += 1 }
        return insertChunks(batch, in: location.section, at: location.spot)
      }
    }
    return fill(location.section, location.spot, at: location.offset, with: batch)
  }

  private mutating func fill(
    _ section: Int, _ spot: ItemList.Spot, at offset: Int, with batch: ItemBatch
  ) -> [TaggedPosition] {
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
  ) -> [TaggedPosition] {
    var spot = spot
    var runs: [TagRun] = []
    var start = 0
    while start < batch.count {
      let part = batch[start..<Swift.min(start + ItemChunk.fill, batch.count)]
      // A small section needs little memory. A section in which a chunk was filled with a few items at a time will
      // probably fill the next chunk, too.
      let isSmall = spot == nil && batch.count < ItemChunk.fill
      let chunk = blank.blank(reservedCapacity: isSmall ? part.count : ItemChunk.capacity)
      chunk.insert(part, at: 0)
      let location = insertChunk(chunk, in: section, at: spot)
      runs.append(TagRun(tags: part.tags, count: part.count, key: lists[section].key(at: location), offset: 0))
      spot = ItemList.Spot(page: location.page, chunk: location.chunk + 1)
      start += part.count
    }
    return index(runs)
  }

  /// - Returns: The position of the chunk.
  private mutating func insertChunk(_ chunk: ItemChunk, in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
    let spot = reserve(in: section, at: spot)
    lists[section].insert(chunk, key: directory.newChunk(), at: spot)
    renumberChunks(of: section, spot.page, from: spot.chunk)
    return spot
  }

  /// Ensures that a page has capacity for one more chunk.
  private mutating func reserve(in section: Int, at spot: ItemList.Spot?) -> ItemList.Spot {
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
  private mutating func split(_ location: ItemLocation, at splitIndex: Int) -> ItemLocation {
    let section = location.section
    let old = lists[section].key(at: location.spot)
    let tail = blank.blank(reservedCapacity: ItemChunk.capacity)
    lists[section].change(location.spot) { $0.move(splitIndex..<$0.count, to: tail, at: 0) }
    let next = ItemList.Spot(page: location.spot.page, chunk: location.spot.chunk + 1)
    let spot = insertChunk(tail, in: section, at: next)
    rekey(tail, from: old, to: lists[section].key(at: spot), at: 0)
    if location.offset > splitIndex {
      return ItemLocation(section: section, spot: spot, offset: location.offset - splitIndex)
    }
    // The first half may now be at the end of the previous page.
    let before = spot.chunk > 0 ? ItemList.Spot(page: spot.page, chunk: spot.chunk - 1) : location.spot
    return ItemLocation(section: section, spot: before, offset: location.offset)
  }
}
