import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Cells in place of dropped items whose contents are still being loaded, as in Apple's sample of drag and drop in a
/// collection view.
@MainActor
struct DropPlaceholderTests {
  /// A list that shows a placeholder for each dropped item.
  private final class Receiver: NSObject, UICollectionViewDropDelegate {
    let board: NameBoard
    var phone: DragPhone?
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    var title = "loading"
    var landed = 0
    var copies = 1

    init(_ board: NameBoard) {
      self.board = board
      super.init()
      board.collectionView.dropDelegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
      for item in coordinator.items + (copies > 1 ? coordinator.items : []) {
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { [unowned self] in ($0 as? NameCell)?.name = title }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        context.addCompletion { [unowned self] _ in landed += 1 }
        contexts.append(context)
      }
    }

    /// Puts an item into the data.
    func commit(_ index: Int, as name: String) -> Bool {
      contexts[index].commitInsertion { board.names.insert(name, at: $0.item) }
    }

    /// The texts of all visible cells, from top to bottom.
    var shown: [String] {
      board.collectionView.subviews.compactMap { $0 as? NameCell }.filter { $0.alpha > 0 && !$0.isHidden }
        .sorted { $0.frame.minY < $1.frame.minY }.map(\.name)
    }
  }

  private func drop(at y: CGFloat, of copies: Int = 1) -> (phone: DragPhone, receiver: Receiver) {
    let phone = DragPhone(["a", "b"], ["x", "y", "z"])
    let receiver = Receiver(phone.right)
    (receiver.copies, receiver.phone) = (copies, phone)
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 400), CGPoint(x: 300, y: y)])
    return (phone, receiver)
  }

  @Test func aPlaceholderIsShownUntilItsItemIsCommitted() {
    let (phone, receiver) = drop(at: 150)
    expectEqual(receiver.shown, ["x", "loading", "y", "z"])
    expectEqual(receiver.landed, 1)
    let view = phone.right.collectionView
    expectTrue(view.hasUncommittedUpdates)
    expectEqual(view.numberOfItems(inSection: 0), 3)
    expectEqual(view.visibleCells.count, 3)
    expectEqual(view.indexPathsForVisibleItems.map(\.item).sorted(), [0, 1, 2])
    expectEqual((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NameCell)?.name, "y")
    expectTrue(receiver.commit(0, as: "new"))
    phone.run(for: 1)
    expectEqual(receiver.shown, ["x", "new", "y", "z"])
    expectFalse(view.hasUncommittedUpdates)
    expectEqual(view.numberOfItems(inSection: 0), 4)
    expectFalse(receiver.commit(0, as: "again"), "it is committed")
    expectFalse(receiver.contexts[0].deletePlaceholder())
  }

  @Test func aPlaceholderCanBeRemoved() {
    let (phone, receiver) = drop(at: 150)
    expectTrue(receiver.contexts[0].deletePlaceholder())
    phone.run(for: 1)
    expectEqual(receiver.shown, ["x", "y", "z"])
    expectFalse(receiver.commit(0, as: "late"))
    expectEqual(phone.right.names, ["x", "y", "z"])
  }

  @Test func aPlaceholderIsUpdated() {
    let (_, receiver) = drop(at: 150)
    receiver.title = "half"
    receiver.contexts[0].setNeedsCellUpdate()
    expectEqual(receiver.shown, ["x", "half", "y", "z"])
  }

  @Test func reloadingDiscardsPlaceholders() {
    let (phone, receiver) = drop(at: 150)
    phone.right.collectionView.reloadData()
    phone.run(for: 1)
    expectEqual(receiver.shown, ["x", "y", "z"])
    expectFalse(receiver.commit(0, as: "late"))
    expectFalse(phone.right.collectionView.hasUncommittedUpdates)
  }

  @Test func severalPlaceholdersAreCommittedInAnyOrder() {
    let (phone, receiver) = drop(at: 150, of: 2)
    expectEqual(receiver.shown, ["x", "loading", "loading", "y", "z"])
    // The later of two placeholders for one index path is placed before the other.
    expectTrue(receiver.commit(0, as: "first"))
    phone.run(for: 1)
    expectEqual(receiver.shown, ["x", "loading", "first", "y", "z"])
    expectTrue(receiver.commit(1, as: "second"))
    phone.run(for: 1)
    expectEqual(receiver.shown, ["x", "second", "first", "y", "z"])
    expectEqual(phone.right.names, receiver.shown)
  }

  @Test func placeholdersStayAtTheirItemsWhenTheDataChanges() {
    let (phone, receiver) = drop(at: 150)
    let (board, view) = (phone.right, phone.right.collectionView)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      board.names = ["new", "x", "y"]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    phone.run(for: 1)
    expectEqual(receiver.shown, ["new", "x", "loading", "y"])
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    expectTrue(receiver.commit(0, as: "late"))
    phone.run(for: 1)
    expectEqual(receiver.shown, ["new", "x", "late", "y"])
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
    view.performBatchUpdates {
      board.names = ["y"]
      view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    phone.run(for: 1)
    expectEqual(receiver.shown, ["y"])
  }

  @Test func placeholdersLeaveWithTheirSections() {
    let (phone, receiver) = drop(at: 150)
    let view = phone.right.collectionView
    final class Empty: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let empty = Empty()
    view.performBatchUpdates {
      view.dataSource = empty
      view.deleteSections([0])
    }
    phone.run(for: 1)
    expectFalse(receiver.commit(0, as: "late"))
    expectFalse(view.hasUncommittedUpdates)
  }

  @Test func placeholdersAreNotTapped() {
    let (phone, receiver) = drop(at: 150)
    let view = phone.right.collectionView
    expectNil(view.indexPathForItem(at: CGPoint(x: 100, y: 150)))
    phone.tap(CGPoint(x: 300, y: 150))
    expectEqual(view.indexPathsForSelectedItems, [])
    phone.tap(CGPoint(x: 300, y: 250))
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    expectEqual(receiver.shown, ["x", "loading", "y", "z"])
  }

  /// A gap for another drag opens among items and placeholders.
  @Test func anotherDropFindsItsPlaceBesideAPlaceholder() {
    let (phone, receiver) = drop(at: 150)
    phone.drag(CGPoint(x: 100, y: 150), over: [CGPoint(x: 300, y: 500), CGPoint(x: 300, y: 250)])
    expectEqual(receiver.shown, ["x", "loading", "loading", "y", "z"])
    expectTrue(receiver.commit(0, as: "first"))
    expectTrue(receiver.commit(1, as: "second"))
    phone.run(for: 1)
    expectEqual(receiver.shown.count, 5)
    expectEqual(phone.right.names, receiver.shown)
  }

  @Test func tablesShowPlaceholdersOfTheirHeight() {
    final class Rows: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
      UITableViewDropDelegate
    {
      var context: (any UITableViewDropPlaceholderContext)?
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))] }
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "placeholder", rowHeight: 60)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
    }
    let rows = Rows([["a", "b", "c"]])
    let phone = TablePhone(source: rows) { table in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
      table.dragInteractionEnabled = true
      table.dragDelegate = rows
      table.dropDelegate = rows
    }
    phone.hold(CGPoint(x: 100, y: 20), for: 0.7)
    for y in [40, 60] {
      phone.touch(.moved, at: CGPoint(x: 100, y: y))
      phone.run(for: 0.4)
    }
    phone.touch(.ended, at: CGPoint(x: 100, y: 60))
    phone.run(for: 1)
    let table = phone.table
    expectEqual(table.numberOfRows(inSection: 0), 3)
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, height + 60)
    expectTrue(rows.context?.commitInsertion { rows.rows[0].insert("new", at: $0.row) } == true)
    phone.run(for: 1)
    expectEqual(table.numberOfRows(inSection: 0), 4)
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "new")
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 2 * height)
  }
}
