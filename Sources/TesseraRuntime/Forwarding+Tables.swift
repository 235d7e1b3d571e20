public import Foundation
public import UIKitCollections
public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UITableViewDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UITableViewDelegate {
    (target(of: method) as (any UITableViewDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    next("tableView:willDisplay:forRowAt:").tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    next("tableView:didEndDisplaying:forRowAt:").tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    next("tableView:willDisplayHeaderView:forSection:").tableView(
      tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    next("tableView:willDisplayFooterView:forSection:").tableView(
      tableView, willDisplayFooterView: view, forSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    next("tableView:didEndDisplayingHeaderView:forSection:").tableView(
      tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    next("tableView:didEndDisplayingFooterView:forSection:").tableView(
      tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next("tableView:heightForRowAt:").tableView(tableView, heightForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    next("tableView:heightForHeaderInSection:").tableView(tableView, heightForHeaderInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    next("tableView:heightForFooterInSection:").tableView(tableView, heightForFooterInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    next("tableView:viewForHeaderInSection:").tableView(tableView, viewForHeaderInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    next("tableView:viewForFooterInSection:").tableView(tableView, viewForFooterInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    next("tableView:accessoryButtonTappedForRowWith:").tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    next("tableView:shouldHighlightRowAt:").tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    next("tableView:shouldSpringLoadRowAt:with:").tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    next("tableView:didHighlightRowAt:").tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    next("tableView:didUnhighlightRowAt:").tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    next("tableView:willSelectRowAt:").tableView(tableView, willSelectRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    next("tableView:willDeselectRowAt:").tableView(tableView, willDeselectRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    next("tableView:didSelectRowAt:").tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    next("tableView:didDeselectRowAt:").tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    next("tableView:editingStyleForRowAt:").tableView(tableView, editingStyleForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    next("tableView:titleForDeleteConfirmationButtonForRowAt:").tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    next("tableView:leadingSwipeActionsConfigurationForRowAt:").tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    next("tableView:trailingSwipeActionsConfigurationForRowAt:").tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    next("tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:").tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    next("tableView:contextMenuConfigurationForRowAt:point:").tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    next("tableView:previewForHighlightingContextMenuWithConfiguration:").tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    next("tableView:previewForDismissingContextMenuWithConfiguration:").tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    next("tableView:willPerformPreviewActionForMenuWith:animator:").tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    next("tableView:willDisplayContextMenu:animator:").tableView(
      tableView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    next("tableView:willEndContextMenuInteraction:animator:").tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    next("tableView:shouldBeginMultipleSelectionInteractionAt:").tableView(
      tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    next("tableView:didBeginMultipleSelectionInteractionAt:").tableView(
      tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Forwards the call.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    next("tableViewDidEndMultipleSelectionInteraction:").tableViewDidEndMultipleSelectionInteraction(tableView)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    next("tableView:canFocusRowAt:").tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    next("tableView:selectionFollowsFocusForRowAt:").tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    next("tableView:shouldShowMenuForRowAt:").tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    next("tableView:canPerformAction:forRowAt:withSender:").tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }
  /// Forwards the call.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    next("tableView:performAction:forRowAt:withSender:").tableView(
      tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    next("tableView:willBeginEditingRowAt:").tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    next("tableView:didEndEditingRowAt:").tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    next("tableView:shouldIndentWhileEditingRowAt:").tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    next("tableView:indentationLevelForRowAt:").tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    next("tableView:estimatedHeightForRowAt:").tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    next("tableView:estimatedHeightForHeaderInSection:").tableView(
      tableView, estimatedHeightForHeaderInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    next("tableView:estimatedHeightForFooterInSection:").tableView(
      tableView, estimatedHeightForFooterInSection: section)
  }
  /// Forwards the call.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    next("tableView:editActionsForRowAt:").tableView(tableView, editActionsForRowAt: indexPath)
  }
}
