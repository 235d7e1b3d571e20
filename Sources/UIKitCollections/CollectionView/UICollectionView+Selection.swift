import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Highlighting while a finger is down, and selection.
extension UICollectionView {
  /// In the order of selection; empty when nothing is selected, as on iOS.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  // MARK: In code; the delegate is not told

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let path else { return deselectAll() }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselect(other) }
    }
    markSelected(path)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard let index = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: index)
    cellForItem(at: path)?.isSelected = false
    updateLines(around: path)
  }

  /// - Parameter animated: The background that says so fades.
  func deselect(_ path: IndexPath, animated: Bool) {
    guard animated, let cell = cellForItem(at: path), cell.window != nil else { return deselect(path) }
    UIView.animate(withDuration: Self.fadingDuration) {
      self.deselect(path)
      cell.updateConfigurationIfNeeded()
    }
  }

  private static var fadingDuration: TimeInterval { 0.3 }

  func deselectAll() {
    for path in selectedPaths { deselect(path) }
  }

  private func markSelected(_ path: IndexPath) {
    guard !selectedPaths.contains(path) else { return }
    selectedPaths.append(path)
    cellForItem(at: path)?.isSelected = true
    updateLines(around: path)
  }

  // MARK: With a finger

  func beginHighlight(_ touches: Set<UITouch>) {
    guard allowsSelection, highlighted == nil, touches.count == 1, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    updateLines(around: path)
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    updateLines(around: path)
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// The finger has lifted: over the cell it came down on, that selects it.
  func finishHighlight(_ touches: Set<UITouch>) {
    guard let path = highlighted else { return }
    guard let touch = touches.first, indexPathForItem(at: touch.location(in: self)) == path else {
      return endHighlight()
    }
    // The header of an outline shows and hides its rows, and is not selected.
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.rowDisclosure != nil {
      endHighlight()
      return cell.performRowAction()
    }
    if allowsMultipleSelection && selectedPaths.contains(path) {
      let may = delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      endHighlight()
      guard may else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let may = delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    endHighlight()
    if may { selectByTouch(path) }
  }

  private func selectByTouch(_ path: IndexPath) {
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path {
        guard delegate?.collectionView(self, shouldDeselectItemAt: other) ?? true else { continue }
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    markSelected(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
