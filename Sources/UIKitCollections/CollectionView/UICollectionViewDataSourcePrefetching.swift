import Foundation
import UIKitCore

/// An object that is notified in advance of the items that will be needed.
///
/// - Fidelity: approximated; UIKit does not document how far ahead it looks: here as far as the visible area is long,
///   in the direction of the last scroll. Sections that scroll by themselves announce the items shown there, and cells
///   are created when they become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Reports that items will be needed soon.
  ///
  /// - Parameter indexPaths: The items, nearest first. Each item is announced once until it has been visible or its
  ///   announcement is cancelled.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Reports that announced items will not become visible after all, because the scroll direction has changed.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
