/// The items of all sections in order, and the position of each item. Sections are identified by ordinals only.
///
/// The order is stored in pages of chunks, and the look-up in an index from tags to chunks. Neither is a flat array,
/// because the cost of copying a snapshot and changing one item must not depend on the size of the snapshot. The type
/// is not generic: items are bytes, which only their chunks interpret.
@usableFromInline
struct ItemStore: Sendable {
  var lists: [ItemList] = []
  var index = TagIndex()
  var directory = ChunkDirectory()
  /// An empty chunk from which others are created.
  let blank: ItemChunk
  /// The sections' keys, which do not change when sections before them are inserted or removed.
  private var keys: [Int32] = []
  /// The sections' ordinals, indexed by key.
  private var ordinals: [Int32] = []

  init<Item: Hashable & Sendable>(of type: Item.Type, hasNotes: Bool = false) {
    blank = TypedChunk<Item>(kind: IdentifierKind(type), reservedCapacity: 0, hasNotes: hasNotes)
  }

  /// The number of items in all sections.
  var count: Int { index.count }

  var kind: IdentifierKind { blank.kind }

  func key(ofSection ordinal: Int) -> Int32 { keys[ordinal] }
}

/// The position of an item.
struct ItemLocation {
  var section: Int
  var spot: ItemList.Spot
  /// The offset of the item in its chunk.
  var offset: Int
}

// MARK: Look-up

extension ItemStore {
  /// Returns the position of an item, or `nil` if the store does not contain it.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func location(of item: UnsafeRawPointer, tag: UInt32) -> ItemLocation? {
    if let slot = index.glance(tag) {
      if slot == SlotLayout.empty { return nil }
      let (key, hint) = index.layout.keyAndOffset(slot)
      let (section, spot) = whereabouts(ofChunk: key)
      let isThere = lists[section].unretainedChunk(at: spot)._withUnsafeGuaranteedRef {
        $0.isProbably(item, tag: tag, at: hint)
      }
      if isThere { return ItemLocation(section: section, spot: spot, offset: hint) }
    }
    return search(for: item, tag: tag)
  }

  /// Searches all slots in which the item may be.
  @inline(never)
  private func search(for item: UnsafeRawPointer, tag: UInt32) -> ItemLocation? {
    var search = TagSearch(tag)
    while let (key, hint) = index.next(&search) {
      let (section, spot) = whereabouts(ofChunk: key)
      let chunk = lists[section].unretainedChunk(at: spot)
      let offset = chunk._withUnsafeGuaranteedRef { $0.index(of: item, tag: tag, near: hint) }
      if let offset { return ItemLocation(section: section, spot: spot, offset: offset) }
    }
    return nil
  }

  @inline(__always)
  func position(of location: ItemLocation) -> ItemPosition {
    ItemPosition(section: location.section, item: lists[location.section].ordinal(of: location.spot) + location.offset)
  }

  func position(of item: UnsafeRawPointer, tag: UInt32) -> ItemPosition? { location(of: item, tag: tag).map(position) }

  /// Returns the ordinal of an item among the items of all sections.
  func ordinal(of item: UnsafeRawPointer, tag: UInt32) -> Int? {
    ordinal(of: item, tag: tag) { searchOrdinal(of: item, tag: tag) }
  }

  /// Returns the ordinal of an item; see ``ordinal(of:tag:)``.
  ///
  /// - Parameter search: A closure that calls ``searchOrdinal(of:tag:)``. With a direct call from here, the compiler
  ///   would copy the store even if the call is not reached.
  @inline(__always)
  func ordinal(of item: UnsafeRawPointer, tag: UInt32, search: () -> Int?) -> Int? {
    guard let slot = index.glance(tag) else { return search() }
    if slot == SlotLayout.empty { return nil }
    let (key, hint) = index.layout.keyAndOffset(slot)
    let (section, spot) = whereabouts(ofChunk: key)
    let (chunk, start) = lists.withElement(section) { $0.withElement(at: spot) }
    let isThere = chunk._withUnsafeGuaranteedRef { $0.isProbably(item, tag: tag, at: hint) }
    return isThere ? count(before: section) &+ start &+ hint : search()
  }

  func searchOrdinal(of item: UnsafeRawPointer, tag: UInt32) -> Int? {
    search(for: item, tag: tag).map { count(before: $0.section) + position(of: $0).item }
  }

  /// Returns the number of items in the sections before the given one.
  @inline(__always)
  private func count(before section: Int) -> Int {
    var count = 0
    for section in 0..<section { count &+= lists[section].count }
    return count
  }

  func item(at position: ItemPosition) -> UnsafeRawPointer? {
    guard lists.indices.contains(position.section), position.item >= 0,
      let location = lists[position.section].locate(position.item)
    else { return nil }
    return UnsafeRawPointer(lists[position.section][location.spot].item(location.offset))
  }

  /// Returns the number of occurrences of an item. More than one is a programmer error.
  func occurrences(of item: UnsafeRawPointer, tag: UInt32) -> Int {
    var chunks: Set<Int32> = []
    var search = TagSearch(tag)
    while let (key, _) = index.next(&search) { chunks.insert(key) }
    return chunks.reduce(0) { sum, key in
      let (section, spot) = whereabouts(ofChunk: key)
      let chunk = lists[section][spot]
      return sum + (0..<chunk.count).count { chunk.tags[$0] == tag && chunk.isItem($0, item) }
    }
  }

  @inline(__always)
  func whereabouts(ofChunk key: Int32) -> (section: Int, spot: ItemList.Spot) {
    let (page, chunk) = directory.pageAndChunk(ofChunk: key)
    return (Int(ordinals.withElement(Int(page.section)) { $0 }), ItemList.Spot(page: Int(page.ordinal), chunk: chunk))
  }
}

// MARK: Sections

extension ItemStore {
  mutating func insertSections(_ count: Int, at ordinal: Int) {
    for offset in 0..<count {
      ordinals.append(0)
      keys.insert(Int32(ordinals.count - 1), at: ordinal + offset)
      lists.insert(ItemList(), at: ordinal + offset)
    }
    renumber(from: ordinal)
  }

  /// - Complexity: O(items of the section + sections).
  mutating func removeSection(at ordinal: Int) {
    for page in lists[ordinal].pages {
      for entry in page.chunks {
        for item in 0..<entry.chunk.count { index.remove(entry.chunk.tags[item], entry.key) }
        directory.forget(chunk: entry.key)
      }
      directory.forget(page: page.key)
    }
    lists.remove(at: ordinal)
    keys.remove(at: ordinal)
    renumber(from: ordinal)
  }

  /// - Parameter target: The section's new ordinal, after it has been removed from the old one.
  mutating func moveSection(at ordinal: Int, to target: Int) {
    lists.insert(lists.remove(at: ordinal), at: target)
    keys.insert(keys.remove(at: ordinal), at: target)
    renumber(from: Swift.min(ordinal, target))
  }

  mutating func removeAllItems() {
    lists = Array(repeating: ItemList(), count: lists.count)
    index = TagIndex()
    directory = ChunkDirectory()
  }

  private mutating func renumber(from first: Int) {
    for ordinal in first..<keys.count { ordinals[Int(keys[ordinal])] = Int32(ordinal) }
  }
}
