import UIKit

/// Books on their shelves, which the user can delete and reorder.
final class ReadingListDataSource: UITableViewDiffableDataSource<UnreadBook.Shelf, UnreadBook> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.rawValue
  }

  // MARK: Striking off

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let book = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([book])
    apply(snapshot)
  }

  // MARK: Order

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let book = itemIdentifier(for: sourceIndexPath),
      let shelf = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([book])
    let others = snapshot.itemIdentifiers(inSection: shelf)
    if others.indices.contains(destinationIndexPath.row) {
      snapshot.insertItems([book], beforeItem: others[destinationIndexPath.row])
    } else {
      snapshot.appendItems([book], toSection: shelf)
    }
    apply(snapshot, animatingDifferences: false)
  }
}
