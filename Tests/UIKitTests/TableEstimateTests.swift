import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Estimates of a table's row heights by its delegate.
@MainActor
struct TableEstimateTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: Set<Int> = []
    var estimate: (Int) -> CGFloat = { _ in 80 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.insert(indexPath.row)
      return estimate(indexPath.row)
    }
  }

  private func height(_ source: Source) -> CGFloat {
    let device = TestDevice(size: CGSize(width: 300, height: 400), draws: false)
    let table = UITableView(frame: device.window.bounds)
    (table.dataSource, table.delegate) = (source, source)
    table.sectionHeaderTopPadding = 0
    device.window.addSubview(table)
    device.frame()
    return table.contentSize.height
  }

  @Test func theDelegatesEstimatesGiveTheContentItsHeight() {
    let source = Source()
    expectLess(abs(height(source) - 8000), 1e-6)
    expectEqual(source.asked.count, 100)
  }

  @Test func estimatesThatDifferAddUp() {
    let source = Source()
    source.estimate = { $0 % 2 == 0 ? 20 : 140 }
    // Visible rows have their real height, 80, which is also the mean.
    expectLess(abs(height(source) - 8000), 1e-6)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func estimatesThatAreNoLengthsAreBounded(estimate: CGFloat) {
    let source = Source()
    source.estimate = { _ in estimate }
    #expect(height(source).isFinite)
  }
}
