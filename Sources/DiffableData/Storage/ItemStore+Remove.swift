extension ItemStore {
  mutating func remove(at location: ItemLocation) {
    let (section, spot) = (location.section, location.spot)
    index.remove(lists[section][spot].tags[location.offset], lists[section].key(at: spot))
    lists[section].change(spot) { $0.remove(location.offset..<(location.offset + 1)) }
    tidy(section, spot)
  }

  /// Removes the items that exist.
  ///
  /// - Complexity: O(items removed + chunks) for many items; that of ``remove(at:)`` for each item if there are few.
  mutating func remove(_ batch: ItemBatch) {
    guard batch.count > 16 + directory.chunkLimit / 16 else {
      for item in 0..<batch.count {
        if let location = location(of: batch.item(item), tag: batch.tags[item]) { remove(at: location) }
      }
      return
    }
    let removed = takeFromIndex(batch)
    for section in lists.indices {
      for page in lists[section].pages.indices { removeMarked(page, of: section, removed) }
      let dropped = lists[section].removeEmptyPages()
      for page in dropped { directory.forget(page: page) }
      if !dropped.isEmpty { renumberPages(of: section, from: 0) }
    }
  }

  /// Removes items from the index, and marks their positions.
  private mutating func takeFromIndex(_ batch: ItemBatch) -> RemovedItems {
    var removed = RemovedItems(chunkLimit: directory.chunkLimit)
    var chunks = [Unmanaged<ItemChunk>?](repeating: nil, count: directory.chunkLimit)
    for list in lists {
      for page in list.pages {
        for entry in page.chunks { chunks[Int(entry.key)] = Unmanaged.passUnretained(entry.chunk) }
      }
    }
    for item in 0..<batch.count {
      let tag = batch.tags[item]
      var search = TagSearch(tag)
      while let (key, hint) = index.next(&search) {
        let offset = chunks[Int(key)]?._withUnsafeGuaranteedRef { $0.index(of: batch.item(item), tag: tag, near: hint) }
        guard let offset else { continue }
        if removed.mark(offset, in: key) { index.remove(tag, key) }
        break
      }
    }
    return removed
  }

  /// Rebuilds the chunks of a page without the marked items.
  private mutating func removeMarked(_ page: Int, of section: Int, _ removed: RemovedItems) {
    guard lists[section].pages[page].chunks.contains(where: { removed.isTouched($0.key) }) else { return }
    var kept: [ItemPage.Entry] = []
    for entry in lists[section].pages[page].chunks {
      guard removed.isTouched(entry.key) else {
        kept.append(entry)
        continue
      }
      let rest = survivors(of: entry, removed)
      if rest.count > 0, !merge(rest, entry.key, into: &kept, removed) {
        kept.append(ItemPage.Entry(key: entry.key, chunk: rest))
      }
      if kept.last?.key != entry.key { directory.forget(chunk: entry.key) }
    }
    lists[section].replaceChunks(ofPage: page, with: kept)
    renumberChunks(of: section, page, from: 0)
  }

  private func survivors(of entry: ItemPage.Entry, _ removed: RemovedItems) -> ItemChunk {
    let rest = blank.blank(reservedCapacity: ItemChunk.capacity)
    var start = 0
    for item in 0...entry.chunk.count where item == entry.chunk.count || removed.contains(item, in: entry.key) {
      if start < item { rest.insert(entry.chunk.batch[start..<item], at: rest.count) }
      start = item + 1
    }
    return rest
  }

  /// Appends the few remaining items of a chunk to the previous chunk, if that chunk was also rebuilt and has space.
  private mutating func merge(
    _ rest: ItemChunk, _ key: Int32, into kept: inout [ItemPage.Entry], _ removed: RemovedItems
  ) -> Bool {
    guard rest.count < ItemChunk.capacity / 4, let last = kept.indices.last, removed.isTouched(kept[last].key) else {
      return false
    }
    let end = kept[last].chunk.count
    guard end + rest.count <= ItemChunk.fill else { return false }
    rekey(rest, from: key, to: kept[last].key, at: end)
    kept[last].change(adding: rest.count) { $0.insert(rest.batch, at: end) }
    return true
  }
}

// MARK: Merging small chunks

extension ItemStore {
  /// Removes an empty chunk, and merges an almost empty one with a neighbor.
  private mutating func tidy(_ section: Int, _ spot: ItemList.Spot) {
    let count = lists[section].count(at: spot)
    if count == 0 { return drop(section, spot) }
    guard count < ItemChunk.capacity / 8 else { return }
    guard let neighbour = neighbour(of: spot, in: lists[section].pages[spot.page], with: count) else { return }
    join(section, spot, to: neighbour)
  }

  /// Returns an adjacent chunk of the page that has space for a few more items.
  private func neighbour(of spot: ItemList.Spot, in page: ItemPage, with count: Int) -> ItemList.Spot? {
    let chunk = [spot.chunk - 1, spot.chunk + 1].first { chunk in
      page.chunks.indices.contains(chunk) && page.count(of: chunk) + count <= ItemChunk.fill
    }
    return chunk.map { ItemList.Spot(page: spot.page, chunk: $0) }
  }

  private mutating func join(_ section: Int, _ spot: ItemList.Spot, to neighbour: ItemList.Spot) {
    let few = lists[section][spot]
    let end = neighbour.chunk < spot.chunk ? lists[section].count(at: neighbour) : 0
    rekey(few, from: lists[section].key(at: spot), to: lists[section].key(at: neighbour), at: end)
    lists[section].change(neighbour, adding: few.count) { $0.insert(few.batch, at: end) }
    drop(section, spot)
  }

  private mutating func drop(_ section: Int, _ spot: ItemList.Spot) {
    directory.forget(chunk: lists[section].remove(at: spot))
    renumberChunks(of: section, spot.page, from: spot.chunk)
    guard lists[section].pages[spot.page].chunks.isEmpty else { return }
    directory.forget(page: lists[section].removePage(at: spot.page).key)
    renumberPages(of: section, from: spot.page)
  }
}

/// The items to remove, represented by a bit for each chunk and position.
private struct RemovedItems {
  private var words: [UInt64]

  private static var wordsPerChunk: Int { ItemChunk.capacity / 64 }

  init(chunkLimit: Int) { words = Array(repeating: 0, count: chunkLimit * Self.wordsPerChunk) }

  /// Marks an item, and returns whether it was not marked before.
  mutating func mark(_ offset: Int, in key: Int32) -> Bool {
    let word = Int(key) * Self.wordsPerChunk + offset >> 6
    let bit = UInt64(1) << UInt64(offset & 63)
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  func contains(_ offset: Int, in key: Int32) -> Bool {
    words[Int(key) * Self.wordsPerChunk + offset >> 6] >> UInt64(offset & 63) & 1 == 1
  }

  func isTouched(_ key: Int32) -> Bool {
    let first = Int(key) * Self.wordsPerChunk
    return words[first..<(first + Self.wordsPerChunk)].contains { $0 != 0 }
  }
}
