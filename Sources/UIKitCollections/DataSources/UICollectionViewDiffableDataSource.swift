import DiffableData
import Foundation
import Geometry
import UIKitCore

/// A data source that shows snapshots: apply a new one, and what changed is updated.
///
/// - Fidelity: approximated; changes are not animated yet.
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
  /// - Fidelity: approximated; the difference is not animated, and `completion` runs as soon as it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.withoutMarks
    if hasApplied {
      showChange(from: old, to: snapshot)
    } else {
      hasApplied = true
      collectionView?.reloadData()
    }
    if let collectionView, collectionView.window != nil, !collectionView.isLayingOut { collectionView.layoutIfNeeded() }
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

  private func showChange(from old: Snapshot, to new: Snapshot) {
    guard let collectionView else { return }
    let oldSections = old.sectionIdentifiers
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let map = IndexMap(
      section: { ordinal in
        oldSections.indices.contains(ordinal) ? new.indexOfSection(oldSections[ordinal]) : nil
      },
      item: { path in
        guard let item = old.item(at: ItemPosition(path)), let position = new.position(of: item) else { return nil }
        return IndexPath(position)
      })
    var reloading = new.reloadedItemIdentifiers
    for section in reloadedSections { reloading += new.itemIdentifiers(inSection: section) }
    collectionView.dataChanged(
      by: map, reloading: Set(reloading.compactMap { new.position(of: $0).map(IndexPath.init) }))
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap { new.position(of: $0).map(IndexPath.init) }
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
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

extension ItemPosition {
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension IndexPath {
  init(_ position: ItemPosition) { self.init(item: position.item, section: position.section) }
}
