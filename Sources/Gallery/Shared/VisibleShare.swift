import UIKit

extension NSCollectionLayoutVisibleItem {
  /// Returns the fraction of the item's width that is inside the container when its section has scrolled to `offset`.
  @MainActor
  func visibleShare(at offset: CGPoint, in container: any NSCollectionLayoutContainer) -> CGFloat {
    guard frame.width > 0 else { return 0 }
    let visible = min(frame.maxX, offset.x + container.contentSize.width) - max(frame.minX, offset.x)
    return max(0, visible) / frame.width
  }
}
