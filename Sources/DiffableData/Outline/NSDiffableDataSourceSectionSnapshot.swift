/// The hierarchy of a section's items, each of which shows its children while it is expanded. It is a value: copies are
/// independent, and a changed copy shares all unchanged parts.
///
/// Each identifier occurs once. Violating a rule stops the program with a message that names the identifiers.
///
/// - Fidelity: observed (macOS 27 Catalyst) for unknown items: `expand` and `collapse` ignore them, and every other use
///   of one stops the program.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// A store with one section, and with an ``OutlineNote`` for each item.
  var store: ItemStore

  /// Creates an empty snapshot.
  public init() {
    store = ItemStore(of: ItemIdentifierType.self, hasNotes: true)
    store.insertSections(1, at: 0)
  }

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  var list: ItemList { store.lists[0] }

  /// All items in order, each followed by its children.
  ///
  /// - Complexity: O(items).
  public var items: [ItemIdentifierType] { list.items() }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(items).
  public var rootItems: [ItemIdentifierType] { items { $0.level == 0 } }

  /// The expanded items, in order, with or without children.
  ///
  /// - Complexity: O(items).
  public var expandedItems: [ItemIdentifierType] { items { $0.isExpanded } }

  /// The items whose ancestors are all expanded, in order. These are the items that the section shows.
  ///
  /// - Complexity: O(items).
  public var visibleItems: [ItemIdentifierType] {
    var hiddenLevel = Int.max
    return items { note in
      if note.level >= hiddenLevel { return false }
      hiddenLevel = note.isExpanded ? .max : note.level + 1
      return true
    }
  }

  private func items(where isWanted: (OutlineNote) -> Bool) -> [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    list.forEachPart(in: 0..<list.count) { chunk, part in
      guard let notes = chunk.notes else { return }
      for offset in part where isWanted(OutlineNote(rawValue: notes[offset])) {
        items.append(chunk.item(offset).assumingMemoryBound(to: ItemIdentifierType.self).pointee)
      }
    }
    return items
  }

  // MARK: One item

  /// Returns whether the snapshot contains an item.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { location(of: item) != nil }

  /// Returns the index of an item among all items, visible or not; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(items / 3,000), which is a sum of counts.
  public func index(of item: ItemIdentifierType) -> Int? { ordinal(of: item) }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(items between the item and its root item).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    let ordinal = known(item, as: "Item identifier")
    return list.ancestors(of: ordinal).allSatisfy(\.note.isExpanded)
  }

  /// Returns whether an item is expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(1).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    guard let note = note(of: item) else { raise(SnapshotMessage.unknownOutlineItem(item, as: "Item identifier")) }
    return note.isExpanded
  }

  /// Returns the number of ancestors of an item; 0 for an item without a parent.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(1).
  public func level(of item: ItemIdentifierType) -> Int {
    guard let note = note(of: item) else { raise(SnapshotMessage.unknownOutlineItem(item, as: "Item identifier")) }
    return note.level
  }

  /// Returns the parent of an item; `nil` for a root item.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(items between the parent and the item).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let ordinal = known(child, as: "Child item identifier")
    guard let level = list.note(at: ordinal)?.level, level > 0 else { return nil }
    var parent: Int?
    list.forEachNote(before: ordinal) { before, note in
      if note.level < level { parent = before }
      return parent == nil
    }
    guard let parent else { return nil }
    let found: [ItemIdentifierType] = list.items(parent..<(parent + 1))
    return found.first
  }

  func location(of item: ItemIdentifierType) -> ItemLocation? {
    withUnsafePointer(to: item) { store.location(of: $0, tag: IdentifierTag.tag(of: $0, store.kind)) }
  }

  /// - Parameter role: The item's role in the call, for the message if the item is unknown.
  func known(_ item: ItemIdentifierType, as role: String) -> Int {
    guard let ordinal = ordinal(of: item) else { raise(SnapshotMessage.unknownOutlineItem(item, as: role)) }
    return ordinal
  }

  func ordinal(of item: ItemIdentifierType) -> Int? { location(of: item).map { store.position(of: $0).item } }

  func note(of item: ItemIdentifierType) -> OutlineNote? {
    location(of: item).flatMap { location in
      list[location.spot].notes.map { OutlineNote(rawValue: $0[location.offset]) }
    }
  }
}
