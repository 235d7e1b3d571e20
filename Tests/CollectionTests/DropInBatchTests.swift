import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Drops whose coordinator receives the destination inside a batch of changes, or after it.
@MainActor
struct DropInBatchTests {
  enum Order: CaseIterable {
    case insideWithMove, insideWithInsertion, after, reload, inCompletion
  }

  private final class Board: NSObject, UICollectionViewDropDelegate {
    let board: NameBoard
    let order: Order
    var landed = 0

    init(_ board: NameBoard, _ order: Order) {
      (self.board, self.order) = (board, order)
      super.init()
      board.collectionView.dropDelegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let end = coordinator.destinationIndexPath
      else { return }
      func change() { board.names.insert(board.names.remove(at: source.item), at: end.item) }
      func drop() { coordinator.drop(item.dragItem, toItemAt: end).addCompletion { _ in self.landed += 1 } }
      switch order {
      case .insideWithMove:
        collectionView.performBatchUpdates {
          change()
          collectionView.moveItem(at: source, to: end)
          drop()
        }
      case .insideWithInsertion:
        collectionView.performBatchUpdates {
          change()
          drop()
          collectionView.deleteItems(at: [source])
          collectionView.insertItems(at: [end])
        }
      case .after:
        collectionView.performBatchUpdates {
          change()
          collectionView.moveItem(at: source, to: end)
        }
        drop()
      case .reload:
        change()
        collectionView.reloadData()
        drop()
      case .inCompletion:
        collectionView.performBatchUpdates {
          change()
          collectionView.moveItem(at: source, to: end)
        } completion: { _ in
          drop()
        }
      }
    }
  }

  private let phone = DragPhone(["a", "b", "c", "d"], [])

  @Test(arguments: Order.allCases, [250, 350]) func allItemsAreVisibleInTheEnd(order: Order, end: CGFloat) {
    let board = Board(phone.left, order)
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 100, y: 150), CGPoint(x: 100, y: end)])
    phone.run(for: 1)
    expectEqual(phone.left.shown, end == 250 ? ["b", "c", "a", "d"] : ["b", "c", "d", "a"])
    expectEqual(board.landed, 1)
    expectEqual(phone.window.subviews.count, 2)
  }

  /// An item that moves while its preview does is revealed, too.
  @Test func anItemThatMovesMeanwhileIsRevealed() {
    let board = Board(phone.left, .after)
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 100, y: 250)], drops: false)
    phone.touch(.ended, at: CGPoint(x: 100, y: 250))
    phone.run(for: 0.1)
    phone.left.collectionView.performBatchUpdates {
      phone.left.names.insert("new", at: 0)
      phone.left.collectionView.insertItems(at: [[0, 0]])
    }
    phone.run(for: 1)
    expectEqual(phone.left.shown, ["new", "b", "c", "a", "d"])
    expectEqual(board.landed, 1)
  }

  @Test func dragsAreAllowedUnlessTheAppForbidsThem() {
    expectTrue(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).dragInteractionEnabled)
    let table = UITableView()
    expectTrue(table.dragInteractionEnabled)
    table.dragInteractionEnabled = false
    expectFalse(table.dragInteractionEnabled)
  }
}
