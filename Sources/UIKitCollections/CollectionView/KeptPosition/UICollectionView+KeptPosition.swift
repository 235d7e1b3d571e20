import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Keeps the reader's position while the content is laid out again.
///
/// - While sizes are measured, the first item that began in the visible area keeps its position. If no item began
///   there, the item that fills the screen does. A view at rest at the very beginning stays at the beginning.
/// - When the view is rotated, resized or gets other traits, the first item that begins in the upper half of the
///   visible area keeps its relative distance from the top. If no item begins there, the item under the upper edge
///   keeps the fraction of its length that is beyond the edge. Rotating back without scrolling restores the exact
///   offset.
/// - A programmatic scroll ends at its requested target, regardless of the sizes measured on the way and there.
extension UICollectionView {
  var readingOrder: ReadingOrder {
    let axes = currentLayout.readingAxis.map { [$0] } ?? [.horizontal, .vertical]
    return ReadingOrder(axes: axes, isRightToLeft: currentLayout.beginsAtRight)
  }

  // MARK: During a pass

  func endKeepingPosition() {
    position.endPass(
      in: visibleArea, at: contentOffset,
      isGoalReached: !loop.needsAnotherRound && !isScrollAnimating && !isGoalsSectionMoving)
  }

  /// Chooses the position to keep before the layout is prepared again.
  func positionToKeep() -> KeptPosition {
    if let chosen = position.position(at: contentOffset) { return chosen }
    let new = chosenPosition()
    position.choose(new)
    return new
  }

  private func chosenPosition() -> KeptPosition {
    if let goal = currentGoal, !goal.isAnimated || !isScrollAnimating { return .goal(goal.target) }
    if position.lastVisibleArea == nil {
      return readingOrder.isRightToLeft && contentOffset.x <= 0 ? .beginning : .offset
    }
    if position.isReflowing {
      let new = reflowPosition()
      position.chooseForReflow(new)
      return new
    }
    return position.onlySizesChanged ? shownPosition() : .offset
  }

  /// Adopts a new content size, and moves the offset with the kept position.
  func adopt(_ size: CGSize, keeping kept: KeptPosition?) {
    position.endReflow()
    let old = visibleArea
    var new = old
    new.contentSize = size
    takeContent(size: size, shiftedBy: kept.flatMap { shift(keeping: $0, from: old, to: new) } ?? .zero)
    position.noteOffset(contentOffset)
    followGoal()
  }

  // MARK: Goals

  /// The programmatic scroll in progress; it is forgotten when the content has been scrolled by other means.
  private var currentGoal: ScrollGoal? {
    guard let goal = position.goal else { return nil }
    if isTracking || (!goal.isAnimated && goal.offset != contentOffset) { position.forgetGoal() }
    return position.goal
  }

  /// Follows the goal, which newly measured sizes may have moved.
  private func followGoal() {
    guard let goal = currentGoal else { return }
    position.moveGoal(to: contentOffset)
    guard goal.isAnimated, isScrollAnimating else { return }
    if let offset = offset(showing: goal.target, in: visibleArea) { redirectScroll(to: offset) }
  }

  // MARK: Choosing

  /// The position that was on screen before this pass.
  private func shownPosition() -> KeptPosition {
    let order = readingOrder
    let visible = visibleArea
    let starts = order.axes.map { order.interval(visible.bounds, $0, in: visible.contentSize).lower }
    let rests = position.lastVisibleArea?.bounds.origin == bounds.origin
    if rests, zip(order.axes, starts).allSatisfy({ $1 <= order.range($0, in: visible).first + 0.5 }) {
      return .beginning
    }
    var best: (isWhole: Bool, distances: [CGFloat], key: ElementKey)?
    for key in displayedKeys {
      guard case .item = key, let shown = displayed[key], shown.pass < loop.pass,
        order.axes.allSatisfy({ shown.placement.frame.interval($0).overlaps(bounds.interval($0)) })
      else { continue }
      let distances = zip(order.axes, starts).map { axis, start in
        order.interval(shown.placement.frame, axis, in: visible.contentSize).lower - start
      }
      let isWhole = distances.allSatisfy { $0 >= 0 }
      if let best, (best.isWhole && !isWhole) || (best.isWhole == isWhole && best.distances[0] <= distances[0]) {
        continue
      }
      best = (isWhole, distances, key)
    }
    if let best { return .item(best.key, distances: best.distances) }
    let isAtEnd = zip(order.axes, starts).allSatisfy { $1 >= order.range($0, in: visible).last - 0.5 }
    return isAtEnd ? .end : .offset
  }

