import Foundation
import UIKitCore

extension UICollectionView {
  /// Starts prefetching for another data source, or stops it.
  func beginPrefetching() {
    prefetching = PrefetchWindow()
    if prefetchDataSource != nil { setNeedsLayout() }
  }

  /// Announces items after a layout. Without a prefetching data source this costs nothing, and without scrolling hardly
  /// anything.
  func announceItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let axis = currentLayout.readingAxis ?? (contentSize.height > bounds.height ? .vertical : .horizontal)
    guard let rect = prefetching.ahead(of: bounds, axis: axis) else { return }
    let shown = indexPathsForVisibleItems
    let coming = currentLayout.placements(near: rect, offsets: orthogonals.offsets).compactMap {
      placement -> PrefetchWindow.Coming? in
      guard case .item = placement.key, !isPlaceholder(placement.key.indexPath) else { return nil }
      return PrefetchWindow.Coming(path: dataPath(placement.key.indexPath), frame: contentFrame(of: placement))
    }
    let changes = prefetching.update(shown: Set(shown), coming: coming, axis: axis)
    if !changes.cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: changes.cancelled)
    }
    if !changes.prefetched.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: changes.prefetched)
    }
  }
}
