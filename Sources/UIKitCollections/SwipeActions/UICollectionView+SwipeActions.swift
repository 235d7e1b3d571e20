import Foundation
import Geometry
import LayoutSolver
import UIKitCore

extension UICollectionLayoutListConfiguration {
  /// The actions of one row; `nil` for none.
  ///
  /// - Fidelity: documented.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  /// Asks the app; `nil` without actions.
  @MainActor
  func swipeActions(on side: SwipeSide, of path: IndexPath) -> UISwipeActionsConfiguration? {
    let provider =
      side == .leading ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }
}

extension UICollectionView {
  /// A list is shown whose rows may be swiped.
  func prepareForSwipes(of list: UICollectionLayoutListConfiguration) {
    if list.hasSwipeActions, swipes == nil { swipes = RowSwipes(self) }
  }

  /// By a finger, the wheel, or code that shows it.
  var isScrolling: Bool { isDragging || isDecelerating || isScrollAnimating }

  /// The row at a point of the content that is open, or has not closed yet.
  func swipedRow(at point: CGPoint) -> SwipedRow? {
    for key in displayedKeys {
      guard let cell = displayed[key]?.view as? UICollectionViewCell, let row = cell.swipe else { continue }
      if cell.frame.holds(point) { return row }
    }
    return nil
  }
}

/// A cell whose content is moved aside.
extension UICollectionViewCell {
  /// - Parameter point: In the cell's coordinates, in which its content does not move.
  func isOnSwipeActions(_ point: CGPoint) -> Bool {
    guard swipe != nil else { return false }
    return point.x < 0 || point.x >= bounds.width
  }
}

extension UICollectionViewListCell {
  /// What the button that deletes does unless it has been given something else to do.
  func revealSwipeActions() {
    enclosingCollectionView?.swipes?.open(self, .trailing)
  }
}
