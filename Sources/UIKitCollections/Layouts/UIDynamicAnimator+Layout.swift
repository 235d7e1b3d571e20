import Foundation
import Geometry
import UIKitControls
import UIKitCore

extension UIDynamicAnimator {
  /// Creates an animator of the attributes of a layout, which is invalidated each time they move.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    host = { [weak layout] in
      guard let layout, let view = layout.collectionView else { return nil }
      return (view, CGRect(origin: .zero, size: layout.collectionViewContentSize))
    }
    onMove = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the attributes of a cell that a behavior moves; `nil` if there are none.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view that a behavior moves; `nil` if there are none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view that a behavior moves; `nil` if there are none.
  public func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    movedItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }
}
