import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The interactive movement of an item by a finger. The data source is notified when the item is released.
@MainActor
final class InteractiveMovement {
  enum Phase {
    case carried
    /// The item was released or the movement was cancelled. The display order is now that of the data, but the item has
    /// not moved to its final frame yet.
    case ending
    /// The item is moving to its final frame.
    case landing
  }

  /// The index paths of the item in the data and on screen.
  private(set) var move: ItemMove
  let cell: UICollectionViewCell
  /// The position of the item's center, in content coordinates.
  private(set) var position: CGPoint
  private(set) var phase = Phase.carried
  /// Whether the data source does not implement moves.
  private(set) var isRefused = false
  /// Whether the app has changed the data since the item was released.
  private(set) var hasNewData = false
  /// Scrolls while the item is held near an edge; `nil` after the release.
  private var scroller: EdgeScroller?
  /// The position of the item's center relative to the visible area's upper left corner. Scrolling does not change it.
  private var heldPosition: CGPoint
  /// The vector from the finger to ``position``, for a movement by one of the collection view's own gestures.
  private var grip = CGPoint.zero
  /// Whether the item stays in its column, as a row held by its reorder handle does.
  private var staysInColumn = false

  /// - Parameters:
  ///   - origin: The upper left corner of the visible area, in content coordinates.
  ///   - scroller: The scroller that scrolls while the item is near an edge.
  init(of path: IndexPath, cell: UICollectionViewCell, position: CGPoint, origin: CGPoint, scroller: EdgeScroller) {
    move = ItemMove(from: path, to: path)
    self.cell = cell
    self.position = position
    heldPosition = position - origin
    self.scroller = scroller
  }

  var key: ElementKey { .item(section: move.to.section, item: move.to.item) }

  /// The duration of raising or lowering an item, in seconds.
  ///
  /// - Fidelity: approximated.
  static let liftingDuration: TimeInterval = 0.25

  // MARK: Carrying

  /// Attaches the item to a finger at a point of the content.
  func grab(at finger: CGPoint, staysInColumn: Bool) {
    grip = position - finger
    self.staysInColumn = staysInColumn
  }

  /// Returns the position of the item's center for a finger at a point of the content.
  func position(under finger: CGPoint) -> CGPoint {
    let center = finger + grip
    return staysInColumn ? CGPoint(x: position.x, y: center.y) : center
  }

  /// Records the position of the held item, and scrolls if it is near an edge.
  ///
  /// - Parameters:
  ///   - origin: The upper left corner of the visible area, in content coordinates.
  ///   - time: The time of the finger's move; `nil` for now.
  func hold(at position: CGPoint, origin: CGPoint, time: TimeInterval?) {
    heldPosition = position - origin
    scroller?.pull(at: heldPosition, time: time)
  }

  /// Returns the position of the held item after the content has scrolled.
  func heldPosition(origin: CGPoint) -> CGPoint { heldPosition + origin }

  func moveCenter(to position: CGPoint) { self.position = position }

  /// Displays the item at another index path.
  func display(at target: IndexPath) { move.to = target }

  // MARK: End

  /// Ends the effect of the gesture on the item.
  func endCarrying() {
    scroller = nil
    phase = .ending
  }

  /// Makes the display order the order of the data.
  func commit() { move = ItemMove(from: move.to, to: move.to) }

  /// Undoes ``commit()``, because the data source did not move the item.
  func revert(to move: ItemMove) { self.move = move }

  func land() { phase = .landing }

  /// Records that the data source does not implement moves.
  func refuse() { isRefused = true }

  /// Updates the movement after a data change that follows the item's release.
  ///
  /// - Returns: Whether the item still exists, in the same cell.
  func follow(_ change: DataChange) -> Bool {
    hasNewData = true
    guard let path = change.newKey(of: key)?.indexPath else { return false }
    move = ItemMove(from: path, to: path)
    return true
  }
}

extension UICollectionView {
  /// Returns placements in which the carried item is at its held position, in front of all others, even if the layout
  /// does not contain it there.
  func withCarriedItem(_ placements: [Placement]) -> [Placement] {
    guard let movement else { return concealing(placements) }
    let key = movement.key
    if movement.phase == .landing {
      return placements.map { placement in
        guard placement.key == key else { return placement }
        var raised = placement
        raised.zIndex = .max
        return raised
      }
    }
    guard let carried = carriedPlacement(movement) else { return placements }
    return placements.filter { $0.key != key } + [carried]
  }

  private func carriedPlacement(_ movement: InteractiveMovement) -> Placement? {
    let position = currentLayout.mirrored(CGRect(origin: movement.position, size: .zero)).origin
    let attributes = currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.move.to, withTargetPosition: position)
    guard var placement = currentLayout.placement(of: attributes) else { return nil }
    placement.key = movement.key
    placement.scrollingSection = nil
    return placement
  }

  /// Moves the carried item's cell under the finger at once, without an animation or a layout pass.
  func placeCarriedItem() {
    guard let movement, movement.phase != .landing, let carried = carriedPlacement(movement),
      let shown = displayed[carried.key]
    else { return }
    UIView.performWithoutAnimation {
      if shown.placement.scrollingSection != nil {
        arrange {
          unstack(shown.view, shown.placement)
          stack(shown.view, carried)
        }
      } else if shown.placement.zIndex != carried.zIndex {
        arrange { stack(shown.view, carried) }
      }
      elements.move(carried.key, to: carried.kept)
      apply(carried, to: shown.view)
    }
  }
}
