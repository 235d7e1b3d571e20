import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Has views appear, change and vanish.
extension UICollectionView {
  /// What vanished goes first, so that what appears can use its views.
  func display(_ placements: [Placement]) {
    let change = VisibleChange(from: displayedKeys, to: placements)
    for key in change.vanished { if transition == nil { vanish(key) } else { disappear(key) } }
    for placement in change.stayed { update(placement) }
    // A data source that changes its data while it is asked has the rest shown in the next round.
    for placement in change.appeared where displayed[placement.key] == nil && knownCounts.areKnown { appear(placement) }
    if !change.isEmpty {
      elements.sort((change.stayed + change.appeared).map(\.key))
    }
    if elements.depth.needsRestack { restack() }
  }

  /// Adding and removing managed views dirties the collection view; that is no reason for another round.
  func arrange(_ body: () -> Void) {
    loop.arrange(body)
  }

  // MARK: Appear

  private func appear(_ placement: Placement) {
    if bringBack(to: placement) { return update(placement) }
    let view = makeView(for: placement)
    // A data source may keep cells of its own and show one again while it still leaves.
    elements.forgetDisappearing(of: view)
    elements.add(placement.key, view, at: placement.kept, pass: loop.pass)
    if let cell = view as? UICollectionViewCell { showState(of: cell, at: placement.key.indexPath) }
    // A cell that comes to its place is not to fly there when the layout runs inside an animation.
    UIView.performWithoutAnimation { apply(placement, to: view) }
    arrange { stack(view, placement) }
    transition?.noteArrival(of: placement.key)
    tellWillDisplay(view, placement.key)
    if currentLayout.attributesForMeasuring(placement) == nil { layOutContent(of: view) }
  }

  /// Of what happened to the item while nobody saw it, its cell knows nothing.
  func showState(of cell: UICollectionViewCell, at layoutPath: IndexPath) {
    let path = dataPath(layoutPath)
    cell.isSelected = selected.contains(path)
    cell.isHighlighted = highlighted == path
  }

  /// Inside an animation, what is in a new view is to be in its place from the start.
  ///
  /// A view that sizes itself is laid out once it was asked for its size: constraints need not fit into an estimate.
  func layOutContent(of view: UICollectionReusableView) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate, !(view is GapCell) else { return }
    if let cell = view as? UICollectionViewCell, case .item = key {
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(key.indexPath))
    } else if case .supplementary(let kind, _, _) = key {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
  }

  // MARK: Stay

  private func update(_ placement: Placement) {
    guard let shown = elements[placement.key] else { return }
    guard !placement.looks(like: shown.placement) || shown.view.superview == nil else { return }
    elements.move(placement.key, to: placement.kept)
    if shown.measurement?.holds(for: placement.frame.size) == false { elements.setMeasurement(nil, of: placement.key) }
    if transition?.arrivals.contains(placement.key) == true {
      UIView.performWithoutAnimation { apply(placement, to: shown.view) }
      layOutContent(of: shown.view)
    } else {
      change(shown, to: placement)
    }
    guard placement.zIndex != shown.placement.zIndex else { return }
    arrange { stack(shown.view, placement) }
  }

  private func change(_ shown: Displayed, to placement: Placement) {
    let isElsewhere = placement.scrollingSection != shown.placement.scrollingSection || shown.view.superview == nil
    if isElsewhere {
      arrange {
        unstack(shown.view, shown.placement)
        stack(shown.view, placement)
      }
      startWhereShown(shown, as: placement)
    }
    apply(placement, to: shown.view)
  }

  /// The only writer of a managed view's place and look.
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
    view.apply(currentLayout.attributes(for: placement))
  }

  // MARK: Vanish

  func vanish(_ key: ElementKey) {
    guard let shown = elements.remove(key) else { return }
    arrange { unstack(shown.view, shown.placement) }
    giveBack(shown.view, shownFor: key)
  }

  /// Tells the delegate, and has the view wait for its next use.
  func giveBack(_ view: UICollectionReusableView, shownFor key: ElementKey) {
    if view is GapCell { return }
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

  /// A finger on a cell that is gone is heard of no more, even if the item has got another cell.
  private func unhighlight(_ cell: UICollectionViewCell) {
    guard cell.isHighlighted else { return }
    cell.isHighlighted = false
    endHighlight()
  }

  func recycleEverything() {
    endDisappearing()
    for key in displayedKeys { vanish(key) }
    elements.dropMissingKeys()
  }
}
