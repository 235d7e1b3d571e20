import DiffableData
import Foundation
import Geometry
import UIKitCore

/// A data source that shows snapshots: apply a new one, and what changed is updated.
///
/// - Fidelity: documented; index titles are absent.
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

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { elsewhere.show(current) }
  }
  private let elsewhere = SnapshotElsewhere<SectionIdentifierType, ItemIdentifierType>()
  var outlines = Outlines<SectionIdentifierType, ItemIdentifierType>()
  /// Once something was applied, changes are shown as changes.
  private var hasApplied = false

  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Asked and told when the user expands or collapses items of section snapshots.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Asked and told when the user carries items elsewhere. Without an answer no item moves.
  open var reorderingHandlers = ReorderingHandlers()

  /// Becomes the collection view's data source, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// A copy of what is shown; changing it shows nothing until it is applied.
  ///
  /// On another thread, what has been applied from there counts as shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    MainQueue.isCurrent ? current : elsewhere.snapshot
  }

  /// Shows a snapshot. Cells stay with their items; what it reloads or reconfigures is asked for again.
  ///
  /// The first snapshot is shown at once. Later ones move, as ``UICollectionView/performBatchUpdates(_:completion:)``
  /// does; `completion` runs when everything is in its place.
  ///
  /// Code that the compiler lets call it on another thread, as of Swift 5, has the snapshot shown by the main queue as soon
  /// as that comes to it, in the order of the calls.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return elsewhere.apply(snapshot) {
        self.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
    }
    outlines.follow(snapshot)
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows what the outlines agree with already.
  func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)? = nil) {
    guard hasApplied, let collectionView else { return showFirst(snapshot, completion) }
    collectionView.show(snapshot, after: current, animated: animated, completion) {
      current = snapshot.clearingUpdateMarks()
    }
  }

  private func showFirst(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    current = snapshot.clearingUpdateMarks()
    hasApplied = true
    collectionView?.reloadData()
    if let collectionView, collectionView.isOnScreen { collectionView.layoutIfNeeded() }
    completion?()
  }

  /// Comes back when everything is in its place; on a stage that nobody makes frames for, at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await waiting { self.apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
  }

  private func waiting(for change: (@escaping () -> Void) -> Void) async {
    await AnimationWait.during(change, onDrivenStage: collectionView?.window?.root?.isDriven ?? false)
  }

  /// Shows a snapshot from scratch: every visible cell is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return elsewhere.apply(snapshot) { self.applySnapshotUsingReloadData(snapshot, completion: completion) }
    }
    outlines.follow(snapshot)
    current = snapshot.clearingUpdateMarks()
    hasApplied = true
    collectionView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Section snapshots

  /// What a section shows, with the items that are hidden in it. A section that has been given no outline is one of root
  /// items; one that is not shown is empty. Changing the copy shows nothing until it is applied.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outlines.outline(of: section, in: current)
  }

  /// Shows the visible items of an outline as a section, which is added behind the others if there is no such section.
  ///
  /// Afterwards the cells of the section are indented by level, and outline disclosures expand and collapse. If a whole
  /// snapshot that is applied later has other items in the section, these take their places in the outline: new ones
  /// beside the item that they stand behind.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return elsewhere.apply(nil) {
        self.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
      }
    }
    show(outlines.apply(snapshot, to: section, in: current), animated: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await waiting { self.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0) }
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
    (0..<current.numberOfSections).contains(index) ? current.sectionIdentifier(at: index) : nil
  }

  /// `nil` for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// What is shown, in one line.
  open func description() -> String {
    "<\(type(of: self)): \(current.numberOfSections) sections, \(current.numberOfItems) items>"
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard (0..<current.numberOfSections).contains(section) else {
      raise(
        "Invalid parameter not satisfying: section < _impl.numberOfSections. There is no section \(section); the snapshot "
          + "has \(current.numberOfSections) sections.")
    }
    return current.numberOfItems(inSectionAt: section)
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

  /// As ``reorderingHandlers`` says. An item that shows its children stays with them.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    mayReorder(at: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { raiseMissingIndexPath(for: title) }

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
