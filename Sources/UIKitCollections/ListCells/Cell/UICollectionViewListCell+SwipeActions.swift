import UIKitCore

extension UICollectionViewListCell {
  /// Shows the trailing swipe actions; the default action of a delete button.
  func revealSwipeActions() {
    enclosingCollectionView?.swipes?.open(self, .trailing)
  }
}
