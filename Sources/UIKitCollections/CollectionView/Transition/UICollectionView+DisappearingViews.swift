import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Views that are out of the layout but still seen going.
extension UICollectionView {
  /// The element is gone, or about to be out of sight. What nobody has seen yet goes at once.
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

  /// The scroll view of an orthogonal section may go or show another section, so that what departs lies in the content.
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

  /// An element that was leaving is in sight again before it was gone; its view goes on from where it is.
  func bringBack(to placement: Placement) -> Bool {
    guard let departure = elements.takeDisappearing(returningAs: placement.key) else { return false }
    elements.add(placement.key, departure.view, at: departure.placement, pass: loop.pass)
    if let cell = departure.view as? UICollectionViewCell { showState(of: cell, at: placement.key.indexPath) }
    elements.depth.requireRestack()
    if let transition, let old = transition.oldKey(of: placement.key) {
      transition.remember(
        PastElement(placement: departure.placement, contentFrame: departure.placement.frame), as: old)
    }
    return true
  }

  /// The cell of an item that is on its way out of sight, and would go on showing the item if it came back.
  func leavingCell(at path: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey.item(section: path.section, item: path.item)
    return disappearing.first { $0.currentKey == key }?.view as? UICollectionViewCell
  }

  /// Has the views of a transition, or of all, wait for their next use.
  func endDisappearing(of transition: ObjectIdentifier? = nil) {
    for departure in elements.takeDisappearing(of: transition) {
      arrange { elements.depth.remove(departure.view) }
      giveBack(departure.view, shownFor: departure.key)
    }
  }
}
