import Foundation
import UIKitCore

extension UITableViewCell: Highlighting {}

/// Forwards the delegate calls of a table's contents to the table's delegate.
extension TableAdapter: UICollectionViewDelegate {
  @MainActor var target: (table: UITableView, delegate: any UITableViewDelegate)? {
    guard let table, let delegate = table.delegate else { return nil }
    return (table, delegate)
  }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    target.map { $0.delegate.tableView($0.table, shouldHighlightRowAt: indexPath) } ?? true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    if let (table, delegate) = target { delegate.tableView(table, didHighlightRowAt: indexPath) }
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    if let (table, delegate) = target { delegate.tableView(table, didUnhighlightRowAt: indexPath) }
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let (table, delegate) = target else { return true }
    context.targetView = table.cellForRow(at: indexPath) ?? context.targetView
    return delegate.tableView(table, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// Returns whether a row may be selected. The delegate may return another row, which is then selected instead.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let (table, delegate) = target else { return true }
    guard let path = delegate.tableView(table, willSelectRowAt: indexPath) else { return false }
    if path == indexPath { return true }
    let contents = table.contents
    if contents.exists(path) { contents.select(path, alone: !contents.selectionRules.isMultiple) }
    return false
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    target.map { $0.delegate.tableView($0.table, willDeselectRowAt: indexPath) != nil } ?? true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    // As on iOS, a segue is prepared before the delegate is told, and its transition begins afterwards.
    let transition = table?.cellForRow(at: indexPath)?.selectionSegue?()
    if let (table, delegate) = target { delegate.tableView(table, didSelectRowAt: indexPath) }
    transition?()
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if let (table, delegate) = target { delegate.tableView(table, didDeselectRowAt: indexPath) }
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let (table, delegate) = target, let cell = (cell as? TableRow)?.face as? UITableViewCell else { return }
    cell.row.takeIndentation(ofDelegate: delegate.tableView(table, indentationLevelForRowAt: indexPath))
    delegate.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let (table, delegate) = target, let cell = (cell as? TableRow)?.face as? UITableViewCell else { return }
    delegate.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let (table, delegate) = target, let view = (view as? TableRow)?.shownView else { return }
    switch TableBoundary(elementKind, at: indexPath) {
    case .header(let section): delegate.tableView(table, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): delegate.tableView(table, willDisplayFooterView: view, forSection: section)
    case .top, .bottom: break
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let (table, delegate) = target, let view = (view as? TableRow)?.shownView else { return }
    switch TableBoundary(elementKind, at: indexPath) {
    case .header(let section): delegate.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section): delegate.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    case .top, .bottom: break
    }
  }

  // MARK: Editing

  /// Called for each visible row when editing begins or ends.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    guard let table else { return false }
    if let row = table.contents.row(at: indexPath) { table.noteEditing(of: row, at: indexPath) }
    return table.mayEdit(indexPath) || table.mayMove(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let (table, delegate) = target else { return proposedIndexPath }
    return delegate.tableView(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (table, delegate) = target, let path = indexPaths.first else { return nil }
    return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
  }

  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    target.map { $0.delegate.tableView($0.table, shouldShowMenuForRowAt: indexPath) } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    target.map { $0.delegate.tableView($0.table, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
      ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    guard let (table, delegate) = target else { return }
    delegate.tableView(table, performAction: action, forRowAt: indexPath, withSender: sender)
  }
}

extension TableRow {
  /// The view that the app can access.
  var shownView: UIView? { face ?? guest }
}
