import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Rows whose heights the delegate changes, and which are requested again in every update.
@MainActor
struct TableHeightRequestTests {
  private final class Foldable: TableRows, UITableViewDataSource, UITableViewDelegate {
    var open: Set<Int> = []
    /// The rows that have a height of 0 unless they are open.
    var folds: (Int) -> Bool = { $0 == 1 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      guard folds(indexPath.row) else { return 50 }
      return open.contains(indexPath.row) ? 100 : 0
    }
  }

  private let source = Foldable([["a", "picker", "b"]])

  private func height(of row: Int, in phone: TablePhone) -> CGFloat {
    phone.table.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  @Test func aFoldedRowOpensAndClosesInEmptyUpdates() throws {
    let phone = TablePhone(source: source, delegate: source)
    expectEqual(height(of: 1, in: phone), 0)
    for _ in 0..<2 {
      source.open = [1]
      phone.table.beginUpdates()
      phone.table.endUpdates()
      phone.run(for: 1)
      expectEqual(height(of: 1, in: phone), 100)
      expectEqual(try phone.cell(1).frame, rect(0, 50, 390, 100))
      expectEqual(phone.table.contentSize.height, 200)
      source.open = []
      phone.table.performBatchUpdates(nil)
      phone.run(for: 1)
      expectEqual(height(of: 1, in: phone), 0)
      expectEqual(phone.table.contentSize.height, 100)
    }
  }

  @Test func aFoldedRowOpensWithChangesOfOtherRows() throws {
    let phone = TablePhone(source: source, delegate: source)
    source.open = [2]
    source.folds = { $0 == 2 }
    source.rows = [["new", "a", "picker", "b"]]
    phone.table.performBatchUpdates { phone.table.insertRows(at: [[0, 0]], with: .automatic) }
    phone.run(for: 1)
    expectEqual(height(of: 2, in: phone), 100)
    expectEqual(try phone.cell(2).textLabel?.text, "picker")
    source.open = []
    phone.table.reloadRows(at: [[0, 0]], with: .none)
    phone.run(for: 1)
    expectEqual(height(of: 2, in: phone), 0)
    source.open = [2]
    phone.table.reloadRows(at: [[0, 2]], with: .fade)
    phone.run(for: 1)
    expectEqual(height(of: 2, in: phone), 100)
  }

  @Test func aSnapshotOpensAFoldedRow() {
    let phone = TablePhone(delegate: source)
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: phone.table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "picker", "b"])
    rows.apply(snapshot, animatingDifferences: false)
    phone.step()
    expectEqual(height(of: 1, in: phone), 0)
    source.open = [1]
    snapshot.appendItems(["c"])
    rows.apply(snapshot)
    phone.run(for: 1)
    expectEqual(height(of: 1, in: phone), 100)
  }

  @Test func rowsScrolledOutOfSightAreRequestedToo() {
    source.rows = [(0..<60).map { "\($0)" }]
    source.folds = { $0 < 40 && $0 % 2 == 0 }
    let phone = TablePhone(source: source, delegate: source)
    for _ in 0..<30 {
      phone.table.contentOffset.y += 40
      phone.step()
    }
    source.open = [0, 2]
    phone.table.beginUpdates()
    phone.table.endUpdates()
    phone.run(for: 1)
    expectEqual(height(of: 0, in: phone), 100)
    expectEqual(height(of: 2, in: phone), 100)
    expectEqual(height(of: 4, in: phone), 0)
  }
}
