// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

/// Rows under headers that stay at the upper edge until the next header pushes them away.
final class StickyHeaderLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 44
  var headerHeight: CGFloat = 30

  private var rows: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var sectionEnds: [CGFloat] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    rows.removeAll()
    headers.removeAll()
    sectionEnds.removeAll()
    var y: CGFloat = 0
    let width = collectionView.bounds.width
    for section in 0..<collectionView.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = CGRect(x: 0, y: y, width: width, height: headerHeight)
      header.zIndex = 1024
      headers.append(header)
      y += headerHeight
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        rows[indexPath] = attributes
        y += rowHeight
      }
      sectionEnds.append(y)
    }
    contentHeight = y
    for (section, header) in headers.enumerated() {
      let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
      let stuck = min(max(top, header.frame.minY), sectionEnds[section] - headerHeight)
      header.frame.origin.y = stuck
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return (Array(rows.values) + headers).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return rows[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, headers.indices.contains(indexPath.section) else {
      return nil
    }
    return headers[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}
