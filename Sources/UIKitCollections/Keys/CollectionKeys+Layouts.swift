import Foundation
import UIKitCore

extension CollectionKeys {
  /// Makes the properties of layouts and their attributes known by the names of their accessors in Objective-C.
  static func registerLayouts() {
    collectionViewLayoutProperties()
    collectionViewLayoutAttributesProperties()
    collectionViewCompositionalLayoutProperties()
    collectionViewFlowLayoutProperties()
    collectionViewTransitionLayoutProperties()
  }

  private static func collectionViewLayoutProperties() {
    add("collectionView", \UICollectionViewLayout.collectionView)
    add("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
    add("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
    add(
      "flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
  }

  private static func collectionViewLayoutAttributesProperties() {
    add("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    read("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
    read("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
    add("alpha", \UICollectionViewLayoutAttributes.alpha)
    add("zIndex", \UICollectionViewLayoutAttributes.zIndex)
    add("isHidden", \UICollectionViewLayoutAttributes.isHidden)
    add("frame", \UICollectionViewLayoutAttributes.frame)
    add("size", \UICollectionViewLayoutAttributes.size)
    add("center", \UICollectionViewLayoutAttributes.center)
    add("bounds", \UICollectionViewLayoutAttributes.bounds)
    add("transform", \UICollectionViewLayoutAttributes.transform)
  }

  private static func collectionViewCompositionalLayoutProperties() {
    add("configuration", \UICollectionViewCompositionalLayout.configuration)
  }

  private static func collectionViewFlowLayoutProperties() {
    add("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    add("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    add("itemSize", \UICollectionViewFlowLayout.itemSize)
    add("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    add("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    add("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    add("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    add("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    add("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    add("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    add("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
  }

  private static func collectionViewTransitionLayoutProperties() {
    add("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
    read("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
    read("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
  }
}
