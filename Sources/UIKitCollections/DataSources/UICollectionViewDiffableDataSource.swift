import DiffableData
import Foundation
import Geometry
import UIKitCore

/// A data source that shows snapshots: apply a new one, and what changed is updated.
///
/// - Fidelity: documented; section snapshots and reordering are absent.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item; `nil` stops the program.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes the supplementary view of a kind; `nil` stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Once something was applied, changes are shown as changes.
  private var hasApplied = false

  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection view's data source, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// A copy of what is shown; changing it shows nothing until it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot. Cells stay with their items; what it reloads or reconfigures is asked for again.
  ///
  /// The first snapshot is shown at once. Later ones move, as ``UICollectionView/performBatchUpdates(_:completion:)``
  /// does; `completion` runs when everything is in its place.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard hasApplied, let collectionView else { return showFirst(snapshot, completion) }
    let past = animatingDifferences ? collectionView.settledPast() : nil
    let old = current
    current = snapshot.withoutMarks
    collectionView.show(
      change(from: old, to: snapshot), from: past, told: { Self.updateItems(from: old, to: snapshot) },
      completion: { _ in completion?() })
  }

  private func showFirst(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    current = snapshot.withoutMarks
    hasApplied = true
    collectionView?.reloadData()
    if let collectionView, collectionView.isOnScreen { collectionView.layoutIfNeeded() }
    completion?()
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot from scratch: every visible cell is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    hasApplied = true
    collectionView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func change(from old: Snapshot, to new: Snapshot) -> DataChange {
    let paths = { (items: [ItemIdentifierType]) in items.compactMap { new.position(of: $0).map(IndexPath.init) } }
    return DataChange(
      map: IndexMap(from: old, to: new), reloadedItems: Set(paths(new.reloadedItemIdentifiers)),
      reloadedSections: IndexSet(new.reloadedSectionIdentifiers.compactMap { new.indexOfSection($0) }),
      reconfiguredItems: paths(new.reconfiguredItemIdentifiers))
  }

  private static func updateItems(from old: Snapshot, to new: Snapshot) -> [UICollectionViewUpdateItem] {
    let changes = CollectionChanges(from: old, to: new)
    var batch = BatchUpdate()
    batch.deletedSections = IndexSet(changes.sectionDeletes)
    batch.insertedSections = IndexSet(changes.sectionInserts)
    batch.movedSections = changes.sectionMoves.map { ($0.from, $0.to) }
    batch.deletedItems = changes.itemDeletes.map(IndexPath.init)
    batch.insertedItems = changes.itemInserts.map(IndexPath.init)
    batch.movedItems = changes.itemMoves.map { (IndexPath($0.from), IndexPath($0.to)) }
    let map = IndexMap(from: old, to: new)
    // Reloads are named by where they were.
    batch.reloadedSections = IndexSet(changes.sectionReloads.compactMap { map.oldSection($0) })
    batch.reloadedItems = changes.itemReloads.compactMap { map.oldItem(IndexPath($0)) }
    return batch.updateItems(map)
  }

  // MARK: Identifiers

  /// `nil` outside of what is shown.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    indexPath.count == 2 ? current.item(at: ItemPosition(indexPath)) : nil
  }

  /// `nil` for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map(IndexPath.init)
  }

  /// `nil` outside of what is shown.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    (0..<current.numberOfSections).contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// `nil` for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSectionAt: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      raise("There is no item at \(indexPath.readable); the snapshot has \(current.numberOfItems) items.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.readable) with item "
          + "identifier '\(item)', which is not allowed. You must always return a cell to the collection view.")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let provider = supplementaryViewProvider else {
      raise(
        "The layout has a supplementary item of kind \"\(kind)\" at \(indexPath.readable), but the diffable data source "
          + "has no supplementaryViewProvider. Set one, or remove the item from the layout.")
    }
    guard let view = provider(collectionView, kind, indexPath) else {
      raise(
        "The supplementaryViewProvider returned nil for kind \"\(kind)\" at \(indexPath.readable), which is not "
          + "allowed. Return a view for every kind that the layout has.")
    }
    return view
  }
}

extension NSDiffableDataSourceSnapshot {
  /// What stays shown: which items were to be reloaded concerns one application only.
  fileprivate var withoutMarks: Self { clearingUpdateMarks() }
}

extension IndexMap {
  /// Identifiers that are in both snapshots stay what they are.
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
