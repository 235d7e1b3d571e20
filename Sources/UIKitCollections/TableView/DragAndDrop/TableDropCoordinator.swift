import Foundation
import UIKitCore

/// The drop coordinator of a table, which animates with that of the table's contents.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let base: any UICollectionViewDropCoordinator
  private weak var table: UITableView?
  let proposal: UITableViewDropProposal

  init(_ base: any UICollectionViewDropCoordinator, of table: UITableView, proposal: UITableViewDropProposal) {
    self.base = base
    self.table = table
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
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    guard let table, let base = base as? DropCoordinator else {
      raise("The table of a drop no longer exists, or its coordinator is not one of UIKit's.")
    }
    return table.show(placeholder, for: dragItem, with: base)
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    base.drop(dragItem, to: target)
  }
}
