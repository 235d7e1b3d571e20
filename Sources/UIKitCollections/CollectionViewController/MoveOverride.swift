import Foundation
import UIKitCore

/// Whether a controller's class overrides the method that moves items.
@MainActor
enum MoveOverride {
  static func isThere(in controllerClass: UICollectionViewController.Type) -> Bool {
    method.isOverridden(in: controllerClass)
  }

  private static let method = OverridableMethod(
    of: UICollectionViewController.self, keptBy: Same.self, changedBy: Moving.self)

  private final class Same: UICollectionViewController {}

  private final class Moving: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.setNeedsLayout() }
  }
}
