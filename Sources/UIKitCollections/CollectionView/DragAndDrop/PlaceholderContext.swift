import Foundation
import UIKitCore

/// The placeholder of a dropped item.
@MainActor
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var collectionView: UICollectionView?
  private let item: ItemPlaceholder
  private let animation: any UIDragAnimating
  private let update: (UICollectionViewCell) -> Void

  /// - Parameter update: Fills the cell.
  init(
    of dragItem: UIDragItem, _ item: ItemPlaceholder, in collectionView: UICollectionView,
    _ animation: any UIDragAnimating, update: @escaping (UICollectionViewCell) -> Void
  ) {
    (self.dragItem, self.item, self.collectionView) = (dragItem, item, collectionView)
    (self.animation, self.update) = (animation, update)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    collectionView?.commit(item, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { collectionView?.delete(item) ?? false }

  func setNeedsCellUpdate() {
    guard let cell = item.cell, cell.isPlaceholder else { return }
    update(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animation.addCompletion(completion) }
}
