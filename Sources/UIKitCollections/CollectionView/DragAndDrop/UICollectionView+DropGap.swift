import Foundation
import Geometry
import LayoutSolver
import UIKitCore

extension UICollectionView {
  /// Opens, closes or moves the gap, with an animation if the view is in a window.
  func show(gap new: DropGap?) {
    guard new != gap else { return }
    if let old = gap, let new, !old.isLike(new) { show(gap: nil) }
    let past = handledPast(closingGap: false)
    let (old, before) = (gap, itemCounts)
    order.setGap(new)
    knownCounts.invalidate()
    let batch = DropGap.change(from: old, to: new)
    guard old?.path != new?.path || old == nil else { return setNeedsLayout() }
    let map: IndexMap
    do { map = try batch.map(from: before, to: itemCounts) } catch { raise(error.description) }
    var change = DataChange(map: map)
    change.isOfDisplayOnly = true
    show(change, from: past, updates: { batch.updateItems(map) }, completion: { _ in })
  }

  /// Closes the gap before a data change, and keeps the displayed positions.
  ///
  /// - Returns: The displayed elements; `nil` if no gap is open or nothing is visible.
  func closeGapForChange() -> LayoutPast? {
    guard let old = gap else { return nil }
    let isSeen = isOnScreen && !needsReload
    if isSeen { layoutIfNeeded() }
    let counts = old.data(counts: itemCounts)
    let batch = DropGap.change(from: old, to: nil)
    let map: IndexMap
    do { map = try batch.map(from: itemCounts, to: counts) } catch { raise(error.description) }
    order.setGap(nil)
    var change = DataChange(map: map)
    change.isOfDisplayOnly = true
    change.supplementaryKinds = currentLayout.supplementaryKinds
    dataChanged(by: change)
    knownCounts.assume(counts)
    return isSeen ? rememberShown() : nil
  }

  /// Returns placements in which dragged items, and items whose previews are still moving, are hidden.
  func concealing(_ placements: [Placement]) -> [Placement] {
    var hidden = Set(drags.concealed.map { shownPath($0) })
    if case .moved(let move) = gap { hidden.insert(move.to) }
    for entry in order.placeholders.entries where entry.placeholder.isConcealed {
      if let path = order.path(of: entry.placeholder) { hidden.insert(path) }
    }
    guard !hidden.isEmpty else { return placements }
    return placements.map { placement in
      guard case .item = placement.key, hidden.contains(placement.key.indexPath) else { return placement }
      var unseen = placement
      unseen.alpha = 0
      return unseen
    }
  }

  func isGap(_ shown: IndexPath) -> Bool {
    if case .inserted(let path) = gap { return path == shown }
    return false
  }

  /// Returns the displayed index path of the item or gap under a dragging finger; `nil` outside all items.
  func dropDestination(at point: CGPoint) -> IndexPath? {
    if let gap, let placement = displayed[.item(section: gap.path.section, item: gap.path.item)]?.placement {
      let slot = contentFrame(of: placement)
      let target = MovementTarget(
        path: gap.path, slot: slot, neighbours: dropNeighbours, counts: itemCounts, axis: currentLayout.readingAxis,
        isRightToLeft: currentLayout.beginsAtRight)
      let path = target.path(at: point)
      return path == gap.path && !slot.insetBy(dx: -Self.gapReach, dy: -Self.gapReach).holds(point) ? nil : path
    }
    return indexPathForItem(at: point).map { shownPath($0) }
  }

  /// The distance around an item that still belongs to it, which covers the spacing.
  private static var gapReach: CGFloat { 20 }

  private var dropNeighbours: [MovementTarget.Neighbour] {
    displayedKeys.compactMap { key in
      guard case .item = key, key.indexPath != gap?.path, let placement = displayed[key]?.placement else { return nil }
      return MovementTarget.Neighbour(path: key.indexPath, frame: contentFrame(of: placement))
    }
  }
}

extension DropGap {
  /// Whether a move turns one gap into the other.
  fileprivate func isLike(_ other: DropGap) -> Bool {
    switch (self, other) {
    case (.moved(let own), .moved(let move)): own.from == move.from
    case (.inserted, .inserted): true
    case (.moved, .inserted), (.inserted, .moved): false
    }
  }
}
