import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Heights of a table that change while it is shown.
@MainActor
struct TableHeightTests {
  private final class Titled: TableRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  }

  private let dataSource = Titled([["a", "b"], ["c"]])
  private let phone: TablePhone

  init() {
    phone = TablePhone(.grouped, source: dataSource) {
      ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionFooterHeight, $0.sectionHeaderTopPadding) = (50, 30, 20, 0)
    }
  }

  private final class Plain: TableRows, UITableViewDataSource {}

  /// A height of 0 closes the gaps between grouped sections.
  @Test func groupedSectionsHaveNoGapsIfTheTableSaysSo() {
    let source = Plain([["a"], ["b"]])
    let phone = TablePhone(.grouped, source: source) {
      ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionFooterHeight) = (50, 0, 0)
    }
    expectEqual(phone.table.rectForRow(at: [1, 0]).minY - phone.table.rectForRow(at: [0, 0]).maxY, 0)
    let usual = TablePhone(.grouped, source: source) { $0.rowHeight = 50 }
    expectGreater(usual.table.rectForRow(at: [1, 0]).minY - usual.table.rectForRow(at: [0, 0]).maxY, 30)
  }

  /// A table counts its rows as soon as its data is reloaded, also without a window; its cells follow in the layout.
  @Test(arguments: [true, false]) func theContentIsAsHighAsTheNewRowsAtOnce(isShown: Bool) {
    let source = Plain([["a", "b"]])
    let phone = TablePhone(.plain, source: source) { $0.rowHeight = 50 }
    let shown = phone.table.visibleCells
    let table = isShown ? phone.table : UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    table.dataSource = source
    source.rows = [["a", "b", "c"], ["d"]]
    table.reloadData()
    expectEqual(table.contentSize.height, 200)
    expectEqual(table.numberOfSections, 2)
    expectEqual(shown.count, 2)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.count, 4)
  }

  private var table: UITableView { phone.table }

  /// The heights of the first header, its two rows and its footer, which lie one below the other.
  private func heights() -> [CGFloat] {
    let rects = [
      table.rectForHeader(inSection: 0), table.rectForRow(at: [0, 0]), table.rectForRow(at: [0, 1]),
      table.rectForFooter(inSection: 0),
    ]
    for (upper, lower) in zip(rects, rects.dropFirst()) { expectEqual(upper.maxY, lower.minY) }
    return rects.map(\.height)
  }

  @Test func heightsTakeEffectAtOnce() throws {
    expectEqual(heights(), [30, 50, 50, 20])
    table.rowHeight = 60
    phone.step()
    expectEqual(heights(), [30, 60, 60, 20])
    expectEqual(try phone.cell(1).frame.height, 60)
    table.sectionHeaderHeight = 40
    phone.step()
    expectEqual(heights(), [40, 60, 60, 20])
    table.sectionFooterHeight = 25
    phone.step()
    expectEqual(heights(), [40, 60, 60, 25])
    let before = table.rect(forSection: 1).minY
    table.sectionHeaderTopPadding = 9
    phone.step()
    expectEqual(heights()[1...], [60, 60, 25])
    expectGreater(table.rect(forSection: 1).minY, before)
  }

  private final class OneTall: TableRows, UITableViewDataSource {
    let cell = UITableViewCell()
    let height: NSLayoutConstraint

    init() {
      let box = UIView()
      height = box.heightAnchor.constraint(equalToConstant: 70)
      super.init([["a"]])
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  /// A cell and its content view both ask for a new height, as the documentation of
  /// `UITableView.SelfSizingInvalidation.enabled` says.
  @Test func aCellAsksToBeMeasuredAgain() {
    let rows = OneTall()
    let phone = TablePhone(source: rows) { $0.estimatedRowHeight = 50 }
    func height() -> CGFloat {
      phone.run(for: 0.5)
      return phone.table.rectForRow(at: [0, 0]).height
    }
    expectEqual(height(), 70)
    rows.height.constant = 90
    rows.cell.invalidateIntrinsicContentSize()
    expectEqual(height(), 90)
    rows.height.constant = 110
    rows.cell.contentView.invalidateIntrinsicContentSize()
    expectEqual(height(), 110)
    phone.table.selfSizingInvalidation = .disabled
    rows.height.constant = 130
    rows.cell.invalidateIntrinsicContentSize()
    expectEqual(height(), 110)
  }

  @Test func aHeadersHeightMovesTheRows() throws {
    let header = UIView(frame: rect(0, 0, 100, 33))
    let first = table.rectForRow(at: [0, 0]).minY
    table.tableHeaderView = header
    phone.step()
    expectEqual(table.rectForRow(at: [0, 0]).minY, first + 33)
    expectTrue(header.isDescendant(of: table))
    expectEqual(header.frame, rect(0, 0, 390, 33))
    let other = UIView(frame: rect(0, 0, 100, 44))
    table.tableHeaderView = other
    phone.step()
    expectFalse(header.isDescendant(of: table))
    expectEqual(table.rectForRow(at: [0, 0]).minY, first + 44)
    other.frame.size.height = 55
    table.tableHeaderView = other
    phone.step()
    expectEqual(table.rectForRow(at: [0, 0]).minY, first + 55)
    let end = table.contentSize.height
    table.tableFooterView = UIView(frame: rect(0, 0, 10, 21))
    phone.step()
    expectEqual(table.contentSize.height, end + 21)
    table.tableHeaderView = nil
    phone.step()
    expectFalse(other.isDescendant(of: table))
    expectEqual(table.rectForRow(at: [0, 0]).minY, first)
  }
}
