import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section or, by default, of the last section. Items that are already in the snapshot are
  /// moved.
  ///
  /// - Precondition: The section is in the snapshot, and each of the items occurs once.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    var ordinal = numberOfSections - 1
    if ordinal < 0 { raiseNoSections() }
    if let sectionIdentifier { ordinal = known(sectionIdentifier, in: "appendItems(_:toSection:)") }
    let identifiers = DuplicateIdentifiers.areReported ? DuplicateIdentifiers.admitted(identifiers) : identifiers
    var areUnique = true
    let earlier = numberOfItems
    ItemBatch.with(identifiers, itemKind) { areUnique = add($0, to: ordinal) }
    if !areUnique { raiseDuplicates(in: identifiers) }
    if numberOfItems - earlier < identifiers.count {
      DuplicateIdentifiers.noteMoved(identifiers, growth: numberOfItems - earlier)
    }
  }

  /// Inserts items before another item. Items that are already in the snapshot are moved.
  ///
  /// - Precondition: The other item is in the snapshot and not one of the items, each of which occurs once.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, next: beforeIdentifier, after: false, in: "insertItems(_:beforeItem:)")
  }

  /// Inserts items after another item. Items that are already in the snapshot are moved.
  ///
  /// - Precondition: The other item is in the snapshot and not one of the items, each of which occurs once.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, next: afterIdentifier, after: true, in: "insertItems(_:afterItem:)")
  }

  /// Removes items. Items that are not in the snapshot are ignored.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    ItemBatch.with(identifiers, itemKind) { remove($0) }
    forgetMarks(of: identifiers)
  }

  /// Removes all items and sections.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst).
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another item.
  ///
  /// - Precondition: Both items are in the snapshot, and they differ.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, after: false, in: "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another item.
  ///
  /// - Precondition: Both items are in the snapshot, and they differ.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, after: true, in: "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  ///
  /// - Precondition: The items are in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      requireKnown(identifier, verb: "reload")
      marks.reconfiguredItems.remove(identifier)
      marks.reloadedItems.append(identifier)
    }
  }

  /// Marks items whose existing cells are reconfigured when the snapshot is applied. Items that are marked for
  /// reloading remain so.
  ///
  /// - Precondition: The items are in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      requireKnown(identifier, verb: "reconfigure")
      if !marks.reloadedItems.contains(identifier) { marks.reconfiguredItems.append(identifier) }
    }
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], next neighbour: ItemIdentifierType, after: Bool, in call: StaticString
  ) {
    if !contains(neighbour) { raiseUnknown(neighbour, as: "section", in: call) }
    if identifiers.contains(neighbour) { raiseDestinationInserted(neighbour) }
    place(identifiers, next: neighbour, after: after)
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifierType, next neighbour: ItemIdentifierType, after: Bool, in call: StaticString
  ) {
    var (item, other) = (identifier, neighbour)
    let tag = IdentifierTag.tag(of: &item, itemKind)
    if identifier == neighbour { raiseMoveNextToItself(identifier, isKnown: contains(&item, tag: tag), in: call) }
    let otherTag = IdentifierTag.tag(of: &other, itemKind)
    switch move(&item, tag: tag, next: &other, tag: otherTag, after: after) {
    case .done: break
    case .itemIsUnknown: raiseUnknown(identifier, as: "fromIndex", in: call)
    case .neighbourIsUnknown: raiseUnknown(neighbour, as: "toIndex", in: call)
    }
  }

  @inlinable
  mutating func place(_ identifiers: [ItemIdentifierType], next neighbour: ItemIdentifierType, after: Bool) {
    let identifiers = DuplicateIdentifiers.areReported ? DuplicateIdentifiers.admitted(identifiers) : identifiers
    var areUnique = true
    var neighbour = neighbour
    let tag = IdentifierTag.tag(of: &neighbour, itemKind)
    let earlier = numberOfItems
    ItemBatch.with(identifiers, itemKind) { areUnique = add($0, next: &neighbour, tag: tag, after: after) }
    if !areUnique { raiseDuplicates(in: identifiers) }
    if numberOfItems - earlier < identifiers.count {
      DuplicateIdentifiers.noteMoved(identifiers, growth: numberOfItems - earlier)
    }
  }

  var hasItemMarks: Bool { hasMarks && !(marks.reloadedItems.isEmpty && marks.reconfiguredItems.isEmpty) }

  @usableFromInline
  mutating func forgetMarks(of items: [ItemIdentifierType]) {
    guard hasItemMarks else { return }
    for item in items {
      marks.reloadedItems.remove(item)
      marks.reconfiguredItems.remove(item)
    }
  }
}

// MARK: Errors

extension NSDiffableDataSourceSnapshot {
  @usableFromInline
  func known(_ section: SectionIdentifierType, in call: StaticString) -> Int {
    guard let ordinal = indexOfSection(section) else { raiseUnknownSection(section, as: "section", in: call) }
    return ordinal
  }

  func raiseUnknownSection(_ section: SectionIdentifierType, as role: String, in call: StaticString) -> Never {
    raise(SnapshotMessage.unknownSection(section, as: role, in: "\(call)"))
  }

  func requireKnown(_ item: ItemIdentifierType, verb: String) {
    if !contains(item) { raise(SnapshotMessage.unknownUpdate(item, verb: verb, noun: "item")) }
  }

  @usableFromInline
  func raiseNoSections() -> Never { raise(SnapshotMessage.noSections) }

  @usableFromInline
  func raiseUnknown(_ item: ItemIdentifierType, as role: StaticString, in call: StaticString) -> Never {
    raise(SnapshotMessage.unknownItem(item, as: "\(role)", in: "\(call)"))
  }

  @usableFromInline
  func raiseMoveNextToItself(_ item: ItemIdentifierType, isKnown: Bool, in call: StaticString) -> Never {
    if !isKnown { raiseUnknown(item, as: "fromIndex", in: call) }
    raise(SnapshotMessage.movedNextToItself(item, noun: "item"))
  }

  @usableFromInline
  func raiseDestinationInserted(_ item: ItemIdentifierType) -> Never {
    raise(SnapshotMessage.destinationInserted(item))
  }

  @usableFromInline
  func raiseDuplicates(in identifiers: [ItemIdentifierType]) -> Never {
    raise(SnapshotMessage.duplicates(in: identifiers))
  }
}
