import Foundation
import Geometry
import UIKitCore

/// Highlighting during touches, and selection by taps.
extension UICollectionView {
  func beginHighlight(_ touches: Set<UITouch>) {
    guard selectionRules.isAllowed, highlighted == nil, touches.count == 1, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)),
      cellForItem(at: path)?.isUserInteractionEnabled != false,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    selection.highlight(path)
    cellForItem(at: path)?.isHighlighted = true
    updateLines(around: path)
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func endHighlight() {
    guard let path = selection.endHighlight() else { return }
    cellForItem(at: path)?.isHighlighted = false
    updateLines(around: path)
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Ends the touch. If it ends over the cell in which it began, the cell is selected.
  func finishHighlight(_ touches: Set<UITouch>) {
    guard let path = highlighted else { return }
    guard let touch = touches.first, indexPathForItem(at: touch.location(in: self)) == path else {
      return endHighlight()
    }
    tap(path)
  }

  /// Selects an item, or deselects it if several may be selected, and performs its action.
  func tap(_ path: IndexPath) {
    // A tap on an outline's header expands or collapses its rows, and does not select it.
    if let action = cellForItem(at: path)?.rowAction {
      endHighlight()
      return action()
    }
    let rules = selectionRules
    let extendsSelection = rules.isMultiple && !selected.isEmpty
    if rules.isMultiple && selected.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path, alone: !rules.isMultiple)
    }
    if !extendsSelection { performPrimaryAction(at: path) }
  }

  private func deselectByTouch(_ path: IndexPath) {
    let may = delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
    endHighlight()
    guard may else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func selectByTouch(_ path: IndexPath, alone: Bool) {
    let may = delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    endHighlight()
    if may { select(path, alone: alone) }
  }

  /// Selects an item that may be selected, and notifies the delegate.
  ///
  /// - Parameter alone: Whether the other items are deselected before, if the delegate allows it.
  func select(_ path: IndexPath, alone: Bool) {
    for other in alone ? selected.paths : [] where other != path {
      guard mayReplaceSelection(of: other) else { continue }
      deselect(other)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    markSelected(path)
    // As on iOS, a segue is prepared before the delegate is called, and its transition begins afterwards.
    let transition = cellForItem(at: path)?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: path)
    transition?()
  }

  /// Performs the item's primary action, whether or not the item can be selected. Taps that extend a selection do not
  /// call it.
  private func performPrimaryAction(at path: IndexPath) {
    // The delegate may have removed the item when it was notified of the selection.
    guard exists(path), let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else {
      return
    }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
