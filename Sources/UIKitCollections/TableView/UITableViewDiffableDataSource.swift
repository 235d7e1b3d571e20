import DiffableData
import Foundation
import Geometry
import UIKitCore

/// A data source that shows snapshots in a table: apply a new one, and what changed is updated.
///
/// Subclasses override what else a table asks its data source: titles, and whether rows can be edited or moved.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item; `nil` stops the program.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { elsewhere.show(current) }
  }
  private let elsewhere = SnapshotElsewhere<SectionIdentifierType, ItemIdentifierType>()
  /// Once something was applied, changes are shown as changes.
  private var hasApplied = false

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
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
  /// The first snapshot is shown at once. Later ones move; `completion` runs when everything is in its place.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return elsewhere.apply(snapshot) {
        self.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
    }
    guard hasApplied, let tableView else { return show(snapshot, completion) }
    (tableView.animations.inserted, tableView.animations.deleted) = (defaultRowAnimation, defaultRowAnimation)
    tableView.contents.show(snapshot, after: shown, animated: animatingDifferences, completion) {
      current = snapshot.clearingUpdateMarks()
      tableView.boundaries.forget()
    }
  }

  /// Comes back when everything is in its place; on a stage that nobody makes frames for, at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await AnimationWait.during(
      { self.apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) },
      onDrivenStage: tableView?.window?.root?.isDriven ?? false)
  }

  /// Shows a snapshot from scratch: every visible cell is asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return elsewhere.apply(snapshot) { self.applySnapshotUsingReloadData(snapshot, completion: completion) }
    }
    show(snapshot, completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { show(snapshot, nil) }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ completion: (() -> Void)?
  ) {
    current = snapshot.clearingUpdateMarks()
    hasApplied = true
    tableView?.reloadData()
    if let contents = tableView?.contents, contents.isOnScreen { tableView?.layoutIfNeeded() }
    completion?()
  }

  /// What the table shows: a row that has just been put down is in its new place already.
  private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    guard let move = tableView?.editing.move, let item = itemIdentifier(for: move.from),
      let section = sectionIdentifier(for: move.to.section)
    else { return current }
    var moved = current
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if others.indices.contains(move.to.item) {
      moved.insertItems([item], beforeItem: others[move.to.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    return moved
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

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard (0..<current.numberOfSections).contains(section) else {
      raise(
        "Invalid parameter not satisfying: section < _impl.numberOfSections. There is no section \(section); the snapshot "
          + "has \(current.numberOfSections) sections.")
    }
    return current.numberOfItems(inSectionAt: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      raise("There is no item at \(indexPath.readable); the snapshot has \(current.numberOfItems) items.")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.readable) with item "
          + "identifier '\(item)', which is not allowed. You must always return a cell to the table view.")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// False, so that nothing is deleted that the snapshot still has.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.refuseCommit(by: self) }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.refuseMove(by: self) }
}
