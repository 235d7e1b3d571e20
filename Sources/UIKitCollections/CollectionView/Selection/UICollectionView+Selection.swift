import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Programmatic selection. The delegate is not notified.
extension UICollectionView {
  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection || selectionRules.isAllowed else { return }
    guard let path else { return deselectAll() }
    if !selectionRules.isMultiple {
      for other in selected.paths where other != path { deselect(other) }
    }
    markSelected(path)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selection.deselect(path) else { return }
    cellForItem(at: path)?.isSelected = false
    updateLines(around: path)
  }

  /// - Parameter animated: Whether the selected background fades out.
  func deselect(_ path: IndexPath, animated: Bool) {
    guard animated, let cell = cellForItem(at: path), cell.window != nil else { return deselect(path) }
    UIView.animate(withDuration: Self.fadingDuration) {
      self.deselect(path)
      cell.updateConfigurationIfNeeded()
    }
  }

  private static var fadingDuration: TimeInterval { 0.3 }

  func deselectAll() {
    for path in selected.paths { deselect(path) }
  }

  func markSelected(_ path: IndexPath) {
    guard selection.select(path) else { return }
    cellForItem(at: path)?.isSelected = true
    updateLines(around: path)
  }
}
