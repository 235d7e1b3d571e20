import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Where items go that are carried, unless a layout says otherwise.
extension UICollectionViewLayout {
  /// - Parameters:
  ///   - previous: Where the item is shown.
  ///   - position: Of its middle, in the layout's coordinates.
  /// - Complexity: O(items in sight).
  final func proposedPath(for previous: IndexPath, at position: CGPoint) -> IndexPath {
    guard let collectionView, let own = layoutAttributesForItem(at: previous), let slot = placement(of: own) else {
      return previous
    }
    let place = mirrored(CGRect(origin: position, size: .zero)).origin
    return MovementTarget(
      path: previous, slot: collectionView.contentFrame(of: slot), neighbours: collectionView.movementNeighbours,
      counts: collectionView.itemCounts, axis: readingAxis,
      isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ).path(at: place)
  }

  final func carriedAttributes(at path: IndexPath, position: CGPoint) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(for: .cell, kind: nil, at: path)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Nothing but the item that is carried has moved; what makes room is told of by a change of the data.
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
  /// What is in sight, from the back to the front, where it is seen; headers and footers stand for empty sections.
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
