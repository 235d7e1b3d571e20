// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

final class ChatInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether only the appearance of the bubbles is invalid.
  var invalidatesAttributesOnly = false
}

/// Messages of different heights. Older messages inserted above do not move the visible ones.
final class ChatLayout: UICollectionViewLayout {
  var heightForMessage: (IndexPath) -> CGFloat = { _ in 60 }
  private(set) var preparations = 0

  private var frames: [CGRect] = []
  private var heightBeforeUpdate: CGFloat?

  override class var invalidationContextClass: AnyClass { return ChatInvalidationContext.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    preparations += 1
    var y: CGFloat = 0
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let height = heightForMessage(IndexPath(item: item, section: 0))
      defer { y += height }
      return CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return frames.indices.filter { frames[$0].intersects(rect) }.map { attributes(at: $0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    return attributes(at: indexPath.item)
  }

  private func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frames[item]
    return attributes
  }

  /// Inserts an older message, with its measured height, above the others.
  func insertOlder(height: CGFloat) {
    let context = Self.invalidationContextClass as! ChatInvalidationContext.Type
    let invalidation = context.init()
    invalidation.contentOffsetAdjustment = CGPoint(x: 0, y: height)
    invalidateLayout(with: invalidation)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! ChatInvalidationContext
    context.invalidatesAttributesOnly = newBounds.size == collectionView?.bounds.size
    return context
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != frames.first?.width
  }
}
