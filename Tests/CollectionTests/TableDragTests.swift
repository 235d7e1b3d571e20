import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Rows dragged within a table and from one to another.
@MainActor
struct TableDragTests {
  private final class Rows: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var allowsMoves = false

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: rows[0][indexPath.row] as NSString))
      item.localObject = rows[0][indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begins") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("ends") }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { allowsMoves }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      log.append("move \(source.row) to \(destination.row)")
      rows[0].insert(rows[0].remove(at: source.row), at: destination.row)
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath,
        let text = item.dragItem.localObject as? String
      else { return }
      log.append("drop \(text) at \(path.row) from \(item.sourceIndexPath?.row ?? -1)")
      tableView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          rows[0].remove(at: source.row)
          tableView.deleteRows(at: [source], with: .automatic)
        }
        rows[0].insert(text, at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }

  private let source = Rows([["a", "b", "c", "d"]])

  private func phone(accepting delegate: Rows?) -> TablePhone {
    TablePhone(source: source) { table in
      table.rowHeight = 100
      table.dragInteractionEnabled = true
      table.dragDelegate = source
      table.dropDelegate = delegate
    }
  }

  private func drag(_ phone: TablePhone, from start: CGPoint, to end: CGPoint) {
    phone.hold(start, for: 0.7)
    for point in [CGPoint(x: end.x, y: (start.y + end.y) / 2), end] {
      phone.touch(.moved, at: point)
      phone.run(for: 0.4)
    }
    phone.touch(.ended, at: end)
    phone.run(for: 1)
  }

  @Test func aDelegatePerformsADrop() {
    let phone = phone(accepting: source)
    expectTrue(phone.table.dragInteractionEnabled)
    drag(phone, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 250))
    expectEqual(source.log, ["begins", "drop a at 2 from 0", "ends"])
    expectEqual(phone.texts, ["b", "c", "a", "d"])
    expectFalse(phone.table.hasActiveDrag)
  }

  /// As on iOS, the data source moves a row of its own table, with or without a delegate for drops.
  @Test(arguments: [true, false]) func aRowThatMayBeMovedIsMoved(hasDelegate: Bool) {
    source.allowsMoves = true
    let phone = phone(accepting: hasDelegate ? source : nil)
    drag(phone, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 250))
    expectEqual(source.log, ["begins", "move 0 to 2", "ends"])
    expectEqual(phone.texts, ["b", "c", "a", "d"])
  }

  @Test func aRowThatMayNotBeMovedReturns() {
    let phone = phone(accepting: nil)
    drag(phone, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 250))
    expectEqual(source.log, ["begins", "ends"])
    expectEqual(phone.texts, ["a", "b", "c", "d"])
  }
}
