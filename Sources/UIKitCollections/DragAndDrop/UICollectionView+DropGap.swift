import Foundation
import Geometry
import LayoutSolver
import UIKitCore

extension UICollectionView {
  /// Has the items make room, close it, or make it elsewhere; the move is animated on screen.
  func show(gap new: DropGap?) {
    guard new != gap else { return }
    if let old = gap, let new, !old.isLike(new) { show(gap: nil) }
    let past = settledPast(closingGap: false)
    let (old, before) = (gap, itemCounts)
    gap = new
    knownCounts = nil
    let batch = DropGap.change(from: old, to: new)
    guard old?.path != new?.path || old == nil else { return setNeedsLayout() }
    let map: IndexMap
    do { map = try batch.map(from: before, to: itemCounts) } catch { raise(error.description) }
    var change = DataChange(map: map)
    change.isOfDisplayOnly = true
    show(change, from: past, told: { batch.updateItems(map) }, completion: { _ in })
  }

  /// The data is about to change: what is shown is taken for what it is without the room, where it is.
  ///
  /// - Returns: What is shown; nil if there is no room to close, or nothing to be seen.
  func closeGapForChange() -> LayoutPast? {
    guard let old = gap else { return nil }
    let isSeen = isOnScreen && !needsReload
    if isSeen { layoutIfNeeded() }
    let counts = old.data(counts: itemCounts)
    let batch = DropGap.change(from: old, to: nil)
    let map: IndexMap
    do { map = try batch.map(from: itemCounts, to: counts) } catch { raise(error.description) }
    gap = nil
    var change = DataChange(map: map)
    change.isOfDisplayOnly = true
    change.supplementaryKinds = currentLayout.supplementaryKinds
    dataChanged(by: change)
    knownCounts = counts
    return isSeen ? rememberShown() : nil
  }

  /// Those that are not seen though they are there: one that is dragged, and those whose picture is still on its way.
  func concealing(_ placements: [Placement]) -> [Placement] {
    var hidden = Set(concealed.map { shownPath($0) })
    if case .moved(let move) = gap { hidden.insert(move.to) }
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

  /// The item under a finger that carries something, or the room among them; nil beside all of them.
  ///
  /// - Returns: As shown.
  func dropDestination(at point: CGPoint) -> IndexPath? {
    if let gap, let placement = displayed[.item(section: gap.path.section, item: gap.path.item)]?.placement {
      let slot = contentFrame(of: placement)
      let target = MovementTarget(
        path: gap.path, slot: slot, neighbours: dropNeighbours, counts: itemCounts, axis: currentLayout.readingAxis,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      let path = target.path(at: point)
      return path == gap.path && !slot.insetBy(dx: -Self.gapReach, dy: -Self.gapReach).holds(point) ? nil : path
    }
    return indexPathForItem(at: point).map { shownPath($0) }
  }

  /// The spacing between items is still theirs.
  private static var gapReach: CGFloat { 20 }

  private var dropNeighbours: [MovementTarget.Neighbour] {
    displayedKeys.compactMap { key in
      guard case .item = key, key.indexPath != gap?.path, let placement = displayed[key]?.placement else { return nil }
      return MovementTarget.Neighbour(path: key.indexPath, frame: contentFrame(of: placement))
    }
  }
}

extension DropGap {
  /// One can become the other by moving.
  fileprivate func isLike(_ other: DropGap) -> Bool {
    switch (self, other) {
    case (.moved(let own), .moved(let move)): own.from == move.from
    case (.inserted, .inserted): true
    case (.moved, .inserted), (.inserted, .moved): false
    }
  }
}
