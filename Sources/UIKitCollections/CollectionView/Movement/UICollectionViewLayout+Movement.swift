import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The default target of moved items, which layouts may override.
extension UICollectionViewLayout {
  /// - Parameters:
  ///   - previous: The index path at which the item is displayed.
  ///   - position: The item's center, in the layout's coordinates.
  /// - Complexity: O(visible items).
  final func proposedPath(for previous: IndexPath, at position: CGPoint) -> IndexPath {
    guard let collectionView, let own = layoutAttributesForItem(at: previous), let slot = placement(of: own) else {
      return previous
    }
    let location = mirrored(CGRect(origin: position, size: .zero)).origin
    return MovementTarget(
      path: previous, slot: collectionView.contentFrame(of: slot), neighbours: collectionView.movementNeighbours,
      counts: collectionView.itemCounts, axis: readingAxis,
      isRightToLeft: beginsAtRight
    ).path(at: location)
  }

  final func carriedAttributes(at path: IndexPath, position: CGPoint) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(for: .cell, kind: nil, at: path)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the context for a moved item. Only the item itself has moved; a data change describes the items that make
  /// way.
  final func movementContext(
    to targets: [IndexPath], at position: CGPoint, from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.isScroll = true
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }
}

extension UICollectionView {
  /// The visible elements, from back to front, with their frames on screen; headers and footers represent empty
  /// sections.
  fileprivate var movementNeighbours: [MovementTarget.Neighbour] {
    displayedKeys.compactMap { key in
      guard let placement = displayed[key]?.placement, key != movement?.key else { return nil }
      switch key {
      case .item:
        return MovementTarget.Neighbour(path: key.indexPath, frame: contentFrame(of: placement))
      case .supplementary(_, let section?, _) where itemCounts.indices.contains(section) && itemCounts[section] == 0:
        return MovementTarget.Neighbour(
          path: IndexPath(item: 0, section: section), frame: placement.frame, standsForSection: true)
      default: return nil
      }
    }
  }
}
