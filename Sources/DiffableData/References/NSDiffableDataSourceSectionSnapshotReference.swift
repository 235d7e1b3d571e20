import Foundation

/// An outline as an object, whose items may be of any types that are Hashable. Swift code has
/// ``NSDiffableDataSourceSectionSnapshot``, whose rules and messages are the same.
///
/// - Fidelity: documented.
open class NSDiffableDataSourceSectionSnapshotReference {
  private var snapshot: NSDiffableDataSourceSectionSnapshot<UntypedIdentifier>

  /// An empty outline.
  public init() { snapshot = NSDiffableDataSourceSectionSnapshot() }

  private init(_ snapshot: NSDiffableDataSourceSectionSnapshot<UntypedIdentifier>) { self.snapshot = snapshot }

  /// All items, also those in collapsed ones, in order.
  open var items: [Any] { snapshot.items.values }
  open var rootItems: [Any] { snapshot.rootItems.values }
  /// The items no ancestor of which is collapsed.
  open var visibleItems: [Any] { snapshot.visibleItems.values }
  open func expandedItems() -> [Any] { snapshot.expandedItems.values }

  open func containsItem(_ item: Any) -> Bool { snapshot.contains(UntypedIdentifier(item)) }

  /// `NSNotFound` if the item is not in the outline.
  open func index(ofItem item: Any) -> Int { snapshot.index(of: UntypedIdentifier(item)) ?? NSNotFound }

  open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(UntypedIdentifier(item)) }

  open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(UntypedIdentifier(item)) }

  /// 0 for a root item.
  open func level(ofItem item: Any) -> Int { snapshot.level(of: UntypedIdentifier(item)) }

  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: UntypedIdentifier(childItem))?.value.base
  }

  // MARK: Changes

  open func appendItems(_ items: [Any]) { snapshot.append([UntypedIdentifier](items)) }

  /// - Parameter parentItem: `nil` for the outline itself.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append([UntypedIdentifier](items), to: parentItem.map { UntypedIdentifier($0) })
  }

  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    snapshot.insert([UntypedIdentifier](items), before: UntypedIdentifier(beforeIdentifier))
  }

  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    snapshot.insert([UntypedIdentifier](items), after: UntypedIdentifier(afterIdentifier))
  }

  open func deleteItems(_ items: [Any]) { snapshot.delete([UntypedIdentifier](items)) }

  open func deleteAllItems() { snapshot.deleteAll() }

  open func expandItems(_ items: [Any]) { snapshot.expand([UntypedIdentifier](items)) }

  open func collapseItems(_ items: [Any]) { snapshot.collapse([UntypedIdentifier](items)) }

  // MARK: Parts

  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, before: UntypedIdentifier(item))
  }

  /// - Returns: The item after which it was inserted.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    self.snapshot.insert(snapshot.snapshot, after: UntypedIdentifier(item))
    return item
  }

  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    self.snapshot.replace(childrenOf: UntypedIdentifier(parentItem), using: snapshot.snapshot)
  }

  /// What is in an item, as an outline of its own.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    let part = snapshot.snapshot(of: UntypedIdentifier(parentItem), includingParent: includingParentItem)
    return NSDiffableDataSourceSectionSnapshotReference(part)
  }

  open func visualDescription() -> String { snapshot.visualDescription() }
}
