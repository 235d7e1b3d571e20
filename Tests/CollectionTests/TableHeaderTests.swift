import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Headers, footers, heights and separators of a table.
@MainActor
struct TableHeaderTests {
  private final class Titled: TableRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 2 ? nil : "Section \(section)"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "The end" : nil
    }
  }

  @Test func plainHeadersStayVisible() throws {
    let dataSource = Titled((0..<3).map { section in (0..<30).map { "\(section).\($0)" } })
    let phone = TablePhone(source: dataSource)
    let header = try #require(phone.table.headerView(forSection: 0))
    expectEqual(header.textLabel?.text, "Section 0")
    expectEqual(header.convert(header.bounds, to: nil).minY, 22)
    expectLess(abs(phone.table.rectForRow(at: [0, 0]).minY - header.bounds.height - 22), 0.001)
    phone.table.contentOffset.y = 300
    phone.step()
    expectLess(abs(header.convert(header.bounds, to: nil).minY), 0.001)
    expectNil(phone.table.headerView(forSection: 2))
  }

  @Test func titlesAboveSectionsAreHeadings() throws {
    let phone = TablePhone(source: Titled([["a"], ["b"], ["c"]]))
    let traits = try [phone.table.headerView(forSection: 0), phone.table.footerView(forSection: 1)].map {
      try #require($0?.textLabel?.accessibilityTraits)
    }
    expectEqual(traits, [[.staticText, .header], .staticText])
    let cell = try #require(phone.table.cellForRow(at: [0, 0]))
    expectEqual(cell.textLabel?.accessibilityTraits, .staticText)
  }

  /// A table's own views may be exchanged for others of the same height, set anew, and removed.
  @Test func endViewsAreExchanged() throws {
    let dataSource = TableRowsOnly([["a"], ["b"]])
    let phone = TablePhone(source: dataSource)
    func view(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }
    let (first, second, footer) = (view(50), view(50), view(30))
    phone.table.tableHeaderView = first
    phone.table.tableFooterView = footer
    phone.step()
    let top = phone.table.rectForRow(at: [0, 0]).minY
    expectEqual(first.convert(first.bounds, to: nil), CGRect(x: 0, y: 0, width: 390, height: 50))
    phone.table.tableHeaderView = second
    phone.step()
    expectNil(first.superview)
    expectEqual(second.convert(second.bounds, to: nil), CGRect(x: 0, y: 0, width: 390, height: 50))
    expectEqual(phone.table.rectForRow(at: [0, 0]).minY, top)
    let parent = second.superview
    phone.table.tableHeaderView = second
    phone.step()
    expectEqual(second.convert(second.bounds, to: nil), CGRect(x: 0, y: 0, width: 390, height: 50))
    expectNotNil(parent)
    expectEqual(footer.convert(footer.bounds, to: nil).minY, phone.table.rectForRow(at: [1, 0]).maxY)
    phone.table.tableHeaderView = nil
    phone.step()
    expectNil(second.superview)
    expectEqual(phone.table.rectForRow(at: [0, 0]).minY, top - 50)
    expectEqual(footer.convert(footer.bounds, to: nil).minY, phone.table.rectForRow(at: [1, 0]).maxY)
  }

  private final class TableRowsOnly: TableRows, UITableViewDataSource {}

  @Test func groupedTitlesAreWrittenInCapitals() throws {
    let dataSource = Titled([["a"], ["b"]])
    let phone = TablePhone(.grouped, source: dataSource)
    expectEqual(phone.table.headerView(forSection: 0)?.textLabel?.text, "SECTION 0")
    expectEqual(phone.table.footerView(forSection: 1)?.textLabel?.text, "The end")
    expectEqual(phone.table.backgroundColor, .systemGroupedBackground)
  }

  @Test func delegateHeaderViewsUseDelegateHeights() throws {
    final class Viewed: TableRows, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UILabel()
        view.text = "own"
        return view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 70 }
    }
    let dataSource = Viewed([["a"], ["b"]])
    let phone = TablePhone(source: dataSource, delegate: dataSource) { $0.sectionHeaderTopPadding = 0 }
    expectEqual(phone.table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 390, height: 70))
    expectLess(abs(phone.table.rectForRow(at: [1, 0]).minY - 184), 0.001)
    let rows = phone.table.contents.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    expectEqual((rows.first as? TableRow)?.guest?.bounds.size, CGSize(width: 390, height: 70))
  }

  @Test func registeredHeadersAreReused() throws {
    final class Registered: TableRows, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = view?.defaultContentConfiguration() ?? .header()
        content.text = "\(section)"
        view?.contentConfiguration = content
        return view
      }
    }
    let dataSource = Registered((0..<40).map { _ in ["a", "b", "c"] })
    let phone = TablePhone(source: dataSource, delegate: dataSource) {
      $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      $0.sectionHeaderHeight = 30
    }
    for step in 0...200 {
      phone.table.contentOffset.y = CGFloat(step) * 20
      phone.step()
    }
    expectLess(phone.table.contents.pool.creations, 40)
    let header = try #require(phone.table.headerView(forSection: 25))
    expectEqual((header.contentConfiguration as? UIListContentConfiguration)?.text, "25")
  }

  @Test func tableHeaderAndFooterScrollWithRows() throws {
    let dataSource = TableSource([["a", "b"]])
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let phone = TablePhone(source: dataSource) {
      $0.tableHeaderView = top
      $0.tableFooterView = bottom
    }
    expectLess(abs(phone.table.contentSize.height - 238), 0.001)
    expectEqual(top.convert(top.bounds, to: nil), CGRect(x: 0, y: 0, width: 390, height: 120))
    expectEqual(bottom.convert(bottom.bounds, to: nil), CGRect(x: 0, y: 208, width: 390, height: 30))
    phone.table.tableHeaderView = nil
    phone.step()
    expectNil(top.superview)
    expectEqual(phone.table.rectForRow(at: [0, 0]).minY, 0)
  }

  @Test func rowsFitConstraintsWithMinimumRowHeight() throws {
    final class Box: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: 77),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let dataSource = TableSource([["", ""]])
    let phone = TablePhone(source: dataSource) { $0.register(Box.self, forCellReuseIdentifier: "cell") }
    try expectEqual(phone.cell(0).bounds.height, 97)
    let fixed = TablePhone(source: dataSource) { $0.rowHeight = 61 }
    expectEqual(fixed.table.contentSize.height, 122)
  }

  @Test func separatorsAlignWithTextByDefault() throws {
    let dataSource = TableSource([["a", "b", "c"]])
    let phone = TablePhone(source: dataSource)
    try expectEqual(phone.cell(0).row.bottomLine?.frame.minX, 16)
    try expectNil(phone.cell(0).row.topLine)
    try phone.cell(1).separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
    phone.step()
    try expectEqual(phone.cell(1).row.bottomLine?.frame.minX, 50)
    try expectEqual(phone.cell(1).row.bottomLine?.frame.maxX, 370)
    phone.table.separatorStyle = .none
    phone.step()
    try expectNil(phone.cell(0).row.bottomLine)
  }

  @Test func cellWithoutSelectionStyleKeepsAppearance() throws {
    let dataSource = TableSource([["a", "b"]])
    let phone = TablePhone(source: dataSource)
    try phone.cell(0).selectionStyle = .none
    phone.tap(try phone.center(0))
    phone.step()
    let row = try phone.cell(0).row
    expectTrue(row.isSelected)
    expectNotNil(row.bottomLine)
    expectEqual(row.configured.backgroundView?.configuration.backgroundColor, .systemBackground)
  }
}
