import OrderedCollections

/// What a collection view shows: section identifiers in order, and item identifiers in order inside them. A value: copies
/// are independent, and a changed copy of a large snapshot shares all but the changed parts.
///
/// Every identifier occurs once. Appending or inserting an item that is already here moves it. Breaking a rule stops the
/// program with UIKit's message and the offenders' positions.
///
/// - Fidelity: observed (macOS 27 Catalyst) for what happens with duplicates, unknown and existing identifiers.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  var order = ItemOrder<SectionIdentifierType, ItemIdentifierType>()
  var reloadedSections: OrderedSet<SectionIdentifierType> = []
  var reloadedItems: OrderedSet<ItemIdentifierType> = []
  var reconfiguredItems: OrderedSet<ItemIdentifierType> = []

  /// An empty snapshot.
  public init() {}

  /// Complexity: O(1).
  public var numberOfItems: Int { order.itemCount }

  /// Complexity: O(1).
  public var numberOfSections: Int { order.sectionCount }

  /// Complexity: O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { order.sections.elements }

  /// All items in order, section after section. Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] { order.allItems }

  /// What `reloadSections` has named and is still here.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }

  /// What `reloadItems` has named and is still here.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloadedItems) }

  /// What `reconfigureItems` has named and is still here.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfiguredItems) }

  /// - Precondition: The section is in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    order.count(inSectionAt: found(identifier))
  }

  /// - Precondition: The section is in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    order.items(inSectionAt: found(identifier))
  }

  /// The section an item is in; nil if the item is not in the snapshot. Complexity: O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    order.section(of: identifier)
  }

  /// The item's ordinal among all items of all sections; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(√items / 10 + sections); a fifth of a microsecond among ten thousand.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { order.globalOrdinal(of: identifier) }

  /// Complexity: O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.ordinal(of: identifier) }

  private func found(_ section: SectionIdentifierType) -> Int {
    guard let ordinal = order.ordinal(of: section) else { raise(SnapshotMessage.sectionNotFound(section)) }
    return ordinal
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Section and item ordinals of an item. Complexity: as of ``indexOfItem(_:)``.
  package func position(of item: ItemIdentifierType) -> ItemPosition? { order.position(of: item) }

  /// The item at a place; nil outside. Complexity: O(√items / 10).
  package func item(at position: ItemPosition) -> ItemIdentifierType? { order.item(at: position) }

  package func numberOfItems(inSectionAt ordinal: Int) -> Int { order.count(inSectionAt: ordinal) }
}
