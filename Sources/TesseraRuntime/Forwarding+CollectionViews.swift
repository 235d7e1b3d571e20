public import Foundation
public import Geometry
public import UIKitCollections
public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UICollectionViewDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UICollectionViewDelegate {
    (target(of: method) as (any UICollectionViewDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:shouldHighlightItemAt:").collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    next("collectionView:didHighlightItemAt:").collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    next("collectionView:didUnhighlightItemAt:").collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:shouldSelectItemAt:").collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:shouldDeselectItemAt:").collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    next("collectionView:didSelectItemAt:").collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    next("collectionView:didDeselectItemAt:").collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    next("collectionView:canPerformPrimaryActionForItemAt:").collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:canFocusItemAt:").collectionView(collectionView, canFocusItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    next("collectionView:shouldUpdateFocusIn:").collectionView(collectionView, shouldUpdateFocusIn: context)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    next("collectionView:didUpdateFocusIn:with:").collectionView(
      collectionView, didUpdateFocusIn: context, with: coordinator)
  }
  /// Forwards the call.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    next("indexPathForPreferredFocusedViewIn:").indexPathForPreferredFocusedView(in: collectionView)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    next("collectionView:selectionFollowsFocusForItemAt:").collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    next("collectionView:performPrimaryActionForItemAt:").collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    next("collectionView:shouldBeginMultipleSelectionInteractionAt:").collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    next("collectionView:didBeginMultipleSelectionInteractionAt:").collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Forwards the call.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    next("collectionViewDidEndMultipleSelectionInteraction:").collectionViewDidEndMultipleSelectionInteraction(
      collectionView)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:canEditItemAt:").collectionView(collectionView, canEditItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    next("collectionView:willDisplay:forItemAt:").collectionView(
      collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    next("collectionView:willDisplaySupplementaryView:forElementKind:at:").collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    next("collectionView:didEndDisplaying:forItemAt:").collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    next("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:").collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    next("collectionView:targetContentOffsetForProposedContentOffset:").collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    next("collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:")
      .collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    next("collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:").collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    next("collectionView:contextMenuConfigurationForItemsAt:point:").collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    next("collectionView:contextMenuConfigurationForItemAt:point:").collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    next("collectionView:contextMenuConfiguration:highlightPreviewForItemAt:").collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    next("collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:").collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    next("collectionView:previewForHighlightingContextMenuWithConfiguration:").collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    next("collectionView:previewForDismissingContextMenuWithConfiguration:").collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    next("collectionView:willDisplayContextMenu:animator:").collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    next("collectionView:willEndContextMenuInteraction:animator:").collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    next("collectionView:willPerformPreviewActionForMenuWith:animator:").collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Forwards the call.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    next("collectionView:shouldShowMenuForItemAt:").collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    next("collectionView:canPerformAction:forItemAt:withSender:").collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    next("collectionView:performAction:forItemAt:withSender:").collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    next("collectionView:transitionLayoutForOldLayout:newLayout:").collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
}

extension UICollectionViewDelegateFlowLayout where Self: TesseraForwarding {
  private func next(_ method: String) -> any UICollectionViewDelegateFlowLayout {
    (target(of: method) as (any UICollectionViewDelegateFlowLayout)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    next("collectionView:layout:sizeForItemAt:").collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    next("collectionView:layout:insetForSectionAt:").collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    next("collectionView:layout:minimumLineSpacingForSectionAt:").collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    next("collectionView:layout:minimumInteritemSpacingForSectionAt:").collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    next("collectionView:layout:referenceSizeForHeaderInSection:").collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  /// Forwards the call.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    next("collectionView:layout:referenceSizeForFooterInSection:").collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
