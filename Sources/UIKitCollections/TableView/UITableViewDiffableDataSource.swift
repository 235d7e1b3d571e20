import DiffableData
import Foundation
import Geometry
import UIKitCore

/// A data source that displays snapshots in a table, and updates the differences when a new one is applied.
///
/// Subclasses override the other data source methods: titles, and whether rows can be edited or moved.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// A closure that returns the cell of an item. Returning `nil` is a programmer error.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of inserted and deleted rows. The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and assigns it to a table, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
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
  /// The first snapshot is displayed at once. Later changes are animated, and `completion` is called when the animation
  /// ends.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    core.onMainQueue(applying: snapshot) { [self] in
      core.show(
        snapshot, in: tableView?.contents, after: shown, animated: animatingDifferences, completion: completion,
        reload: { reload() }, adopted: { prepareForChange() })
    }
  }

  /// Applies a snapshot, and returns when the animation ends, or at once if no frames are rendered.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await AnimationWait.during(
      { self.apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) },
      onDrivenRoot: tableView?.window?.root?.isDriven ?? false)
  }

  /// Applies a snapshot by reloading the table: all visible cells are requested again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    core.onMainQueue(applying: snapshot) { [self] in
      core.showByReloading(snapshot) { reload() }
      completion?()
    }
  }

  /// Applies a snapshot by reloading the table: all visible cells are requested again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { core.showByReloading(snapshot) { reload() } }

  private func reload() {
    guard let tableView else { return }
    tableView.reloadData()
    if tableView.contents.isOnScreen { tableView.layoutIfNeeded() }
  }

  private func prepareForChange() {
    guard let tableView else { return }
    tableView.animations = RowAnimations(other: defaultRowAnimation)
    tableView.boundaries.forget()
  }

  /// The snapshot that the table displays, in which a row that was just dropped is at its new position.
  private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    guard let move = tableView?.editing.move, let item = itemIdentifier(for: move.from),
      let section = sectionIdentifier(for: move.to.section)
    else { return core.current }
    var moved = core.current
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
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    core.current.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { core.current.numberOfSections }

  /// Returns the number of items in a section of the current snapshot. Passing a section that does not exist is a
  /// programmer error.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.numberOfItems(inSection: section)
  }

  /// Returns the cell that the cell provider creates for an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { core.raiseMissingItem(at: indexPath) }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.readable) with item "
          + "identifier '\(item)', which is not allowed. You must always return a cell to the table view.")
    }
    return cell
  }

  /// The default implementation, which returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The default implementation, which returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// The default implementation, which returns `nil`: the table has no section index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default implementation, which returns `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  /// The default implementation, which returns `false`, so that the table does not delete a row that the snapshot still
  /// contains.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation, which returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The default implementation, which does nothing. Subclasses override it to apply a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// The default implementation, which does nothing: the row stays where it was moved. Subclasses override it to apply a
  /// snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
