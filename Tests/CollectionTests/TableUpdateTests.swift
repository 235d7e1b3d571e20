import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Changes of a table's data, by method calls and by snapshots.
@MainActor
struct TableUpdateTests {
  @Test func rowsComeAndGoTogether() throws {
    let dataSource = TableSource([["a", "b", "c", "d"]])
    let phone = TablePhone(source: dataSource)
    let kept = try phone.cell(2)
    phone.table.beginUpdates()
    dataSource.rows = [["a", "x", "c"], ["y"]]
    phone.table.deleteRows(at: [[0, 1], [0, 3]], with: .left)
    phone.table.insertRows(at: [[0, 1]], with: .fade)
    phone.table.insertSections([1], with: .automatic)
    phone.table.endUpdates()
    phone.run(for: 0.1)
    try expectIdentical(phone.cell(2), kept)
    phone.run(for: 1)
    expectEqual(phone.texts, ["a", "x", "c", "y"])
    expectEqual(phone.table.numberOfSections, 2)
  }

  @Test func batchesTellWhenTheyAreDone() {
    let dataSource = TableSource([["a", "b"]])
    let phone = TablePhone(source: dataSource)
    var isDone = false
    phone.table.performBatchUpdates {
      dataSource.rows = [["b", "a"]]
      phone.table.moveRow(at: [0, 0], to: [0, 1])
    } completion: {
      isDone = $0
    }
    expectFalse(isDone)
    phone.run(for: 1)
    expectTrue(isDone)
    expectEqual(phone.texts, ["b", "a"])
  }

  @Test func reloadReplacesCellAndReconfigureKeepsIt() throws {
    let dataSource = TableSource([["a", "b"]])
    let phone = TablePhone(source: dataSource)
    let (first, second) = (try phone.cell(0), try phone.cell(1))
    dataSource.rows = [["A", "B"]]
    phone.table.reloadRows(at: [[0, 0]], with: .none)
    phone.table.reconfigureRows(at: [[0, 1]])
    phone.run(for: 1)
    expectEqual(phone.texts, ["A", "B"])
    try expectIdentical(phone.cell(1), second)
    try expectNotIdentical(phone.cell(0), first)
  }

  @Test func emptyUpdateQueriesHeightsAgain() throws {
    final class Tall: TableRows, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 50
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? height : 60
      }
    }
    let dataSource = Tall([["a", "b"]])
    let phone = TablePhone(source: dataSource, delegate: dataSource)
    expectEqual(phone.table.contentSize.height, 110)
    dataSource.height = 90
    phone.table.beginUpdates()
    phone.table.endUpdates()
    phone.run(for: 1)
    expectEqual(phone.table.contentSize.height, 150)
    expectEqual(phone.table.rectForRow(at: [0, 1]), CGRect(x: 0, y: 90, width: 390, height: 60))
  }

  @Test func snapshotsMoveCellsWithTheirItems() throws {
    let phone = TablePhone()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: phone.table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2, 3], toSection: "one")
    snapshot.appendItems([4], toSection: "two")
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    let three = try phone.cell(2)
    snapshot.deleteItems([1])
    snapshot.moveItem(3, beforeItem: 2)
    snapshot.appendItems([5])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    phone.step()
    expectFalse(isDone, "changes are animated by default")
    phone.run(for: 1)
    expectTrue(isDone)
    expectEqual(phone.texts, ["3", "2", "4", "5"])
    try expectIdentical(phone.cell(0), three)
    expectEqual(source.itemIdentifier(for: [1, 1]), 5)
    expectEqual(source.indexPath(for: 2), [0, 1])
    expectEqual(source.sectionIdentifier(for: 1), "two")
    expectEqual(source.index(for: "two"), 1)
  }
}
