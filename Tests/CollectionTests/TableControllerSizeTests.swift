import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

@MainActor
struct TableControllerSizeTests {
  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  /// Unit tests of controllers load the view and read its cells without a window.
  @Test
  func aTableWithoutAWindowIsAsLargeAsTheScreen() {
    let device = TestDevice.phone(draws: false)
    device.becomeCurrent()
    let rows = Rows()
    rows.loadViewIfNeeded()
    expectEqual(rows.view.frame, device.window.screen.bounds)
    rows.tableView.layoutIfNeeded()
    expectEqual(rows.tableView.visibleCells.count, 5)
    expectEqual(rows.tableView.cellForRow(at: [0, 3])?.textLabel?.text, "row 3")
  }
}
