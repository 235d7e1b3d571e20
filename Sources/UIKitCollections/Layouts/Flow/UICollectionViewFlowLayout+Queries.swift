import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Queries of elements and their frames.
extension UICollectionViewFlowLayout {
  /// Returns the elements in a rectangle of the content, with pinned elements at their pinned frames.
  func elements(in rect: CGRect) -> [LayoutElement] { solution?.elements(in: rect, pinning: pinning) ?? [] }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    solution?.element(key, pinning: pinning).map { attributes(of: $0) }
  }

  func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let attributes = attributes(for: Placement(element))
    if isSelfSizing, case .item = element.key { attributes.estimatedAxes = [.horizontal, .vertical] }
    return attributes
  }

  private var pinning: PinningBounds? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let collectionView = ownCollectionView
    else {
      return nil
    }
    return PinningBounds(bounds: collectionView.bounds, adjustedContentInset: collectionView.adjustedContentInset)
  }
}
