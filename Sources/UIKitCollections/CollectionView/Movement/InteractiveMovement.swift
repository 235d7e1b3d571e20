import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An item that is carried to another place. Until it is put down, its data source knows nothing of that.
@MainActor
final class InteractiveMovement {
  enum Phase {
    case carried
    /// Put down, or sent back: what is shown is the data from now on, but the item has not moved yet.
    case ending
    /// On its way to its place.
    case landing
  }

  /// Between the data and what is shown.
  var move: ItemMove
  let cell: UICollectionViewCell
  /// Where the item's middle is held, in content coordinates.
  var position: CGPoint
  var phase = Phase.carried
  /// Brings up more content under what is held near an edge.
  var scroller: EdgeScroller?
  /// From the upper left corner of what is in sight, where the item is held while content moves under it.
  var heldPlace = CGPoint.zero
  /// The data source has no way to move items.
  var isRefused = false
  /// The app has changed the data when it heard of the end.
  private(set) var hasNewData = false
  /// From the finger to ``position``, for a movement by one of the collection view's own gestures.
  var grip = CGPoint.zero
  /// The item stays in its column, as rows do that are held by their handles.
  var lockedX: CGFloat?

  init(of path: IndexPath, cell: UICollectionViewCell, position: CGPoint) {
    move = ItemMove(from: path, to: path)
    self.cell = cell
    self.position = position
  }

  /// The data has changed after the item was put down.
  ///
  /// - Returns: Whether the item is still there, in the same cell.
  func follow(_ change: DataChange) -> Bool {
    hasNewData = true
    guard let path = change.newKey(of: key)?.indexPath else { return false }
    move = ItemMove(from: path, to: path)
    return true
  }

  var key: ElementKey { .item(section: move.to.section, item: move.to.item) }

  /// Moving an item up and letting it down again, in seconds.
  ///
  /// - Fidelity: approximated.
  static let liftingDuration: TimeInterval = 0.25
}

extension UICollectionView {
  /// The item that is carried is where it is held, in sight of the layout or not, in front of everything else.
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

  /// Without waiting for the next layout, and without animation: it stays under the finger.
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
