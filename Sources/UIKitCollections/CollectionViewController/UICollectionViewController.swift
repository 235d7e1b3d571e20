import Foundation
import UIKitCore

/// A view controller that manages a collection view, and is its data source and delegate.
///
/// - Fidelity: documented. As on iOS, the class decides whether items can be moved by the methods it overrides.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let initialLayout: UICollectionViewLayout?
  private var ownCollectionView: UICollectionView?

  /// Whether selected items are deselected when the view appears. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items that can be moved. The default is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if installsStandardGestureForInteractiveMovement != oldValue { updateMovementGesture() } }
  }
  private var movementGesture: UILongPressGestureRecognizer?

  /// Whether a push of the controller changes the layout of the previous one's collection view instead of replacing its
  /// view. The default is `false`.
  ///
  /// Both controllers then have the same collection view, whose data source stays the first one and whose delegate is the
  /// controller on screen. Set it before the controller is pushed.
  ///
  /// - Fidelity: documented; the edge of the screen pops without following the finger.
  open var useLayoutToLayoutNavigationTransitions = false
  /// The layout of the controller while its collection view is on another controller's screen, or before it has loaded.
  final lazy var ownLayout: UICollectionViewLayout? = ownCollectionView?.collectionViewLayout ?? initialLayout

  /// Creates a controller whose collection view uses a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a layout. Set ``collectionView`` before its view is loaded. Nib files are not
  /// supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    initialLayout = nil
    super.init(coder: coder)
    coder.read(self, as: UICollectionViewController.self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, which fills the controller's view. Reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      guard let newValue else { return }
      // An override of loadView() need not set the view.
      if isLoadingView, !isViewLoaded { view = UIView(frame: UIScreen.main.bounds) }
      if isViewLoaded { install(newValue) }
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  open override func loadView() {
    if ownCollectionView == nil, initialLayout == nil, loadViewFromFile() { return adoptLoadedView() }
    loadPlainView(frame: UIScreen.main.bounds)
    if let ownCollectionView { return install(ownCollectionView) }
    guard let initialLayout else {
      raise(
        "\(type(of: self)) has no layout; create it with init(collectionViewLayout:) or set collectionView before its "
          + "view is loaded.")
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    ownCollectionView = collectionView
    install(collectionView)
  }

  /// Deselects the items as the view appears, so that overrides of this method still find the selection.
  ///
  /// - Fidelity: observed (iOS 26.1).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    whenAppearing = { [weak self] in self?.clearSelection(animated: animated) }
  }

  private func clearSelection(animated: Bool) {
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  private func loadPlainView(frame: CGRect) {
    let view = UIView(frame: frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Puts the collection view of a nib file or storyboard into a view of its own.
  private func adoptLoadedView() {
    let found = ownCollectionView ?? loadedView as? UICollectionView
    guard let collectionView = found ?? loadedView?.subviews.lazy.compactMap({ $0 as? UICollectionView }).first else {
      raise(
        "-[UICollectionViewController loadView] loaded the \"\(nibName ?? storyboard?.name ?? "")\" nib but didn't get a "
          + "UICollectionView.")
    }
    ownCollectionView = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    guard loadedView === collectionView else { return updateMovementGesture() }
    loadPlainView(frame: collectionView.frame)
    install(collectionView)
  }

  private func install(_ collectionView: UICollectionView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    updateMovementGesture()
  }

  private func updateMovementGesture() {
    if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
    movementGesture = nil
    guard installsStandardGestureForInteractiveMovement, let collectionView = ownCollectionView, isViewLoaded else {
      return
    }
    let press = MovementPressRecognizer()
    press.addHandler { [weak collectionView] in collectionView?.move(with: $0, isByHandle: false) }
    collectionView.addGestureRecognizer(press)
    movementGesture = press
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: UICollectionViewDataSource

  /// The default implementation, which returns `1`.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The default implementation, which returns `0`.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell of an item. Subclasses must override it: the default implementation raises an error.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise("\(type(of: self)) must override collectionView(_:cellForItemAt:) to show its items.")
  }

  /// The default implementation, which returns whether the class overrides `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    MoveOverride.isThere(in: type(of: self))
  }

  /// The default implementation, which logs a warning and returns the item to its position. Subclasses override it to
  /// move the item in their data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.refuseMove(by: self) }

  /// The default implementation, which returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path for an index title. Subclasses with index titles must override it: the default
  /// implementation raises an error.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { raiseMissingIndexPath(for: title) }

  /// Returns a supplementary view. Subclasses whose layout has supplementary views override it: by default their space
  /// stays empty.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { emptySupplementary(kind) }

  // MARK: UICollectionViewDelegate
  // These methods are declared here so that subclasses override them with `override`, as on iOS.

  /// The default implementation, which returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// The default implementation, which does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// The default implementation, which returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// The default implementation, which returns `true`.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// The default implementation, which does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// The default implementation, which does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// The default implementation, which returns `true` unless the collection view is in editing mode.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// The default implementation, which does nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  /// The default implementation, which returns `false`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// The default implementation, which returns `false`.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// The default implementation, which returns `true`.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The default implementation, which returns `nil`.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

  /// The default implementation, which returns that of the collection view.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  /// The default implementation, which returns `collectionView.allowsMultipleSelectionDuringEditing`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// The default implementation, which does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// The default implementation, which returns `true`.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which calls the method without the original index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// The default implementation, which returns a layout between both.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The default implementation, which returns `proposedIndexPath`.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The default implementation, which returns `proposedContentOffset`.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Context menus

  /// The default implementation, which calls the method for a single item, and returns `nil` for none or several items.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// The default implementation, which returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The default implementation, which calls the older form.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation, which calls the older form.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation, which returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The default implementation, which returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation, which does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // MARK: UIScrollViewDelegate

  /// The default implementation, which does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.isScrollIgnored = true }

  /// The default implementation, which does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The default implementation, which does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// The default implementation, which returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default implementation, which does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default implementation, which returns `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation, which does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
