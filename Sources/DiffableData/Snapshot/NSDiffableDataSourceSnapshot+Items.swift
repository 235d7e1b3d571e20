import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Puts items behind those of a section, or of the last section when none is named. Items that are already in the
  /// snapshot move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard order.sectionCount > 0 else { raise(SnapshotMessage.noSections) }
    let ordinal = sectionIdentifier.map { section in
      order.ordinal(of: section) ?? unknown(section, in: "appendItems(_:toSection:)")
    }
    if !order.append(identifiers, toSectionAt: ordinal ?? order.sectionCount - 1) { raiseDuplicates(in: identifiers) }
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
    if !order.insert(identifiers, next: neighbour, after: after) { raiseDuplicates(in: identifiers) }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, next neighbour: ItemIdentifierType, after: Bool, in call: String
  ) {
    if !order.contains(identifier) { raise(SnapshotMessage.unknownItem(identifier, in: call)) }
    if !order.contains(neighbour) { raise(SnapshotMessage.unknownItem(neighbour, in: call)) }
    guard identifier != neighbour else { return }
    _ = order.insert([identifier], next: neighbour, after: after)
  }

  private func unknown(_ section: SectionIdentifierType, in call: String) -> Int {
    raise(SnapshotMessage.unknownSection(section, in: call))
  }

  private func raiseDuplicates(in identifiers: [ItemIdentifierType]) -> Never {
    raise(SnapshotMessage.duplicates(in: identifiers))
  }

  func requireKnown(_ item: ItemIdentifierType, verb: String) {
    if !order.contains(item) { raise(SnapshotMessage.unknownUpdate(item, verb: verb, noun: "item")) }
  }

  var hasItemMarks: Bool { !reloadedItems.isEmpty || !reconfiguredItems.isEmpty }

  mutating func forgetMarks(of items: [ItemIdentifierType]) {
    guard hasItemMarks else { return }
    for item in items {
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }
  }
}
