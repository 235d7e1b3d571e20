import Foundation
import UIKitCore

// Menus of rows, and drags that select several, as the table's delegate knows them.

@MainActor
extension TableAdapter {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let (table, delegate) = target else { return nil }
    return delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let (table, delegate) = target else { return nil }
    return delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let (table, delegate) = target else { return }
    delegate.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let (table, delegate) = target else { return }
    delegate.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let (table, delegate) = target else { return }
    delegate.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    guard let (table, delegate) = target else { return collectionView.allowsMultipleSelectionDuringEditing }
    return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let (table, delegate) = target else { return }
    delegate.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    guard let (table, delegate) = target else { return }
    delegate.tableViewDidEndMultipleSelectionInteraction(table)
  }
}
