import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Subclasses of scroll views that override `contentOffset`, which every scroll sets.
@MainActor
struct OverriddenOffsetTests {
  /// Records the offsets.
  private final class Following: UIScrollView {
    var offsets: [CGPoint] = []
    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset) } }
  }
  /// Does not scroll vertically beyond 100 points, and never horizontally.
  private final class Locked: UIScrollView {
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { super.contentOffset = CGPoint(x: 0, y: min(newValue.y, 100)) }
    }
  }

  private let device = TestDevice.phone(draws: false)

  private func show<View: UIScrollView>(_ view: View) -> View {
    view.frame = device.window.bounds
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 1_000, height: 4_000)
    device.window.addSubview(view)
    device.step()
    return view
  }

  @Test func theSetterIsCalledByEveryScroll() {
    let view = show(Following())
    func expectCalls(_ name: String, atLeast count: Int = 1, _ change: () -> Void) {
      view.offsets = []
      change()
      device.run(for: 3)
      expectAtLeast(view.offsets.count, count, "\(name)")
      expectEqual(view.offsets.last, view.contentOffset, "\(name)")
    }
    expectCalls("drag", atLeast: 10) {
      device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), in: 0.2)
    }
    expectCalls("animation", atLeast: 10) { view.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    expectCalls("jump") { view.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }
    expectCalls("rectangle") {
      view.scrollRectToVisible(CGRect(x: 0, y: 3_000, width: 10, height: 10), animated: false)
    }
    expectCalls("shrinking") { view.contentSize.height = 900 }
    expectCalls("assignment") { view.contentOffset.y = 7 }
    expectEqual(view.offsets, [CGPoint(x: 0, y: 7)])
  }

  @Test func anOverrideMayChangeTheOffset() {
    let view = show(Locked())
    device.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 100, y: 100), in: 0.3)
    device.run(for: 3)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 100))
    view.setContentOffset(CGPoint(x: 50, y: 60), animated: true)
    device.run(for: 2)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 60))
  }

  /// A table's rows follow the table, whose own setter an app may override as well.
  @Test func aTableMayOverrideItsOffset() {
    final class Table: UITableView, UITableViewDataSource {
      var offsets: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let table = Table(frame: device.window.bounds, style: .plain)
    table.rowHeight = 44
    table.dataSource = table
    device.window.addSubview(table)
    device.step()
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    device.step()
    expectEqual(table.offsets.last, 2_200)
    expectEqual(table.indexPathsForVisibleRows?.first, [0, 50])
    device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), in: 0.2)
    device.run(for: 3)
    expectEqual(table.offsets.last, table.contentOffset.y)
    expectGreater(table.offsets.count, 10)
    expectLess(table.contentOffset.y, 2_200)
  }
}
