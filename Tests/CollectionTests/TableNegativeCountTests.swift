import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Tables whose data source subtracts from a number that is small at first.
@MainActor
struct TableNegativeCountTests {
  private let device = TestDevice.phone()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let source = Source()

  private final class Source: NSObject, UITableViewDataSource {
    var loaded = 0
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 1 : loaded - 4
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func aNegativeNumberOfRowsIsNone() {
    table.dataSource = source
    device.window.addSubview(table)
    device.run(for: 0.1)
    expectEqual(table.numberOfRows(inSection: 1), 0)
    expectEqual(table.visibleCells.count, 1)
    source.loaded = 6
    table.reloadData()
    device.run(for: 0.1)
    expectEqual(table.numberOfRows(inSection: 1), 2)
    expectEqual(table.visibleCells.count, 3)
  }
}
