import Foundation
import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// The names by which a stand-in of a delegate is asked for each optional method: those of Objective-C's rule, from the
/// labels of the Swift method.
@MainActor struct ForwardedNameTests {
  /// A delegate of every kind that forwards all methods to nobody, and notes which it is asked for.
  private final class Proxy: NSObject, TesseraResponding, TesseraForwarding, UICollectionViewDelegate,
    UICollectionViewDelegateFlowLayout, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate, UISearchControllerDelegate, UICollectionViewDataSource, UITableViewDataSource,
    UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching, UIGestureRecognizerDelegate,
    UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate, UIScrollViewDelegate,
    UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIPickerViewDelegate
  {
    var asked: [String] = []
    func tessera_responds(to aSelector: Selector!) -> Bool {
      asked.append(NSStringFromSelector(aSelector))
      return false
    }
    func tessera_forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  private final class Motion: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  private let proxy = Proxy()
  private let table = UITableView(frame: .zero)
  private let row = UITableViewCell()
  private let path = IndexPath(item: 0, section: 0)
  private let layout = UICollectionViewFlowLayout()
  private let cell = UICollectionViewCell(frame: .zero)
  private let page = UIViewController()
  private let pages = UINavigationController()
  private let tabs = UITabBarController()
  private let leaves = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let search = UISearchController(searchResultsController: nil)
  private let field = UITextField()
  private let area = UITextView()
  private let bar = UISearchBar()
  private let picker = UIPickerView()
  private let tap = UITapGestureRecognizer()
  private let range = NSRange(location: 0, length: 0)
  private let action = Selector("copy:")
  private let menu = UIContextMenuConfiguration()
  private let motion = Motion()
  private let event = UIEvent()
  private let link = URL(fileURLWithPath: "/")
  private var view: UICollectionView { UICollectionView(frame: .zero, collectionViewLayout: layout) }
  private var presentation: UIPresentationController {
    UIPresentationController(presentedViewController: page, presenting: nil)
  }

  init() { tesseraForwardsMessages() }

  /// Records an issue unless a call asks for a name first.
  private func expectName(_ name: String, line: Int = #line, _ call: () -> Void) {
    proxy.asked = []
    call()
    expectEqual(proxy.asked.first, name, line: line)
  }

  @Test func collectionViewDelegatesAreAskedByName() {
    let delegate: any UICollectionViewDelegate = proxy
    expectName("collectionView:shouldHighlightItemAt:") {
      _ = delegate.collectionView(view, shouldHighlightItemAt: path)
    }
    expectName("collectionView:didHighlightItemAt:") { delegate.collectionView(view, didHighlightItemAt: path) }
    expectName("collectionView:didUnhighlightItemAt:") { delegate.collectionView(view, didUnhighlightItemAt: path) }
    expectName("collectionView:shouldSelectItemAt:") { _ = delegate.collectionView(view, shouldSelectItemAt: path) }
    expectName("collectionView:shouldDeselectItemAt:") { _ = delegate.collectionView(view, shouldDeselectItemAt: path) }
    expectName("collectionView:didSelectItemAt:") { delegate.collectionView(view, didSelectItemAt: path) }
    expectName("collectionView:didDeselectItemAt:") { delegate.collectionView(view, didDeselectItemAt: path) }
    expectName("collectionView:canPerformPrimaryActionForItemAt:") {
      _ = delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    }
    expectName("collectionView:canFocusItemAt:") { _ = delegate.collectionView(view, canFocusItemAt: path) }
    expectName("indexPathForPreferredFocusedViewIn:") { _ = delegate.indexPathForPreferredFocusedView(in: view) }
    expectName("collectionView:selectionFollowsFocusForItemAt:") {
      _ = delegate.collectionView(view, selectionFollowsFocusForItemAt: path)
    }
    expectName("collectionView:performPrimaryActionForItemAt:") {
      delegate.collectionView(view, performPrimaryActionForItemAt: path)
    }
    expectName("collectionView:shouldBeginMultipleSelectionInteractionAt:") {
      _ = delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path)
    }
    expectName("collectionView:didBeginMultipleSelectionInteractionAt:") {
      delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    }
    expectName("collectionViewDidEndMultipleSelectionInteraction:") {
      delegate.collectionViewDidEndMultipleSelectionInteraction(view)
    }
    expectName("collectionView:canEditItemAt:") { _ = delegate.collectionView(view, canEditItemAt: path) }
    expectName("collectionView:willDisplay:forItemAt:") {
      delegate.collectionView(view, willDisplay: cell, forItemAt: path)
    }
    expectName("collectionView:willDisplaySupplementaryView:forElementKind:at:") {
      delegate.collectionView(view, willDisplaySupplementaryView: cell, forElementKind: "", at: path)
    }
    expectName("collectionView:didEndDisplaying:forItemAt:") {
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }
    expectName("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:") {
      delegate.collectionView(view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "", at: path)
    }
    expectName("collectionView:targetContentOffsetForProposedContentOffset:") {
      _ = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: .zero)
    }
    expectName(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
    ) {
      _ = delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: path)
    }
    expectName("collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:") {
      _ = delegate.collectionView(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path)
    }
    expectName("collectionView:contextMenuConfigurationForItemsAt:point:") {
      _ = delegate.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
    }
    expectName("collectionView:contextMenuConfigurationForItemAt:point:") {
      _ = delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero)
    }
    expectName("collectionView:contextMenuConfiguration:highlightPreviewForItemAt:") {
      _ = delegate.collectionView(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
    }
    expectName("collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:") {
      _ = delegate.collectionView(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
    }
    expectName("collectionView:previewForHighlightingContextMenuWithConfiguration:") {
      _ = delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    expectName("collectionView:previewForDismissingContextMenuWithConfiguration:") {
      _ = delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: menu)
    }
    expectName("collectionView:willDisplayContextMenu:animator:") {
      delegate.collectionView(view, willDisplayContextMenu: menu, animator: nil)
    }
    expectName("collectionView:willEndContextMenuInteraction:animator:") {
      delegate.collectionView(view, willEndContextMenuInteraction: menu, animator: nil)
    }
    expectName("collectionView:shouldShowMenuForItemAt:") {
      _ = delegate.collectionView(view, shouldShowMenuForItemAt: path)
    }
    expectName("collectionView:canPerformAction:forItemAt:withSender:") {
      _ = delegate.collectionView(view, canPerformAction: action, forItemAt: path, withSender: nil)
    }
    expectName("collectionView:performAction:forItemAt:withSender:") {
      delegate.collectionView(view, performAction: action, forItemAt: path, withSender: nil)
    }
    expectName("collectionView:transitionLayoutForOldLayout:newLayout:") {
      _ = delegate.collectionView(view, transitionLayoutForOldLayout: layout, newLayout: layout)
    }
  }

  @Test func collectionViewDelegatesFlowLayoutAreAskedByName() {
    let delegate: any UICollectionViewDelegateFlowLayout = proxy
    expectName("collectionView:layout:sizeForItemAt:") {
      _ = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
    }
    expectName("collectionView:layout:insetForSectionAt:") {
      _ = delegate.collectionView(view, layout: layout, insetForSectionAt: 0)
    }
    expectName("collectionView:layout:minimumLineSpacingForSectionAt:") {
      _ = delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)
    }
    expectName("collectionView:layout:minimumInteritemSpacingForSectionAt:") {
      _ = delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
    }
    expectName("collectionView:layout:referenceSizeForHeaderInSection:") {
      _ = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0)
    }
    expectName("collectionView:layout:referenceSizeForFooterInSection:") {
      _ = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0)
    }
  }

  @Test func navigationControllerDelegatesAreAskedByName() {
    let delegate: any UINavigationControllerDelegate = proxy
    expectName("navigationController:willShow:animated:") {
      delegate.navigationController(pages, willShow: page, animated: false)
    }
    expectName("navigationController:didShow:animated:") {
      delegate.navigationController(pages, didShow: page, animated: false)
    }
    expectName("navigationController:animationControllerFor:from:to:") {
      _ = delegate.navigationController(pages, animationControllerFor: .push, from: page, to: page)
    }
    expectName("navigationController:interactionControllerFor:") {
      _ = delegate.navigationController(pages, interactionControllerFor: motion)
    }
  }

  @Test func tabBarControllerDelegatesAreAskedByName() {
    let delegate: any UITabBarControllerDelegate = proxy
    expectName("tabBarController:shouldSelect:") { _ = delegate.tabBarController(tabs, shouldSelect: page) }
    expectName("tabBarController:didSelect:") { delegate.tabBarController(tabs, didSelect: page) }
    expectName("tabBarController:animationControllerForTransitionFrom:to:") {
      _ = delegate.tabBarController(tabs, animationControllerForTransitionFrom: page, to: page)
    }
    expectName("tabBarController:interactionControllerFor:") {
      _ = delegate.tabBarController(tabs, interactionControllerFor: motion)
    }
  }

  @Test func pageViewControllerDelegatesAreAskedByName() {
    let delegate: any UIPageViewControllerDelegate = proxy
    expectName("pageViewController:willTransitionTo:") { delegate.pageViewController(leaves, willTransitionTo: [page]) }
    expectName("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:") {
      delegate.pageViewController(
        leaves, didFinishAnimating: false, previousViewControllers: [page], transitionCompleted: false)
    }
  }

  @Test func searchControllerDelegatesAreAskedByName() {
    let delegate: any UISearchControllerDelegate = proxy
    expectName("willPresentSearchController:") { delegate.willPresentSearchController(search) }
    expectName("didPresentSearchController:") { delegate.didPresentSearchController(search) }
    expectName("willDismissSearchController:") { delegate.willDismissSearchController(search) }
    expectName("didDismissSearchController:") { delegate.didDismissSearchController(search) }
  }

  @Test func collectionViewDataSourcesAreAskedByName() {
    let delegate: any UICollectionViewDataSource = proxy
    expectName("numberOfSectionsIn:") { _ = delegate.numberOfSections(in: view) }
    expectName("collectionView:canMoveItemAt:") { _ = delegate.collectionView(view, canMoveItemAt: path) }
    expectName("indexTitlesFor:") { _ = delegate.indexTitles(for: view) }
    expectName("collectionView:viewForSupplementaryElementOfKind:at:") {
      _ = delegate.collectionView(view, viewForSupplementaryElementOfKind: "", at: path)
    }
  }

  @Test func tableViewDataSourcesAreAskedByName() {
    let delegate: any UITableViewDataSource = proxy
    expectName("numberOfSectionsIn:") { _ = delegate.numberOfSections(in: table) }
    expectName("tableView:titleForHeaderInSection:") { _ = delegate.tableView(table, titleForHeaderInSection: 0) }
    expectName("tableView:titleForFooterInSection:") { _ = delegate.tableView(table, titleForFooterInSection: 0) }
    expectName("tableView:canEditRowAt:") { _ = delegate.tableView(table, canEditRowAt: path) }
    expectName("tableView:canMoveRowAt:") { _ = delegate.tableView(table, canMoveRowAt: path) }
    expectName("sectionIndexTitlesFor:") { _ = delegate.sectionIndexTitles(for: table) }
    expectName("tableView:sectionForSectionIndexTitle:at:") {
      _ = delegate.tableView(table, sectionForSectionIndexTitle: "", at: 0)
    }
  }

  @Test func collectionViewDataSourcesPrefetchingAreAskedByName() {
    let delegate: any UICollectionViewDataSourcePrefetching = proxy
    expectName("collectionView:cancelPrefetchingForItemsAt:") {
      delegate.collectionView(view, cancelPrefetchingForItemsAt: [path])
    }
  }

  @Test func tableViewDataSourcesPrefetchingAreAskedByName() {
    let delegate: any UITableViewDataSourcePrefetching = proxy
    expectName("tableView:cancelPrefetchingForRowsAt:") {
      delegate.tableView(table, cancelPrefetchingForRowsAt: [path])
    }
  }

  @Test func gestureRecognizerDelegatesAreAskedByName() {
    let delegate: any UIGestureRecognizerDelegate = proxy
    expectName("gestureRecognizerShouldBegin:") { _ = delegate.gestureRecognizerShouldBegin(tap) }
    expectName("gestureRecognizer:shouldRecognizeSimultaneouslyWith:") {
      _ = delegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap)
    }
    expectName("gestureRecognizer:shouldRequireFailureOf:") {
      _ = delegate.gestureRecognizer(tap, shouldRequireFailureOf: tap)
    }
    expectName("gestureRecognizer:shouldBeRequiredToFailBy:") {
      _ = delegate.gestureRecognizer(tap, shouldBeRequiredToFailBy: tap)
    }
    expectName("gestureRecognizer:shouldReceive:") { _ = delegate.gestureRecognizer(tap, shouldReceive: event) }
  }

  @Test func adaptivePresentationControllerDelegatesAreAskedByName() {
    let delegate: any UIAdaptivePresentationControllerDelegate = proxy
    expectName("adaptivePresentationStyleFor:") { _ = delegate.adaptivePresentationStyle(for: presentation) }
    expectName("adaptivePresentationStyleFor:traitCollection:") {
      _ = delegate.adaptivePresentationStyle(for: presentation, traitCollection: UITraitCollection())
    }
    expectName("presentationControllerShouldDismiss:") {
      _ = delegate.presentationControllerShouldDismiss(presentation)
    }
    expectName("presentationControllerWillDismiss:") { delegate.presentationControllerWillDismiss(presentation) }
    expectName("presentationControllerDidDismiss:") { delegate.presentationControllerDidDismiss(presentation) }
    expectName("presentationControllerDidAttemptToDismiss:") {
      delegate.presentationControllerDidAttemptToDismiss(presentation)
    }
  }

  @Test func viewControllerTransitioningDelegatesAreAskedByName() {
    let delegate: any UIViewControllerTransitioningDelegate = proxy
    expectName("presentationControllerForPresented:presenting:source:") {
      _ = delegate.presentationController(forPresented: page, presenting: nil, source: page)
    }
    expectName("animationControllerForPresented:presenting:source:") {
      _ = delegate.animationController(forPresented: page, presenting: page, source: page)
    }
    expectName("animationControllerForDismissed:") { _ = delegate.animationController(forDismissed: page) }
    expectName("interactionControllerForPresentationUsing:") {
      _ = delegate.interactionControllerForPresentation(using: motion)
    }
    expectName("interactionControllerForDismissalUsing:") {
      _ = delegate.interactionControllerForDismissal(using: motion)
    }
  }

  @Test func scrollViewDelegatesAreAskedByName() {
    let delegate: any UIScrollViewDelegate = proxy
    expectName("scrollViewDidScroll:") { delegate.scrollViewDidScroll(view) }
    expectName("scrollViewWillBeginDragging:") { delegate.scrollViewWillBeginDragging(view) }
    expectName("scrollViewDidEndDragging:willDecelerate:") {
      delegate.scrollViewDidEndDragging(view, willDecelerate: false)
    }
    expectName("scrollViewWillBeginDecelerating:") { delegate.scrollViewWillBeginDecelerating(view) }
    expectName("scrollViewDidEndDecelerating:") { delegate.scrollViewDidEndDecelerating(view) }
    expectName("scrollViewDidEndScrollingAnimation:") { delegate.scrollViewDidEndScrollingAnimation(view) }
    expectName("scrollViewShouldScrollToTop:") { _ = delegate.scrollViewShouldScrollToTop(view) }
    expectName("scrollViewDidScrollToTop:") { delegate.scrollViewDidScrollToTop(view) }
    expectName("scrollViewDidChangeAdjustedContentInset:") { delegate.scrollViewDidChangeAdjustedContentInset(view) }
    expectName("viewForZoomingIn:") { _ = delegate.viewForZooming(in: view) }
    expectName("scrollViewWillBeginZooming:with:") { delegate.scrollViewWillBeginZooming(view, with: nil) }
    expectName("scrollViewDidZoom:") { delegate.scrollViewDidZoom(view) }
    expectName("scrollViewDidEndZooming:with:atScale:") {
      delegate.scrollViewDidEndZooming(view, with: nil, atScale: 1)
    }
  }

  @Test func tableViewDelegatesAreAskedByName() {
    let delegate: any UITableViewDelegate = proxy
    expectName("tableView:willDisplay:forRowAt:") { delegate.tableView(table, willDisplay: row, forRowAt: path) }
    expectName("tableView:didEndDisplaying:forRowAt:") {
      delegate.tableView(table, didEndDisplaying: row, forRowAt: path)
    }
    expectName("tableView:willDisplayHeaderView:forSection:") {
      delegate.tableView(table, willDisplayHeaderView: area, forSection: 0)
    }
    expectName("tableView:willDisplayFooterView:forSection:") {
      delegate.tableView(table, willDisplayFooterView: area, forSection: 0)
    }
    expectName("tableView:didEndDisplayingHeaderView:forSection:") {
      delegate.tableView(table, didEndDisplayingHeaderView: area, forSection: 0)
    }
    expectName("tableView:didEndDisplayingFooterView:forSection:") {
      delegate.tableView(table, didEndDisplayingFooterView: area, forSection: 0)
    }
    expectName("tableView:heightForRowAt:") { _ = delegate.tableView(table, heightForRowAt: path) }
    expectName("tableView:heightForHeaderInSection:") { _ = delegate.tableView(table, heightForHeaderInSection: 0) }
    expectName("tableView:heightForFooterInSection:") { _ = delegate.tableView(table, heightForFooterInSection: 0) }
    expectName("tableView:viewForHeaderInSection:") { _ = delegate.tableView(table, viewForHeaderInSection: 0) }
    expectName("tableView:viewForFooterInSection:") { _ = delegate.tableView(table, viewForFooterInSection: 0) }
    expectName("tableView:accessoryButtonTappedForRowWith:") {
      delegate.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    expectName("tableView:shouldHighlightRowAt:") { _ = delegate.tableView(table, shouldHighlightRowAt: path) }
    expectName("tableView:didHighlightRowAt:") { delegate.tableView(table, didHighlightRowAt: path) }
    expectName("tableView:didUnhighlightRowAt:") { delegate.tableView(table, didUnhighlightRowAt: path) }
    expectName("tableView:willSelectRowAt:") { _ = delegate.tableView(table, willSelectRowAt: path) }
    expectName("tableView:willDeselectRowAt:") { _ = delegate.tableView(table, willDeselectRowAt: path) }
    expectName("tableView:didSelectRowAt:") { delegate.tableView(table, didSelectRowAt: path) }
    expectName("tableView:didDeselectRowAt:") { delegate.tableView(table, didDeselectRowAt: path) }
    expectName("tableView:editingStyleForRowAt:") { _ = delegate.tableView(table, editingStyleForRowAt: path) }
    expectName("tableView:titleForDeleteConfirmationButtonForRowAt:") {
      _ = delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    }
    expectName("tableView:leadingSwipeActionsConfigurationForRowAt:") {
      _ = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    }
    expectName("tableView:trailingSwipeActionsConfigurationForRowAt:") {
      _ = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    }
    expectName("tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:") {
      _ = delegate.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    }
    expectName("tableView:contextMenuConfigurationForRowAt:point:") {
      _ = delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
    }
    expectName("tableView:previewForHighlightingContextMenuWithConfiguration:") {
      _ = delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    expectName("tableView:previewForDismissingContextMenuWithConfiguration:") {
      _ = delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: menu)
    }
    expectName("tableView:willDisplayContextMenu:animator:") {
      delegate.tableView(table, willDisplayContextMenu: menu, animator: nil)
    }
    expectName("tableView:willEndContextMenuInteraction:animator:") {
      delegate.tableView(table, willEndContextMenuInteraction: menu, animator: nil)
    }
    expectName("tableView:shouldBeginMultipleSelectionInteractionAt:") {
      _ = delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    }
    expectName("tableView:didBeginMultipleSelectionInteractionAt:") {
      delegate.tableView(table, didBeginMultipleSelectionInteractionAt: path)
    }
    expectName("tableViewDidEndMultipleSelectionInteraction:") {
      delegate.tableViewDidEndMultipleSelectionInteraction(table)
    }
    expectName("tableView:canFocusRowAt:") { _ = delegate.tableView(table, canFocusRowAt: path) }
    expectName("tableView:selectionFollowsFocusForRowAt:") {
      _ = delegate.tableView(table, selectionFollowsFocusForRowAt: path)
    }
    expectName("tableView:shouldShowMenuForRowAt:") { _ = delegate.tableView(table, shouldShowMenuForRowAt: path) }
    expectName("tableView:canPerformAction:forRowAt:withSender:") {
      _ = delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: nil)
    }
    expectName("tableView:performAction:forRowAt:withSender:") {
      delegate.tableView(table, performAction: action, forRowAt: path, withSender: nil)
    }
    expectName("tableView:willBeginEditingRowAt:") { delegate.tableView(table, willBeginEditingRowAt: path) }
    expectName("tableView:didEndEditingRowAt:") { delegate.tableView(table, didEndEditingRowAt: nil) }
    expectName("tableView:shouldIndentWhileEditingRowAt:") {
      _ = delegate.tableView(table, shouldIndentWhileEditingRowAt: path)
    }
    expectName("tableView:indentationLevelForRowAt:") { _ = delegate.tableView(table, indentationLevelForRowAt: path) }
    expectName("tableView:estimatedHeightForRowAt:") { _ = delegate.tableView(table, estimatedHeightForRowAt: path) }
    expectName("tableView:estimatedHeightForHeaderInSection:") {
      _ = delegate.tableView(table, estimatedHeightForHeaderInSection: 0)
    }
    expectName("tableView:estimatedHeightForFooterInSection:") {
      _ = delegate.tableView(table, estimatedHeightForFooterInSection: 0)
    }
    expectName("tableView:editActionsForRowAt:") { _ = delegate.tableView(table, editActionsForRowAt: path) }
  }

  @Test func textFieldDelegatesAreAskedByName() {
    let delegate: any UITextFieldDelegate = proxy
    expectName("textFieldShouldBeginEditing:") { _ = delegate.textFieldShouldBeginEditing(field) }
    expectName("textFieldDidBeginEditing:") { delegate.textFieldDidBeginEditing(field) }
    expectName("textFieldShouldEndEditing:") { _ = delegate.textFieldShouldEndEditing(field) }
    expectName("textFieldDidEndEditing:") { delegate.textFieldDidEndEditing(field) }
    expectName("textFieldDidEndEditing:reason:") { delegate.textFieldDidEndEditing(field, reason: .committed) }
    expectName("textField:shouldChangeCharactersIn:replacementString:") {
      _ = delegate.textField(field, shouldChangeCharactersIn: range, replacementString: "")
    }
    expectName("textFieldDidChangeSelection:") { delegate.textFieldDidChangeSelection(field) }
    expectName("textFieldShouldClear:") { _ = delegate.textFieldShouldClear(field) }
    expectName("textFieldShouldReturn:") { _ = delegate.textFieldShouldReturn(field) }
  }

  @Test func textViewDelegatesAreAskedByName() {
    let delegate: any UITextViewDelegate = proxy
    expectName("textViewShouldBeginEditing:") { _ = delegate.textViewShouldBeginEditing(area) }
    expectName("textViewDidBeginEditing:") { delegate.textViewDidBeginEditing(area) }
    expectName("textViewShouldEndEditing:") { _ = delegate.textViewShouldEndEditing(area) }
    expectName("textViewDidEndEditing:") { delegate.textViewDidEndEditing(area) }
    expectName("textView:shouldChangeTextIn:replacementText:") {
      _ = delegate.textView(area, shouldChangeTextIn: range, replacementText: "")
    }
    expectName("textViewDidChange:") { delegate.textViewDidChange(area) }
    expectName("textViewDidChangeSelection:") { delegate.textViewDidChangeSelection(area) }
    expectName("textView:shouldInteractWith:in:interaction:") {
      _ = delegate.textView(area, shouldInteractWith: link, in: range, interaction: .preview)
    }
    expectName("textView:shouldInteractWith:in:interaction:") {
      _ = delegate.textView(area, shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview)
    }
    expectName("textView:shouldInteractWith:in:") { _ = delegate.textView(area, shouldInteractWith: link, in: range) }
  }

  @Test func searchBarDelegatesAreAskedByName() {
    let delegate: any UISearchBarDelegate = proxy
    expectName("searchBarShouldBeginEditing:") { _ = delegate.searchBarShouldBeginEditing(bar) }
    expectName("searchBarTextDidBeginEditing:") { delegate.searchBarTextDidBeginEditing(bar) }
    expectName("searchBarShouldEndEditing:") { _ = delegate.searchBarShouldEndEditing(bar) }
    expectName("searchBarTextDidEndEditing:") { delegate.searchBarTextDidEndEditing(bar) }
    expectName("searchBar:textDidChange:") { delegate.searchBar(bar, textDidChange: "") }
    expectName("searchBar:shouldChangeTextIn:replacementText:") {
      _ = delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: "")
    }
    expectName("searchBarSearchButtonClicked:") { delegate.searchBarSearchButtonClicked(bar) }
    expectName("searchBarCancelButtonClicked:") { delegate.searchBarCancelButtonClicked(bar) }
    expectName("searchBarBookmarkButtonClicked:") { delegate.searchBarBookmarkButtonClicked(bar) }
    expectName("searchBar:selectedScopeButtonIndexDidChange:") {
      delegate.searchBar(bar, selectedScopeButtonIndexDidChange: 0)
    }
  }

  @Test func pickerViewDelegatesAreAskedByName() {
    let delegate: any UIPickerViewDelegate = proxy
    expectName("pickerView:widthForComponent:") { _ = delegate.pickerView(picker, widthForComponent: 0) }
    expectName("pickerView:rowHeightForComponent:") { _ = delegate.pickerView(picker, rowHeightForComponent: 0) }
    expectName("pickerView:titleForRow:forComponent:") {
      _ = delegate.pickerView(picker, titleForRow: 0, forComponent: 0)
    }
    expectName("pickerView:attributedTitleForRow:forComponent:") {
      _ = delegate.pickerView(picker, attributedTitleForRow: 0, forComponent: 0)
    }
    expectName("pickerView:viewForRow:forComponent:reusing:") {
      _ = delegate.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil)
    }
    expectName("pickerView:didSelectRow:inComponent:") { delegate.pickerView(picker, didSelectRow: 0, inComponent: 0) }
  }
}
