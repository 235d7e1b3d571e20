// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

/// A picture above a list; the picture grows when the list is pulled down.
final class StretchyHeaderLayout: UICollectionViewLayout {
  static let headerKind = "StretchyHeader"

  var headerHeight: CGFloat = 200
  var rowHeight: CGFloat = 80

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    return CGSize(
      width: collectionView.bounds.width,
      height: headerHeight + CGFloat(collectionView.numberOfItems(inSection: 0)) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    var result: [UICollectionViewLayoutAttributes] = []
    if let header = layoutAttributesForSupplementaryView(
      ofKind: Self.headerKind, at: IndexPath(item: 0, section: 0)), header.frame.intersects(rect)
    {
      result.append(header)
    }
    let count = collectionView.numberOfItems(inSection: 0)
    let first = max(0, Int((rect.minY - headerHeight) / rowHeight))
    let last = min(count - 1, Int((rect.maxY - headerHeight) / rowHeight))
    if first <= last {
      for item in first...last {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) { result.append(attributes) }
      }
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: headerHeight + CGFloat(indexPath.item) * rowHeight, width: collectionView?.bounds.width ?? 0,
      height: rowHeight)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView, elementKind == Self.headerKind else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let pulled = min(0, collectionView.contentOffset.y + collectionView.adjustedContentInset.top)
    attributes.frame = CGRect(
      x: 0, y: pulled, width: collectionView.bounds.width, height: headerHeight - pulled)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}
