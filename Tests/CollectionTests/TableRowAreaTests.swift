import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The rows in a rectangle, as recorded on iOS 26.1: ten rows of 44 points in a table of 320 by 480.
@MainActor
struct TableRowAreaTests {
  private let device = TestDevice.phone()

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 10
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private func table(_ source: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 44
    table.dataSource = source
    return table
  }

  @Test func lowerEndCountsFromAPointAway() {
    let source = Rows()
    let table = table(source)
    let cases: [(y: CGFloat, height: CGFloat, rows: ClosedRange<Int>)] = [
      (0, 200, 0...4), (44, 44, 1...1), (43.5, 1, 0...0), (43.5, 1.5, 0...1), (43, 2, 0...1), (43, 1.99, 0...0),
      (10, 34.99, 0...0), (10, 35, 0...1), (0, 0.5, 0...0), (43.99, 0.02, 0...0), (44, 44.5, 1...1), (44, 45, 1...2),
      (-50, 60, 0...0), (88, 0, 2...2),
    ]
    for (y, height, rows) in cases {
      let found = table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 320, height: height))
      expectEqual(found, rows.map { [0, $0] }, "\(y), \(height)")
    }
  }

  @Test func sidesAndEmptyAreasCount() {
    let source = Rows()
    let table = table(source)
    func rows(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]? {
      table.indexPathsForRows(in: CGRect(x: x, y: y, width: width, height: height))?.map(\.row)
    }
    expectEqual(
      [rows(400, 0, 10, 10), rows(320, 0, 10, 10), rows(-10, 0, 10, 10), rows(500, 0, 0, 0)], [[], [], [], []])
    expectEqual(
      [rows(319, 0, 10, 10), rows(-10, 0, 10.5, 10), rows(100, 0, 0, 0), rows(0, 0, 0, 0)], [[0], [0], [0], [0]])
    expectEqual(rows(0, 44, 0, 44), [1, 2])
    expectEqual(rows(0, 1_000, 320, 100), [])
    expectEqual(table.indexPathsForRows(in: .null), [])
    expectEqual(rows(.nan, .nan, .nan, .nan), [])
  }

  @Test func rowsOutOfSightCount() {
    let source = Rows()
    source.count = 1_000
    let table = table(source)
    expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 8_800, width: 320, height: 88)), [[0, 200], [0, 201]])
    expectEqual(table.indexPathsForRows(in: .infinite)?.count, 1_000)
    source.count = 0
    table.reloadData()
    expectEqual(table.indexPathsForRows(in: .infinite), [])
  }
}
