import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Puts items behind those of a section, or of the last section when none is named. Items that are already in the
  /// snapshot move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard order.sectionCount > 0 else { raise(SnapshotMessage.noSections) }
    let section = sectionIdentifier ?? order.section(at: order.sectionCount - 1)
    if order.ordinal(of: section) == nil {
      raise(SnapshotMessage.unknownSection(section, in: "appendItems(_:toSection:)"))
    }
    takeOut(identifiers)
    order.append(identifiers, to: section)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, next: beforeIdentifier, after: false, in: "insertItems(_:beforeItem:)")
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, next: afterIdentifier, after: true, in: "insertItems(_:afterItem:)")
  }

  /// Removes items; those that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    order.remove(identifiers)
    forgetMarks(of: identifiers)
  }

  /// Removes every item and keeps the sections.
  public mutating func deleteAllItems() {
    order.removeAllItems()
    reloadedItems = []
    reconfiguredItems = []
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, after: false, in: "moveItem(_:beforeItem:)")
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, after: true, in: "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells are made anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      requireKnown(identifier, verb: "reload")
      reconfiguredItems.remove(identifier)
      reloadedItems.append(identifier)
    }
  }

  /// Marks items whose present cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      requireKnown(identifier, verb: "reconfigure")
      if !reloadedItems.contains(identifier) { reconfiguredItems.append(identifier) }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], next neighbour: ItemIdentifierType, after: Bool, in call: String
  ) {
    if !order.contains(neighbour) { raise(SnapshotMessage.unknownItem(neighbour, in: call)) }
    if identifiers.contains(neighbour) { raise(SnapshotMessage.destinationInserted(neighbour)) }
    takeOut(identifiers)
    order.insert(identifiers, next: neighbour, after: after)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, next neighbour: ItemIdentifierType, after: Bool, in call: String
  ) {
    for item in [identifier, neighbour] where !order.contains(item) {
      raise(SnapshotMessage.unknownItem(item, in: call))
    }
    guard identifier != neighbour else { return }
    order.remove([identifier])
    order.insert([identifier], next: neighbour, after: after)
  }

  /// Checks that the argument is free of duplicates, and removes from their old places the items that are here already.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    if let message = SnapshotMessage.duplicates(in: identifiers) { raise(message) }
    let existing = identifiers.filter { order.contains($0) }
    if !existing.isEmpty { order.remove(existing) }
  }

  func requireKnown(_ item: ItemIdentifierType, verb: String) {
    if !order.contains(item) { raise(SnapshotMessage.unknownUpdate(item, verb: verb, noun: "item")) }
  }

  mutating func forgetMarks(of items: [ItemIdentifierType]) {
    guard !reloadedItems.isEmpty || !reconfiguredItems.isEmpty else { return }
    for item in items {
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }
  }
}
