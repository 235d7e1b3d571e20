// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

/// Entries left and right of a line, the first of them at the top; inserted entries grow out of the line.
final class TimelineLayout: UICollectionViewLayout {
  static let line = "TimelineLine"

  var entryHeight: CGFloat = 90
  private var inserted: [IndexPath] = []

  private var count: Int { return collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override init() {
    super.init()
    self.register(HourLine.self, forDecorationViewOfKind: Self.line)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * entryHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    if count > 0, let line = layoutAttributesForDecorationView(ofKind: Self.line, at: IndexPath(item: 0, section: 0)) {
      all.append(line)
    }
    // The collection view ignores attributes that it does not need.
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView, indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let half = collectionView.bounds.width / 2
    attributes.frame = CGRect(
      x: indexPath.item % 2 == 0 ? 10 : half + 10, y: CGFloat(indexPath.item) * entryHeight, width: half - 20,
      height: entryHeight - 10)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: collectionView.bounds.width / 2 - 1, y: 0, width: 2, height: collectionViewContentSize.height)
    attributes.zIndex = -1
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x = collectionView!.bounds.midX
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }
}
