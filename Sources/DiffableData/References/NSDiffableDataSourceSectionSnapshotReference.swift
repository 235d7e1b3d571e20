import Foundation

/// The hierarchy of a section's items as an object, whose items may be of any hashable types. Swift code uses
/// ``NSDiffableDataSourceSectionSnapshot``, which has the same rules and messages.
///
/// - Fidelity: documented.
open class NSDiffableDataSourceSectionSnapshotReference {
  private var snapshot: NSDiffableDataSourceSectionSnapshot<UntypedIdentifier>

  /// Creates an empty snapshot.
  public init() { snapshot = NSDiffableDataSourceSectionSnapshot() }

  private init(_ snapshot: NSDiffableDataSourceSectionSnapshot<UntypedIdentifier>) { self.snapshot = snapshot }

  /// All items in order, including those in collapsed items.
  open var items: [Any] { snapshot.items.values }
  /// The items without a parent, in order.
  open var rootItems: [Any] { snapshot.rootItems.values }
  /// The items whose ancestors are all expanded, in order.
  open var visibleItems: [Any] { snapshot.visibleItems.values }
  /// Returns the expanded items, in order.
  open func expandedItems() -> [Any] { snapshot.expandedItems.values }

  /// Returns whether the snapshot contains an item.
  open func containsItem(_ item: Any) -> Bool { snapshot.contains(UntypedIdentifier(item)) }

  /// Returns the index of an item among all items; `NSNotFound` if it is not in the snapshot.
  open func index(ofItem item: Any) -> Int { snapshot.index(of: UntypedIdentifier(item)) ?? NSNotFound }

  /// Returns whether an item is expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(UntypedIdentifier(item)) }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(UntypedIdentifier(item)) }

  /// Returns the number of ancestors of an item; 0 for a root item.
  ///
  /// - Precondition: The item is in the snapshot.
  open func level(ofItem item: Any) -> Int { snapshot.level(of: UntypedIdentifier(item)) }

  /// Returns the parent of an item; `nil` for a root item.
  ///
  /// - Precondition: The item is in the snapshot.
  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: UntypedIdentifier(childItem))?.value.base
  }

  // MARK: Changes

  /// Adds items after the last root item.
  ///
  /// - Precondition: The items are not in the snapshot yet, and each occurs once.
  open func appendItems(_ items: [Any]) { snapshot.append([UntypedIdentifier](items)) }

  /// Adds items after the last child of a parent.
  ///
  /// - Parameter parentItem: The parent, or `nil` to add root items.
  /// - Precondition: The parent is in the snapshot. The items are not, and each occurs once.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append([UntypedIdentifier](items), to: parentItem.map { UntypedIdentifier($0) })
  }

  /// Inserts items before another item, as its siblings.
  ///
  /// - Precondition: The other item is in the snapshot. The items are not, and each occurs once.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    snapshot.insert([UntypedIdentifier](items), before: UntypedIdentifier(beforeIdentifier))
  }

  /// Inserts items after another item and its descendants, as its siblings.
  ///
  /// - Precondition: The other item is in the snapshot. The items are not, and each occurs once.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    snapshot.insert([UntypedIdentifier](items), after: UntypedIdentifier(afterIdentifier))
  }

  /// Removes items and their descendants.
  ///
  /// - Precondition: The items are in the snapshot.
  open func deleteItems(_ items: [Any]) { snapshot.delete([UntypedIdentifier](items)) }

  /// Removes all items.
  open func deleteAllItems() { snapshot.deleteAll() }

  /// Expands items, so that their children become visible. Items that are not in the snapshot are ignored.
  open func expandItems(_ items: [Any]) { snapshot.expand([UntypedIdentifier](items)) }

  /// Collapses items, so that their descendants become invisible. Items that are not in the snapshot are ignored.
  open func collapseItems(_ items: [Any]) { snapshot.collapse([UntypedIdentifier](items)) }

  // MARK: Parts

  /// Inserts the items of another snapshot before an item. Its root items become siblings of the item.
  ///
  /// - Precondition: The item is in this snapshot, and none of the other snapshot's items is.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, before: UntypedIdentifier(item))
  }

  /// Inserts the items of another snapshot after an item and its descendants. Its root items become siblings of the
  /// item.
  ///
  /// - Returns: The item.
  /// - Precondition: The item is in this snapshot, and none of the other snapshot's items is.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    self.snapshot.insert(snapshot.snapshot, after: UntypedIdentifier(item))
    return item
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  ///
  /// - Precondition: The item is in the snapshot.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    self.snapshot.replace(childrenOf: UntypedIdentifier(parentItem), using: snapshot.snapshot)
  }

  /// Returns the descendants of an item as a snapshot.
  ///
  /// - Precondition: The item is in the snapshot.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// Returns the descendants of an item as a snapshot, with or without the item as its root.
  ///
  /// - Precondition: The item is in the snapshot.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    let part = snapshot.snapshot(of: UntypedIdentifier(parentItem), includingParent: includingParentItem)
    return NSDiffableDataSourceSectionSnapshotReference(part)
  }

  /// Returns a text with one line for each item: its level, whether it is expanded and visible, and its identifier.
  open func visualDescription() -> String { snapshot.visualDescription() }
}
