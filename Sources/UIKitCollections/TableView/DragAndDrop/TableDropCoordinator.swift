import Foundation
import UIKitCore

/// The drop coordinator of a table, which animates with that of the table's contents.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let base: any UICollectionViewDropCoordinator
  let proposal: UITableViewDropProposal

  init(_ base: any UICollectionViewDropCoordinator, proposal: UITableViewDropProposal) {
    self.base = base
    self.proposal = proposal
  }

  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: any UICollectionViewDropItem) {
      (dragItem, sourceIndexPath, previewSize) = (item.dragItem, item.sourceIndexPath, item.previewSize)
    }
  }

  var items: [any UITableViewDropItem] { base.items.map { Item($0) } }
  var destinationIndexPath: IndexPath? { base.destinationIndexPath }
  var session: any UIDropSession { base.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    base.drop(dragItem, toItemAt: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    base.drop(dragItem, intoItemAt: indexPath, rect: rect)
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    base.drop(dragItem, to: target)
  }
}
