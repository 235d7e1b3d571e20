import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The places of cells and headers in the table, as apps read and change them.
@MainActor
struct TableCellPlaceTests {
  private final class Rows: TableRows, UITableViewDataSource, UITableViewDelegate {
    var places: [IndexPath: CGRect] = [:]

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      places[indexPath] = cell.frame
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Section \(section)"
      return view
    }
  }

  private func phone(
    _ style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }
  ) -> (TablePhone, Rows) {
    let rows = Rows((0..<3).map { section in (0..<20).map { "\(section).\($0)" } })
    return (
      TablePhone(style, source: rows, delegate: rows) {
        ($0.rowHeight, $0.sectionHeaderHeight, $0.estimatedRowHeight, $0.estimatedSectionHeaderHeight) = (50, 30, 0, 0)
        change($0)
      }, rows
    )
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func cellsAndHeadersAreWhereTheTableSays(_ style: UITableView.Style) throws {
    let (phone, rows) = phone(style)
    for offset in [0, 333, 1_020] as [CGFloat] {
      phone.table.contentOffset.y = offset
      phone.step()
      expectFalse(phone.table.visibleCells.isEmpty)
      for path in phone.table.indexPathsForVisibleRows ?? [] {
        let cell = try #require(phone.table.cellForRow(at: path))
        expectClose(cell.frame, phone.table.rectForRow(at: path))
        expectClose(cell.center, CGPoint(x: cell.frame.midX, y: cell.frame.midY))
        expectIdentical(cell.superview, phone.table)
        expectEqual(cell.bounds.origin, .zero)
        expectClose(phone.table.convert(cell.frame, to: nil), cell.convert(cell.bounds, to: nil))
        expectClose(try #require(rows.places[path]), cell.frame)
      }
    }
    let header = try #require((0..<3).compactMap(phone.table.headerView).first)
    expectIdentical(header.superview, phone.table)
    expectClose(phone.table.convert(header.frame, to: nil), header.convert(header.bounds, to: nil))
  }

  @Test func aMovedCellIsDrawnAtItsPlace() throws {
    let (phone, rows) = phone()
    let cell = try phone.cell(3)
    let before = cell.convert(cell.bounds, to: nil)
    cell.frame.origin.x += 40
    expectEqual(cell.convert(cell.bounds, to: nil), before.offsetBy(dx: 40, dy: 0))
    cell.center.y += 500
    UIView.animate(withDuration: 0.3) { cell.center = CGPoint(x: before.midX, y: before.midY) }
    phone.run(for: 0.5)
    expectClose(cell.convert(cell.bounds, to: nil), before)
    expectEqual(rows.places[[0, 3]], cell.frame)
  }

  /// The best known way to put space around cells.
  private final class Card: UITableViewCell {
    override var frame: CGRect {
      get { super.frame }
      set {
        super.frame = CGRect(
          x: newValue.minX + 10, y: newValue.minY + 4, width: newValue.width - 20, height: newValue.height - 8)
      }
    }
  }

  @Test func anInsetInTheFrameOfACellStays() throws {
    let (phone, rows) = phone { $0.register(Card.self, forCellReuseIdentifier: "cell") }
    for offset in [0, 500, 90] as [CGFloat] {
      phone.table.contentOffset.y = offset
      phone.step()
      for path in phone.table.indexPathsForVisibleRows ?? [] {
        let (row, cell) = (phone.table.rectForRow(at: path), try #require(phone.table.cellForRow(at: path)))
        expectClose(cell.frame, row.insetBy(dx: 10, dy: 4))
        expectNotNil(rows.places[path])
        expectEqual(cell.contentView.frame, cell.bounds)
      }
    }
  }

  @Test func aCellThatLeavesTheTableHasNoSuperview() throws {
    let (phone, rows) = phone()
    let cell = try phone.cell(0)
    rows.rows = [["only"]]
    phone.table.reloadData()
    phone.step()
    expectNotIdentical(cell.superview, phone.table)
    let lone = UITableViewCell(frame: CGRect(x: 5, y: 6, width: 200, height: 50))
    expectEqual(lone.frame, CGRect(x: 5, y: 6, width: 200, height: 50))
    phone.window.addSubview(lone)
    expectIdentical(lone.superview, phone.window)
  }
}
