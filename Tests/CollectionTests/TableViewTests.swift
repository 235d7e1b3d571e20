import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Rows of a table, their frames, their reuse and their selection.
@MainActor
struct TableViewTests {
  private let device = TestDevice.phone()
  private static let many = [(0..<100).map { "row \($0)" }]

  @Test func rowsStackAndOnlyVisibleOnesAreCreated() throws {
    let tableData = TableSource(Self.many)
    let phone = TablePhone(source: tableData)
    expectEqual(phone.table.contentSize, CGSize(width: 390, height: 4400))
    expectEqual(phone.texts, (0..<20).map { "row \($0)" })
    try expectEqual(
      phone.cell(3).convert(phone.cell(3).bounds, to: phone.table), CGRect(x: 0, y: 132, width: 390, height: 44))
    expectEqual(phone.table.rectForRow(at: [0, 90]), CGRect(x: 0, y: 3960, width: 390, height: 44))
    expectEqual(phone.table.numberOfSections, 1)
    expectEqual(phone.table.numberOfRows(inSection: 0), 100)
  }

  @Test func scrollingTakesCellsToOtherRows() throws {
    let tableData = TableSource(Self.many)
    let phone = TablePhone(source: tableData)
    for step in 0...360 {
      phone.table.contentOffset.y = CGFloat(step) * 10
      phone.step()
    }
    expectEqual(phone.table.indexPathsForVisibleRows?.first, [0, 81])
    expectEqual(phone.texts.first, "row 81")
    expectEqual(phone.texts.last, "row 99")
    expectAtMost(phone.table.contents.pool.creations, 22)
    let cell = try phone.cell(90)
    expectEqual(phone.table.indexPath(for: cell), [0, 90])
    expectLess(abs(cell.convert(CGPoint.zero, to: nil).y - 360), 0.001)
  }

  @Test func dragScrollsTableAndNotifiesDelegate() {
    let tableData = TableSource(Self.many)
    let phone = TablePhone(source: tableData, delegate: tableData)
    phone.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), in: 0.2)
    phone.run(for: 3)
    expectGreater(phone.table.contentOffset.y, 800)
    expectEqual(phone.table.contents.contentOffset, phone.table.contentOffset)
    expectEqual(tableData.log, ["scroll"], "and nothing is selected")
  }

  @Test func overscrollMovesRows() throws {
    let tableData = TableSource(Self.many)
    let phone = TablePhone(source: tableData)
    phone.touch(.began, at: CGPoint(x: 200, y: 200))
    for step in 1...30 {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: 200, y: 200 + CGFloat(step) * 10))
    }
    phone.step()
    expectLess(phone.table.contentOffset.y, -50)
    try expectEqual(phone.cell(0).convert(CGPoint.zero, to: nil).y, -phone.table.contentOffset.y)
    phone.touch(.ended, at: CGPoint(x: 200, y: 500))
    phone.run(for: 2)
    expectEqual(phone.table.contentOffset.y, 0)
  }

  @Test func tapSelectsSingleRow() throws {
    let tableData = TableSource([["a", "b", "locked"]])
    let phone = TablePhone(source: tableData, delegate: tableData)
    phone.tap(try phone.center(0))
    #expect(try phone.cell(0).isSelected)
    phone.tap(try phone.center(1))
    #expect(try !phone.cell(0).isSelected && phone.cell(1).isSelected)
    phone.tap(try phone.center(2))
    expectEqual(phone.table.indexPathForSelectedRow, [0, 1])
    expectEqual(
      tableData.log,
      [
        "will select 0", "select 0", "will select 1", "will deselect 0", "deselect 0", "select 1", "will select 2",
      ])
    phone.table.deselectRow(at: [0, 1], animated: false)
    expectNil(phone.table.indexPathsForSelectedRows)
  }

  @Test func multipleRowsAreSelectedWhenAllowed() throws {
    let tableData = TableSource([["a", "b", "c"]])
    let phone = TablePhone(source: tableData) { $0.allowsMultipleSelection = true }
    phone.tap(try phone.center(2))
    phone.tap(try phone.center(0))
    expectEqual(phone.table.indexPathsForSelectedRows, [[0, 2], [0, 0]])
    phone.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    expectEqual(phone.table.indexPathsForSelectedRows?.count, 3)
  }

  @Test func aRowIsScrolledTo() {
    let tableData = TableSource(Self.many)
    let phone = TablePhone(source: tableData)
    phone.table.scrollToRow(at: [0, 50], at: .top, animated: false)
    expectEqual(phone.table.contentOffset.y, 2200)
    phone.table.scrollToRow(at: [0, 10], at: .middle, animated: true)
    phone.run(for: 1)
    expectLess(abs(phone.table.contentOffset.y - 40), 0.001)
  }

  @Test func manuallyCreatedCellsAreReusedByIdentifier() {
    final class Own: TableSource {
      var made = 0
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "own")
        if cell == nil {
          made += 1
          cell = UITableViewCell(style: .value1, reuseIdentifier: "own")
        }
        cell?.textLabel?.text = rows[0][indexPath.row]
        return cell ?? UITableViewCell()
      }
    }
    let tableData = Own(Self.many)
    let phone = TablePhone(source: tableData)
    for step in 0...100 {
      phone.table.contentOffset.y = CGFloat(step) * 30
      phone.step()
    }
    expectAtMost(tableData.made, 22)
    expectEqual(phone.texts.first, "row 68")
  }

  @Test func cellsThatTheAppKeepsComeAndGo() throws {
    device.becomeCurrent()
    final class Fixed: TableSource {
      let cells = (0..<30).map { number in
        let cell = UITableViewCell()
        cell.textLabel?.text = "kept \(number)"
        return cell
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
      }
    }
    let tableData = Fixed([[]])
    let phone = TablePhone(source: tableData)
    phone.table.contentOffset.y = 30 * 44 - 844
    phone.step()
    expectEqual(phone.texts.last, "kept 29")
    phone.table.contentOffset.y = 0
    phone.step()
    expectEqual(phone.texts.first, "kept 0")
    try expectIdentical(phone.cell(0), tableData.cells[0])
  }

  @Test func tenMillionRowsWithInvalidHeightsAreShown() throws {
    final class Endless: TableRows, UITableViewDataSource, UITableViewDelegate {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000_000 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        [CGFloat.nan, -.infinity, 44, -7][indexPath.row % 4]
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .nan }
    }
    let tableData = Endless([[]])
    let phone = TablePhone(source: tableData, delegate: tableData) {
      $0.estimatedRowHeight = .nan
      $0.separatorInset = UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: .infinity)
    }
    expectEqual(phone.table.contentSize.height, 440_000_000)
    phone.table.scrollToRow(at: [0, 9_999_999], at: .bottom, animated: false)
    phone.step()
    expectEqual(phone.table.indexPathsForVisibleRows?.last, [0, 9_999_999])
    expectAtMost(phone.table.visibleCells.count, 21)
  }

  @Test func releasedTableReleasesRows() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let phone = TablePhone(source: nil)
      let tableData = TableSource(Self.many)
      phone.table.dataSource = tableData
      phone.step()
      (table, cell) = (phone.table, phone.table.visibleCells.first)
      expectNotNil(table)
      expectNotNil(cell)
    }
    expectNil(table)
    expectNil(cell)
  }
}
