import UIKitCore

extension UICollectionViewListCell {
  /// Uncovers the trailing swipe actions, the default action of a delete button.
  func revealSwipeActions() {
    enclosingCollectionView?.swipes?.open(self, .trailing)
  }
}
