import Foundation
import UIKitCore

/// An object that is told in advance which items will be needed.
///
/// - Fidelity: approximated; UIKit does not document how far ahead it looks: here as far as the visible area is long,
///   in the direction of the last scroll. Sections that scroll by themselves announce the items shown there, and cells
///   are created when they become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Reports that items will be needed soon.
  ///
  /// - Parameter indexPaths: The items, the nearest first. Each is announced once, until it has been visible or is
  ///   cancelled.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Reports that announced items will not become visible after all, as the direction has changed.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Begins prefetching for another data source, or ends it.
  func beginPrefetching() {
    prefetching = PrefetchWindow()
    if prefetchDataSource != nil { setNeedsLayout() }
  }

  /// Announces items after a layout. Without a data source for prefetching the cost is zero, and without scrolling
  /// hardly more.
  func announceItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let axis = currentLayout.readingAxis ?? (contentSize.height > bounds.height ? .vertical : .horizontal)
    guard let rect = prefetching.ahead(of: bounds, axis: axis) else { return }
    let shown = indexPathsForVisibleItems
    let coming = currentLayout.placements(near: rect, offsets: orthogonals.offsets).compactMap {
      placement -> PrefetchWindow.Coming? in
      guard case .item = placement.key else { return nil }
      return PrefetchWindow.Coming(path: dataPath(placement.key.indexPath), frame: contentFrame(of: placement))
    }
    let news = prefetching.update(shown: Set(shown), coming: coming, axis: axis)
    if !news.cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: news.cancelled)
    }
    if !news.prefetched.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: news.prefetched)
    }
  }
}
