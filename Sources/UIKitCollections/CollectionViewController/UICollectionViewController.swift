import Foundation
import UIKitCore

/// Shows one collection view and is its data source and delegate.
///
/// - Fidelity: documented; layout-to-layout navigation is absent. Items move by hand only if
///   `collectionView(_:canMoveItemAt:)` is overridden: whether the method that moves them is cannot be known.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let initialLayout: UICollectionViewLayout?
  private var ownCollectionView: UICollectionView?

  /// Whether coming back to the screen deselects what was selected.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether items that may move do so under a finger that rests on them for a moment.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if installsStandardGestureForInteractiveMovement != oldValue { updateMovementGesture() } }
  }
  private var movementGesture: UILongPressGestureRecognizer?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = nil
    super.init(coder: coder)
  }

  /// Loads the view when asked for the first time.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      if let newValue, isViewLoaded { install(newValue) }
    }
  }

  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  open override func loadView() {
    super.loadView()
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

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
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

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise("\(type(of: self)) must override collectionView(_:cellForItemAt:) to show its items.")
  }

  /// Whether the class says how items are moved, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    MoveOverride.isThere(in: type(of: self))
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.refuseMove(by: self) }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { raiseMissingIndexPath(for: title) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      "\(type(of: self)) must override collectionView(_:viewForSupplementaryElementOfKind:at:) to show the "
        + "supplementary view of kind \"\(kind)\" at \(indexPath.readable).")
  }

  // MARK: UICollectionViewDelegate
  // Declared here so that subclasses write `override` and are called, as on iOS.

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }

  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
