extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items behind the children of a parent, or behind all items without one.
  ///
  /// Without items nothing is asked of the parent.
  ///
  /// - Precondition: The parent is here, none of the items is, and none is named twice.
  /// - Complexity: O(items added + the parent's descendants).
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if items.isEmpty { return }
    guard let parent else { return insert(items, levels: .init(repeating: 0, count: items.count), at: list.count) }
    let ordinal = known(parent, as: "Parent item identifier")
    insert(items, level: level(at: ordinal) + 1, at: list.endOfSubtree(at: ordinal))
  }

  /// Adds items in front of one, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if items.isEmpty { return }
    let ordinal = known(item, as: "Item identifier to insert before")
    insert(items, level: level(at: ordinal), at: ordinal)
  }

  /// Adds items behind one and its descendants, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if items.isEmpty { return }
    let ordinal = known(item, as: "Item identifier to insert after")
    insert(items, level: level(at: ordinal), at: list.endOfSubtree(at: ordinal))
  }

  /// Adds an outline in front of an item; its root items become siblings of that.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let ordinal = known(item, as: "Item identifier to insert before")
    insert(snapshot, level: level(at: ordinal), at: ordinal)
  }

  /// Adds an outline behind an item and its descendants; its root items become siblings of that.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let ordinal = known(item, as: "Item identifier to insert after")
    insert(snapshot, level: level(at: ordinal), at: list.endOfSubtree(at: ordinal))
  }

  /// Puts an outline in the place of all descendants of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let ordinal = known(parent, as: "Parent item identifier")
    let (level, first) = (level(at: ordinal) + 1, ordinal + 1)
    remove(list.items(first..<list.endOfSubtree(at: ordinal)))
    insert(snapshot, level: level, at: first)
  }

  /// Removes items with their descendants.
  ///
  /// - Precondition: All are here.
  /// - Complexity: O(items removed), and for very many O(items).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var doomed: [ItemIdentifierType] = []
    var ranges: [Range<Int>] = items.map { item in
      guard let ordinal = ordinal(of: item) else { raise(SnapshotMessage.deletedUnknown(item)) }
      return ordinal..<list.endOfSubtree(at: ordinal)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var end = 0
    for range in ranges where range.lowerBound >= end {
      doomed += list.items(range)
      end = range.upperBound
    }
    remove(doomed)
  }

  /// Removes all items.
  public mutating func deleteAll() { store.removeAllItems() }

  /// Shows the children of items. Complexity: O(items named).
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  /// Hides the descendants of items, of which those that were expanded stay so. Complexity: O(items named).
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      guard let place = place(of: item), note(of: item)?.isExpanded != isExpanded else { continue }
      store.lists[0].change(place.spot) { chunk in
        guard let notes = chunk.notes else { return }
        var note = OutlineNote(rawValue: notes[place.offset])
        note.isExpanded = isExpanded
        notes[place.offset] = note.rawValue
      }
    }
  }

  // MARK: Parts

  /// The descendants of an item as an outline of their own, with the item as its root or without it.
  ///
  /// - Precondition: The item is here.
  /// - Complexity: O(descendants).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let ordinal = known(parent, as: "Parent item identifier")
    let range = (includingParent ? ordinal : ordinal + 1)..<list.endOfSubtree(at: ordinal)
    let top = level(at: ordinal) + (includingParent ? 0 : 1)
    var part = NSDiffableDataSourceSectionSnapshot()
    part.insert(list.items(range), levels: notes(in: range).map { $0 - OutlineNote(level: top).rawValue }, at: 0)
    return part
  }

  private func notes(in range: Range<Int>) -> [UInt32] {
    var notes: [UInt32] = []
    notes.reserveCapacity(range.count)
    list.forEachNote(in: range) { _, note in
      notes.append(note.rawValue)
      return true
    }
    return notes
  }

  private mutating func insert(_ snapshot: Self, level: Int, at ordinal: Int) {
    let notes = snapshot.notes(in: 0..<snapshot.list.count)
    insert(snapshot.items, levels: notes.map { $0 + OutlineNote(level: level).rawValue }, at: ordinal)
  }

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at ordinal: Int) {
    insert(items, levels: Array(repeating: OutlineNote(level: level).rawValue, count: items.count), at: ordinal)
  }

  /// - Parameter levels: ``OutlineNote``s.
  mutating func insert(_ items: [ItemIdentifierType], levels: [UInt32], at ordinal: Int) {
    ItemBatch.with(items, store.kind, notes: levels) { batch in
      if (0..<batch.count).contains(where: { store.place(of: batch.item($0), tag: batch.tags[$0]) != nil }) {
        raise(SnapshotMessage.outlineDuplicates(in: items) { index(of: $0) })
      }
      let suspects: [TaggedPlace]
      if let place = list.locate(ordinal) {
        suspects = store.insert(batch, at: ItemPlace(section: 0, spot: place.spot, offset: place.offset))
      } else {
        suspects = store.append(batch, to: 0)
      }
      if !store.areUnique(suspects) {
        raise(SnapshotMessage.outlineDuplicates(in: items) { _ in nil })
      }
    }
  }

  private mutating func remove(_ items: [ItemIdentifierType]) {
    ItemBatch.with(items, store.kind) { store.remove($0) }
  }

  private func level(at ordinal: Int) -> Int { list.note(at: ordinal)?.level ?? 0 }
}
