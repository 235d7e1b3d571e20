import Foundation
import UIKit

/// Views and controllers from which the user chooses: dates, rows, commands, services, pages and columns.
extension DrawingSample {
  static let choosers = [
    pickers, datePickers, editMenu, sharing, imagePicker, pages, columns, columnsRightToLeft, oneColumn, stacks,
    sectionIndex, leadingSwipes, refreshed, barsOfTheirOwn, badges, prompts,
  ]

  private static let phone = CGSize(width: 320, height: 568)

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 7 - 2 * component }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      120 - 40 * CGFloat(component)
    }
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
    { row == 2 ? NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) : nil }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  private static let pickers = DrawingSample(name: "pickers", size: phone) { fixture in
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(2, inComponent: 0, animated: false)
    fixture.window.addSubview(picker)
    fixture.run(for: 0.1)
    fixture.note("at rest")
    fixture.drag(from: CGPoint(x: 110, y: 108), by: CGPoint(x: 0, y: -45), lifts: false)
    fixture.note("turned by a finger")
    fixture.touch(.ended, at: CGPoint(x: 110, y: 63))
    picker.selectRow(4, inComponent: 1, animated: true)
    fixture.run(for: 0.1)
    fixture.note("turning")
    fixture.run(for: 1)
    fixture.note("at rest again")
  }

  @MainActor
  private static func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = Date(timeIntervalSince1970: 1_774_966_000)
    picker.bounds.size = picker.intrinsicContentSize
    return picker
  }

  private static let datePickers = DrawingSample(name: "date-pickers", size: CGSize(width: 320, height: 720)) {
    fixture in
    fixture.stack(
      datePicker(.dateAndTime, .compact), datePicker(.time, .compact), datePicker(.dateAndTime, .wheels),
      datePicker(.date, .wheels), datePicker(.countDownTimer, .wheels))
    fixture.run(for: 0.1)
    fixture.note("labels and wheels")
    let root = UIViewController()
    fixture.window.rootViewController = root
    let compact = datePicker(.date, .compact)
    compact.frame.origin = CGPoint(x: 20, y: 40)
    root.view.addSubview(compact)
    fixture.run(for: 0.1)
    fixture.tap(CGPoint(x: 30, y: 50))
    fixture.run(for: 1)
    fixture.note("wheels in a sheet")
  }

  private final class Page: UIView, UIEditMenuInteractionDelegate {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "paste:"].contains(NSStringFromSelector(action))
    }
  }

  private static let editMenu = DrawingSample(name: "edit-menus", size: phone) { fixture in
    let page = Page(frame: CGRect(x: 20, y: 40, width: 280, height: 400))
    let interaction = UIEditMenuInteraction(delegate: page)
    page.addInteraction(interaction)
    fixture.window.addSubview(page)
    fixture.run(for: 0.1)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 200)))
    fixture.run(for: 0.1)
    fixture.note("appearing")
    fixture.run(for: 1)
    fixture.note("shown")
    interaction.dismissMenu()
    fixture.run(for: 0.1)
    fixture.note("going")
    fixture.run(for: 1)
    let menu = UIMenuController.shared
    menu.menuItems = nil
    menu.showMenu(from: page, rect: CGRect(x: 0, y: 0, width: 40, height: 10))
    fixture.run(for: 0.1)
    fixture.note("the shared menu, below its target")
    menu.hideMenu()
    fixture.run(for: 0.1)
    fixture.note("the shared menu going")
    fixture.run(for: 1)
  }

  private final class Service: UIActivity {
    override var activityType: ActivityType? { ActivityType("test.post") }
    override var activityTitle: String? { "Post" }
    override var activityImage: UIImage? { DrawingSampleFixture.picture(16) }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  private static let sharing = DrawingSample(name: "sharing", size: phone) { fixture in
    let root = UIViewController()
    root.view.backgroundColor = .systemYellow
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    let sheet = UIActivityViewController(
      activityItems: ["A caption of the picture", DrawingSampleFixture.picture(30)], applicationActivities: [Service()])
    root.present(sheet, animated: true)
    fixture.run(for: 1)
    fixture.note("shown")
  }

  private static let imagePicker = DrawingSample(name: "image-picker", size: phone) { fixture in
    let root = UIViewController()
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    root.present(UIImagePickerController(), animated: true)
    fixture.run(for: 1)
    fixture.note("shown")
  }

  private final class Album: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController] = [UIColor.systemRed, .systemGreen, .systemBlue].map { color in
      let page = UIViewController()
      page.view.backgroundColor = color
      return page
    }
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { self.pages.firstIndex(of: page).flatMap { $0 > 0 ? self.pages[$0 - 1] : nil } }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { self.pages.firstIndex(of: page).flatMap { $0 < 2 ? self.pages[$0 + 1] : nil } }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  private static let pages = DrawingSample(name: "pages", size: phone) { fixture in
    let album = Album()
    for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: 20])
      pages.dataSource = album
      pages.setViewControllers([album.pages[1]], direction: .forward, animated: false)
      fixture.window.rootViewController = pages
      fixture.run(for: 0.1)
      fixture.note("at rest")
      let end = orientation == .horizontal ? CGPoint(x: 60, y: 300) : CGPoint(x: 200, y: 160)
      fixture.drag(from: CGPoint(x: 200, y: 300), to: end, lifts: false)
      fixture.note("dragged")
      fixture.touch(.ended, at: end)
      fixture.run(for: 2)
      fixture.note("there")
      pages.setViewControllers([album.pages[0]], direction: .reverse, animated: true)
      fixture.run(for: 0.1)
      fixture.note("going back")
      fixture.run(for: 1)
      fixture.window.rootViewController = nil
    }
  }

  @MainActor
  private static func column(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    return page
  }

  @MainActor
  private static func showColumns(_ fixture: DrawingSampleFixture) {
    fixture.window.traitOverrides.horizontalSizeClass = .regular
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(column("First", .systemRed), for: .primary)
    split.setViewController(column("Second", .systemGreen), for: .supplementary)
    split.setViewController(column("Third", .systemBlue), for: .secondary)
    fixture.window.rootViewController = split
    fixture.run(for: 0.1)
    fixture.note("three columns")
    fixture.write("\(split.displayMode.rawValue) \(split.primaryColumnWidth) \(split.supplementaryColumnWidth)")
    split.hide(.supplementary)
    fixture.run(for: 0.1)
    fixture.note("without the second")
    split.show(.supplementary)
    (split.preferredPrimaryColumnWidthFraction, split.maximumPrimaryColumnWidth) = (0.3, 200)
    split.preferredSupplementaryColumnWidth = 180
    split.primaryEdge = .trailing
    fixture.run(for: 0.1)
    fixture.note("at the other edge, in other widths")
    split.minimumPrimaryColumnWidth = 250
    split.preferredDisplayMode = .secondaryOnly
    fixture.run(for: 0.1)
    fixture.note("the last one alone")
    split.preferredDisplayMode = .twoBesideSecondary
    split.setViewController(nil, for: .supplementary)
    fixture.run(for: 0.1)
    fixture.note("two columns")
    fixture.write("\(split.displayMode.rawValue) \(split.primaryColumnWidth) \(split.supplementaryColumnWidth)")
  }

  private static let columns = DrawingSample(name: "columns", size: CGSize(width: 1_000, height: 300)) {
    showColumns($0)
  }
  private static let columnsRightToLeft = DrawingSample(
    name: "columns-rtl", size: CGSize(width: 1_000, height: 300), direction: .rightToLeft
  ) { showColumns($0) }

  private static let oneColumn = DrawingSample(name: "one-column", size: phone) { fixture in
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(column("First", .systemRed), for: .primary)
    split.setViewController(column("Second", .systemGreen), for: .secondary)
    fixture.window.rootViewController = split
    fixture.run(for: 0.1)
    fixture.note("all on one stack")
    split.hide(.secondary)
    fixture.run(for: 1)
    fixture.note("the first one")
  }

  private static let stacks = DrawingSample(name: "stacks", size: CGSize(width: 320, height: 480)) { fixture in
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline]
    for (index, distribution) in distributions.enumerated() {
      let words = ["a", "bbb", "cc"].map { text in
        let label = UILabel()
        (label.text, label.backgroundColor, label.font) = (
          text, .systemGray5, .systemFont(ofSize: 10 + 3 * CGFloat(text.count))
        )
        return label
      }
      let stack = UIStackView(arrangedSubviews: words)
      (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignments[index], 5)
      stack.setCustomSpacing(11, after: words[0])
      stack.frame = CGRect(x: 10, y: 10 + 50 * CGFloat(index), width: 200, height: 40)
      fixture.window.addSubview(stack)
      let column = UIStackView(
        arrangedSubviews: (1...2).map { size in
          let view = UIView()
          view.backgroundColor = .systemTeal
          view.widthAnchor.constraint(equalToConstant: 10 * CGFloat(size)).isActive = true
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: 8 * CGFloat(size)).isActive = true
          return view
        })
      (column.axis, column.distribution, column.spacing) = (.vertical, distribution, 4)
      column.alignment = alignments[Swift.min(index, 3)]
      column.isLayoutMarginsRelativeArrangement = true
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      column.frame = CGRect(x: 10 + 60 * CGFloat(index), y: 280, width: 50, height: 120)
      fixture.window.addSubview(column)
    }
    fixture.run(for: 0.1)
    fixture.note("every distribution, with another alignment each")
  }

  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 6 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = path.row == 3 ? DrawingSampleFixture.picture(20) : nil
      cell.accessoryType = [.none, .disclosureIndicator, .detailButton, .checkmark][path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "X", "Y", "Z"] }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
      pin.backgroundColor = .systemOrange
      let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
      flag.image = UIImage(systemName: "flag")
      let actions = UISwipeActionsConfiguration(actions: [pin, flag])
      actions.performsFirstActionWithFullSwipe = path.row == 0
      return actions
    }
  }

  @MainActor
  private static func table(_ fixture: DrawingSampleFixture, _ source: Sections) -> UITableView {
    let table = UITableView(frame: fixture.window.bounds, style: .plain)
    (table.dataSource, table.delegate) = (source, source)
    fixture.window.addSubview(table)
    fixture.run(for: 0.1)
    return table
  }

  private static let sectionIndex = DrawingSample(name: "section-index", size: CGSize(width: 320, height: 400)) {
    fixture in
    let source = Sections()
    let table = table(fixture, source)
    fixture.note("at rest")
    (table.sectionIndexColor, table.sectionIndexTrackingBackgroundColor) = (.red, .yellow)
    fixture.touch(.began, at: CGPoint(x: 314, y: 230))
    fixture.run(for: 0.2)
    fixture.note("touched")
    fixture.touch(.ended, at: CGPoint(x: 314, y: 230))
    fixture.run(for: 1)
    fixture.note("let go")
  }

  private static let leadingSwipes = DrawingSample(name: "leading-swipes", size: CGSize(width: 320, height: 300)) {
    fixture in
    let source = Sections()
    _ = table(fixture, source)
    fixture.drag(from: CGPoint(x: 100, y: 50), by: CGPoint(x: 90, y: 0), rest: 0.1, lifts: false)
    fixture.note("drawn")
    fixture.touch(.ended, at: CGPoint(x: 190, y: 50))
    fixture.run(for: 1)
    fixture.note("open")
    fixture.drag(from: CGPoint(x: 150, y: 50), by: CGPoint(x: 150, y: 0), rest: 0.1, lifts: false)
    fixture.note("drawn to the full width")
    fixture.touch(.ended, at: CGPoint(x: 300, y: 50))
    fixture.run(for: 0.2)
    fixture.note("let go")
  }

  private static let refreshed = DrawingSample(name: "refresh-titles", size: CGSize(width: 320, height: 400)) {
    fixture in
    let view = UIScrollView(frame: fixture.window.bounds)
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: 320, height: 300)
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Pull")
    refresh.tintColor = .purple
    view.refreshControl = refresh
    fixture.window.addSubview(view)
    fixture.run(for: 0.1)
    for distance in [30, 80, 290] as [CGFloat] {
      fixture.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: distance), rest: 0.1, lifts: false)
      fixture.note("pulled by \(distance)")
      fixture.touch(.ended, at: CGPoint(x: 100, y: 100 + distance))
      fixture.run(for: 2)
    }
    fixture.note("refreshing")
    refresh.endRefreshing()
    fixture.run(for: 0.1)
    fixture.note("ending")
  }

  private static let barsOfTheirOwn = DrawingSample(name: "own-bars", size: phone) { fixture in
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    second.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    second.prompt = nil
    bar.items = [first, second]
    let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    tools.items = [
      UIBarButtonItem(systemItem: .play), .flexibleSpace(), UIBarButtonItem(systemItem: .rewind), .flexibleSpace(),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 320, height: 49))
    tabs.items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .more, tag: 1)]
    tabs.selectedItem = tabs.items?[1]
    for view in [bar, tools, tabs] as [UIView] { fixture.window.addSubview(view) }
    fixture.run(for: 0.1)
    fixture.note("bars without controllers")
    (bar.barTintColor, tools.barTintColor, tabs.barTintColor) = (.orange, .green, .yellow)
    (bar.isTranslucent, tools.isTranslucent, tabs.isTranslucent) = (false, false, false)
    (bar.tintColor, tools.tintColor, tabs.tintColor) = (.red, .blue, .brown)
    bar.popItem(animated: true)
    fixture.run(for: 0.1)
    fixture.note("colored, going back")
    fixture.run(for: 1)
    fixture.note("back")
  }

  private static let badges = DrawingSample(name: "badges", size: phone) { fixture in
    let tabs = UITabBarController()
    tabs.viewControllers = ["", "1", "99", "1234567"].enumerated().map { index, badge in
      let page = column("Tab \(index)", .systemBackground)
      page.tabBarItem.image = UIImage(systemName: "star")
      page.tabBarItem.badgeValue = badge
      return page
    }
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    fixture.note("badges of several lengths")
  }

  private static let prompts = DrawingSample(name: "prompts", size: phone) { fixture in
    let page = column("Title", .systemBackground)
    page.navigationItem.prompt = "A prompt above the title"
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .bookmarks)
    let root = column("A very long title of the page before", .systemYellow)
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("a prompt, and a button beside the way back")
    root.navigationItem.backButtonTitle = "Start"
    page.navigationItem.prompt = nil
    fixture.run(for: 0.1)
    fixture.note("the way back with a title of its own")
    stack.navigationBar.backItem?.backBarButtonItem = UIBarButtonItem(
      image: DrawingSampleFixture.picture(12), style: .plain, target: nil, action: nil)
    fixture.run(for: 0.1)
    fixture.note("the way back with a picture")
  }
}
