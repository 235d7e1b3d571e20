import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The swipes of a collection view with lists: at most one row is open at a time.
@MainActor
final class RowSwipes {
  /// The target of a touch while a row is open.
  enum Target {
    case buttons
    case row
    case outside
  }

  private weak var collectionView: UICollectionView?
  private var last: SwipedRow?
  /// The cell that the finger is about to move.
  private var taken: (cell: UICollectionViewCell, side: SwipeSide, configuration: UISwipeActionsConfiguration)?
  /// The swiped distance of the row when the finger touched it. Each swipe sets it before it is read.
  private var pullAtStart: CGFloat = 0

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    let pan = SwipePanGestureRecognizer(self)
    pan.addHandler { [weak self, weak pan] _ in
      if let pan { self?.follow(pan) }
    }
    collectionView.addGestureRecognizer(pan)
    collectionView.addGestureRecognizer(SwipeClosingGestureRecognizer(self))
  }

  /// The row that is open or moved by a finger.
  private var current: SwipedRow? { last.flatMap { $0.isOver || $0.isClosing ? nil : $0 } }

  // MARK: Rows

  /// Whether a touch at a point of the content may swipe the row there.
  func maySwipe(at point: CGPoint) -> Bool {
    guard let collectionView, !collectionView.isScrolling else { return false }
    if target(at: point) == .row || target(at: point) == .buttons { return true }
    guard !collectionView.isEditing, let (_, list) = row(at: point) else { return false }
    return list.hasSwipeActions
  }

  /// Begins a swipe of the row at a point when a finger begins to move sideways. The app's actions are requested now,
  /// and not before.
  ///
  /// - Returns: Whether the row has actions.
  func take(at point: CGPoint, towardsLeft isLeft: Bool) -> Bool {
    taken = nil
    guard let collectionView else { return false }
    if let row = collectionView.swipedRow(at: point) {
      last = row
      return true
    }
    guard !collectionView.isEditing, let (path, list) = row(at: point),
      let cell = collectionView.cellForItem(at: path)
    else { return false }
    let isLeftToRight = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
    let side: SwipeSide = isLeft == isLeftToRight ? .trailing : .leading
    guard let configuration = list.swipeActions(on: side, of: path) else { return false }
    taken = (cell, side, configuration)
    return true
  }

  private func row(at point: CGPoint) -> (IndexPath, UICollectionLayoutListConfiguration)? {
    guard let collectionView, let path = collectionView.indexPathForItem(at: point),
      let list = collectionView.list(ofSection: path.section)
    else { return nil }
    return (path, list)
  }

  /// Returns the target of a touch at a point; `nil` while no row is open.
  func target(at point: CGPoint) -> Target? {
    guard let collectionView, let current, let cell = current.cell else { return nil }
    guard cell.frame.holds(point) else { return .outside }
    return cell.isOnSwipeActions(collectionView.convert(point, to: cell)) ? .buttons : .row
  }

  // MARK: Motion

  private func follow(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { begin() }
    guard let row = last, !row.isOver, let collectionView else { return }
    let sign: CGFloat = row.isOnRight ? -1 : 1
    switch pan.state {
    case .began, .changed: row.drag(to: pullAtStart + sign * pan.translation(in: collectionView).x)
    case .ended: row.release(velocity: sign * pan.velocity(in: collectionView).x)
    case .cancelled, .failed: row.release(velocity: 0)
    case .possible: break
    }
  }

  private func begin() {
    if let (cell, side, configuration) = taken {
      close()
      last = SwipedRow(cell, side: side, configuration)
    }
    taken = nil
    pullAtStart = last?.hold() ?? 0
  }

  /// Opens a row programmatically, as a delete button does in editing mode.
  func open(_ cell: UICollectionViewCell, _ side: SwipeSide) {
    guard let collectionView, let path = collectionView.indexPath(for: cell), cell.swipe == nil,
      let configuration = collectionView.list(ofSection: path.section)?.swipeActions(on: side, of: path)
    else { return }
    close()
    let row = SwipedRow(cell, side: side, configuration)
    last = row
    row.open()
  }

  func close() { current?.close() }
}
