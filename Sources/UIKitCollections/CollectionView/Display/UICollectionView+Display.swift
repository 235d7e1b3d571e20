import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Shows, updates and removes the views of elements.
extension UICollectionView {
  /// Shows the given elements. Vanished elements are removed first, so that appearing ones can reuse their views.
  func display(_ placements: [Placement]) {
    let change = VisibleChange(from: displayedKeys, to: placements)
    for key in change.vanished { if transition == nil { vanish(key) } else { disappear(key) } }
    for placement in change.stayed { update(placement) }
    // If the data source changes its data while it provides a view, the remaining elements appear in the next round.
    for placement in change.appeared where displayed[placement.key] == nil && knownCounts.areKnown { appear(placement) }
    if !change.isEmpty {
      elements.sort((change.stayed + change.appeared).map(\.key))
    }
    if elements.depth.needsRestack { restack() }
  }

  /// Adds and removes managed views without requesting another round, although this marks the collection view dirty.
  func arrange(_ body: () -> Void) {
    loop.arrange(body)
  }

  // MARK: Appear

  private func appear(_ placement: Placement) {
    if bringBack(to: placement) { return update(placement) }
    let view = elements.requesting(placement) { makeView(for: placement) }
    // A data source may keep its own cells and return one whose disappearance is still animating.
    elements.forgetDisappearing(of: view)
    elements.add(placement.key, view, at: placement.kept, pass: loop.pass)
    if let cell = view as? UICollectionViewCell { showState(of: cell, at: placement.key.indexPath) }
    // The data source may have changed the view since it was dequeued, as inverted lists turn their cells back.
    if !view.hasAdopted(currentLayout.attributes(for: placement)) {
      // A cell that appears must not animate to its position when the layout runs inside an animation.
      UIView.performWithoutAnimation { apply(placement, to: view) }
    }
    arrange { stack(view, placement) }
    transition?.noteArrival(of: placement.key)
    tellWillDisplay(view, placement.key)
    // The cell is updated for its state before the data source makes the next one, as on iOS.
    if window != nil, let cell = view as? UICollectionViewCell, cell.followsStateAtOnce {
      cell.updateConfigurationIfNeeded()
    }
    if currentLayout.attributesForMeasuring(placement) == nil { layOutContent(of: view) }
  }

  /// Updates a cell to its item's state, which may have changed while the item was not visible.
  func showState(of cell: UICollectionViewCell, at layoutPath: IndexPath) {
    let path = dataPath(layoutPath)
    cell.isSelected = !cell.isPlaceholder && selected.contains(path)
    cell.isHighlighted = !cell.isPlaceholder && highlighted == path
  }

  /// Lays out the content of a new view without animation, so that its subviews do not move into place.
  ///
  /// A self-sizing view is laid out only after it has been measured: its constraints need not fit an estimated size.
  func layOutContent(of view: UICollectionReusableView) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate, !(view is GapCell), (view as? UICollectionViewCell)?.isPlaceholder != true else { return }
    if let cell = view as? UICollectionViewCell, case .item = key {
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(key.indexPath))
    } else if case .supplementary(let kind, _, _) = key {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
  }

  // MARK: Stay

  private func update(_ placement: Placement) {
    guard let shown = elements[placement.key] else { return }
    guard !placement.hasSameAppearance(as: shown.placement) || shown.view.superview == nil else { return }
    elements.move(placement.key, to: placement.kept)
    let isMeasured = shown.measurement?.holds(for: placement.frame.size) == true
    if !isMeasured { elements.setMeasurement(nil, of: placement.key) }
    if transition?.arrivals.contains(placement.key) == true {
      UIView.performWithoutAnimation { apply(placement, to: shown.view) }
      // A view that still has an estimated size is laid out after its measurement, later in this round.
      if isMeasured || currentLayout.attributesForMeasuring(placement) == nil { layOutContent(of: shown.view) }
    } else {
      change(shown, to: placement)
    }
    guard placement.zIndex != shown.placement.zIndex else { return }
    arrange { stack(shown.view, placement) }
  }

  private func change(_ shown: Displayed, to placement: Placement) {
    let isOutside = placement.scrollingSection != shown.placement.scrollingSection || shown.view.superview == nil
    if isOutside {
      arrange {
        unstack(shown.view, shown.placement)
        stack(shown.view, placement)
      }
      startWhereShown(shown, as: placement)
    }
    apply(placement, to: shown.view)
  }

  /// Applies a placement to a view. No other code sets a managed view's frame and appearance.
  func apply(_ placement: Placement, to view: UICollectionReusableView) {
    if CATransform3DIsIdentity(placement.transform3D) {
      if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
      if view.frame != placement.frame { view.frame = placement.frame }
    } else {
      view.bounds = CGRect(origin: view.bounds.origin, size: placement.frame.size)
      view.center = placement.frame.center
      view.transform3D = placement.transform3D
    }
    if view.alpha != placement.alpha { view.alpha = placement.alpha }
    if view.isHiddenByLayout != placement.isHidden {
      view.isHiddenByLayout = placement.isHidden
      view.isHidden = placement.isHidden
    }
    view.adopt(currentLayout.attributes(for: placement))
  }

  // MARK: Vanish

  func vanish(_ key: ElementKey) {
    guard let shown = elements.remove(key) else { return }
    arrange { unstack(shown.view, shown.placement) }
    giveBack(shown.view, shownFor: key)
  }

  /// Notifies the delegate and returns the view to the reuse pool.
  func giveBack(_ view: UICollectionReusableView, shownFor key: ElementKey) {
    if view is GapCell { return }
    if let cell = view as? UICollectionViewCell, cell.isPlaceholder {
      cell.isPlaceholder = false
      return pool.give(back: cell)
    }
    (view as? UICollectionViewCell)?.swipe?.end()
    if let cell = view as? UICollectionViewCell, case .item = key {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(key.indexPath))
      unhighlight(cell)
      cell.isBeingReordered = false
    } else if case .supplementary(let kind, _, _) = key {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    }
    pool.give(back: view)
  }

  /// Ends the highlight of a cell that was removed. The cell no longer receives its touch, even if the item has a new
  /// cell.
  private func unhighlight(_ cell: UICollectionViewCell) {
    guard cell.isHighlighted else { return }
    cell.isHighlighted = false
    endHighlight()
  }

  func recycleEverything() {
    endDisappearing()
    for key in displayedKeys where !staysThroughReload(key) { vanish(key) }
    elements.dropMissingKeys()
  }
}
