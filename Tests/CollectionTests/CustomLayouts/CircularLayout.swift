// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

final class CircularLayoutAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! CircularLayoutAttributes
    copied.anchorPoint = anchorPoint
    copied.angle = angle
    return copied
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CircularLayoutAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.anchorPoint == anchorPoint && other.angle == angle }
  }
}

final class CircularCell: UICollectionViewCell {
  private(set) var applications = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
    guard let circular = layoutAttributes as? CircularLayoutAttributes else { return }
    layer.anchorPoint = circular.anchorPoint
    center.y += (circular.anchorPoint.y - 0.5) * bounds.height
  }
}

/// Cards on the rim of a large wheel that scrolling turns.
final class CircularLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 133, height: 173)

  var radius: CGFloat = 500 {
    didSet { invalidateLayout() }
  }

  private var attributesList = [CircularLayoutAttributes]()

  private var anglePerItem: CGFloat { return atan(itemSize.width / radius) }

  private var angleAtExtreme: CGFloat {
    let count = collectionView!.numberOfItems(inSection: 0)
    return count > 0 ? -CGFloat(count - 1) * anglePerItem : 0
  }

  private var angle: CGFloat {
    return angleAtExtreme * collectionView!.contentOffset.x
      / (collectionViewContentSize.width - collectionView!.bounds.width)
  }

  override class var layoutAttributesClass: AnyClass { return CircularLayoutAttributes.self }

  override var collectionViewContentSize: CGSize {
    return CGSize(
      width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
      height: collectionView!.bounds.height)
  }

  override func prepare() {
    super.prepare()
    let centerX = collectionView!.contentOffset.x + collectionView!.bounds.width / 2
    let anchorPointY = (itemSize.height / 2 + radius) / itemSize.height
    attributesList = (0..<collectionView!.numberOfItems(inSection: 0)).map { index in
      let attributes = CircularLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      attributes.size = self.itemSize
      attributes.center = CGPoint(x: centerX, y: self.collectionView!.bounds.midY)
      attributes.angle = self.angle + self.anglePerItem * CGFloat(index)
      attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return attributesList
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return attributesList[indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}