  private func reflowPosition() -> KeptPosition {
    guard let visible = position.lastVisibleArea, let axis = currentLayout.readingAxis else { return .offset }
    return position.reflowPosition(at: visible.bounds.origin) ?? readersPosition(in: visible, along: axis)
  }

  private func readersPosition(in visible: VisibleArea, along axis: Axis) -> KeptPosition {
    let order = readingOrder
    let readable = order.readable(visible, axis)
    if readable.lower <= 0.5 { return .beginning }
    var first: (key: ElementKey, lower: CGFloat)?
    var under: (key: ElementKey, extent: Interval)?
    for key in displayedKeys {
      guard case .item = key, let frame = displayed[key]?.placement.frame else { continue }
      let extent = order.interval(frame, axis, in: visible.contentSize)
      if extent.lower >= readable.lower - 0.5 {
        if extent.lower < readable.mid, first.map({ extent.lower < $0.lower }) ?? true { first = (key, extent.lower) }
      } else if extent.upper > readable.lower, under == nil {
        under = (key, extent)
      }
    }
    if let first { return .line(first.key, share: (first.lower - readable.lower) / readable.length) }
    guard let under else { return .offset }
    return .inside(under.key, share: (readable.lower - under.extent.lower) / under.extent.length)
  }

  // MARK: Restoring

  /// Returns the change of offset that keeps a position; `nil` if the position no longer exists.
  ///
  /// Offsets are rounded to whole pixels. If a position requires an offset between two pixels, the nearest pixel is
  /// used. The rounding difference is not part of the shift: added at each measurement, it would accumulate to whole
  /// pixels. The distance that an item moved is used exactly.
  private func shift(keeping anchor: KeptPosition, from old: VisibleArea, to new: VisibleArea) -> CGPoint? {
    guard let target = offset(keeping: anchor, from: old, to: new) else { return nil }
    return (anchor.isRelative ? target : onPixels(target)) - contentOffset
  }

  /// Returns the offset that keeps a position; `nil` if the position no longer exists.
  private func offset(keeping anchor: KeptPosition, from old: VisibleArea, to new: VisibleArea) -> CGPoint? {
    let order = readingOrder
    var offset = contentOffset
    for (index, axis) in order.axes.enumerated() {
      let readable = order.readable(new, axis)
      let range = order.range(axis, in: new)
      let start: CGFloat
      switch anchor {
      case .goal(let target): return goalOffset(target, in: new)
      case .offset:
        let before = order.interval(old.bounds, axis, in: old.contentSize).lower
        let first = onPixels(range.first)
        start = before < first && !isTracking && order.isMirrored(axis) ? first : before
      case .beginning: start = range.first
      case .end: start = range.last
      case .item(let key, let distances):
        guard let item = extent(of: key, axis, in: new) else { return nil }
        start = item.lower - distances[index]
      case .line(let key, let share):
        guard let item = extent(of: key, axis, in: new) else { return nil }
        start = order.clamp(
          item.lower - share * readable.length - order.leading(new.insets, axis), axis, in: new)
      case .inside(let key, let share):
        guard let item = extent(of: key, axis, in: new) else { return nil }
        start = order.clamp(item.lower + share * item.length - order.leading(new.insets, axis), axis, in: new)
      }
      offset[axis] = order.offset(start, axis, in: new)
    }
    return offset
  }

  private func extent(of key: ElementKey, _ axis: Axis, in visible: VisibleArea) -> Interval? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: key.indexPath),
      let frame = currentLayout.placement(of: attributes)?.frame
    else { return nil }
    return readingOrder.interval(frame, axis, in: visible.contentSize)
  }

  private func goalOffset(_ target: PendingScroll, in visible: VisibleArea) -> CGPoint? {
    alignSection(of: target)
    return offset(showing: target, in: visible)
  }
}
