// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

/// A stack of cards: new cards are dealt from below and turned, the top card is thrown off to the right.
final class CardStackLayout: UICollectionViewLayout {
  var cardSize = CGSize(width: 300, height: 400)
  var visibleCards = 4

  private var insertedPaths: Set<IndexPath> = []
  private var deletedPaths: Set<IndexPath> = []

  override var collectionViewContentSize: CGSize { return collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let count = min(collectionView.numberOfItems(inSection: 0), visibleCards)
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = cardSize
    attributes.center = CGPoint(
      x: collectionView.bounds.midX, y: collectionView.bounds.midY + CGFloat(indexPath.item) * 12)
    let scale = 1 - CGFloat(indexPath.item) * 0.05
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.zIndex = -indexPath.item
    attributes.alpha = indexPath.item < visibleCards ? 1 : 0
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        if let indexPath = update.indexPathAfterUpdate { insertedPaths.insert(indexPath) }
      case .delete:
        if let indexPath = update.indexPathBeforeUpdate { deletedPaths.insert(indexPath) }
      default:
        break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedPaths.removeAll()
    deletedPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if insertedPaths.contains(itemIndexPath) {
      attributes?.alpha = 1
      attributes?.center.y += collectionView!.bounds.height
      attributes?.transform = CGAffineTransform(rotationAngle: .pi / 6)
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deletedPaths.contains(itemIndexPath) {
      attributes?.alpha = 0.5
      attributes?.center.x += collectionView!.bounds.width
    }
    return attributes
  }
}
