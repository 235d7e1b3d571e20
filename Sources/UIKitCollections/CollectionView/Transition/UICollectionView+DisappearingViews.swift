import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The views that have left the layout but still animate out.
extension UICollectionView {
  /// Animates out the view of an element that was removed or leaves the visible area. A view that has not been on
  /// screen yet is removed at once.
  func disappear(_ key: ElementKey, as oldKey: ElementKey? = nil) {
    guard let transition, !transition.arrivals.contains(key) else { return vanish(key) }
    guard let shown = elements.remove(key) else { return }
    let old = oldKey ?? transition.oldKey(of: key) ?? key
    arrange { moveIntoContent(shown, transition.past(of: old)) }
    elements.addDisappearing(
      DisappearingView(
        view: shown.view, placement: shown.placement, key: old, currentKey: oldKey == nil ? key : nil,
        transition: ObjectIdentifier(transition)))
  }

  /// Moves a disappearing view into the content, because the scroll view of its orthogonal section may be removed or
  /// reused.
  private func moveIntoContent(_ shown: Displayed, _ past: PastElement?) {
    var placement = shown.placement
    if placement.scrollingSection != nil {
      unstack(shown.view, placement)
      placement.frame = past?.contentFrame ?? contentFrame(of: placement)
      placement.scrollingSection = nil
      UIView.performWithoutAnimation { apply(placement, to: shown.view) }
    }
    stack(shown.view, placement, isLeaving: true)
  }

  /// Restores the view of a disappearing element that becomes visible again. The view continues from its current frame.
  func bringBack(to placement: Placement) -> Bool {
    guard let disappearance = elements.takeDisappearing(returningAs: placement.key) else { return false }
    elements.add(placement.key, disappearance.view, at: disappearance.placement, pass: loop.pass)
    if let cell = disappearance.view as? UICollectionViewCell { showState(of: cell, at: placement.key.indexPath) }
    elements.depth.requireRestack()
    if let transition, let old = transition.oldKey(of: placement.key) {
      transition.remember(
        PastElement(placement: disappearance.placement, contentFrame: disappearance.placement.frame), as: old)
    }
    return true
  }

  /// Returns the disappearing cell of an item, which the item would reuse if it became visible again.
  func leavingCell(at path: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey.item(section: path.section, item: path.item)
    return disappearing.first { $0.currentKey == key }?.view as? UICollectionViewCell
  }

  /// Returns the disappearing views of one transition, or of all, to the reuse pool.
  func endDisappearing(of transition: ObjectIdentifier? = nil) {
    for disappearance in elements.takeDisappearing(of: transition) {
      arrange { elements.depth.remove(disappearance.view) }
      giveBack(disappearance.view, shownFor: disappearance.key)
    }
  }
}
