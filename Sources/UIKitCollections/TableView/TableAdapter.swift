import Foundation
import UIKitCore

/// An adapter that forwards the data source calls of a table's contents to the table's data source, and returns table
/// rows.
final class TableAdapter: NSObject {
  weak var table: UITableView?
  /// The row from which a drag in progress began.
  var draggedRow: IndexPath?
  /// The latest proposal for a drop.
  @MainActor lazy var proposal = UITableViewDropProposal(operation: .cancel)
}

extension TableAdapter: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    // Without a data source, a table has one section without rows.
    guard let table, let dataSource = table.dataSource else { return 1 }
    table.boundaries.forget()
    return dataSource.numberOfSections(in: table)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let table, let dataSource = table.dataSource else { return 0 }
    // Apps subtract from the number of what they have loaded, and have loaded nothing at first.
    return max(0, dataSource.tableView(table, numberOfRowsInSection: section))
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let table, let dataSource = table.dataSource else {
      raise(
        "The row at \(indexPath.readable) is needed, but the table's data source no longer exists; keep a strong reference to it."
      )
    }
    let cell = dataSource.tableView(table, cellForRowAt: indexPath)
    let row = cell.row
    row.holdFace()
    table.contents.adopt(row, for: .cell(identifier: cell.reuseIdentifier ?? ""))
    table.contents.prepare(row, at: indexPath)
    table.prepare(row, at: indexPath)
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let table else { raise("A header is needed, but its table no longer exists.") }
    return table.boundaryRow(TableBoundary(kind, at: indexPath))
  }

  // MARK: The section index

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    guard let table, let titles = table.dataSource?.sectionIndexTitles(for: table) else { return nil }
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    return rows < table.sectionIndexMinimumDisplayRowCount ? nil : titles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    guard let table, let dataSource = table.dataSource else { return IndexPath(item: 0, section: index) }
    let section = dataSource.tableView(table, sectionForSectionIndexTitle: title, at: index)
    return IndexPath(item: 0, section: section)
  }

  // MARK: Moves

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let table else { return false }
    return table.mayMove(indexPath) || table.cellForRow(at: indexPath)?.showsReorderControl == true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let table else { return }
    // A diffable data source reads the move during the call.
    table.editing.move = ItemMove(from: sourceIndexPath, to: destinationIndexPath)
    table.dataSource?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    table.editing.move = nil
  }
}

extension TableAdapter: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    if let table { table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths) }
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    if let table { table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths) }
  }
}

extension UITableView {
  /// Connects a row to the table while it is displayed.
  func prepare(_ row: TableRow, at path: IndexPath) {
    row.heightProvider = { [weak self, weak row] in
      guard let self else { return UITableView.automaticDimension }
      let path = row.flatMap { contents.indexPath(for: $0) } ?? path
      return height(ofRowAt: path)
    }
    noteEditing(of: row, at: path)
  }

  /// Returns the height of a row, in points; negative values mean the content's height.
  func height(ofRowAt path: IndexPath) -> CGFloat { delegate?.tableView(self, heightForRowAt: path) ?? rowHeight }
}
