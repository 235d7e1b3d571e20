import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Replaces the layout.
extension UICollectionView {
  func baseSetCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  func baseSetCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    giveUpMovement()
    UIView.performWithoutAnimation { show(gap: nil) }
    let old = currentLayout
    for key in displayedKeys { displayed[key]?.view.willTransition(from: old, to: layout) }
    let finish: (Bool) -> Void = { [weak self] finished in
      guard let self else { return }
      for key in displayedKeys { displayed[key]?.view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, isOnScreen else {
      old.ownCollectionView = nil
      adopt(layout)
      return finish(true)
    }
    if !needsReload { layoutIfNeeded() }
    let transition = LayoutTransition(.layout(from: old), of: self, change: .none, past: rememberPast())
    layout.ownCollectionView = self
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    adopt(layout)
    updates.begin(transition)
    run(transition, completion: finish)
    if currentLayout !== old { old.ownCollectionView = nil }
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    currentLayout = layout
    layout.ownCollectionView = self
    orthogonals.forgetOffsets()
    updates.requireTargetOffset()
    measureAgain()
    let context = layout.makeContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    setNeedsLayout()
  }
}
