import Foundation
import Geometry
import UIKitCore

/// A row that is being swiped, is open, or is closing.
///
/// The contents move within the cell, as in a scroll view. The cell itself remains in its position and clips them, also
/// to the rounded corners of its group.
@MainActor
final class SwipedRow {
  let configuration: UISwipeActionsConfiguration
  private(set) weak var cell: UICollectionViewCell?
  let isOnRight: Bool
  private let view: SwipeActionsView
  private(set) var geometry: SwipeGeometry
  /// The offset, in points; the final offset during an animation.
  private(set) var offset: CGFloat = 0
  private var isFull = false
  private(set) var isClosing = false
  private var isPerforming = false
  /// The number of animations begun. Only the end of the last one has an effect.
  private var motion = 0
  private let clippedBefore: Bool

  private static let duration: TimeInterval = 0.4
  private static let mergingDuration: TimeInterval = 0.25

  /// Begins the swipe of a row.
  ///
  /// - Precondition: The configuration has actions.
  init(_ cell: UICollectionViewCell, side: SwipeSide, _ configuration: UISwipeActionsConfiguration) {
    self.cell = cell
    self.configuration = configuration
    isOnRight = (side == .trailing) == (cell.effectiveUserInterfaceLayoutDirection == .leftToRight)
    geometry = SwipeGeometry(rowWidth: 0, wantedWidths: [], allowsFullSwipe: false)
    clippedBefore = cell.clipsToBounds
    weak var row: SwipedRow?
    view = SwipeActionsView(configuration.actions) { row?.perform($0) }
    row = self
    cell.swipe?.end()
    cell.swipe = self
    cell.isSweptAside = true
    cell.clipsToBounds = true
    UIView.performWithoutAnimation {
      cell.addSubview(view)
      measure()
      show(0)
    }
  }

  /// The view that receives touches outside the buttons.
  var shield: UIView { view }

  /// Whether the cell no longer shows this swipe.
  var isOver: Bool { cell?.swipe !== self }

  /// The distance by which the contents are moved to the left.
  var shift: CGFloat { isOnRight ? offset : -offset }

  // MARK: Size

  /// Updates the swipe after the cell was laid out, because its size or text may have changed.
  func cellDidLayOut() {
    guard let cell, cell.bounds.size != view.bounds.size else { return }
    let wasOpen = offset == geometry.openOffset
    measure()
    show(wasOpen ? geometry.openOffset : Swift.min(offset, geometry.rowWidth))
  }

  private func measure() {
    guard let cell else { return }
    let size = cell.bounds.size
    view.frame = CGRect(origin: CGPoint(x: isOnRight ? size.width : -size.width, y: 0), size: size)
    geometry = SwipeGeometry(
      rowWidth: size.width, wantedWidths: view.wantedWidths(rowHeight: size.height),
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
  }

  private func show(_ offset: CGFloat) {
    let change = (isOnRight ? offset : -offset) - shift
    self.offset = offset
    cell?.layer.bounds.origin.x += change
    view.show(geometry, at: offset, isFull: isFull, isOnRight: isOnRight)
  }

  // MARK: Dragging

  /// Stops the row at its current offset.
  ///
  /// - Returns: The distance of the finger from the point at which it would have closed the row.
  func hold() -> CGFloat {
    guard let cell else { return 0 }
    let seen = cell.layer.presentation()?.bounds.origin.x ?? cell.layer.bounds.origin.x
    let offset = Swift.abs(seen - cell.layer.bounds.origin.x + shift)
    motion += 1
    isClosing = false
    cell.layer.removeAllAnimations()
    view.stopMoving()
    show(offset)
    return geometry.pull(showing: offset)
  }

  func drag(to pull: CGFloat) {
    let scale = cell?.traitCollection.displayScale ?? 1
    let offset = PixelGrid(scale: scale).round(geometry.offset(pulledBy: pull))
    let merges = geometry.isFullSwipe(at: offset)
    if merges != isFull {
      isFull = merges
      UIView.animate(springDuration: Self.mergingDuration, options: .allowUserInteraction) {
        view.show(geometry, at: self.offset, isFull: merges, isOnRight: isOnRight)
      }
    }
    show(offset)
  }

  /// Releases the row.
  ///
  /// - Parameter velocity: The outward velocity, in points per second.
  func release(velocity: CGFloat) {
    switch geometry.rest(at: offset, velocity: velocity) {
    case .closed: close(velocity: velocity)
    case .open: open(velocity: velocity)
    case .full: perform(0)
    }
  }

  // MARK: Animations

  func open(velocity: CGFloat = 0) {
    isFull = false
    move(to: geometry.openOffset, velocity: velocity)
  }

  func close(velocity: CGFloat = 0, animated: Bool = true) {
    guard animated, cell?.window != nil else { return end() }
    if isClosing { return }
    isClosing = true
    move(to: 0, velocity: velocity)
  }

  /// Animates the row to an offset, starting at its current velocity, without overshooting.
  private func move(to offset: CGFloat, velocity: CGFloat) {
    motion += 1
    let current = motion
    let distance = offset - self.offset
    let share = distance == 0 ? 0 : (velocity / distance).atLeast(0)
    UIView.animate(
      springDuration: Self.duration, initialSpringVelocity: share, options: .allowUserInteraction,
      animations: { show(offset) },
      completion: { [weak self] _ in
        if let self, motion == current, isClosing { end() }
      })
  }

  /// Ends the swipe and restores the cell.
  func end() {
    motion += 1
    view.removeFromSuperview()
    guard let cell, cell.swipe === self else { return }
    UIView.performWithoutAnimation {
      cell.layer.bounds.origin.x -= shift
      offset = 0
      cell.clipsToBounds = clippedBefore
    }
    cell.swipe = nil
    cell.isSweptAside = false
    cell.setNeedsLayout()
  }

  // MARK: Actions

  /// Performs an action, whose handler reports its end. A deleted row keeps its state until its data is removed.
  private func perform(_ index: Int) {
    guard !isClosing, !isPerforming, configuration.actions.indices.contains(index) else { return }
    isPerforming = true
    let action = configuration.actions[index]
    var isDone = false
    action.handler(action, view.buttons[index]) { [weak self] performed in
      guard !isDone else { return }
      isDone = true
      self?.isPerforming = false
      if action.style == .normal || !performed { self?.close() }
    }
    if !isOver, !isClosing { wait(for: action) }
  }

  /// Waits for the end of the action, or for the removal of the row.
  private func wait(for action: UIContextualAction) {
    let stays = isFull && action.style == .destructive
    move(to: stays ? geometry.rowWidth : geometry.openOffset, velocity: 0)
  }
}
