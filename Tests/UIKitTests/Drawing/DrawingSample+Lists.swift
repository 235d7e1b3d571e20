import Foundation
import UIKit

extension DrawingSample {
  static let lists = [
    plainList, groupedList, insetList, sidebar, accessories, accessoriesEditing, contents, swiping, plainTable,
    groupedTable,
    editingTable, reordering,
  ]

  private static let phone = CGSize(width: 320, height: 480)

  /// Shows lists of two sections of three rows.
  @MainActor
  private final class Rows: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let cells: UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath>
    private let headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    private let footers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, on fixture: DrawingSampleFixture,
      change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
      fill: @escaping (UICollectionViewListCell, IndexPath) -> Void
    ) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
      change(&list)
      let layout = UICollectionViewCompositionalLayout.list(using: list)
      view = UICollectionView(frame: fixture.window.bounds, collectionViewLayout: layout)
      cells = .init { cell, path, _ in fill(cell, path) }
      func titled(_ kind: String, _ text: String)
        -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
      {
        .init(elementKind: kind) { view, _, path in
          var content = view.defaultContentConfiguration()
          content.text = "\(text) \(path.section)"
          view.contentConfiguration = content
        }
      }
      headers = titled(UICollectionView.elementKindSectionHeader, "Header")
      footers = titled(UICollectionView.elementKindSectionFooter, "Footer")
      super.init()
      view.dataSource = self
      fixture.window.addSubview(view)
      fixture.run(for: 0.1)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      let using = kind == UICollectionView.elementKindSectionHeader ? headers : footers
      return collectionView.dequeueConfiguredReusableSupplementary(using: using, for: path)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt: IndexPath, to: IndexPath) {}
  }

  /// Gives rows a text; the last row of each section has a secondary text and more.
  @MainActor
  private static func fill(_ cell: UICollectionViewListCell, _ path: IndexPath) {
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(path.item)"
    if path.item == 1 { content.secondaryText = "Secondary" }
    if path.item == 2 { content.image = DrawingSampleFixture.picture(20) }
    cell.contentConfiguration = content
    cell.indentationLevel = path.section
  }

  @MainActor
  private static func show(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ fixture: DrawingSampleFixture
  ) {
    let rows = Rows(appearance, on: fixture, fill: fill)
    fixture.note("at rest")
    rows.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    fixture.touch(.began, at: CGPoint(x: 100, y: rows.view.cellForItem(at: [1, 0])?.frame.midY ?? 0))
    fixture.run(for: 0.3)
    fixture.note("one row selected, another one held")
  }

  private static let plainList = DrawingSample(name: "list-plain", size: phone) { show(.plain, $0) }
  private static let groupedList = DrawingSample(name: "list-grouped", size: phone) { show(.grouped, $0) }
  private static let insetList = DrawingSample(name: "list-inset-grouped", size: phone) { show(.insetGrouped, $0) }
  private static let sidebar = DrawingSample(name: "list-sidebar", size: phone) { show(.sidebar, $0) }

  @MainActor
  private static func showAccessories(_ fixture: DrawingSampleFixture, editing: Bool) {
    let rows = Rows(.insetGrouped, on: fixture) { cell, path in
      fill(cell, path)
      let choices: [[UICellAccessory]] = [
        [.disclosureIndicator(), .checkmark(), .label(text: "Label")], [.detail {}, .outlineDisclosure()],
        [.delete(), .reorder(displayed: .always)], [.insert(), .multiselect(displayed: .always)],
        [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))],
        [.popUpMenu(UIMenu(children: [UIAction(title: "One", state: .on) { _ in }]), displayed: .always)],
      ]
      cell.accessories = choices[path.section * 3 + path.item]
    }
    fixture.note("at rest")
    guard editing else { return }
    rows.view.isEditing = true
    fixture.run(for: 0.1)
    fixture.note("on the way to editing")
    fixture.run(for: 1)
    fixture.note("editing")
  }

  private static let accessories = DrawingSample(name: "accessories-rtl", size: phone, direction: .rightToLeft) {
    showAccessories($0, editing: false)
  }
  private static let accessoriesEditing = DrawingSample(name: "accessories", size: phone) {
    showAccessories($0, editing: true)
  }

  private static let contents = DrawingSample(name: "list-contents", size: CGSize(width: 320, height: 700)) { fixture in
    var presets: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .plainHeader(), .groupedHeader(), .prominentInsetGroupedHeader(), .plainFooter(), .groupedFooter(),
      .sidebarHeader(),
    ]
    for index in presets.indices {
      (presets[index].text, presets[index].secondaryText) = ("Text", "Secondary text")
      if index % 2 == 0 { presets[index].image = DrawingSampleFixture.picture(24) }
    }
    presets[2].prefersSideBySideTextAndSecondaryText = true
    presets[0].imageProperties.maximumSize = CGSize(width: 12, height: 12)
    presets[0].imageProperties.cornerRadius = 3
    presets[1].textProperties.color = .red
    presets[1].textProperties.alignment = .center
    var y: CGFloat = 0
    for preset in presets {
      let view = preset.makeContentView()
      view.frame = CGRect(x: 0, y: y, width: 320, height: view.sizeThatFits(CGSize(width: 320, height: 0)).height)
      y = view.frame.maxY + 4
      fixture.window.addSubview(view)
    }
    fixture.note("twelve presets")
  }

  private static let swiping = DrawingSample(name: "swiping", size: phone) { fixture in
    let rows = Rows(.plain, on: fixture) { list in
      list.trailingSwipeActionsConfigurationProvider = { _ in
        let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        more.image = DrawingSampleFixture.picture(16)
        return UISwipeActionsConfiguration(
          actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }, more])
      }
      list.leadingSwipeActionsConfigurationProvider = { _ in
        let star = UIContextualAction(style: .normal, title: "Star") { _, _, done in done(true) }
        star.backgroundColor = .orange
        return UISwipeActionsConfiguration(actions: [star])
      }
    } fill: {
      fill($0, $1)
    }
    let y = rows.view.cellForItem(at: [0, 1])?.frame.midY ?? 0
    fixture.drag(from: CGPoint(x: 250, y: y), by: CGPoint(x: -60, y: 0), lifts: false)
    fixture.note("swiped a little")
    fixture.move([0: (CGPoint(x: 190, y: y), CGPoint(x: 130, y: y))], in: 0.2)
    fixture.touch(.ended, at: CGPoint(x: 130, y: y))
    fixture.run(for: 0.1)
    fixture.note("opening")
    fixture.run(for: 1)
    fixture.note("open")
    fixture.touch(.began, at: CGPoint(x: 300, y: y))
    fixture.run(for: 0.2)
    fixture.note("a finger on a button")
    fixture.touch(.cancelled, at: CGPoint(x: 300, y: y))
    fixture.run(for: 0.2)
    fixture.drag(from: CGPoint(x: 120, y: y), by: CGPoint(x: -110, y: 0), lifts: false)
    fixture.run(for: 0.3)
    fixture.note("swiped nearly to the end")
    fixture.move([0: (CGPoint(x: 10, y: y), CGPoint(x: 300, y: y))], in: 0.3)
    fixture.touch(.ended, at: CGPoint(x: 300, y: y))
    fixture.run(for: 2)
    let other = rows.view.cellForItem(at: [1, 0])?.frame.midY ?? 0
    fixture.drag(from: CGPoint(x: 60, y: other), by: CGPoint(x: 80, y: 0), lifts: false)
    fixture.note("another one swiped to the right")
  }

  /// A table of two sections with the four styles of cells.
  @MainActor
  private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view: UITableView

    init(_ style: UITableView.Style, on fixture: DrawingSampleFixture) {
      view = UITableView(frame: fixture.window.bounds, style: style)
      super.init()
      (view.dataSource, view.delegate) = (self, self)
      fixture.window.addSubview(view)
      fixture.run(for: 0.1)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer of a section" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: "cell")
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
      if path.section == 1 { cell.imageView?.image = DrawingSampleFixture.picture(20) }
      let types: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark, .detailDisclosureButton]
      cell.accessoryType = types[path.row]
      cell.editingAccessoryType = types[3 - path.row]
      cell.selectionStyle = path.row == 3 ? .none : .default
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }
  }

  private static let plainTable = DrawingSample(name: "table-plain", size: phone) { fixture in
    let table = Table(.plain, on: fixture)
    table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    table.view.tableHeaderView?.backgroundColor = .red
    fixture.run(for: 0.1)
    fixture.note("at rest")
    table.view.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.view.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.view.contentOffset.y = 60
    fixture.run(for: 0.1)
    fixture.note("selected and scrolled below the header")
  }

  private static let groupedTable = DrawingSample(name: "table-inset-grouped", size: phone) { fixture in
    let table = Table(.insetGrouped, on: fixture)
    table.view.separatorColor = .green
    table.view.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    fixture.run(for: 0.1)
    fixture.note("at rest")
  }

  private static let editingTable = DrawingSample(name: "table-editing", size: phone) { fixture in
    let table = Table(.plain, on: fixture)
    table.view.setEditing(true, animated: true)
    fixture.run(for: 0.1)
    fixture.note("on the way to editing")
    fixture.run(for: 1)
    fixture.note("editing")
    let cell = table.view.cellForRow(at: [0, 0])
    let handle = cell?.convert(CGPoint(x: 300, y: 22), to: nil) ?? .zero
    fixture.drag(from: handle, by: CGPoint(x: 0, y: 60), in: 0.4, lifts: false)
    fixture.note("a row carried by its handle")
  }

  private static let reordering = DrawingSample(name: "reordering", size: phone) { fixture in
    let rows = Rows(.insetGrouped, on: fixture, fill: fill)
    _ = rows.view.beginInteractiveMovementForItem(at: [0, 0])
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 170))
    fixture.run(for: 0.1)
    fixture.note("moving")
    rows.view.endInteractiveMovement()
    fixture.run(for: 0.1)
    fixture.note("landing")
  }
}
