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
  func aTableWithoutAWindowLeavesRoomForTheStatusBar() {
    let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), draws: false)
    device.becomeCurrent()
    let rows = Rows()
    rows.loadViewIfNeeded()
    let (screen, bar) = (device.window.screen.bounds, UIApplication.shared.statusBarFrame.height)
    expectEqual(bar, 47)
    expectEqual(rows.view.frame, CGRect(x: 0, y: bar, width: screen.width, height: screen.height - bar))
    expectEqual(rows.view.frame, device.window.screen.applicationFrame)
    rows.tableView.layoutIfNeeded()
    expectEqual(rows.tableView.visibleCells.count, 5)
    expectEqual(rows.tableView.cellForRow(at: [0, 3])?.textLabel?.text, "row 3")
  }
}
