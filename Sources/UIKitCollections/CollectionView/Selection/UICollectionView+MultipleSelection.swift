import Foundation
import Geometry
import UIKitCore

/// Selection of several items by dragging fingers over them.
extension UICollectionView {
  func addSelectionDrag() {
    let recognizer = SelectionDragRecognizer()
    recognizer.addHandler { [weak self] in
      if let drag = $0 as? SelectionDragRecognizer { self?.extendSelection(with: drag) }
    }
    addGestureRecognizer(recognizer)
  }

  // MARK: Beginning

  /// Whether several items can be selected now or in editing mode. Content that scrolls along both axes does not
  /// support selection by drag, as on iOS.
  var allowsMultipleSelectionDrag: Bool {
    guard selectionRules.isMultiple || rules(whileEditing: true).isMultiple else { return false }
    return !(contentSize.width > bounds.width && contentSize.height > bounds.height)
  }

  var scrollsVertically: Bool {
    currentLayout.readingAxis.map { $0 == .vertical } ?? (contentSize.height > bounds.height)
  }

  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  /// Whether a point is on the selection circle of a row, or between the circle and the row's edge.
  func isCircle(of path: IndexPath, at point: CGPoint) -> Bool {
    guard isEditing, let cell = cellForItem(at: path), let circle = cell.selectionCircle else { return false }
    let position = circle.convert(point, from: self)
    let (before, after) = (cell.layoutMargins.left, cell.layoutMargins.right)
    return position.x >= -before && position.x <= circle.bounds.width + after
  }

  // MARK: Progress

  private func extendSelection(with recognizer: SelectionDragRecognizer) {
    switch recognizer.state {
    case .began: beginMultipleSelection(recognizer)
    case .changed: continueMultipleSelection(recognizer)
    case .ended, .cancelled: endMultipleSelection()
    case .possible, .failed: break
    }
  }

  private func beginMultipleSelection(_ recognizer: SelectionDragRecognizer) {
    guard let anchor = recognizer.anchor else { return }
    if !isEditing, allowsMultipleSelectionDuringEditing { isEditing = true }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: anchor)
    guard selectionRules.isMultiple, exists(anchor) else { return }
    let multipleSelection = MultipleSelection(from: anchor, selected: selected)
    let scroller = EdgeScroller(self) { [weak self, weak recognizer] in
      if let self, let recognizer { followMultipleSelection(recognizer) }
    }
    selection.begin(multipleSelection, scroller: scroller)
    select(anchor, multipleSelection.selects)
    continueMultipleSelection(recognizer)
  }

  private func continueMultipleSelection(_ recognizer: SelectionDragRecognizer) {
    let position = recognizer.location(in: self) - bounds.origin
    selection.pull(at: position, time: recognizer.touches.map(\.timestamp).max())
    followMultipleSelection(recognizer)
  }

  /// Extends the selection to the item under the fingers after they or the content have moved.
  private func followMultipleSelection(_ recognizer: SelectionDragRecognizer) {
    guard selection.isSelectingMultiple, let end = visibleItem(near: recognizer.location(in: self)) else { return }
    let changes = selection.continueMultipleSelection(to: end, counts: itemCounts)
    for change in changes where selection.isSelectingMultiple { select(change.path, change.isSelected) }
  }

  private func endMultipleSelection() {
    selection.endMultipleSelection()
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  /// Returns the visible item at a point. For points outside the visible area the nearest visible point is used;
  /// between items the result is `nil`.
  private func visibleItem(near point: CGPoint) -> IndexPath? {
    let visible = bounds.inset(by: adjustedContentInset).finite
    var position = point
    for axis in [Axis.horizontal, .vertical] {
      let interval = visible.interval(axis)
      if position[axis] > interval.upper - 1 { position[axis] = interval.upper - 1 }
      if position[axis] < interval.lower { position[axis] = interval.lower }
    }
    return indexPathForItem(at: position)
  }

  private func select(_ path: IndexPath, _ isSelected: Bool) {
    guard selected.contains(path) != isSelected else { return }
    if isSelected {
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      markSelected(path)
      delegate?.collectionView(self, didSelectItemAt: path)
    } else {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
