/// The contents of a collection view: section identifiers in order, each with its item identifiers in order. A snapshot
/// is a value: copies are independent, and a changed copy of a large snapshot shares all unchanged parts.
///
/// Each identifier occurs once. Appending or inserting an item that is already in the snapshot moves it. Violating a
/// rule stops the program with UIKit's message and the positions of the identifiers.
///
/// - Fidelity: observed (macOS 27 Catalyst) for duplicate, unknown and existing identifiers.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// The section identifiers, as the items of a single section.
  var sections: ItemStore
  var items: ItemStore
  /// The marks, as an array with one element or none, so that copying the snapshot retains one reference instead of
  /// six.
  private var allMarks: [UpdateMarks<SectionIdentifierType, ItemIdentifierType>] = []

  var hasMarks: Bool { !allMarks.isEmpty }

  var marks: UpdateMarks<SectionIdentifierType, ItemIdentifierType> {
    get { allMarks.first ?? UpdateMarks() }
    _modify {
      if allMarks.isEmpty { allMarks.append(UpdateMarks()) }
      yield &allMarks[0]
    }
  }

  mutating func clearMarks() { allMarks = [] }

  /// Creates an empty snapshot.
  public init() {
    sections = ItemStore(of: SectionIdentifierType.self)
    sections.insertSections(1, at: 0)
    items = ItemStore(of: ItemIdentifierType.self)
  }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  public var numberOfItems: Int { items.count }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in order.
  ///
  /// - Complexity: O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { sections.lists[0].items() }

  /// The identifiers of all items, in the order of their sections.
  ///
  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    if items.lists.count == 1 { return items.lists[0].items() }
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(items.count)
    for list in items.lists { all += list.items() }
    return all
  }

  /// The sections that are marked for reloading.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(marks.reloadedSections) }

  /// The items that are marked for reloading.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(marks.reloadedItems) }

  /// The items that are marked for reconfiguring.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(marks.reconfiguredItems) }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section is in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items.lists[found(identifier)].count
  }

  /// Returns the identifiers of the items in a section, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items.lists[found(identifier)].items()
  }

  /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
  ///
  /// - Complexity: O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    withUnsafePointer(to: identifier) { item in
      let location = items.location(of: item, tag: IdentifierTag.tag(of: item, items.kind))
      return location.flatMap { sectionIdentifier(at: $0.section) }
    }
  }

  /// Returns the index of an item among all items; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(items / 3,000 + sections), which is a sum of counts; a fifth of a microsecond among ten thousand
  ///   items.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    var identifier = identifier
    return ordinal(ofItem: &identifier, tag: IdentifierTag.tag(of: &identifier, itemKind))
  }

  /// Returns the index of a section; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    var identifier = identifier
    return ordinal(ofSection: &identifier, tag: IdentifierTag.tag(of: &identifier, sectionKind))
  }

  private func found(_ section: SectionIdentifierType) -> Int {
    guard let ordinal = indexOfSection(section) else { raise(SnapshotMessage.sectionNotFound(section)) }
    return ordinal
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the section and item ordinals of an item.
  ///
  /// - Complexity: The same as ``indexOfItem(_:)``.
  package func position(of item: ItemIdentifierType) -> ItemPosition? {
    withUnsafePointer(to: item) { items.position(of: $0, tag: IdentifierTag.tag(of: $0, items.kind)) }
  }

  /// Returns the item at a position, or `nil` outside the snapshot.
  ///
  /// - Complexity: O(items / 3,000), all of which is a sum.
  package func item(at position: ItemPosition) -> ItemIdentifierType? {
    items.item(at: position)?.assumingMemoryBound(to: ItemIdentifierType.self).pointee
  }

  /// Returns the number of items in the section with the given ordinal.
  package func numberOfItems(inSectionAt ordinal: Int) -> Int { items.lists[ordinal].count }

  /// Returns the section with the given ordinal, or `nil` outside the snapshot.
  ///
  /// - Complexity: O(sections / 3,000).
  package func sectionIdentifier(at ordinal: Int) -> SectionIdentifierType? {
    let section = sections.item(at: ItemPosition(section: 0, item: ordinal))
    return section?.assumingMemoryBound(to: SectionIdentifierType.self).pointee
  }

  @inlinable
  func contains(_ item: ItemIdentifierType) -> Bool {
    var item = item
    return contains(&item, tag: IdentifierTag.tag(of: &item, itemKind))
  }
}

// MARK: Access from callers' modules, which would otherwise copy the stores

extension NSDiffableDataSourceSnapshot {
  @usableFromInline var itemKind: IdentifierKind { items.kind }

  @usableFromInline var sectionKind: IdentifierKind { sections.kind }

  @usableFromInline
  func ordinal(ofItem item: UnsafePointer<ItemIdentifierType>, tag: UInt32) -> Int? {
    items.ordinal(of: item, tag: tag) { searchOrdinal(ofItem: item, tag: tag) }
  }

  @inline(never)
  private func searchOrdinal(ofItem item: UnsafePointer<ItemIdentifierType>, tag: UInt32) -> Int? {
    items.searchOrdinal(of: item, tag: tag)
  }

  @usableFromInline
  func ordinal(ofSection section: UnsafePointer<SectionIdentifierType>, tag: UInt32) -> Int? {
    sections.ordinal(of: section, tag: tag)
  }

  @usableFromInline
  func contains(_ item: UnsafePointer<ItemIdentifierType>, tag: UInt32) -> Bool {
    items.location(of: item, tag: tag) != nil
  }

  @usableFromInline
  mutating func add(_ batch: ItemBatch, to section: Int) -> Bool { items.add(batch, to: section) }

  @usableFromInline
  mutating func add(
    _ batch: ItemBatch, next neighbour: UnsafePointer<ItemIdentifierType>, tag: UInt32, after: Bool
  ) -> Bool {
    items.add(batch, next: neighbour, tag: tag, after: after)
  }

  @usableFromInline
  mutating func move(
    _ item: UnsafePointer<ItemIdentifierType>, tag: UInt32, next neighbour: UnsafePointer<ItemIdentifierType>,
    tag neighbourTag: UInt32, after: Bool
  ) -> ItemStore.MoveOutcome {
    items.move(item, tag: tag, next: neighbour, tag: neighbourTag, after: after)
  }

  @usableFromInline
  mutating func remove(_ batch: ItemBatch) { items.remove(batch) }
}
