/// The optional methods of UIKit's delegates and data sources.
enum DelegateMethods {
  /// Returns the optional methods of a protocol and of those that it refines; empty for other protocols.
  static func names(of name: String) -> Set<String> {
    let own = names[name] ?? []
    return refined[name].map { own.union(names(of: $0)) } ?? own
  }

  /// Returns the optional and the required methods of a protocol and of those that it refines; empty for other protocols.
  static func all(of name: String) -> Set<String> { names(of: name).union(required[name] ?? []) }

  private static let required: [String: Set<String>] = [
    "UICollectionViewDataSource": ["collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)"],
    "UICollectionViewDataSourcePrefetching": ["collectionView(_:prefetchItemsAt:)"],
    "UIPageViewControllerDataSource": [
      "pageViewController(_:viewControllerBefore:)", "pageViewController(_:viewControllerAfter:)",
    ],
    "UIPickerViewDataSource": ["numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)"],
    "UISearchResultsUpdating": ["updateSearchResults(for:)"],
    "UITabBarDelegate": ["tabBar(_:didSelect:)"],
    "UITableViewDataSource": ["tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)"],
    "UITableViewDataSourcePrefetching": ["tableView(_:prefetchRowsAt:)"],
  ]

  /// The methods in place of which UIKit calls one with their first parameter alone if an object lacks them, and its
  /// protocol.
  static let ownersOfShorterMethods = [
    "textFieldDidEndEditing(_:reason:)": "UITextFieldDelegate",
    "adaptivePresentationStyle(for:traitCollection:)": "UIAdaptivePresentationControllerDelegate",
  ]

  private static let refined = [
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UITableViewDelegate": "UIScrollViewDelegate", "UITextViewDelegate": "UIScrollViewDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
  ]

  private static let names: [String: Set<String>] = lists.mapValues { Set($0.split(separator: " ").map(String.init)) }

  private static let lists = [
    "UIAdaptivePresentationControllerDelegate": """
    adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:) \
    presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) \
    presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    """,
    "UICollectionViewDataSource": """
    collectionView(_:canMoveItemAt:) collectionView(_:indexPathForIndexTitle:at:) \
    collectionView(_:moveItemAt:to:) collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) \
    numberOfSections(in:)
    """,
    "UICollectionViewDataSourcePrefetching": """
    collectionView(_:cancelPrefetchingForItemsAt:)
    """,
    "UICollectionViewDelegate": """
    collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) \
    collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:) \
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) \
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) \
    collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView(_:contextMenuConfigurationForItemsAt:point:) \
    collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) \
    collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
    collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) \
    collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:) \
    collectionView(_:performAction:forItemAt:withSender:) collectionView(_:performPrimaryActionForItemAt:) \
    collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
    collectionView(_:selectionFollowsFocusForItemAt:) \
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:) \
    collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) \
    collectionView(_:shouldShowMenuForItemAt:) collectionView(_:shouldSpringLoadItemAt:with:) \
    collectionView(_:shouldUpdateFocusIn:) \
    collectionView(_:targetContentOffsetForProposedContentOffset:) \
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) \
    collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:) \
    collectionView(_:willDisplayContextMenu:animator:) \
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    collectionView(_:willEndContextMenuInteraction:animator:) \
    collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
    collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    """,
    "UICollectionViewDelegateFlowLayout": """
    collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView(_:layout:minimumLineSpacingForSectionAt:) \
    collectionView(_:layout:referenceSizeForFooterInSection:) \
    collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    """,
    "UIGestureRecognizerDelegate": """
    gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) \
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) \
    gestureRecognizerShouldBegin(_:)
    """,
    "UINavigationControllerDelegate": """
    navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:) \
    navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)
    """,
    "UIPageViewControllerDelegate": """
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
    pageViewController(_:willTransitionTo:)
    """,
    "UIPickerViewDelegate": """
    pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) \
    pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:) \
    pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    """,
    "UIPopoverPresentationControllerDelegate": """
    prepareForPopoverPresentation(_:)
    """,
    "UIScrollViewDelegate": """
    scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) \
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) \
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) \
    scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) \
    scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    """,
    "UISearchBarDelegate": """
    searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:) \
    searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) \
    searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) \
    searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    """,
    "UISearchControllerDelegate": """
    didDismissSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:) \
    willPresentSearchController(_:)
    """,
    "UITabBarControllerDelegate": """
    tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didSelect:) \
    tabBarController(_:didSelectTab:previousTab:) tabBarController(_:interactionControllerFor:) \
    tabBarController(_:shouldSelect:) tabBarController(_:shouldSelectTab:)
    """,
    "UITableViewDataSource": """
    numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) \
    tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:sectionForSectionIndexTitle:at:) \
    tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    """,
    "UITableViewDataSourcePrefetching": """
    tableView(_:cancelPrefetchingForRowsAt:)
    """,
    "UITableViewDelegate": """
    tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:) \
    tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:contextMenuConfigurationForRowAt:point:) \
    tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) \
    tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) \
    tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) \
    tableView(_:didHighlightRowAt:) \
    tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:editActionsForRowAt:) \
    tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) \
    tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) \
    tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) \
    tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) \
    tableView(_:performAction:forRowAt:withSender:) \
    tableView(_:previewForDismissingContextMenuWithConfiguration:) \
    tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:selectionFollowsFocusForRowAt:) \
    tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) \
    tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:) \
    tableView(_:shouldSpringLoadRowAt:with:) \
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
    tableView(_:titleForDeleteConfirmationButtonForRowAt:) \
    tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) \
    tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) \
    tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) \
    tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:) \
    tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:) \
    tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:) \
    tableViewDidEndMultipleSelectionInteraction(_:)
    """,
    "UITextFieldDelegate": """
    textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:) \
    textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) \
    textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:) \
    textFieldShouldReturn(_:)
    """,
    "UITextViewDelegate": """
    textView(_:primaryActionFor:defaultAction:) textView(_:shouldChangeTextIn:replacementText:) \
    textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:) \
    textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) \
    textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
    """,
    "UIViewControllerTransitioningDelegate": """
    animationController(forDismissed:) animationController(forPresented:presenting:source:) \
    interactionControllerForDismissal(using:) interactionControllerForPresentation(using:) \
    presentationController(forPresented:presenting:source:)
    """,
  ]
}
