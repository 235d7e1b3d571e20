import Foundation
import UIKitCore

/// Told in advance which items are going to be needed.
///
/// - Fidelity: approximated; how far ahead UIKit looks is not documented: here it is as far again as is in sight, in the
///   direction of the last move. Sections that scroll by themselves announce what they show there, and cells are made when
///   they come into sight.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// - Parameter indexPaths: The nearest first; each once, until it has been in sight or is cancelled.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced will not come into sight after all, since the direction has turned.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Somebody else is to be told, or nobody.
  func beginPrefetching() {
    prefetching = PrefetchWindow()
    if prefetchDataSource != nil { setNeedsLayout() }
  }

  /// After a layout. Without anybody to tell it costs nothing, and while nothing moves hardly more.
  func announceItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let axis = currentLayout.readingAxis ?? (contentSize.height > bounds.height ? .vertical : .horizontal)
    guard let rect = prefetching.ahead(of: bounds, axis: axis) else { return }
    let shown = indexPathsForVisibleItems
    let coming = currentLayout.placements(near: rect).compactMap { placement -> PrefetchWindow.Coming? in
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
