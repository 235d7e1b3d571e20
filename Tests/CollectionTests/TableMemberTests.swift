import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Members of tables, their cells and headers that other suites do not use: defaults, stored values, frames and
/// results.
@MainActor
struct TableMemberTests {
  /// Two sections of rows 40 high between headers of 30 and footers of 20 points.
  private final class DataSource: TableRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer \(section)" }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("accessory \(indexPath.section) \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .insert }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { log.append("\(editingStyle == .insert ? "insert" : "other") \(indexPath.section) \(indexPath.row)") }
  }

  private final class SwipedCell: UITableViewCell {
    let pan = UIPanGestureRecognizer()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      // Cells are delegates of recognizers without naming the protocol.
      pan.delegate = self
      addGestureRecognizer(pan)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer !== pan
    }
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }
  }

  @Test func cellsAreDelegatesOfTheirRecognizers() throws {
    let cell = SwipedCell(style: .default, reuseIdentifier: nil)
    let delegate = try #require(cell.pan.delegate)
    expectFalse(delegate.gestureRecognizerShouldBegin(cell.pan))
    expectTrue(delegate.gestureRecognizer(cell.pan, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer()))
    expectFalse(delegate.gestureRecognizer(cell.pan, shouldRequireFailureOf: UITapGestureRecognizer()))
  }

  private let dataSource = DataSource([["a", "b"], ["c"]])
  private func phone() -> TablePhone {
    TablePhone(source: dataSource, delegate: dataSource) { $0.sectionHeaderTopPadding = 0 }
  }

  /// A view for the selection replaces the color of the selection, and leaves the row's own background.
  @Test func aRowKeepsItsBackgroundBehindItsSelectedBackgroundView() throws {
    let cell = try #require(phone().table.cellForRow(at: [0, 0]))
    func colors() -> [UIColor] { cell.subviews.filter { !$0.isHidden }.compactMap(\.backgroundColor) }
    let before = colors()
    let view = UIView()
    view.backgroundColor = .red
    cell.selectedBackgroundView = view
    cell.layoutIfNeeded()
    expectEqual(colors(), before)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    expectEqual(colors().filter { $0 != .red }, before)
    #expect(colors().contains(.red))
  }

  @Test func sectionPartsStackVertically() {
    let table = phone().table
    expectEqual(table.rectForHeader(inSection: 0), rect(0, 0, 390, 30))
    expectEqual(table.rectForRow(at: [0, 1]), rect(0, 70, 390, 40))
    expectEqual(table.rectForFooter(inSection: 0), rect(0, 110, 390, 20))
    expectEqual(table.rect(forSection: 0), rect(0, 0, 390, 130))
    expectEqual(table.rect(forSection: 1), rect(0, 130, 390, 90))
    expectEqual(table.rect(forSection: 2), .zero)
    expectEqual(table.rect(forSection: -1), .zero)
    expectEqual(table.rectForRow(at: [7, 7]), .zero)
    expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 75)), [0, 1])
    expectNil(table.indexPathForRow(at: CGPoint(x: 5, y: 115)))
    expectEqual(table.indexPathsForRows(in: rect(0, 75, 10, 90)), [[0, 1], [1, 0]])
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "header 1")
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "footer 0")
  }

  @Test func sectionsGoMoveAndAreReloaded() throws {
    let phone = phone()
    let first = try phone.cell(0)
    dataSource.rows = [["c"], ["a", "b"]]
    phone.table.moveSection(1, toSection: 0)
    phone.run(for: 1)
    expectEqual(phone.texts, ["c", "a", "b"])
    expectIdentical(phone.table.cellForRow(at: [1, 0]), first)
    dataSource.rows = [["C"], ["A", "B"]]
    phone.table.reloadSections([0], with: .fade)
    phone.run(for: 1)
    expectEqual(phone.texts, ["C", "a", "b"])
    dataSource.rows = [["A", "B"]]
    phone.table.deleteSections([0], with: .left)
    phone.run(for: 1)
    expectEqual(phone.texts, ["a", "b"])
    expectEqual(phone.table.numberOfSections, 1)
  }

  @Test func aTablesDefaultsAreUIKits() {
    let table = UITableView(frame: rect(0, 0, 390, 844))
    expectEqual(table.style, .plain)
    let automatic = UITableView.automaticDimension
    expectProperty(\.rowHeight, of: table, is: automatic, keeps: 60)
    expectProperty(\.estimatedRowHeight, of: table, is: automatic, keeps: 60)
    expectProperty(\.sectionHeaderHeight, of: table, is: automatic, keeps: 60)
    expectProperty(\.sectionFooterHeight, of: table, is: automatic, keeps: 60)
    expectProperty(\.sectionHeaderTopPadding, of: table, is: automatic, keeps: 6)
    expectProperty(\.separatorStyle, of: table, is: .singleLine, keeps: .none)
    expectProperty(\.separatorColor, of: table, is: .separator, keeps: .red)
    expectProperty(\.allowsSelection, of: table, is: true, keeps: false)
    expectProperty(\.allowsMultipleSelection, of: table, is: false, keeps: true)
    expectProperty(\.allowsSelectionDuringEditing, of: table, is: false, keeps: true)
    expectProperty(\.allowsMultipleSelectionDuringEditing, of: table, is: false, keeps: true)
    expectProperty(\.isEditing, of: table, is: false, keeps: true)
    expectProperty(\.backgroundView, of: table, is: nil, keeps: UIView())
    expectProperty(\.tableHeaderView, of: table, is: nil, keeps: UIView())
    expectProperty(\.tableFooterView, of: table, is: nil, keeps: UIView())
    expectTrue(table.alwaysBounceVertical)
    let insets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 9)
    expectProperty(
      \.separatorInset, of: table, is: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0), keeps: insets)
    // Margins of a list are wider from 414 points on.
    expectEqual(UITableView(frame: rect(0, 0, 414, 844)).separatorInset.left, 20)
    expectEqual(UITableView(frame: rect(0, 0, 413, 844)).separatorInset.left, 16)
    expectEqual(UITableViewController(style: .insetGrouped).tableView.style, .insetGrouped)
    expectEqual(UITableViewController(nibName: nil, bundle: nil).tableView.style, .plain)
    expectProperty(\.clearsSelectionOnViewWillAppear, of: UITableViewController(style: .plain), is: true, keeps: false)
  }

  @Test func aCellsDefaultsAreUIKits() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    expectEqual(cell.reuseIdentifier, "a")
    expectEqual(cell.frame, rect(0, 0, 320, 44))
    expectProperty(\.selectionStyle, of: cell, is: .default, keeps: .none)
    expectProperty(\.accessoryType, of: cell, is: .none, keeps: .checkmark)
    expectProperty(\.editingAccessoryType, of: cell, is: .none, keeps: .checkmark)
    expectProperty(\.accessoryView, of: cell, is: nil, keeps: UIView())
    expectProperty(\.editingAccessoryView, of: cell, is: nil, keeps: UIView())
    expectProperty(\.showsReorderControl, of: cell, is: false, keeps: true)
    expectProperty(\.isSelected, of: cell, is: false, keeps: true)
    expectProperty(\.isHighlighted, of: cell, is: false, keeps: true)
    expectProperty(\.isEditing, of: cell, is: false, keeps: true)
    expectProperty(\.indentationLevel, of: cell, is: 0, keeps: 2)
    expectProperty(\.indentationWidth, of: cell, is: 10, keeps: 20)
    expectProperty(\.automaticallyUpdatesContentConfiguration, of: cell, is: true, keeps: false)
    expectProperty(\.automaticallyUpdatesBackgroundConfiguration, of: cell, is: true, keeps: false)
    expectProperty(\.backgroundView, of: cell, is: nil, keeps: UIView())
    expectProperty(\.selectedBackgroundView, of: cell, is: nil, keeps: UIView())
    expectProperty(\.isUserInteractionEnabled, of: cell, is: true, keeps: false)
    expectProperty(
      \.separatorInset, of: cell, is: cell.separatorInset, keeps: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4))
    expectEqual(cell.editingStyle, .none)
    expectFalse(cell.showingDeleteConfirmation)
    expectNotNil(cell.detailTextLabel)
    expectNil(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
    expectEqual(UITableViewCell(frame: rect(1, 2, 3, 4)).frame, rect(1, 2, 3, 4))
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 5
    cell.backgroundConfiguration = background
    expectEqual(cell.backgroundConfiguration?.cornerRadius, 5)
  }

  @Test func aHeadersDefaultsAreUIKits() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
    expectEqual(header.reuseIdentifier, "h")
    expectProperty(\.automaticallyUpdatesContentConfiguration, of: header, is: true, keeps: false)
    expectProperty(\.automaticallyUpdatesBackgroundConfiguration, of: header, is: true, keeps: false)
    expectProperty(\.backgroundView, of: header, is: nil, keeps: UIView())
    expectProperty(\.backgroundColor, of: header, is: nil, keeps: .red)
    expectNotNil(header.textLabel)
    expectNotNil(header.detailTextLabel)
    expectIdentical(header.contentView.window, nil)
    expectEqual(UITableViewHeaderFooterView(frame: rect(1, 2, 3, 4)).frame, rect(1, 2, 3, 4))
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 5
    header.backgroundConfiguration = background
    expectEqual(header.backgroundConfiguration?.cornerRadius, 5)
  }

  @Test func handlersAreCalledWithTheViewThemselves() throws {
    let phone = phone()
    let cell = try phone.cell(0)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { [weak cell] view, state in
      expectIdentical(view, cell)
      states.append(state.isSelected)
    }
    phone.step()
    states = []
    cell.setNeedsUpdateConfiguration()
    phone.step()
    expectEqual(states, [false])
    phone.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    phone.step()
    expectEqual(states, [false, true])
    let header = try #require(phone.table.headerView(forSection: 0))
    var calls = 0
    header.configurationUpdateHandler = { [weak header] view, _ in
      expectIdentical(view, header)
      calls += 1
    }
    phone.step()
    expectEqual(calls, 1)
    header.setNeedsUpdateConfiguration()
    phone.step()
    expectEqual(calls, 2)
  }

  @Test func detailButtonReportsItsRow() throws {
    let phone = phone()
    let cell = try #require(phone.table.cellForRow(at: [1, 0]))
    cell.accessoryType = .detailButton
    phone.step()
    dataSource.log = []
    phone.tap(cell.convert(CGPoint(x: cell.bounds.maxX - 30, y: 20), to: nil))
    phone.run(for: 1)
    expectEqual(dataSource.log, ["accessory 1 0"])
  }

  @Test func theInsertControlCommitsAtItsRow() throws {
    let phone = phone()
    phone.table.setEditing(true, animated: false)
    phone.run(for: 1)
    let cell = try phone.cell(1)
    expectEqual(cell.editingStyle, .insert)
    phone.tap(cell.convert(CGPoint(x: 30, y: 20), to: nil))
    phone.run(for: 1)
    expectEqual(dataSource.log.filter { $0 != "scroll" }, ["insert 0 1"])
  }
}
