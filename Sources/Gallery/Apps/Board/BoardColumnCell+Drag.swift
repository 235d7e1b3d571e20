import UIKit

extension BoardColumnCell: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let card = dataSource.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: card.title as NSString))
    item.localObject = card
    return [item]
  }
}

extension BoardColumnCell: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession?.items.first?.localObject is BoardCard
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Moves the dropped card to its destination, or to the end of the column for a drop below the cards.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first?.dragItem, let card = item.localObject as? BoardCard else { return }
    let cards = dataSource.snapshot().itemIdentifiers.filter { $0 != card }
    let index = min(coordinator.destinationIndexPath?.item ?? cards.count, cards.count)
    receive?(card, index)
    coordinator.drop(item, toItemAt: IndexPath(item: index, section: 0))
  }
}
