import OrderedCollections

/// Sections in order, items in order inside them, and where each item is: the ``ItemStore`` with its types.
struct ItemOrder<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var sections: OrderedSet<Section> = []
  private(set) var store: ItemStore

  private var kind: IdentifierKind { store.blank.kind }

  init() { store = ItemStore(blank: TypedChunk<Item>(kind: IdentifierKind(Item.self), room: 0, hasNotes: false)) }

  var sectionCount: Int { sections.count }
  var itemCount: Int { store.count }

  /// Complexity: O(1).
  func ordinal(of section: Section) -> Int? { sections.firstIndex(of: section) }

  func contains(_ item: Item) -> Bool { place(of: item) != nil }

  func section(of item: Item) -> Section? { place(of: item).map { sections[$0.section] } }

  func count(inSectionAt ordinal: Int) -> Int { store.lists[ordinal].count }

  func items(inSectionAt ordinal: Int) -> [Item] { store.lists[ordinal].items() }

  /// Complexity: O(items).
  var allItems: [Item] {
    if store.lists.count == 1 { return store.lists[0].items() }
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for list in store.lists { items += list.items() }
    return items
  }

  func position(of item: Item) -> ItemPosition? { place(of: item).map(store.position) }

  /// The ordinal of an item among all items.
  func globalOrdinal(of item: Item) -> Int? {
    guard let position = position(of: item) else { return nil }
    return store.lists[..<position.section].reduce(position.item) { $0 + $1.count }
  }

  func item(at position: ItemPosition) -> Item? {
    guard store.lists.indices.contains(position.section), position.item >= 0,
      let place = store.lists[position.section].locate(position.item)
    else { return nil }
    return store.lists[position.section][place.spot].item(place.offset).assumingMemoryBound(to: Item.self).pointee
  }

  private func place(of item: Item) -> ItemPlace? {
    let tag = IdentifierTag.tag(of: item, kind)
    return withUnsafePointer(to: item) { store.place(of: $0, tag: tag) }
  }
}

extension ItemList {
  /// The items, whose type the caller knows.
  func items<Item>(_ range: Range<Int>? = nil) -> [Item] {
    let range = range ?? 0..<count
    return Array(unsafeUninitializedCapacity: range.count) { buffer, written in
      forEachPart(in: range) { chunk, part in
        guard let base = buffer.baseAddress else { return }
        chunk.copyItems(from: chunk.item(part.lowerBound), to: base + written, count: part.count)
        written += part.count
      }
    }
  }
}

// MARK: Sections

extension ItemOrder {
  /// - Precondition: None of the sections is here yet, none is named twice.
  mutating func insertSections(_ new: [Section], at ordinal: Int) {
    if ordinal == sections.count {
      sections.append(contentsOf: new)
    } else {
      for (offset, section) in new.enumerated() { sections.insert(section, at: ordinal + offset) }
    }
    store.insertSections(new.count, at: ordinal)
  }

  mutating func removeSection(at ordinal: Int) {
    sections.remove(at: ordinal)
    store.removeSection(at: ordinal)
  }

  /// Moves a section next to another. Complexity: O(sections).
  mutating func moveSection(at ordinal: Int, next destination: Section, after: Bool) {
    let section = sections.remove(at: ordinal)
    let target = (sections.firstIndex(of: destination) ?? 0) + (after ? 1 : 0)
    sections.insert(section, at: target)
    store.moveSection(at: ordinal, to: target)
  }

  mutating func removeAllItems() { store.removeAllItems() }
}

// MARK: Items

extension ItemOrder {
  /// Puts items behind those of a section; those that are here already move.
  ///
  /// - Returns: Whether no item was named twice; if one was, the order is not to be used any more.
  mutating func append(_ items: [Item], toSectionAt ordinal: Int) -> Bool {
    ItemBatch.with(items, kind) { batch in
      takeOut(batch)
      let suspects = store.append(batch, to: ordinal)
      return areUnique(suspects, of: batch)
    }
  }

  /// Puts items next to one that is here; those that are here already move.
  ///
  /// - Precondition: `neighbour` is here and none of the items.
  /// - Returns: As ``append(_:toSectionAt:)`` does.
  mutating func insert(_ items: [Item], next neighbour: Item, after: Bool) -> Bool {
    ItemBatch.with(items, kind) { batch in
      takeOut(batch)
      guard var place = place(of: neighbour) else { return true }
      if after { place.offset += 1 }
      let suspects = store.insert(batch, at: place)
      return areUnique(suspects, of: batch)
    }
  }

  /// Removes those of the items that are here.
  mutating func remove(_ items: [Item]) {
    ItemBatch.with(items, kind) { store.remove($0) }
  }

  private mutating func takeOut(_ batch: ItemBatch) {
    guard store.count > 0 else { return }
    guard (0..<batch.count).contains(where: { store.place(of: batch.item($0), tag: batch.tags[$0]) != nil }) else {
      return
    }
    store.remove(batch)
  }

  private func areUnique(_ suspects: [Int], of batch: ItemBatch) -> Bool {
    suspects.allSatisfy { store.occurrences(of: batch.item($0), tag: batch.tags[$0]) == 1 }
  }
}
