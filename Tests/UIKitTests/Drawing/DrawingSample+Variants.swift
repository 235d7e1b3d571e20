import Foundation
import UIKit

import UIKitCore

/// Screens in other sizes, directions, styles and text sizes than those of the other samples.
extension DrawingSample {
  static let variants = [
    inlineTabs, wideTabs, scrolledTabs, plainSheets, manyAlerts, largeAlert, landscapeBar, navigationRightToLeft,
    darkControls, controlsRightToLeft, largeText, editingRightToLeft, menusRightToLeft, searchRightToLeft,
  ]

  private static let landscape = CGSize(width: 568, height: 320)
  private static let phone = CGSize(width: 320, height: 480)

  @MainActor
  private static func page(_ title: String, _ color: UIColor = .systemBackground) -> UIViewController {
    let page = UIViewController()
    page.title = title
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 2_000)
    scroll.backgroundColor = color
    page.view = scroll
    return page
  }

  @MainActor
  private static func tabs(_ fixture: DrawingSampleFixture, count: Int = 3) -> UITabBarController {
    let titles = ["One", "A longer title", "Three", "Four", "Five", "Six"]
    let pages = titles.prefix(count).enumerated().map { index, title in
      let page = page(title)
      page.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: ["star", "heart"][index % 2]), tag: index)
      return page
    }
    pages[0].tabBarItem.badgeValue = "123"
    pages[1].tabBarItem.isEnabled = false
    pages[1].tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .disabled)
    pages[2].tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
    pages[2].tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    let tabs = UITabBarController()
    tabs.viewControllers = Array(pages)
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    return tabs
  }

  private static let inlineTabs = DrawingSample(name: "tabs-inline", size: landscape) { fixture in
    let tabs = tabs(fixture)
    fixture.note("icons beside titles")
    tabs.selectedIndex = 2
    tabs.tabBar.items?[2].badgeValue = "9"
    fixture.run(for: 0.1)
    fixture.note("the last tab")
  }

  private static let wideTabs = DrawingSample(
    name: "tabs-wide", size: CGSize(width: 800, height: 300), direction: .rightToLeft
  ) {
    fixture in
    let tabs = tabs(fixture)
    fixture.note("in the middle, from right to left")
    tabs.tabBar.itemPositioning = .fill
    fixture.run(for: 0.1)
    fixture.note("distributed")
    (tabs.tabBar.itemPositioning, tabs.tabBar.itemWidth, tabs.tabBar.itemSpacing) = (.centered, 90, 20)
    fixture.run(for: 0.1)
    fixture.note("with widths and distances of their own")
  }

  private static let scrolledTabs = DrawingSample(name: "tabs-scrolled", size: phone) { fixture in
    fixture.device.root.environment.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let tabs = tabs(fixture, count: 5)
    let scroll = tabs.selectedViewController?.view as? UIScrollView
    for distance in [0, 5, 20] as [CGFloat] {
      scroll?.contentOffset.y = 2_000 + 83 - 480 - distance
      fixture.run(for: 0.1)
      fixture.note("\(distance) points before the end")
    }
  }

  @MainActor
  private static func present(_ alert: UIAlertController, _ fixture: DrawingSampleFixture, _ moment: String) {
    let root = UIViewController()
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    root.present(alert, animated: false)
    fixture.run(for: 0.3)
    fixture.note(moment)
    root.dismiss(animated: false)
    fixture.run(for: 0.3)
  }

  @MainActor
  private static func alert(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?, _ actions: [String], cancel: Bool = true
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
    if cancel { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    return alert
  }

  private static let plainSheets = DrawingSample(name: "action-sheets", size: phone) { fixture in
    fixture.device.root.environment.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    present(alert(.actionSheet, nil, nil, ["One"]), fixture, "an action and cancel")
    present(alert(.actionSheet, nil, nil, []), fixture, "cancel alone")
    present(alert(.actionSheet, nil, nil, ["One", "Two"], cancel: false), fixture, "two actions")
    present(alert(.actionSheet, "Title", "A message of two lines, at least, in this card", ["One"]), fixture, "words")
    let many = (1...14).map { "Action \($0)" }
    present(alert(.actionSheet, "Title", nil, many), fixture, "more than fit")
  }

  private static let manyAlerts = DrawingSample(name: "alerts", size: phone, direction: .rightToLeft) { fixture in
    present(alert(.alert, "Title", nil, ["OK"]), fixture, "two buttons")
    present(alert(.alert, nil, "Message", ["A very long title for a button"]), fixture, "a long button")
    present(alert(.alert, "Title", "Message", ["One", "Two"]), fixture, "three buttons")
    present(alert(.alert, "Title", nil, []), fixture, "one button")
    let fields = alert(.alert, "Title", "Message", ["OK"])
    for name in ["User", "Password"] { fields.addTextField { $0.placeholder = name } }
    present(fields, fixture, "two fields")
    present(alert(.alert, "Title", nil, (1...12).map { "Action \($0)" }), fixture, "more than fit")
  }

  private static let largeAlert = DrawingSample(name: "alert-large-text", size: phone) { fixture in
    fixture.device.root.environment.preferredContentSizeCategory = .accessibilityLarge
    present(alert(.alert, "Title", "A message of a few words", ["OK"]), fixture, "in large letters")
    present(alert(.actionSheet, "Title", nil, ["One", "Two"]), fixture, "a sheet")
  }

  private static let landscapeBar = DrawingSample(name: "navigation-landscape", size: landscape) { fixture in
    fixture.device.root.environment.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    let (first, second) = (page("First"), page("Second"))
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash),
    ]
    second.toolbarItems = [UIBarButtonItem(systemItem: .compose), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("low")
    stack.pushViewController(second, animated: false)
    stack.isToolbarHidden = false
    fixture.run(for: 0.5)
    fixture.note("with a toolbar")
  }

  private static let navigationRightToLeft = DrawingSample(name: "navigation-rtl", size: phone, direction: .rightToLeft)
  {
    fixture in
    let (first, second) = (page("First"), page("Second"))
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    second.navigationItem.leftItemsSupplementBackButton = true
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("the first page")
    stack.pushViewController(second, animated: true)
    fixture.run(for: 0.15)
    fixture.note("pushing")
    fixture.run(for: 1)
    fixture.note("the second page")
    fixture.drag(from: CGPoint(x: 318, y: 200), by: CGPoint(x: -100, y: 0), lifts: false)
    fixture.note("drawn back by the edge")
    fixture.touch(.ended, at: CGPoint(x: 218, y: 200))
    fixture.run(for: 0.1)
    fixture.note("let go")
    fixture.run(for: 1)
    second.navigationItem.hidesBackButton = true
    stack.pushViewController(second, animated: false)
    fixture.run(for: 0.2)
    fixture.note("without a back button")
  }

  @MainActor
  private static func oneOfEach() -> [UIView] {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.3
    let stepper = UIStepper()
    stepper.value = 0
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 2)
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage, pages.backgroundStyle) = (5, 1, .prominent)
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    progress.progress = 0.4
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (field.borderStyle, field.placeholder, field.clearButtonMode) = (.roundedRect, "Place", .always)
    let typed = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (typed.text, typed.clearButtonMode, typed.borderStyle) = ("Text", .always, .line)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Title"
    button.configuration?.image = UIImage(systemName: "star")
    let label = UILabel()
    (label.text, label.frame.size) = ("Words in a label", CGSize(width: 200, height: 20))
    return [toggle, slider, stepper, segments, pages, progress, field, typed, spinner, button, label]
  }

  @MainActor
  private static func showControls(_ fixture: DrawingSampleFixture) {
    for (index, view) in oneOfEach().enumerated() {
      if view.bounds.size == .zero { view.frame.size = view.intrinsicContentSize }
      view.frame.origin = CGPoint(x: 8, y: 8 + 42 * CGFloat(index))
      fixture.window.addSubview(view)
    }
    fixture.note("at rest")
    for y in [20, 60, 150] as [CGFloat] {
      fixture.touch(.began, at: CGPoint(x: 40, y: y))
      fixture.run(for: 0.2)
      fixture.note("a finger at \(y)")
      fixture.touch(.ended, at: CGPoint(x: 40, y: y))
      fixture.run(for: 0.8, rate: 20)
    }
    fixture.note("after a tap on each")
  }

  private static let darkControls = DrawingSample(name: "controls-dark", size: phone) { fixture in
    fixture.window.overrideUserInterfaceStyle = .dark
    showControls(fixture)
  }

  private static let controlsRightToLeft = DrawingSample(name: "controls-rtl", size: phone, direction: .rightToLeft) {
    showControls($0)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: path.row == 1 ? .value1 : .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = path.row == 2 ? .detailDisclosureButton : .disclosureIndicator
      cell.indentationLevel = path.row
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = ["Delete", "Flag"].map { title in
        UIContextualAction(style: title == "Flag" ? .normal : .destructive, title: title) { _, _, end in end(true) }
      }
      actions[1].image = UIImage(systemName: "flag")
      return UISwipeActionsConfiguration(actions: actions)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  @MainActor
  private static func table(_ style: UITableView.Style, _ rows: Rows, _ fixture: DrawingSampleFixture) -> UITableView {
    let table = UITableView(frame: fixture.window.bounds, style: style)
    (table.dataSource, table.delegate) = (rows, rows)
    fixture.window.addSubview(table)
    fixture.run(for: 0.1)
    return table
  }

  private static let largeText = DrawingSample(name: "table-large-text", size: phone) { fixture in
    fixture.device.root.environment.preferredContentSizeCategory = .accessibilityMedium
    let rows = Rows()
    let table = table(.grouped, rows, fixture)
    fixture.note("at rest")
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.overrideUserInterfaceStyle = .dark
    fixture.run(for: 0.1)
    fixture.note("selected in the dark")
    withExtendedLifetime(rows) {}
  }

  private static let editingRightToLeft = DrawingSample(name: "table-rtl", size: phone, direction: .rightToLeft) {
    fixture in
    let rows = Rows()
    let table = table(.insetGrouped, rows, fixture)
    fixture.note("at rest")
    fixture.drag(from: CGPoint(x: 100, y: 90), by: CGPoint(x: 120, y: 0), lifts: false)
    fixture.note("swiped")
    fixture.touch(.ended, at: CGPoint(x: 220, y: 90))
    fixture.run(for: 1)
    fixture.note("open")
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: true)
    fixture.run(for: 1)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    fixture.run(for: 0.1)
    fixture.note("with circles, one of them full")
    withExtendedLifetime(rows) {}
  }

  private static let menusRightToLeft = DrawingSample(name: "menus-rtl", size: phone, direction: .rightToLeft) {
    fixture in
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Menu"
    button.frame = CGRect(x: 200, y: 40, width: 100, height: 40)
    let sub = UIMenu(title: "More", image: UIImage(systemName: "star"), children: [UIAction(title: "Inner") { _ in }])
    let inline = UIMenu(title: "Inline", options: .displayInline, children: [UIAction(title: "In line") { _ in }])
    button.menu = UIMenu(
      title: "Title",
      children: [
        UIAction(title: "One", subtitle: "Subtitle", image: UIImage(systemName: "trash"), state: .on) { _ in },
        UIAction(title: "Two", attributes: .disabled) { _ in }, sub, inline,
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
    button.showsMenuAsPrimaryAction = true
    fixture.window.addSubview(button)
    fixture.run(for: 0.1)
    fixture.tap(CGPoint(x: 250, y: 60))
    fixture.run(for: 0.1)
    fixture.note("opening")
    fixture.run(for: 1)
    fixture.note("open")
  }

  private static let searchRightToLeft = DrawingSample(name: "search-rtl", size: phone, direction: .rightToLeft) {
    fixture in
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
    bar.placeholder = "Place"
    bar.showsCancelButton = true
    fixture.window.addSubview(bar)
    fixture.run(for: 0.1)
    fixture.note("empty")
    bar.text = "Text"
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    fixture.run(for: 0.1)
    fixture.note("with text and scopes")
    bar.searchBarStyle = .minimal
    fixture.run(for: 0.1)
    fixture.note("minimal")
  }
}
