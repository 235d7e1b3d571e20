import Foundation

/// A snapshot as an object, whose identifiers may be of any hashable types, as Objective-C frameworks pass it to their
/// delegates. Swift code uses ``NSDiffableDataSourceSnapshot``, which has the same rules and messages.
///
/// - Fidelity: documented.
open class NSDiffableDataSourceSnapshotReference {
  private var snapshot = NSDiffableDataSourceSnapshot<UntypedIdentifier, UntypedIdentifier>()

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The identifiers of the sections, in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
  /// The identifiers of all items, in the order of their sections.
  ///
  /// - Complexity: O(items).
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
  /// The sections that are marked for reloading.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
  /// The items that are marked for reloading.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
  /// The items that are marked for reconfiguring.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section is in the snapshot.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: UntypedIdentifier(sectionIdentifier))
  }

  /// Returns the identifiers of the items in a section, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: UntypedIdentifier(sectionIdentifier)).values
  }

  /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: UntypedIdentifier(itemIdentifier))?.value.base
  }

  /// Returns the index of an item among all items; `NSNotFound` if it is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(UntypedIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(UntypedIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section. Items that are already in the snapshot are moved.
  ///
  /// - Precondition: The snapshot has a section, and each of the items occurs once.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems([UntypedIdentifier](identifiers))
  }

  /// Adds items at the end of a section. Items that are already in the snapshot are moved.
  ///
  /// - Precondition: The section is in the snapshot, and each of the items occurs once.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems([UntypedIdentifier](identifiers), toSection: UntypedIdentifier(sectionIdentifier))
  }

  /// Inserts items before another item. Items that are already in the snapshot are moved.
  ///
  /// - Precondition: The other item is in the snapshot and not one of the items, each of which occurs once.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems([UntypedIdentifier](identifiers), beforeItem: UntypedIdentifier(itemIdentifier))
  }

  /// Inserts items after another item. Items that are already in the snapshot are moved.
  ///
  /// - Precondition: The other item is in the snapshot and not one of the items, each of which occurs once.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems([UntypedIdentifier](identifiers), afterItem: UntypedIdentifier(itemIdentifier))
  }

  /// Removes items. Items that are not in the snapshot are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems([UntypedIdentifier](identifiers))
  }

  /// Removes all items and sections.
  open func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another item.
  ///
  /// - Precondition: Both items are in the snapshot, and they differ.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(UntypedIdentifier(fromIdentifier), beforeItem: UntypedIdentifier(toIdentifier))
  }

  /// Moves an item after another item.
  ///
  /// - Precondition: Both items are in the snapshot, and they differ.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(UntypedIdentifier(fromIdentifier), afterItem: UntypedIdentifier(toIdentifier))
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  ///
  /// - Precondition: The items are in the snapshot.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems([UntypedIdentifier](identifiers))
  }

  /// Marks items whose existing cells are reconfigured when the snapshot is applied.
  ///
  /// - Precondition: The items are in the snapshot.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems([UntypedIdentifier](identifiers))
  }

  // MARK: Sections

  /// Adds empty sections after the last section.
  ///
  /// - Precondition: The sections are not in the snapshot, and each occurs once.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections([UntypedIdentifier](sectionIdentifiers))
  }

  /// Inserts empty sections before another section.
  ///
  /// - Precondition: The other section is in the snapshot. The new ones are not, and each occurs once.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      [UntypedIdentifier](sectionIdentifiers), beforeSection: UntypedIdentifier(toSectionIdentifier))
  }

  /// Inserts empty sections after another section.
  ///
  /// - Precondition: The other section is in the snapshot. The new ones are not, and each occurs once.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      [UntypedIdentifier](sectionIdentifiers), afterSection: UntypedIdentifier(toSectionIdentifier))
  }

  /// Removes sections and their items. Sections that are not in the snapshot are ignored.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections([UntypedIdentifier](sectionIdentifiers))
  }

  /// Moves a section with its items before another section.
  ///
  /// - Precondition: Both sections are in the snapshot, and they differ.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      UntypedIdentifier(fromSectionIdentifier), beforeSection: UntypedIdentifier(toSectionIdentifier))
  }

  /// Moves a section with its items after another section.
  ///
  /// - Precondition: Both sections are in the snapshot, and they differ.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      UntypedIdentifier(fromSectionIdentifier), afterSection: UntypedIdentifier(toSectionIdentifier))
  }

  /// Marks sections whose cells and supplementary views are replaced when the snapshot is applied.
  ///
  /// - Precondition: The sections are in the snapshot.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections([UntypedIdentifier](sectionIdentifiers))
  }
}
