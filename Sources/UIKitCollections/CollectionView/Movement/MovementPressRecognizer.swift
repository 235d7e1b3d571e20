import Foundation
import UIKitCore

/// A long press that moves an item. On items that cannot move, the touch remains a slow tap.
final class MovementPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView = view as? UICollectionView,
      !collectionView.mayDrag,
      let path = collectionView.indexPathForItem(at: location(in: collectionView))
    else { return false }
    return collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: path) ?? false
  }
}
