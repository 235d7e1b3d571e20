import Foundation

/// A snapshot as an object, whose identifiers may be of any types that are Hashable: what frameworks made for Objective-C
/// hand to their delegates. Swift code has ``NSDiffableDataSourceSnapshot``, whose rules and messages are the same.
///
/// - Fidelity: documented.
open class NSDiffableDataSourceSnapshotReference {
  private var snapshot = NSDiffableDataSourceSnapshot<UntypedIdentifier, UntypedIdentifier>()

  /// An empty snapshot.
  public init() {}

  open var numberOfItems: Int { snapshot.numberOfItems }
  open var numberOfSections: Int { snapshot.numberOfSections }
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
  /// All items in order, section after section. Complexity: O(items).
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }

  /// - Precondition: The section is in the snapshot.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: UntypedIdentifier(sectionIdentifier))
  }

  /// - Precondition: The section is in the snapshot.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: UntypedIdentifier(sectionIdentifier)).values
  }

  /// `nil` if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: UntypedIdentifier(itemIdentifier))?.value.base
  }

  /// `NSNotFound` if the item is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(UntypedIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// `NSNotFound` if the section is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(UntypedIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// To the last section's end.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems([UntypedIdentifier](identifiers))
  }

  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems([UntypedIdentifier](identifiers), toSection: UntypedIdentifier(sectionIdentifier))
  }

  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems([UntypedIdentifier](identifiers), beforeItem: UntypedIdentifier(itemIdentifier))
  }

  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems([UntypedIdentifier](identifiers), afterItem: UntypedIdentifier(itemIdentifier))
  }

  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems([UntypedIdentifier](identifiers))
  }

  open func deleteAllItems() { snapshot.deleteAllItems() }

  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(UntypedIdentifier(fromIdentifier), beforeItem: UntypedIdentifier(toIdentifier))
  }

  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(UntypedIdentifier(fromIdentifier), afterItem: UntypedIdentifier(toIdentifier))
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems([UntypedIdentifier](identifiers))
  }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems([UntypedIdentifier](identifiers))
  }

  // MARK: Sections

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections([UntypedIdentifier](sectionIdentifiers))
  }

  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      [UntypedIdentifier](sectionIdentifiers), beforeSection: UntypedIdentifier(toSectionIdentifier))
  }

  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      [UntypedIdentifier](sectionIdentifiers), afterSection: UntypedIdentifier(toSectionIdentifier))
  }

  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections([UntypedIdentifier](sectionIdentifiers))
  }

  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      UntypedIdentifier(fromSectionIdentifier), beforeSection: UntypedIdentifier(toSectionIdentifier))
  }

  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      UntypedIdentifier(fromSectionIdentifier), afterSection: UntypedIdentifier(toSectionIdentifier))
  }

  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections([UntypedIdentifier](sectionIdentifiers))
  }
}
