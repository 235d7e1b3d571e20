import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// What cells of a table are told about their superview. Libraries find the table of a cell with it.
@MainActor
struct TableCellSuperviewTests {
  private final class Cell: UITableViewCell {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      log.append("will \(newSuperview.map { $0 is UITableView } ?? false)")
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      log.append("did \(superview is UITableView)")
    }
  }

  private final class Source: TableRows, UITableViewDataSource {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aCellMovesToItsTableOnce() throws {
    let source = Source([["a", "b"]])
    let phone = TablePhone(source: source) { $0.register(Cell.self, forCellReuseIdentifier: "cell") }
    let cell = try #require(try phone.cell(1) as? Cell)
    expectEqual(cell.log, ["will true", "did true"])
  }

  @Test func aCellOutsideOfATableMovesToAnyView() {
    let cell = Cell()
    let view = UIView()
    view.addSubview(cell)
    expectEqual(cell.log, ["will false", "did false"])
    cell.removeFromSuperview()
    expectEqual(cell.log, ["will false", "did false", "will false", "did false"])
  }
}
