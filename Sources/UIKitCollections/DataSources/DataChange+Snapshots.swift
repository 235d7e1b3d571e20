import DiffableData
import Foundation

extension DataChange {
  /// Creates the change from one snapshot to another, including its reloads and reconfigurations.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let paths = { (items: [Item]) in items.compactMap { new.position(of: $0).map(IndexPath.init) } }
    self.init(
      map: IndexMap(from: old, to: new), reloadedItems: Set(paths(new.reloadedItemIdentifiers)),
      reloadedSections: IndexSet(new.reloadedSectionIdentifiers.compactMap { new.indexOfSection($0) }),
      reconfiguredItems: paths(new.reconfiguredItemIdentifiers))
  }
}

extension BatchUpdate {
  /// Returns the differences between two snapshots as updates for a layout.
  @MainActor
  static func items<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [UICollectionViewUpdateItem] {
    let changes = CollectionChanges(from: old, to: new)
    var batch = BatchUpdate()
    batch.deletedSections = IndexSet(changes.sectionDeletes)
    batch.insertedSections = IndexSet(changes.sectionInserts)
    batch.movedSections = changes.sectionMoves.map { ($0.from, $0.to) }
    batch.deletedItems = changes.itemDeletes.map(IndexPath.init)
    batch.insertedItems = changes.itemInserts.map(IndexPath.init)
    batch.movedItems = changes.itemMoves.map { (IndexPath($0.from), IndexPath($0.to)) }
    let map = IndexMap(from: old, to: new)
    // Reloads are identified by their old index paths.
    batch.reloadedSections = IndexSet(changes.sectionReloads.compactMap { map.oldSection($0) })
    batch.reloadedItems = changes.itemReloads.compactMap { map.oldItem(IndexPath($0)) }
    return batch.updateItems(map)
  }
}

extension IndexMap {
  /// Creates a map in which identifiers in both snapshots correspond.
  fileprivate init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    self.init(
      section: { oldSections.indices.contains($0) ? new.indexOfSection(oldSections[$0]) : nil },
      item: { path in
        old.item(at: ItemPosition(path)).flatMap { new.position(of: $0) }.map { IndexPath($0) }
      },
      oldSection: { newSections.indices.contains($0) ? old.indexOfSection(newSections[$0]) : nil },
      oldItem: { path in
        new.item(at: ItemPosition(path)).flatMap { old.position(of: $0) }.map { IndexPath($0) }
      })
  }
}

extension ItemPosition {
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension IndexPath {
  init(_ position: ItemPosition) { self.init(item: position.item, section: position.section) }
}
