extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items after the last child of a parent or, without a parent, after the last root item.
  ///
  /// An empty list of items has no effect, whether or not the parent is in the snapshot.
  ///
  /// - Precondition: The parent is in the snapshot. The items are not, and each occurs once.
  /// - Complexity: O(items added + the parent's descendants).
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if items.isEmpty { return }
    guard let parent else { return insert(items, levels: .init(repeating: 0, count: items.count), at: list.count) }
    let ordinal = known(parent, as: "Parent item identifier")
    insert(items, level: level(at: ordinal) + 1, at: list.endOfSubtree(at: ordinal))
  }

  /// Inserts items before another item, as its siblings.
  ///
  /// - Precondition: The other item is in the snapshot. The items are not, and each occurs once.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if items.isEmpty { return }
    let ordinal = known(item, as: "Item identifier to insert before")
    insert(items, level: level(at: ordinal), at: ordinal)
  }

  /// Inserts items after another item and its descendants, as its siblings.
  ///
  /// - Precondition: The other item is in the snapshot. The items are not, and each occurs once.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if items.isEmpty { return }
    let ordinal = known(item, as: "Item identifier to insert after")
    insert(items, level: level(at: ordinal), at: list.endOfSubtree(at: ordinal))
  }

  /// Inserts the items of another snapshot before an item. Its root items become siblings of the item.
  ///
  /// - Precondition: The item is in this snapshot, and none of the other snapshot's items is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let ordinal = known(item, as: "Item identifier to insert before")
    insert(snapshot, level: level(at: ordinal), at: ordinal)
  }

  /// Inserts the items of another snapshot after an item and its descendants. Its root items become siblings of the
  /// item.
  ///
  /// - Precondition: The item is in this snapshot, and none of the other snapshot's items is.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let ordinal = known(item, as: "Item identifier to insert after")
    insert(snapshot, level: level(at: ordinal), at: list.endOfSubtree(at: ordinal))
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  ///
  /// - Precondition: The item is in the snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let ordinal = known(parent, as: "Parent item identifier")
    let (level, first) = (level(at: ordinal) + 1, ordinal + 1)
    remove(list.items(first..<list.endOfSubtree(at: ordinal)))
    insert(snapshot, level: level, at: first)
  }

  /// Removes items and their descendants.
  ///
  /// - Precondition: The items are in the snapshot.
  /// - Complexity: O(items removed), and for very many O(items).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var removed: [ItemIdentifierType] = []
    var ranges: [Range<Int>] = items.map { item in
      guard let ordinal = ordinal(of: item) else { raise(SnapshotMessage.deletedUnknown(item)) }
      return ordinal..<list.endOfSubtree(at: ordinal)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var end = 0
    for range in ranges where range.lowerBound >= end {
      removed += list.items(range)
      end = range.upperBound
    }
    remove(removed)
  }

  /// Removes all items.
  public mutating func deleteAll() { store.removeAllItems() }

  /// Expands items, so that their children become visible. Items that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(items named).
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  /// Collapses items, so that their descendants become invisible. Expanded descendants remain expanded. Items that are
  /// not in the snapshot are ignored.
  ///
  /// - Complexity: O(items named).
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      guard let location = location(of: item), note(of: item)?.isExpanded != isExpanded else { continue }
      store.lists[0].change(location.spot) { chunk in
        guard let notes = chunk.notes else { return }
        var note = OutlineNote(rawValue: notes[location.offset])
        note.isExpanded = isExpanded
        notes[location.offset] = note.rawValue
      }
    }
  }

  // MARK: Parts

  /// Returns the descendants of an item as a snapshot, with or without the item as its root.
  ///
  /// - Precondition: The item is in the snapshot.
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

  /// - Parameter levels: The raw values of ``OutlineNote``s.
  mutating func insert(_ items: [ItemIdentifierType], levels: [UInt32], at ordinal: Int) {
    if DuplicateIdentifiers.areReported {
      let admitted = admitted(items, levels: levels)
      return insertUnique(admitted.items, levels: admitted.levels, at: ordinal)
    }
    insertUnique(items, levels: levels, at: ordinal)
  }

  private mutating func insertUnique(_ items: [ItemIdentifierType], levels: [UInt32], at ordinal: Int) {
    ItemBatch.with(items, store.kind, notes: levels) { batch in
      if (0..<batch.count).contains(where: { store.location(of: batch.item($0), tag: batch.tags[$0]) != nil }) {
        raise(SnapshotMessage.outlineDuplicates(in: items) { index(of: $0) })
      }
      let suspects: [TaggedPosition]
      if let location = list.locate(ordinal) {
        suspects = store.insert(batch, at: ItemLocation(section: 0, spot: location.spot, offset: location.offset))
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
