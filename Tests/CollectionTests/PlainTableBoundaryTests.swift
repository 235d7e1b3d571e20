import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Headers and footers of plain tables, which need a title, a view or a height of the delegate.
@MainActor
struct PlainTableBoundaryTests {
  private final class Plain: TableRows, UITableViewDataSource {}
  private final class Titled: TableRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Title" : nil
    }
  }
  private final class Viewed: TableRows, UITableViewDataSource, UITableViewDelegate {
    var requests: [Int] = []
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      requests.append(section)
      return section == 0 ? UIView() : nil
    }
  }
  private final class Spaced: TableRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      tableView.sectionHeaderHeight
    }
  }
  private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private func table(
    _ source: any UITableViewDataSource, _ style: UITableView.Style = .plain
  ) -> (TablePhone, UITableView) {
    let phone = TablePhone(style, source: source, delegate: source as? any UITableViewDelegate) {
      ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionFooterHeight, $0.sectionHeaderTopPadding) = (50, 22, 21, 0)
    }
    return (phone, phone.table)
  }

  @Test func withoutTitlesAndViewsThereAreNone() {
    let source = Plain([["a"], ["b"]])
    let (phone, table) = table(source)
    expectEqual(table.rectForRow(at: [0, 0]).minY, 0)
    expectEqual(table.rectForRow(at: [1, 0]).minY, 50)
    expectEqual(table.contentSize.height, 100)
    withExtendedLifetime(phone) {}
  }

  @Test func titlesAndViewsHaveTheTablesHeight() {
    let titled = Titled([["a"], ["b"]])
    let (first, titles) = table(titled)
    expectEqual(titles.rectForHeader(inSection: 0).height, 0)
    expectEqual(titles.rectForHeader(inSection: 1), rect(0, 50, 390, 22))
    expectEqual(titles.contentSize.height, 122)
    withExtendedLifetime(first) {}
  }

  /// Since iOS 5, a delegate that provides views or heights has the space even if it returns no view.
  @Test func viewsHaveTheTablesHeight() {
    let source = Viewed([["a"], ["b"]])
    let (phone, table) = table(source)
    expectEqual(table.rectForHeader(inSection: 0).height, 0)
    expectEqual(table.rectForFooter(inSection: 0), rect(0, 50, 390, 21))
    expectEqual(table.rectForFooter(inSection: 1), rect(0, 121, 390, 21))
    expectEqual(source.requests, [0, 1], "each section is asked once")
    withExtendedLifetime(phone) {}
  }

  @Test func heightsOfTheDelegateAreKept() {
    let source = Spaced([["a"], ["b"]])
    let (phone, table) = table(source)
    expectEqual(table.rectForRow(at: [1, 0]).minY, 94)
    withExtendedLifetime(phone) {}
  }

  @Test func aControllerWithoutHeadersHasNone() {
    let device = TestDevice(size: CGSize(width: 390, height: 844), draws: false)
    let controller = Controller()
    controller.tableView.rowHeight = 50
    (controller.tableView.sectionHeaderHeight, controller.tableView.sectionFooterHeight) = (22, 22)
    device.window.rootViewController = controller
    device.step()
    expectEqual(controller.tableView.contentSize.height, 50)
  }

  @Test func groupedTablesKeepTheirSpace() {
    let source = Plain([["a"], ["b"]])
    let (phone, table) = table(source, .grouped)
    expectEqual(table.rectForRow(at: [1, 0]).minY - table.rectForRow(at: [0, 0]).maxY, 43)
    withExtendedLifetime(phone) {}
  }

  private final class Framed: TableRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  }

  private let framed = Framed((0..<4).map { section in section == 1 ? [] : (0..<30).map { "\($0)" } })
  /// A section with 30 rows, its header and its footer.
  private let length: CGFloat = 22 + 30 * 50 + 21

  @Test func pinnedHeadersAndFootersDoNotCoverTheRowThatIsScrolledTo() {
    let (phone, table) = table(framed)
    table.scrollToRow(at: [2, 0], at: .top, animated: false)
    expectEqual(table.contentOffset.y, length + 43)
    table.scrollToRow(at: [2, 3], at: .top, animated: false)
    expectEqual(table.contentOffset.y, length + 43 + 150)
    table.scrollToRow(at: [2, 2], at: .none, animated: false)
    expectEqual(table.contentOffset.y, length + 43 + 100)
    table.scrollToRow(at: [2, 25], at: .bottom, animated: false)
    expectEqual(table.contentOffset.y, length + 43 + 22 + 26 * 50 + 21 - 844)
    table.scrollToRow(at: [2, 15], at: .middle, animated: false)
    expectEqual(table.contentOffset.y, length + 43 + 22 + 15 * 50 + 25 - 422)
    withExtendedLifetime(phone) {}
  }

  @Test func headersOfGroupedTablesScrollAway() {
    let (phone, table) = table(framed, .grouped)
    table.scrollToRow(at: [2, 3], at: .top, animated: false)
    expectEqual(table.contentOffset.y, table.rectForRow(at: [2, 3]).minY)
    withExtendedLifetime(phone) {}
  }

  @Test func theRowNSNotFoundIsAWholeSection() {
    let (phone, table) = table(framed)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    expectEqual(table.contentOffset.y, length)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 9), at: .top, animated: false)
    expectEqual(table.contentOffset.y, length)
    withExtendedLifetime(phone) {}
  }
}
