import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Interactive movement of items.
extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    if movement?.phase == .landing { movementHasLanded() }
    guard movement == nil, !loop.isRunning, order.placeholders.isEmpty, exists(path), let cell = cellForItem(at: path),
      let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path),
      let placement = displayed[.item(section: path.section, item: path.item)]?.placement
    else { return false }
    let scroller = EdgeScroller(self) { [weak self] in self?.contentMovedUnderCarriedItem() }
    order.begin(
      InteractiveMovement(
        of: path, cell: cell, position: contentFrame(of: placement).center, origin: bounds.origin, scroller: scroller))
    endHighlight()
    placeCarriedItem()
    UIView.animate(withDuration: InteractiveMovement.liftingDuration) {
      cell.isBeingReordered = true
      cell.layoutIfNeeded()
    }
    elements.invalidateListPositions()
    setNeedsLayout()
    return true
  }

  /// - Parameter time: The time of the finger's move; `nil` for now.
  func carry(to position: CGPoint, time: TimeInterval? = nil) {
    guard let movement, movement.phase == .carried, position.isFinite else { return }
    movement.hold(at: position, origin: bounds.origin, time: time)
    follow(position)
  }

  private func contentMovedUnderCarriedItem() {
    if let movement { follow(movement.heldPosition(origin: bounds.origin)) }
  }

  /// Moves the item to another position in the content, and to the index path that the layout proposes there.
  private func follow(_ position: CGPoint) {
    guard let movement, movement.phase == .carried else { return }
    let previous = movement.position
    movement.moveCenter(to: position)
    placeCarriedItem()
    // In another section, the items next to it may have moved under the held position; the item then moves past them,
    // too.
    for round in 0..<Self.movesAtOnce where self.movement === movement && movement.phase == .carried {
      if isOnScreen { layoutIfNeeded() }
      let current = movement.move.to
      let target = target(from: current, at: position)
      if round > 0, target == current { break }
      let context = currentLayout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [current],
        previousPosition: round == 0 ? previous : position)
      currentLayout.invalidateLayout(with: context)
      if target == current { break }
      show(movement, at: target)
    }
  }

  /// The maximum number of index paths that an item passes through at one position, so that a layout whose proposals do
  /// not converge cannot cause a hang.
  private static var movesAtOnce: Int { 4 }

  /// Returns the index path that the layout proposes, or the one that the delegate replaces it with.
  private func target(from current: IndexPath, at position: CGPoint) -> IndexPath {
    guard let movement else { return current }
    let location = currentLayout.mirrored(CGRect(origin: position, size: .zero)).origin
    let proposed = currentLayout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: location)
    guard proposed != current else { return current }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.move.from, atCurrentIndexPath: current,
        toProposedIndexPath: proposed) ?? proposed
    requirePosition(target, from: current)
    return target
  }

  private func requirePosition(_ target: IndexPath, from current: IndexPath) {
    let counts = itemCounts
    guard target.count == 2, counts.indices.contains(target.section) else {
      raise(
        "An item cannot be moved to \(target.readable): there are \(counts.count) sections. Return the proposed path, "
          + "or another one that exists.")
    }
    let last = counts[target.section] - (target.section == current.section ? 1 : 0)
    guard (0...last).contains(target.item) else {
      raise(
        "An item cannot be moved to \(target.readable): the last position in the section is \(last). Return the proposed "
          + "path, or another one that exists.")
    }
  }

  // MARK: End

  /// Releases the item at its displayed index path, and notifies the data source.
  func putDown() {
    guard let movement, movement.phase == .carried else { return }
    let move = movement.move
    endCarrying(movement, toFinal: move.to, isCancelled: false)
    guard move.from != move.to else { return land(movement) }
    movement.commit()
    selection.move { move.shown($0) }
    let counts = itemCounts
    dataSource?.collectionView(self, moveItemAt: move.from, to: move.to)
    if movement.isRefused { return takeBack(move) }
    guard self.movement === movement, !needsReload else { return }
    if !movement.hasNewData {
      knownCounts.invalidate()
      if itemCounts != counts { raiseMismatchedMove(move, shown: counts) }
    }
    land(movement)
  }

  /// Moves the item back to its original index path.
  func cancelMovement() {
    guard let movement, movement.phase == .carried else { return }
    let original = movement.move.from
    endCarrying(movement, toFinal: original, isCancelled: true)
    if movement.move.to != original { show(movement, at: original) }
    if self.movement === movement { land(movement) }
  }

  /// Reverts the move, because the data source does not implement it.
  func refuseMove(by dataSource: any UICollectionViewDataSource) {
    movement?.refuse()
    warn(
      "An item was moved, but the data source \(type(of: dataSource)) does not implement "
        + "collectionView(_:moveItemAt:to:), so the item goes back. Implement it, or return false from "
        + "collectionView(_:canMoveItemAt:).")
  }

  /// Ends the movement without an animation, because all displayed items are replaced.
  func forgetMovement() {
    let cell = order.endMovement()?.cell
    cell?.isBeingReordered = false
    cell?.setNeedsLayout()
  }

  /// Cancels the movement without an animation, because the data or the layout changes.
  func giveUpMovement() {
    guard movement?.phase == .carried else { return }
    UIView.performWithoutAnimation { cancelMovement() }
    movementHasLanded()
  }

  private func endCarrying(_ movement: InteractiveMovement, toFinal path: IndexPath, isCancelled: Bool) {
    movement.endCarrying()
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [movement.move.to], movementCancelled: isCancelled)
    currentLayout.invalidateLayout(with: context)
  }

  private func land(_ movement: InteractiveMovement) {
    elements.invalidateListPositions()
    movement.land()
    moveCarriedItemIntoSection(movement)
    UIView.animate(
      withDuration: LayoutTransition.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        movement.cell.isBeingReordered = false
        self.setNeedsLayout()
        if self.isOnScreen { self.layoutIfNeeded() }
        movement.cell.layoutIfNeeded()
      },
      completion: { [weak self] _ in if self?.movement === movement { self?.movementHasLanded() } })
  }

  private func movementHasLanded() {
    forgetMovement()
    setNeedsLayout()
  }

  /// Moves the item into the scroll view of its section, if the section has one, without moving it on screen.
  private func moveCarriedItemIntoSection(_ movement: InteractiveMovement) {
    guard let attributes = currentLayout.layoutAttributesForItem(at: movement.move.to),
      attributes.scrollingSection != nil, let target = currentLayout.placement(of: attributes),
      let shown = displayed[movement.key]
    else { return }
    var start = shown.placement
    start.frame.origin = start.frame.origin + (target.frame.origin - contentFrame(of: target).origin)
    start.scrollingSection = target.scrollingSection
    arrange {
      unstack(shown.view, shown.placement)
      stack(shown.view, start)
    }
    elements.move(movement.key, to: start)
    UIView.performWithoutAnimation { apply(start, to: shown.view) }
  }

  /// Moves the item back, because the data source does not implement moves.
  private func takeBack(_ move: ItemMove) {
    selection.move { move.data($0) }
    guard let movement else { return }
    movement.revert(to: move)
    show(movement, at: move.from)
    land(movement)
  }

  private func raiseMismatchedMove(_ move: ItemMove, shown counts: [Int]) -> Never {
    raise(
      "The data source moved the item at \(move.from.readable) to \(move.to.readable), after which its sections have "
        + "\(itemCounts) items instead of \(counts). Move that item in collectionView(_:moveItemAt:to:), and change "
        + "nothing else.")
  }

  // MARK: Display

  /// Displays the item at another index path, and moves its neighbors accordingly.
  private func show(_ movement: InteractiveMovement, at target: IndexPath) {
    let past = handledPast()
    var batch = BatchUpdate()
    batch.movedItems = [(movement.move.to, target)]
    let before = itemCounts
    movement.display(at: target)
    knownCounts.invalidate()
    let map: IndexMap
    do { map = try batch.map(from: before, to: itemCounts) } catch { raise(error.description) }
    var change = DataChange(map: map)
    change.isOfDisplayOnly = true
    show(change, from: past, updates: { batch.updateItems(map) }, completion: { _ in })
  }
}
