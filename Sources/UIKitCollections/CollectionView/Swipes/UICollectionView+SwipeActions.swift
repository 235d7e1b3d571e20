import Foundation
import Geometry
import LayoutSolver
import UIKitCore

extension UICollectionView {
  /// Prepares for a list whose rows may be swiped.
  func prepareForSwipes(of list: UICollectionLayoutListConfiguration) {
    if list.hasSwipeActions { itemInteractions.prepareSwipes(in: self) }
  }

  /// Whether the content is scrolled by a finger, the scroll wheel or code.
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
  /// Whether a point is in the area of the swipe actions.
  ///
  /// - Parameter point: A point in the cell's coordinates, in which the cell's content does not move.
  func isOnSwipeActions(_ point: CGPoint) -> Bool {
    guard swipe != nil else { return false }
    return point.x < 0 || point.x >= bounds.width
  }
}
