import Foundation
import UIKitCore

/// Forwards the calls for drags out of a table's contents.
extension TableAdapter: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let table, let delegate = table.dragDelegate else { return [] }
    draggedRow = indexPath
    return delegate.tableView(table, itemsForBeginning: session, at: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let table else { return nil }
    return table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    if let table { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    draggedRow = nil
    if let table { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }
  }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    table.flatMap { $0.dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    table.flatMap { $0.dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }
}

/// Forwards the calls for drops on a table's contents. A row that the data source lets be moved may be dropped in its
/// own table without a delegate.
extension TableAdapter: UICollectionViewDropDelegate {
  /// The dragged row of this table, if it is the only one and may be moved.
  @MainActor
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard let table, let draggedRow, session.items.count == 1, session.localDragSession != nil else { return nil }
    return table.mayMove(draggedRow) ? draggedRow : nil
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    guard let table else { return false }
    return table.dropDelegate?.tableView(table, canHandle: session) ?? (movedRow(session) != nil)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let given = table.flatMap { table in
      table.dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
    proposal = given ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    return proposal.forContents
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    if let table { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
  }
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    table.flatMap { $0.dropDelegate?.tableView($0, dropPreviewParametersForRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let table else { return }
    let isMove = proposal.operation == .move && proposal.forContents.intent == .insertAtDestinationIndexPath
    if isMove, let row = movedRow(coordinator.session), let destination = coordinator.destinationIndexPath {
      return move(row, to: destination, with: coordinator)
    }
    table.dropDelegate?.tableView(
      table, performDropWith: TableDropCoordinator(coordinator, of: table, proposal: proposal))
  }

  /// Lets the data source move a row, as when it is dragged by its handle.
  @MainActor
  private func move(_ row: IndexPath, to destination: IndexPath, with coordinator: any UICollectionViewDropCoordinator)
  {
    guard let table, let item = coordinator.items.first?.dragItem else { return }
    table.contents.performBatchUpdates {
      collectionView(table.contents, moveItemAt: row, to: destination)
      table.contents.moveItem(at: row, to: destination)
    }
    coordinator.drop(item, toItemAt: destination)
  }
}
