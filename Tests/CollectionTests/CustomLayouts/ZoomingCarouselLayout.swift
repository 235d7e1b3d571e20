// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

/// Cards that grow towards the middle, where one of them comes to rest.
final class ZoomingCarouselLayout: UICollectionViewLayout {
  var itemSize = CGSize(width: 240, height: 320)
  var spacing: CGFloat = 20
  var smallestScale: CGFloat = 0.8
  /// Whether the layout runs from right to left in languages that do.
  var followsLanguage = false

  private var attributes: [UICollectionViewLayoutAttributes] = []

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { return followsLanguage }

  private var inset: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    return (collectionView.bounds.width - itemSize.width) / 2
  }

  private var pitch: CGFloat { return itemSize.width + spacing }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    let count = CGFloat(attributes.count)
    return CGSize(width: inset * 2 + pitch * count - spacing, height: collectionView.bounds.height)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: inset + pitch * CGFloat(item), y: (collectionView.bounds.height - itemSize.height) / 2,
        width: itemSize.width, height: itemSize.height)
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return attributes.filter { $0.frame.intersects(rect) }.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      if followsLanguage { return attributes }
      let distance = visibleRect.midX - attributes.center.x
      let normalizedDistance = min(abs(distance) / pitch, 1)
      let zoom = 1 - (1 - smallestScale) * normalizedDistance
      attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
      attributes.zIndex = Int(zoom.rounded())
      return attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return attributes[indexPath.item]
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width, height: collectionView.frame.height)
    guard let rectAttributes = layoutAttributesForElements(in: targetRect) else { return .zero }
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalCenter = proposedContentOffset.x + collectionView.frame.width / 2
    for layoutAttributes in rectAttributes {
      let itemHorizontalCenter = layoutAttributes.center.x
      if (itemHorizontalCenter - horizontalCenter).magnitude < offsetAdjustment.magnitude {
        offsetAdjustment = itemHorizontalCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}
