import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members of configurations, layers, bars and tables that change while their view is shown look as if they had been
/// set before.
@MainActor
struct LiveMemberTests {
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private var red: NSAttributedString { NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]) }

  private var configuredButton: UIButton {
    var configuration = UIButton.Configuration.gray()
    (configuration.title, configuration.subtitle, configuration.image) = ("Title", "Below it", Self.image)
    let button = UIButton(configuration: configuration)
    button.bounds.size = CGSize(width: 200, height: 60)
    return button
  }

  @Test func configurationsOfButtons() {
    let red = red
    let changes: [LiveChange<UIButton>] = [
      ("cornerStyle", { $0.configuration?.cornerStyle = .capsule }),
      ("buttonSize", { $0.configuration?.buttonSize = .mini }),
      ("baseForegroundColor", { $0.configuration?.baseForegroundColor = .red }),
      ("baseBackgroundColor", { $0.configuration?.baseBackgroundColor = .red }),
      ("image", { $0.configuration?.image = UIImage(systemName: "star") }),
      (
        "preferredSymbolConfigurationForImage",
        {
          $0.configuration?.image = UIImage(systemName: "star")
          $0.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
        }
      ), ("showsActivityIndicator", { $0.configuration?.showsActivityIndicator = true }),
      ("title", { $0.configuration?.title = "Other" }),
      ("attributedTitle", { $0.configuration?.attributedTitle = AttributedString(red) }),
      (
        "titleTextAttributesTransformer",
        {
          $0.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 9)
            return attributes
          }
        }
      ), ("subtitle", { $0.configuration?.subtitle = "Other" }),
      ("attributedSubtitle", { $0.configuration?.attributedSubtitle = AttributedString(red) }),
      (
        "contentInsets",
        { $0.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 3, trailing: 4) }
      ), ("imagePlacement", { $0.configuration?.imagePlacement = .bottom }),
      ("imagePadding", { $0.configuration?.imagePadding = 20 }),
      ("titlePadding", { $0.configuration?.titlePadding = 20 }),
      ("titleAlignment", { $0.configuration?.titleAlignment = .trailing }),
      ("background.cornerRadius", { $0.configuration?.background.cornerRadius = 2 }),
      (
        "background.stroke",
        {
          $0.configuration?.background.strokeColor = .red
          $0.configuration?.background.strokeWidth = 2
        }
      ),
      ("contentHorizontalAlignment", { $0.contentHorizontalAlignment = .trailing }),
      ("isSelected", { $0.isSelected = true }),
    ]
    expectLive({ configuredButton }, changes)
  }

  private func shape() -> UIView {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: rect(10, 10, 40, 30), transform: nil)
    (layer.fillColor, layer.strokeColor, layer.lineWidth) = (UIColor.yellow.cgColor, UIColor.blue.cgColor, 3)
    return holding(layer)
  }

  private func holding(_ layer: CALayer) -> UIView {
    let view = UIView(frame: rect(0, 0, 80, 60))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return view
  }

  private func inner<Layer: CALayer>(_ view: UIView, _ change: (Layer) -> Void) {
    (view.layer.sublayers?.first as? Layer).map(change)
  }

  @Test func layersOfShapesGradientsAndTexts() {
    let star = CGMutablePath()
    star.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 10), CGPoint(x: 10, y: 50)])
    star.closeSubpath()
    func change(_ apply: @escaping (CAShapeLayer) -> Void) -> (UIView) -> Void { { self.inner($0, apply) } }
    expectLive(
      { shape() },
      [
        ("path", change { $0.path = star }), ("fillColor", change { $0.fillColor = UIColor.red.cgColor }),
        ("fillRule", change { ($0.path, $0.fillRule) = (star, .evenOdd) }),
        ("strokeColor", change { $0.strokeColor = nil }), ("strokeStart", change { $0.strokeStart = 0.5 }),
        ("strokeEnd", change { $0.strokeEnd = 0.5 }), ("lineWidth", change { $0.lineWidth = 1 }),
        ("lineCap", change { ($0.lineCap, $0.strokeEnd) = (.round, 0.4) }),
        ("lineJoin", change { $0.lineJoin = .bevel }), ("lineDashPattern", change { $0.lineDashPattern = [4, 2] }),
        ("lineDashPhase", change { ($0.lineDashPattern, $0.lineDashPhase) = ([4, 2], 1) }),
      ])
    func tint(_ apply: @escaping (CAGradientLayer) -> Void) -> (UIView) -> Void { { self.inner($0, apply) } }
    expectLive(
      {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        return holding(layer)
      },
      [
        ("colors", tint { $0.colors = [UIColor.green.cgColor, UIColor.blue.cgColor] }),
        ("locations", tint { $0.locations = [0.2, 0.7] }),
        ("startPoint", tint { $0.startPoint = CGPoint(x: 0, y: 0.2) }),
        ("endPoint", tint { $0.endPoint = CGPoint(x: 1, y: 0.7) }), ("type", tint { $0.type = .radial }),
      ])
    func write(_ apply: @escaping (CATextLayer) -> Void) -> (UIView) -> Void { { self.inner($0, apply) } }
    expectLive(
      {
        let layer = CATextLayer()
        (layer.string, layer.fontSize) = ("Words that are long", 16)
        return holding(layer)
      },
      [
        ("string", write { $0.string = "x" }), ("fontSize", write { $0.fontSize = 9 }),
        ("font", write { $0.font = UIFont.boldSystemFont(ofSize: 3) }),
        ("foregroundColor", write { $0.foregroundColor = UIColor.red.cgColor }),
        ("isWrapped", write { $0.isWrapped = true }),
        ("alignmentMode", write { ($0.string, $0.alignmentMode) = ("x", .right) }),
        ("truncationMode", write { $0.truncationMode = .end }),
      ])
  }

  @Test func layersOfCopies() {
    func change(_ apply: @escaping (CAReplicatorLayer) -> Void) -> (UIView) -> Void { { self.inner($0, apply) } }
    expectLive(
      {
        let layer = CAReplicatorLayer()
        (layer.instanceCount, layer.instanceTransform) = (2, CATransform3DMakeTranslation(10, 0, 0))
        let part = CALayer()
        (part.frame, part.backgroundColor) = (rect(0, 0, 8, 8), UIColor.white.cgColor)
        layer.addSublayer(part)
        return holding(layer)
      },
      [
        ("instanceCount", change { $0.instanceCount = 4 }),
        ("instanceTransform", change { $0.instanceTransform = CATransform3DMakeTranslation(0, 10, 0) }),
        ("instanceColor", change { $0.instanceColor = UIColor.red.cgColor }),
        ("instanceRedOffset", change { $0.instanceRedOffset = -0.5 }),
        ("instanceGreenOffset", change { $0.instanceGreenOffset = -0.5 }),
        ("instanceBlueOffset", change { $0.instanceBlueOffset = -0.5 }),
        ("instanceAlphaOffset", change { $0.instanceAlphaOffset = -0.5 }),
      ])
  }

  @Test func stacksAndText() {
    expectLive(
      { () -> UIStackView in
        let views = ["a", "bbbb"].map { text in
          let label = UILabel()
          (label.text, label.backgroundColor) = (text, .systemGray5)
          return label
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.bounds.size = CGSize(width: 200, height: 60)
        return stack
      },
      [
        ("axis", { $0.axis = .vertical }), ("distribution", { $0.distribution = .equalSpacing }),
        ("alignment", { $0.alignment = .top }), ("spacing", { $0.spacing = 20 }),
        ("setCustomSpacing", { $0.setCustomSpacing(30, after: $0.arrangedSubviews[0]) }),
        (
          "margins",
          {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 6, trailing: 7)
          }
        ), ("isHidden", { $0.arrangedSubviews[0].isHidden = true }),
        ("removal", { $0.arrangedSubviews[0].removeFromSuperview() }),
        (
          "insertion",
          {
            let line = UIView()
            line.backgroundColor = .red
            line.widthAnchor.constraint(equalToConstant: 3).isActive = true
            $0.insertArrangedSubview(line, at: 1)
          }
        ),
        ("text of a part", { ($0.arrangedSubviews[0] as? UILabel)?.text = "other words" }),
      ])
    expectLive(
      { () -> UITextView in
        let view = UITextView(frame: rect(0, 0, 160, 80))
        (view.text, view.isScrollEnabled) = ("Some words that need several lines", false)
        return view
      },
      [
        ("text", { $0.text = "other" }), ("font", { $0.font = .systemFont(ofSize: 9) }),
        ("textColor", { $0.textColor = .red }),
        ("textAlignment", { $0.textAlignment = .right }), ("attributedText", { $0.attributedText = self.red }),
        ("textContainerInset", { $0.textContainerInset = UIEdgeInsets(top: 20, left: 9, bottom: 1, right: 2) }),
        ("lineFragmentPadding", { $0.textContainer.lineFragmentPadding = 20 }),
        ("maximumNumberOfLines", { $0.textContainer.maximumNumberOfLines = 1 }),
        ("storage", { $0.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "x") }),
        ("links", { ($0.text, $0.dataDetectorTypes, $0.isEditable) = ("www.example.com", .link, false) }),
      ])
    expectLive(
      { () -> UISearchBar in
        let bar = UISearchBar(frame: rect(0, 0, 300, 100))
        (bar.placeholder, bar.scopeButtonTitles) = ("Find", ["All", "New"])
        return bar
      },
      [
        ("text", { $0.text = "text" }), ("placeholder", { $0.placeholder = "Place" }),
        ("prompt", { $0.prompt = "Prompt" }),
        ("searchBarStyle", { $0.searchBarStyle = .minimal }), ("barTintColor", { $0.barTintColor = .red }),
        ("barStyle", { $0.barStyle = .black }), ("backgroundImage", { $0.backgroundImage = Self.image }),
        ("showsBookmarkButton", { $0.showsBookmarkButton = true }),
        ("showsCancelButton", { $0.showsCancelButton = true }),
        ("showsScopeBar", { $0.showsScopeBar = true }),
        ("selectedScopeButtonIndex", { ($0.showsScopeBar, $0.selectedScopeButtonIndex) = (true, 1) }),
        ("scopeButtonTitles", { ($0.showsScopeBar, $0.scopeButtonTitles) = (true, ["A", "B", "C"]) }),
      ])
  }

  // MARK: Bars

  private func picture(
    before: (UINavigationController, UIViewController) -> Void,
    after: (UINavigationController, UIViewController) -> Void
  ) -> String {
    let device = TestDevice(size: CGSize(width: 320, height: 480))
    device.drawsOnDemand = true
    let (root, page) = (UIViewController(), UIViewController())
    (root.title, page.title) = ("Start", "Title")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
    page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    stack.setToolbarHidden(false, animated: false)
    before(stack, page)
    device.window.rootViewController = stack
    device.run(for: 0.3)
    after(stack, page)
    device.run(for: 1)
    return device.dump()
  }

  private func expectLiveBars(_ changes: [(name: String, apply: (UINavigationController, UIViewController) -> Void)]) {
    let untouched = picture(before: { _, _ in }, after: { _, _ in })
    for change in changes {
      let wanted = picture(before: change.apply, after: { _, _ in })
      expectEqual(picture(before: { _, _ in }, after: change.apply), wanted, "\(change.name)")
      expectNotEqual(wanted, untouched, "\(change.name) shows nothing")
    }
  }

  @Test func navigationItemsAndBars() {
    let colored = UINavigationBarAppearance()
    colored.configureWithOpaqueBackground()
    colored.backgroundColor = .orange
    let tools = UIToolbarAppearance()
    tools.configureWithOpaqueBackground()
    tools.backgroundColor = .green
    expectLiveBars([
      ("title", { $1.navigationItem.title = "Other" }), ("prompt", { $1.navigationItem.prompt = "Prompt" }),
      ("titleView", { $1.navigationItem.titleView = UISwitch() }),
      (
        "largeTitle",
        { ($0.navigationBar.prefersLargeTitles, $1.navigationItem.largeTitleDisplayMode) = (true, .always) }
      ),
      (
        "leftBarButtonItems",
        {
          $1.navigationItem.leftBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash),
          ]
        }
      ),
      ("rightBarButtonItem", { $1.navigationItem.rightBarButtonItem = nil }),
      ("backButtonTitle", { stack, _ in stack.viewControllers[0].navigationItem.backButtonTitle = "Home" }),
      (
        "backBarButtonItem",
        { stack, _ in
          stack.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Item", style: .plain, target: nil, action: nil)
        }
      ),
      (
        "backButtonDisplayMode",
        { stack, _ in stack.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal }
      ),
      ("hidesBackButton", { $1.navigationItem.hidesBackButton = true }),
      ("leftItemsSupplementBackButton", { $1.navigationItem.leftItemsSupplementBackButton = false }),
      (
        "item's standardAppearance",
        { _, page in
          (page.navigationItem.standardAppearance, page.navigationItem.scrollEdgeAppearance) = (colored, colored)
        }
      ),
      (
        "standardAppearance",
        { stack, _ in
          (stack.navigationBar.standardAppearance, stack.navigationBar.scrollEdgeAppearance) = (colored, colored)
        }
      ),
      (
        "titleTextAttributes", { stack, _ in stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red] }
      ), ("tintColor", { stack, _ in stack.navigationBar.tintColor = .red }),
      ("backIndicatorImage", { stack, _ in stack.navigationBar.backIndicatorImage = Self.image }),
      ("backAction", { $1.navigationItem.backAction = UIAction(title: "Leave") { _ in } }),
      (
        "trailingItemGroups",
        { $1.navigationItem.trailingItemGroups = [.fixedGroup(items: [UIBarButtonItem(systemItem: .add)])] }
      ), ("searchController", { $1.navigationItem.searchController = UISearchController() }),
      ("isTranslucent", { stack, _ in stack.navigationBar.isTranslucent = false }),
      ("toolbar's isTranslucent", { stack, _ in stack.toolbar.isTranslucent = false }),
      ("hidden bar", { stack, _ in stack.setNavigationBarHidden(true, animated: false) }),
      ("hidden toolbar", { stack, _ in stack.setToolbarHidden(true, animated: false) }),
      ("toolbarItems", { $1.toolbarItems = [UIBarButtonItem(systemItem: .trash)] }),
      (
        "toolbar's barTintColor",
        { stack, _ in (stack.toolbar.barTintColor, stack.toolbar.isTranslucent) = (.red, false) }
      ),
      ("toolbar's tintColor", { stack, _ in stack.toolbar.tintColor = .red }),
      (
        "toolbar's appearance",
        { stack, _ in (stack.toolbar.standardAppearance, stack.toolbar.scrollEdgeAppearance) = (tools, tools) }
      ),
    ])
  }

  @Test func tabs() {
    func picture(before: (UITabBarController) -> Void, after: (UITabBarController) -> Void) -> String {
      let device = TestDevice(size: CGSize(width: 320, height: 300))
      device.drawsOnDemand = true
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two", "Three"].map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
        return page
      }
      before(tabs)
      device.window.rootViewController = tabs
      device.run(for: 0.3)
      after(tabs)
      device.run(for: 1)
      return device.dump()
    }
    let colored = UITabBarAppearance()
    colored.configureWithOpaqueBackground()
    colored.backgroundColor = .orange
    let changes: [(name: String, apply: (UITabBarController) -> Void)] = [
      ("selectedIndex", { $0.selectedIndex = 2 }), ("title", { $0.viewControllers?[1].tabBarItem.title = "Other" }),
      ("image", { $0.viewControllers?[1].tabBarItem.image = Self.image }),
      ("selectedImage", { $0.viewControllers?[0].tabBarItem.selectedImage = Self.image }),
      ("badgeValue", { $0.viewControllers?[1].tabBarItem.badgeValue = "7" }),
      (
        "badgeColor",
        {
          $0.viewControllers?[1].tabBarItem.badgeValue = "7"
          $0.viewControllers?[1].tabBarItem.badgeColor = .green
        }
      ), ("isEnabled", { $0.viewControllers?[1].tabBarItem.isEnabled = false }),
      (
        "titlePositionAdjustment",
        { $0.viewControllers?[1].tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4) }
      ), ("unselectedItemTintColor", { $0.tabBar.unselectedItemTintColor = .brown }),
      ("tintColor", { $0.tabBar.tintColor = .red }),
      ("barTintColor", { ($0.tabBar.barTintColor, $0.tabBar.isTranslucent) = (.yellow, false) }),
      ("appearance", { ($0.tabBar.standardAppearance, $0.tabBar.scrollEdgeAppearance) = (colored, colored) }),
      ("backgroundImage", { $0.tabBar.backgroundImage = Self.image }),
      ("viewControllers", { $0.viewControllers?.removeLast() }),
    ]
    let untouched = picture(before: { _ in }, after: { _ in })
    for change in changes {
      let wanted = picture(before: change.apply, after: { _ in })
      expectEqual(picture(before: { _ in }, after: change.apply), wanted, "\(change.name)")
      expectNotEqual(wanted, untouched, "\(change.name) shows nothing")
    }
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  @Test func tables() {
    let rows = Rows()
    func cell(_ change: @escaping (UITableViewCell) -> Void) -> (UITableView) -> Void {
      {
        $0.layoutIfNeeded()
        $0.cellForRow(at: [0, 0]).map(change)
      }
    }
    expectLive(
      { () -> UITableView in
        let table = UITableView(frame: rect(0, 0, 300, 190), style: .plain)
        table.dataSource = rows
        return table
      },
      [
        ("rowHeight", { $0.rowHeight = 30 }), ("sectionHeaderHeight", { $0.sectionHeaderHeight = 40 }),
        ("sectionFooterHeight", { $0.sectionFooterHeight = 40 }),
        ("sectionHeaderTopPadding", { $0.sectionHeaderTopPadding = 3 }),
        ("separatorStyle", { $0.separatorStyle = .none }),
        ("separatorColor", { $0.separatorColor = .red }),
        ("separatorInset", { $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20) }),
        ("sectionIndexColor", { $0.sectionIndexColor = .red }),
        ("sectionIndexMinimumDisplayRowCount", { $0.sectionIndexMinimumDisplayRowCount = 50 }),
        (
          "tableHeaderView",
          {
            $0.tableHeaderView = UIView(frame: rect(0, 0, 10, 30))
            $0.tableHeaderView?.backgroundColor = .green
          }
        ),
        (
          "backgroundView",
          {
            $0.backgroundView = UIView()
            $0.backgroundView?.backgroundColor = .green
          }
        ),
        ("selection", { $0.selectRow(at: [0, 0], animated: false, scrollPosition: .none) }),
        ("accessoryType", cell { $0.accessoryType = .checkmark }),
        ("accessoryView", cell { $0.accessoryView = UISwitch() }),
        ("cell's backgroundColor", cell { $0.backgroundColor = .yellow }),
        ("image", cell { $0.imageView?.image = Self.image }), ("text", cell { $0.textLabel?.text = "other" }),
        ("detail", cell { $0.detailTextLabel?.text = "other" }),
        ("indentation", cell { ($0.indentationLevel, $0.indentationWidth) = (2, 15) }),
        ("cell's separatorInset", cell { $0.separatorInset = UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 0) }),
      ])
    expectLive(
      { () -> UITableView in
        let table = UITableView(frame: rect(0, 0, 300, 190), style: .plain)
        (table.dataSource, table.allowsSelectionDuringEditing, table.isEditing) = (rows, true, true)
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        return table
      },
      [
        ("editingAccessoryType", cell { $0.editingAccessoryType = .checkmark }),
        ("editingAccessoryView", cell { $0.editingAccessoryView = UISwitch() }),
        ("showsReorderControl", cell { $0.showsReorderControl = true }),
        ("selectionStyle", cell { $0.selectionStyle = .none }),
      ])
  }
}
