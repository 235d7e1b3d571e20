import DiffableData
import Foundation
import Geometry
import UIKitCore

/// A data source that displays snapshots in a collection view, and updates the differences when a new one is applied.
///
/// - Fidelity: documented; index titles are absent.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// A closure that returns the cell of an item. Returning `nil` is a programmer error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns the supplementary view of a kind. Returning `nil` is a programmer error.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  var current: Snapshot { core.current }

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
  var outlines = Outlines<SectionIdentifierType, ItemIdentifierType>()

  /// The closure that returns supplementary views; `nil`, the default, for layouts without any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures called when the user expands or collapses items of section snapshots. By default there are no
  /// closures, and every item with children can be expanded and collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The closures called when the user moves items. By default no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source and assigns it to a collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot. Changes to the copy take effect when it is applied.
  ///
  /// On another thread, it includes the snapshots applied from there.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    core.snapshot
  }

  /// Applies a snapshot. Cells remain with their items; the cells that the snapshot reloads or reconfigures are
  /// requested again.
  ///
  /// The first snapshot is displayed at once. Later changes are animated, as in `performBatchUpdates(_:completion:)`,
  /// and `completion` is called when the animation ends.
  ///
  /// Calls on another thread, which the compiler permits in Swift 5, take effect on the main queue in the order in
  /// which they were made.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.onMainQueue(applying: snapshot) { [self] in
      outlines.follow(snapshot)
      show(snapshot, animated: animatingDifferences, completion)
    }
  }

  /// Displays a snapshot that matches the outlines.
  func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)? = nil) {
    core.show(snapshot, in: collectionView, animated: animated, completion: completion) {
      guard let collectionView else { return }
      collectionView.reloadData()
      if collectionView.isOnScreen { collectionView.layoutIfNeeded() }
    }
  }

  /// Applies a snapshot, and returns when the animation ends, or at once if no frames are rendered.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await waiting { self.apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
  }

  private func waiting(for change: (@escaping () -> Void) -> Void) async {
    await AnimationWait.during(change, onDrivenRoot: collectionView?.window?.root?.isDriven ?? false)
  }

  /// Applies a snapshot by reloading the collection view: all visible cells are requested again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    core.onMainQueue(applying: snapshot) { [self] in
      outlines.follow(snapshot)
      core.showByReloading(snapshot) { collectionView?.reloadData() }
      completion?()
    }
  }

  /// Applies a snapshot by reloading the collection view: all visible cells are requested again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Section snapshots

  /// Returns the snapshot of a section, including its hidden items. A section without an outline has root items only;
  /// the snapshot of a section that does not exist is empty. Changes to the copy take effect when it is applied.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines.outline(of: section, in: current)
  }

  /// Applies a section snapshot: its visible items become those of the section, which is appended if it does not exist.
  ///
  /// The cells of the section are then indented by level, and outline disclosures expand and collapse items. If a whole
  /// snapshot applied later contains other items in the section, these are inserted into the outline, each as a sibling
  /// of the item before it.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.onMainQueue(applying: nil) { [self] in
      show(outlines.apply(snapshot, to: section, in: current), animated: animatingDifferences, completion)
    }
  }

  /// Applies a section snapshot, and returns when the animation ends, or at once if no frames are rendered.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await waiting { self.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0) }
  }

  // MARK: Identifiers

  /// Returns the item at an index path; `nil` if the index path has no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.item(at: indexPath)
  }

  /// Returns the index path of an item; `nil` if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.path(of: itemIdentifier)
  }

  /// Returns the section at an index; `nil` if the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    core.section(at: index)
  }

  /// Returns the index of a section; `nil` if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// Returns a description with the numbers of sections and items.
  open func description() -> String {
    "<\(type(of: self)): \(current.numberOfSections) sections, \(current.numberOfItems) items>"
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the current snapshot. Passing a section that does not exist is a
  /// programmer error.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    core.numberOfItems(inSection: section)
  }

  /// Returns the cell that the cell provider creates for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { core.raiseMissingItem(at: indexPath) }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.readable) with item "
          + "identifier '\(item)', which is not allowed. You must always return a cell to the collection view.")
    }
    return cell
  }

  /// Returns whether ``reorderingHandlers`` allow an item to be moved. An item with visible children cannot be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    mayReorder(at: indexPath)
  }

  /// Moves an item in the snapshot, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  /// The default implementation, which returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path for an index title. Subclasses with index titles must override it: the default
  /// implementation raises an error.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { raiseMissingIndexPath(for: title) }

  /// Returns the supplementary view that the provider creates. A missing provider is a programmer error.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let provider = supplementaryViewProvider else {
      raise(
        "CollectionView \(type(of: collectionView)) requested a supplementary view, but a supplementaryViewProvider was not "
          + "specified on the diffable data source \(type(of: self)). The layout has a supplementary item of kind "
          + "\"\(kind)\" at \(indexPath.readable). Set a provider, or remove the item from the layout.")
    }
    guard let view = provider(collectionView, kind, indexPath) else {
      raise(
        "The supplementaryViewProvider returned nil for kind \"\(kind)\" at \(indexPath.readable), which is not "
          + "allowed. Return a view for every kind that the layout has.")
    }
    return view
  }
}
