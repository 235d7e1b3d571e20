import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The attributes of controllers and segues that Interface Builder writes, with all their values.
@MainActor
struct StoryboardTableTests {
  private let folder = TemporaryFolder()

  /// Returns the initial controller of a storyboard: an element with attributes, in front of two other scenes.
  private func controller<Controller: UIViewController>(
    _ element: String, _ attributes: String = "", _ inside: String = "", as type: Controller.Type = Controller.self
  ) -> Controller? {
    let page = { (id: String) in
      """
      <scene><objects><viewController title="\(id)" storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)v"/></viewController></objects></scene>
      """
    }
    try? folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene><objects><\(element) \(attributes) id="a" sceneMemberID="viewController">\(inside)</\(element)></objects></scene>
      \(page("p"))\(page("q"))</scenes></document>
      """, to: "app/Main.storyboard")
    return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app"))).instantiateInitialViewController()
      as? Controller
  }

  private func expectKept<Controller: UIViewController, Value: Equatable>(
    _ element: String, _ attribute: String, _ values: [(String, Value)], _ property: KeyPath<Controller, Value>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, value) in values {
      let found = controller(element, "\(attribute)=\"\(text)\"", as: Controller.self)
      expectEqual(found?[keyPath: property], value, "\(attribute)=\(text)", sourceLocation: sourceLocation)
    }
  }

  private let presentations: [(String, UIModalPresentationStyle)] = [
    ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("currentContext", .currentContext),
    ("custom", .custom), ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("popover", .popover), ("automatic", .automatic),
  ]
  private let transitions: [(String, UIModalTransitionStyle)] = [
    ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal), ("crossDissolve", .crossDissolve),
    ("partialCurl", .partialCurl),
  ]

  @Test func controllers() {
    let flags: [(String, KeyPath<UIViewController, Bool>)] = [
      ("modalInPresentation", \.isModalInPresentation), ("definesPresentationContext", \.definesPresentationContext),
      ("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      ("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    ]
    for (name, property) in flags { expectKept("viewController", name, [("YES", true), ("NO", false)], property) }
    expectKept("viewController", "title", [("Title", "Title")], \UIViewController.title)
    expectKept("viewController", "restorationIdentifier", [("r", "r")], \UIViewController.restorationIdentifier)
    expectKept("viewController", "modalPresentationStyle", presentations, \UIViewController.modalPresentationStyle)
    expectKept("viewController", "modalTransitionStyle", transitions, \UIViewController.modalTransitionStyle)
    let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    for (name, edge) in edges {
      let found = controller(
        "viewController", "", "<extendedEdge key=\"extendedEdge\" \(name)=\"YES\"/>", as: UIViewController.self)
      expectEqual(found?.edgesForExtendedLayout, edge, "\(name)")
    }
    let sized = controller(
      "viewController", "", "<size key=\"preferredContentSize\" width=\"30\" height=\"40\"/>", as: UIViewController.self
    )
    expectEqual(sized?.preferredContentSize, CGSize(width: 30, height: 40))
    let items = controller(
      "viewController", "",
      """
      <tabBarItem key="tabBarItem" title="Tab" id="t"/><navigationItem key="navigationItem" title="Item" id="n"/>
      <toolbarItems><barButtonItem title="Tool" id="b"/></toolbarItems>
      """, as: UIViewController.self)
    expectEqual(
      [items?.tabBarItem.title, items?.navigationItem.title, items?.toolbarItems?.first?.title],
      ["Tab", "Item", "Tool"])
    for element in ["tableViewController", "collectionViewController"] {
      for (text, value) in [("YES", true), ("NO", false)] {
        let found = controller(element, "clearsSelectionOnViewWillAppear=\"\(text)\"", as: UIViewController.self)
        let clears =
          (found as? UITableViewController)?.clearsSelectionOnViewWillAppear
          ?? (found as? UICollectionViewController)?.clearsSelectionOnViewWillAppear
        expectEqual(clears, value, "\(element)")
      }
    }
  }

  @Test func containers() {
    expectKept(
      "navigationController", "navigationBarHidden", [("YES", true), ("NO", false)],
      \UINavigationController.isNavigationBarHidden)
    expectKept(
      "navigationController", "toolbarHidden", [("NO", false), ("YES", true)], \UINavigationController.isToolbarHidden)
    expectKept(
      "navigationController", "hidesBarsOnSwipe", [("YES", true), ("NO", false)],
      \UINavigationController.hidesBarsOnSwipe)
    let bars = controller(
      "navigationController", "",
      """
      <navigationBar key="navigationBar" largeTitles="YES" id="b"><color key="tintColor" systemColor="systemRedColor"/></navigationBar>
      <toolbar key="toolbar" translucent="NO" id="t"><color key="backgroundColor" systemColor="systemRedColor"/></toolbar>
      <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="s"/></connections>
      """, as: UINavigationController.self)
    expectEqual(bars?.navigationBar.prefersLargeTitles, true)
    expectEqual(bars?.navigationBar.tintColor, .systemRed)
    expectEqual(bars?.toolbar.isTranslucent, false)
    expectEqual(bars?.toolbar.backgroundColor, .systemRed)
    expectEqual(bars?.viewControllers.map(\.title), ["p"])
    let pages = """
      <tabBar key="tabBar" itemPositioning="centered" id="b"/>
      <connections><segue destination="p" kind="relationship" relationship="viewControllers" id="s"/>
      <segue destination="q" kind="relationship" relationship="viewControllers" id="u"/></connections>
      """
    for (attribute, index) in [("selectedIndex=\"1\"", 1), ("selectedIndex=\"2\"", 0), ("", 0)] {
      let tabs = controller("tabBarController", attribute, pages, as: UITabBarController.self)
      expectEqual(tabs?.viewControllers?.map(\.title), ["p", "q"])
      expectEqual(tabs?.selectedIndex, index, "\(attribute)")
      expectEqual(tabs?.tabBar.itemPositioning, .centered)
    }
  }

  @Test func splitControllers() {
    let modes: [(String, UISplitViewController.DisplayMode)] = [
      ("automatic", .automatic), ("secondaryOnly", .secondaryOnly), ("oneBesideSecondary", .oneBesideSecondary),
      ("oneOverSecondary", .oneOverSecondary), ("twoBesideSecondary", .twoBesideSecondary),
      ("twoOverSecondary", .twoOverSecondary), ("twoDisplaceSecondary", .twoDisplaceSecondary),
      ("primaryHidden", .secondaryOnly), ("allVisible", .oneBesideSecondary), ("primaryOverlay", .oneOverSecondary),
    ]
    let element = "splitViewController"
    expectKept(element, "preferredDisplayMode", modes, \UISplitViewController.preferredDisplayMode)
    expectKept(
      element, "style", [("doubleColumn", .doubleColumn), ("tripleColumn", .tripleColumn), ("other", .unspecified)],
      \UISplitViewController.style)
    expectKept(
      element, "primaryEdge", [("trailing", .trailing), ("leading", .leading)], \UISplitViewController.primaryEdge)
    expectKept(
      element, "presentsWithGesture", [("NO", false), ("YES", true)], \UISplitViewController.presentsWithGesture)
    let widths: [(String, KeyPath<UISplitViewController, CGFloat>)] = [
      ("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
      ("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      ("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      ("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
      ("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
    ]
    for (name, property) in widths { expectKept(element, name, [("0.25", 0.25)], property) }
    let columns: [(String, UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
    for (name, column) in columns {
      let split = controller(
        element, "style=\"tripleColumn\"",
        "<connections><segue destination=\"p\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\"/></connections>",
        as: UISplitViewController.self)
      let found = split?.viewController(for: column)
      expectEqual((found as? UINavigationController)?.topViewController?.title ?? found?.title, "p", "\(name)")
    }
  }

  /// Returns the root of a screen after it has performed a segue to the page `p`.
  private func performed(_ segue: String) throws -> (root: UINavigationController, source: UIViewController) {
    let source = try #require(
      controller(
        "viewController", "",
        "<view key=\"view\" id=\"v\"/><connections><segue destination=\"p\" identifier=\"go\" \(segue) id=\"s\"/></connections>",
        as: UIViewController.self))
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let root = UINavigationController(rootViewController: source)
    device.window.rootViewController = root
    device.run(for: 0.1)
    source.performSegue(withIdentifier: "go", sender: source.view)
    device.run(for: 1)
    return (root, source)
  }

  @Test func seguesPushPresentAndReplace() throws {
    for kind in ["show", "push"] {
      expectEqual(try performed("kind=\"\(kind)\"").root.viewControllers.map(\.title), [nil, "p"], "\(kind)")
    }
    for kind in ["presentation", "modal", "showDetail", "replace"] {
      expectEqual(try performed("kind=\"\(kind)\"").root.presentedViewController?.title, "p", "\(kind)")
    }
    for kind in ["popoverPresentation", "popover"] {
      let (root, source) = try performed("kind=\"\(kind)\"")
      expectEqual(root.presentedViewController?.title, "p", "\(kind)")
      let popover = root.presentedViewController?.popoverPresentationController
      expectIdentical(popover?.sourceView, source.view)
      expectEqual(popover?.sourceRect, source.view.bounds)
    }
    for (name, style) in presentations where name != "popover" && name != "automatic" && name != "custom" {
      let (root, _) = try performed("kind=\"presentation\" modalPresentationStyle=\"\(name)\"")
      expectEqual(root.presentedViewController?.modalPresentationStyle, style, "\(name)")
    }
    for (name, style) in transitions where name != "partialCurl" {
      let (root, _) = try performed("kind=\"presentation\" modalTransitionStyle=\"\(name)\"")
      expectEqual(root.presentedViewController?.modalTransitionStyle, style, "\(name)")
    }
    let (root, source) = try performed("kind=\"embed\"")
    expectEqual(source.children.map(\.title), ["p"])
    expectEqual(source.children.first?.view.frame, source.view.bounds)
    expectEqual(source.children.first?.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    expectNil(root.presentedViewController)
  }

  /// Controllers in container views are made each time, however often their scene is.
  @Test func containerViewsAreFilledEachTime() {
    let container = """
      <view key="view" id="v"><subviews><containerView id="c"><rect key="frame" x="0" y="0" width="90" height="80"/>
      <connections><segue destination="p" kind="embed" id="s"/></connections></containerView></subviews></view>
      """
    for round in 1...40 {
      let outer = controller("viewController", "", container, as: UIViewController.self)
      outer?.loadViewIfNeeded()
      expectEqual(outer?.children.map(\.title), ["p"], "the \(round)th one")
      expectEqual(outer?.children.first?.view.frame, CGRect(x: 0, y: 0, width: 90, height: 80))
    }
  }

  /// Interface Builder writes a refresh control into the controller of a table; reading it loads no view.
  @Test func tableControllersHaveARefreshControl() throws {
    let table = try #require(
      controller(
        "tableViewController", "",
        "<tableView key=\"view\" id=\"t\"/><refreshControl key=\"refreshControl\" id=\"r\"/>",
        as: UITableViewController.self))
    expectFalse(table.isViewLoaded)
    let control = try #require(table.refreshControl)
    expectTrue(table.tableView.refreshControl === control)
    expectTrue(table.refreshControl === control)
    table.refreshControl = nil
    expectNil(table.tableView.refreshControl)
  }
}
