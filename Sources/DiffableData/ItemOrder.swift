import OrderedCollections

/// Sections in order, items in order inside them, and where each item is.
///
/// The order lives in chunks, the look-up in an index from item to chunk: neither is a flat array, because copying a
/// snapshot and changing one item must not cost what the snapshot holds.
struct ItemOrder<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private var lists: OrderedDictionary<Section, [ItemChunk<Item>]> = [:]
  private var index = IdentifierIndex<Item>()
  /// By chunk key: the section whose list holds the chunk.
  private var owners: [Section] = []

  var sections: [Section] { Array(lists.keys) }
  var sectionCount: Int { lists.count }
  var itemCount: Int { index.count }

  /// Complexity: O(1).
  func ordinal(of section: Section) -> Int? { lists.index(forKey: section) }

  func section(at ordinal: Int) -> Section { lists.keys[ordinal] }

  func chunks(ofSectionAt ordinal: Int) -> [ItemChunk<Item>] { lists.values[ordinal] }

  func contains(_ item: Item) -> Bool { index[item] != nil }

  func section(of item: Item) -> Section? { index[item].map { owners[$0] } }

  /// Complexity: O(items / 512).
  func count(in section: Section) -> Int { lists[section]?.reduce(0) { $0 + $1.items.count } ?? 0 }

  func items(in section: Section) -> [Item] {
    guard let chunks = lists[section] else { return [] }
    if chunks.count == 1 { return chunks[0].items }
    var items: [Item] = []
    items.reserveCapacity(chunks.reduce(0) { $0 + $1.items.count })
    for chunk in chunks { items += chunk.items }
    return items
  }

  var allItems: [Item] {
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for chunks in lists.values {
      for chunk in chunks { items += chunk.items }
    }
    return items
  }

  /// Complexity: O(512 + chunks of the section).
  func position(of item: Item) -> ItemPosition? {
    guard let key = index[item], let section = ordinal(of: owners[key]) else { return nil }
    var before = 0
    for chunk in lists.values[section] {
      if chunk.key == key {
        return chunk.items.firstIndex(of: item).map { ItemPosition(section: section, item: before + $0) }
      }
      before += chunk.items.count
    }
    return nil
  }

  /// The ordinal of an item among all items.
  func globalOrdinal(of item: Item) -> Int? {
    guard let position = position(of: item) else { return nil }
    return lists.values[..<position.section].reduce(position.item) { $0 + $1.reduce(0) { $0 + $1.items.count } }
  }

  func item(at position: ItemPosition) -> Item? {
    guard lists.values.indices.contains(position.section), position.item >= 0 else { return nil }
    var left = position.item
    for chunk in lists.values[position.section] {
      if left < chunk.items.count { return chunk.items[left] }
      left -= chunk.items.count
    }
    return nil
  }
}

// MARK: Sections

extension ItemOrder {
  mutating func insertSections(_ sections: [Section], at ordinal: Int) {
    if ordinal == lists.count {
      for section in sections { lists[section] = [] }
    } else {
      for (offset, section) in sections.enumerated() {
        lists.updateValue([], forKey: section, insertingAt: ordinal + offset)
      }
    }
  }

  mutating func removeSection(_ section: Section) {
    guard let chunks = lists.removeValue(forKey: section) else { return }
    for chunk in chunks {
      for item in chunk.items { index.remove(item) }
    }
  }

  /// Moves a section next to another. Complexity: O(sections).
  mutating func moveSection(_ section: Section, before destination: Section, after: Bool) {
    guard let chunks = lists.removeValue(forKey: section), let ordinal = ordinal(of: destination) else { return }
    lists.updateValue(chunks, forKey: section, insertingAt: ordinal + (after ? 1 : 0))
  }

  mutating func removeAllItems() {
    for section in lists.keys { lists[section] = [] }
    index = IdentifierIndex()
    owners = []
  }
}

// MARK: Items

extension ItemOrder {
  /// Puts new items behind those of a section.
  ///
  /// - Precondition: None of the items is here yet, none is named twice.
  mutating func append(_ items: [Item], to section: Section) {
    index.reserve(items.count)
    var chunks = lists[section] ?? []
    lists[section] = []
    var rest = items[...]
    if let last = chunks.indices.last, chunks[last].items.count < ItemChunk<Item>.capacity {
      let fill = rest.prefix(ItemChunk<Item>.capacity - chunks[last].items.count)
      chunks[last].items += fill
      note(fill, in: chunks[last].key)
      rest = rest.dropFirst(fill.count)
    }
    while !rest.isEmpty {
      let fill = rest.prefix(ItemChunk<Item>.capacity)
      let key = newKey(for: section)
      chunks.append(ItemChunk(key: key, items: Array(fill)))
      note(fill, in: key)
      rest = rest.dropFirst(fill.count)
    }
    lists[section] = chunks
  }

  /// Puts new items next to one that is here.
  ///
  /// - Precondition: `neighbour` is here, the items are not, none is named twice.
  mutating func insert(_ items: [Item], next neighbour: Item, after: Bool) {
    guard let key = index[neighbour] else { return }
    let section = owners[key]
    guard var chunks = lists[section], let ordinal = chunks.firstIndex(where: { $0.key == key }),
      let offset = chunks[ordinal].items.firstIndex(of: neighbour)
    else { return }
    lists[section] = []
    chunks[ordinal].items.insert(contentsOf: items, at: offset + (after ? 1 : 0))
    note(items[...], in: key)
    split(&chunks, at: ordinal, of: section)
    lists[section] = chunks
  }

  /// Removes those of the items that are here. Complexity: O(items + 512 · chunks touched).
  mutating func remove(_ items: [Item]) {
    var doomed: Set<Item> = []
    var keys: [Section: Set<Int>] = [:]
    for item in items {
      guard let key = index[item] else { continue }
      doomed.insert(item)
      keys[owners[key], default: []].insert(key)
      index.remove(item)
    }
    for (section, touched) in keys {
      guard var chunks = lists[section] else { continue }
      lists[section] = []
      for ordinal in chunks.indices where touched.contains(chunks[ordinal].key) {
        chunks[ordinal].items.removeAll { doomed.contains($0) }
      }
      chunks.removeAll { $0.items.isEmpty }
      lists[section] = chunks
    }
  }

  private mutating func newKey(for section: Section) -> Int {
    owners.append(section)
    return owners.count - 1
  }

  private mutating func note(_ items: ArraySlice<Item>, in key: Int) {
    for item in items { index.set(item, to: key) }
  }

  /// Cuts a chunk that has grown beyond its capacity into pieces of half that size, so that each can grow again.
  private mutating func split(_ chunks: inout [ItemChunk<Item>], at ordinal: Int, of section: Section) {
    let items = chunks[ordinal].items
    guard items.count > ItemChunk<Item>.capacity else { return }
    let piece = ItemChunk<Item>.capacity / 2
    chunks[ordinal].items = Array(items.prefix(piece))
    var pieces: [ItemChunk<Item>] = []
    for start in stride(from: piece, to: items.count, by: piece) {
      let key = newKey(for: section)
      let slice = items[start..<Swift.min(start + piece, items.count)]
      pieces.append(ItemChunk(key: key, items: Array(slice)))
      note(slice, in: key)
    }
    chunks.insert(contentsOf: pieces, at: ordinal + 1)
  }
}
