import Foundation
import Geometry
import LayoutSolver
import UIKitCore

extension UICollectionLayoutListConfiguration {
  /// A closure that returns the swipe actions of a row; `nil` for none.
  ///
  /// - Fidelity: documented.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  /// Returns the app's actions; `nil` for none.
  @MainActor
  func swipeActions(on side: SwipeSide, of path: IndexPath) -> UISwipeActionsConfiguration? {
    let provider =
      side == .leading ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }
}

extension UICollectionView {
  /// Prepares for a list whose rows may be swiped.
  func prepareForSwipes(of list: UICollectionLayoutListConfiguration) {
    if list.hasSwipeActions { itemInteractions.prepareSwipes(in: self) }
  }

  /// Whether a finger, the wheel or code scrolls the content.
  var isScrolling: Bool { isDragging || isDecelerating || isScrollAnimating }

  /// Returns the swiped row at a point of the content, if it is open or still closing.
  func swipedRow(at point: CGPoint) -> SwipedRow? {
    for key in displayedKeys {
      guard let cell = displayed[key]?.view as? UICollectionViewCell, let row = cell.swipe else { continue }
      if cell.frame.holds(point) { return row }
    }
    return nil
  }
}

/// The swipe of a cell.
extension UICollectionViewCell {
  /// Whether a point is on the swipe actions.
  ///
  /// - Parameter point: A point in the cell's coordinates, in which its content does not move.
  func isOnSwipeActions(_ point: CGPoint) -> Bool {
    guard swipe != nil else { return false }
    return point.x < 0 || point.x >= bounds.width
  }
}

extension UICollectionViewListCell {
  /// Uncovers the trailing swipe actions, the default action of a delete button.
  func revealSwipeActions() {
    enclosingCollectionView?.swipes?.open(self, .trailing)
  }
}
