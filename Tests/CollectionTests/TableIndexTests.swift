import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections

/// The section index of tables, row actions in their older form, indentation and prefetching.
@MainActor
struct TableIndexTests {
  private final class Source: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { rows.indices.map { "\($0)" } }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      log.append("title \(title)")
      return index
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      [
        UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] in
          self?.log.append("\($0.title ?? "") \($1.row)")
        }
      ]
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(indexPaths.count)")
    }
  }

  private let source = Source((0..<12).map { section in (0..<8).map { "\(section) \($0)" } })

  @Test func touchingATitleScrollsToItsSection() throws {
    let phone = TablePhone(source: source, delegate: source) { $0.sectionIndexColor = .red }
    let bar = try #require(phone.table.contents.subviews.compactMap { $0 as? IndexBar }.first)
    expectEqual(bar.titles.count, 12)
    expectEqual(bar.color, .red)
    bar.onPick(5)
    phone.step()
    expectContains(source.log, "title 5")
    expectEqual(phone.table.indexPathsForVisibleRows?.first?.section, 5)
  }

  private final class Letters: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      snapshot().sectionIdentifiers[section]
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D", "?"] }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { snapshot().indexOfSection(title) ?? -1 }
  }

  @Test func aDiffableDataSourceHasAnIndex() throws {
    let phone = TablePhone { ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionHeaderTopPadding) = (44, 20, 0) }
    let letters = Letters(tableView: phone.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B", "C", "D"])
    for section in ["A", "C", "D"] { snapshot.appendItems((0..<40).map { "\(section)\($0)" }, toSection: section) }
    letters.apply(snapshot, animatingDifferences: false)
    phone.step()
    let bar = try #require(phone.table.contents.subviews.compactMap { $0 as? IndexBar }.first)
    expectEqual(bar.titles, ["A", "B", "C", "D", "?"])
    bar.onPick(2)
    expectEqual(phone.table.contentOffset.y, 20 + 40 * 44 + 20)
    // A title without a section does not scroll, and a section without rows has a header.
    bar.onPick(4)
    expectEqual(phone.table.contentOffset.y, 20 + 40 * 44 + 20)
    bar.onPick(1)
    expectEqual(phone.table.contentOffset.y, 20 + 40 * 44)
  }

  @Test func theDefaultOfADiffableDataSourceIsNoIndex() {
    let phone = TablePhone()
    let plain = UITableViewDiffableDataSource<Int, Int>(tableView: phone.table) { _, _, _ in nil }
    expectNil(plain.sectionIndexTitles(for: phone.table))
    expectEqual(plain.tableView(phone.table, sectionForSectionIndexTitle: "A", at: 3), 3)
  }

  @Test func anIndexNeedsAsManyRows() {
    let phone = TablePhone(source: source) { $0.sectionIndexMinimumDisplayRowCount = 97 }
    expectEmpty(phone.table.contents.subviews.compactMap { $0 as? IndexBar })
    phone.table.sectionIndexMinimumDisplayRowCount = 96
    phone.step()
    #expect(!phone.table.contents.subviews.compactMap { $0 as? IndexBar }.isEmpty)
  }

  @Test func rowsAreIndentedByTheirLevel() throws {
    let phone = TablePhone(source: source, delegate: source)
    try expectEqual(phone.cell(0).indentationLevel, 0)
    try expectEqual(phone.cell(2).indentationLevel, 2)
  }

  @Test func actionsInTheirOlderFormAreSwipeActions() throws {
    let phone = TablePhone(source: source, delegate: source)
    let found = source.tableView(phone.table, trailingSwipeActionsConfigurationForRowAt: [0, 3])
    let configuration = try #require(found)
    expectEqual(configuration.actions.map(\.title), ["Delete"])
    expectFalse(configuration.performsFirstActionWithFullSwipe)
    configuration.actions[0].handler(configuration.actions[0], UIView()) { _ in }
    expectContains(source.log, "Delete 3")
  }

  @Test func rowsAreAnnouncedBeforeTheyAreVisible() {
    let phone = TablePhone(source: source) { $0.prefetchDataSource = source }
    phone.step()
    phone.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    phone.step()
    #expect(source.log.contains { $0.hasPrefix("prefetch") })
  }
}
