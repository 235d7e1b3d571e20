import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

@testable import UIKitCollections

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

  /// Sections and rows move over several others in both directions, with their cells.
  @Test(arguments: [(0, 2), (2, 0), (0, 1), (1, 2)])
  func cellsMoveWithTheirSectionsAndRows(from: Int, to: Int) throws {
    let sections = TableSource([["a"], ["b"], ["c"]])
    var phone = TablePhone(source: sections)
    var moved = try phone.cell(0, in: from)
    sections.rows.insert(sections.rows.remove(at: from), at: to)
    var others = [0, 1, 2].filter { $0 != from }.compactMap { try? phone.cell(0, in: $0) }
    phone.table.moveSection(from, toSection: to)
    phone.run(for: 1)
    expectEqual(phone.texts, sections.rows.flatMap { $0 })
    expectIdentical(try phone.cell(0, in: to), moved)
    expectEqual([0, 1, 2].filter { $0 != to }.compactMap { try? phone.cell(0, in: $0) }, others)
    let rows = TableSource([["a", "b", "c"]])
    phone = TablePhone(source: rows)
    moved = try phone.cell(from)
    others = [0, 1, 2].filter { $0 != from }.compactMap { try? phone.cell($0) }
    rows.rows[0].insert(rows.rows[0].remove(at: from), at: to)
    phone.table.moveRow(at: [0, from], to: [0, to])
    phone.run(for: 1)
    expectEqual(phone.texts, rows.rows[0])
    expectIdentical(try phone.cell(to), moved)
    expectEqual([0, 1, 2].filter { $0 != to }.compactMap { try? phone.cell($0) }, others)
  }

  /// Without an update around them, changes are updates of their own; all animations have the same result.
  @Test(arguments: [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic])
  func singleChangesAreUpdatesOfTheirOwn(_ animation: UITableView.RowAnimation) throws {
    let source = TableSource([["a", "b"], ["c"]])
    let phone = TablePhone(source: source)
    let kept = try phone.cell(1)
    let steps: [([[String]], () -> Void)] = [
      ([["a", "x", "b"], ["c"]], { phone.table.insertRows(at: [[0, 1]], with: animation) }),
      ([["x", "b"], ["c"]], { phone.table.deleteRows(at: [[0, 0]], with: animation) }),
      ([["y", "b"], ["c"]], { phone.table.reloadRows(at: [[0, 0]], with: animation) }),
      ([["n"], ["y", "b"], ["c"]], { phone.table.insertSections([0], with: animation) }),
      ([["n"], ["y", "b"], ["d", "e"]], { phone.table.reloadSections([2], with: animation) }),
      ([["y", "b"], ["d", "e"]], { phone.table.deleteSections([0], with: animation) }),
    ]
    for (rows, change) in steps {
      source.rows = rows
      change()
      expectEqual(phone.table.numberOfSections, rows.count)
      expectEqual((0..<rows.count).map(phone.table.numberOfRows(inSection:)), rows.map(\.count))
      phone.run(for: 1)
      expectEqual(phone.texts, rows.flatMap { $0 })
    }
    expectIdentical(try phone.cell(1), kept)
    expectEqual(phone.table.visibleCells.map(\.frame.minX), [0, 0, 0, 0])
    expectEqual(phone.table.visibleCells.map(\.alpha), [1, 1, 1, 1])
  }

  /// The horizontal position at which a cell's row is drawn during an animation.
  private func shownX(_ cell: UITableViewCell) throws -> CGFloat {
    try #require(cell.row.layer.presentation()).position.x
  }

  @Test func eachRowOfABatchHasItsOwnAnimation() throws {
    let dataSource = TableSource([["a", "b", "c", "d"]])
    let phone = TablePhone(source: dataSource)
    let (leaving, staying) = (try phone.cell(3), try phone.cell(0))
    phone.table.performBatchUpdates {
      dataSource.rows = [["x", "a", "c", "b"]]
      phone.table.deleteRows(at: [[0, 3]], with: .left)
      phone.table.insertRows(at: [[0, 0]], with: .right)
      phone.table.moveRow(at: [0, 1], to: [0, 3])
    }
    phone.run(for: 0.1)
    try expectLess(shownX(leaving), 190)
    try expectGreater(shownX(phone.cell(0)), 200)
    try expectEqual(shownX(staying), 195)
    phone.run(for: 1)
    expectEqual(phone.texts, ["x", "a", "c", "b"])
    try expectEqual(shownX(phone.cell(0)), 195)
  }

  @Test func sectionsAndReloadsHaveTheirAnimations() {
    let gone = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    (gone.frame, gone.alpha) = (CGRect(x: 0, y: 0, width: 300, height: 40), 0)
    typealias Attributes = UICollectionViewLayoutAttributes
    func x(_ change: (RowAnimations, Attributes?) -> Attributes?) -> CGFloat? {
      var animations = RowAnimations(other: .bottom)
      animations.inserted.choose(.right, sections: [2])
      animations.deleted.choose(.left, rows: [[0, 1]])
      animations.note(UICollectionViewUpdateItem(.reload, from: [0, 1], to: [0, 4]))
      return change(animations, gone.copy() as? Attributes)?.frame.minX
    }
    expectEqual(x { $0.initial($1, at: [2, 7]) }, 300)
    expectEqual(x { $0.final($1, at: [2, 7]) }, 0)
    expectEqual(x { $0.final($1, at: [0, 1]) }, -300)
    expectEqual(x { $0.initial($1, at: [0, 4]) }, -300)
    expectEqual(x { $0.initial($1, at: [0, 1]) }, 0)
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
