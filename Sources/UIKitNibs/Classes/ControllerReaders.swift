import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// The properties of controllers.
@MainActor
enum ControllerReaders {
  static func any(_ controller: UIViewController, _ values: NibValues) {
    let context = values.context
    if let scene = context.scene, context.outer == nil { scene.take(controller, values.element, in: context) }
    if let text = values.text("title") { controller.title = text }
    if let value = values.bool("modalInPresentation") { controller.isModalInPresentation = value }
    if let value = values.bool("definesPresentationContext") { controller.definesPresentationContext = value }
    if let value = values.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = value
    }
    if let value = values.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
    if let value = values.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    if let value = values.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = value
    }
    if let value = values.choice("modalPresentationStyle", presentations) { controller.modalPresentationStyle = value }
    if let value = values.choice("modalTransitionStyle", transitions) { controller.modalTransitionStyle = value }
    if let size = values.size("freeformSize") ?? values.size("preferredContentSize"),
      values.element.child(forKey: "preferredContentSize") != nil
    {
      controller.preferredContentSize = size
    }
    controller.restorationIdentifier = values.element["restorationIdentifier"]
    readEdges(controller, values)
    if let item = values.child("tabBarItem") {
      controller.tabBarItem = context.makeObject(item.element) as? UITabBarItem
    }
    if let item = values.child("navigationItem") {
      context.register(controller.navigationItem, for: item.element)
      BarReaders.navigationItem(controller.navigationItem, item)
      UnreadElements.report(in: item.element, context.document)
    }
    if let items = values.element.child(named: "toolbarItems")?.children, !items.isEmpty {
      controller.toolbarItems = items.compactMap { context.makeObject($0) as? UIBarButtonItem }
    }
  }

  private static func readEdges(_ controller: UIViewController, _ values: NibValues) {
    guard let edges = values.child("extendedEdge") else { return }
    var result: UIRectEdge = []
    if edges.bool("top") == true { result.insert(.top) }
    if edges.bool("left") == true { result.insert(.left) }
    if edges.bool("bottom") == true { result.insert(.bottom) }
    if edges.bool("right") == true { result.insert(.right) }
    controller.edgesForExtendedLayout = result
  }

  static let presentations: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  static func navigation(_ controller: UINavigationController, _ values: NibValues) {
    if let bar = values.child("navigationBar") {
      readBar(controller.navigationBar, bar, BarReaders.navigationBar) { controller.replaceBar(with: $0) }
    }
    if let bar = values.child("toolbar") {
      readBar(controller.toolbar, bar, BarReaders.toolbar) { controller.replaceToolbar(with: $0) }
    }
    if let value = values.bool("navigationBarHidden") { controller.isNavigationBarHidden = value }
    if values.bool("toolbarHidden") == false { controller.isToolbarHidden = false }
    if let value = values.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = value }
    if let value = values.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = value }
    if let value = values.bool("hidesBarsWhenKeyboardAppears") { controller.hidesBarsWhenKeyboardAppears = value }
    if let value = values.bool("hidesBarsWhenVerticallyCompact") { controller.hidesBarsWhenVerticallyCompact = value }
    let roots = values.context.scene?.related("rootViewController", of: values.element, in: values.context) ?? []
    if !roots.isEmpty { controller.viewControllers = Array(roots.prefix(1)) }
  }

  static func tabs(_ controller: UITabBarController, _ values: NibValues) {
    if let bar = values.child("tabBar") {
      readBar(controller.tabBar, bar, BarReaders.tabBar) { controller.replaceBar(with: $0) }
    }
    let pages = values.context.scene?.related("viewControllers", of: values.element, in: values.context) ?? []
    if !pages.isEmpty { controller.viewControllers = pages }
    if let value = values.integer("selectedIndex"), pages.indices.contains(value) { controller.selectedIndex = value }
  }

  static func split(_ controller: UISplitViewController, _ values: NibValues) {
    let columns: [(String, UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
    for (name, column) in columns {
      let found = values.context.scene?.related(name, of: values.element, in: values.context).first
      if let found { controller.setViewController(found, for: column) }
    }
    if let value = values.bool("presentsWithGesture") { controller.presentsWithGesture = value }
    if let value = values.choice("preferredDisplayMode", displayModes) { controller.preferredDisplayMode = value }
    if values.element["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
    for (name, set) in widths { if let value = values.number(name) { set(controller, value) } }
  }

  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
  ]

  private static let widths: [(String, @MainActor (UISplitViewController, CGFloat) -> Void)] = [
    ("preferredPrimaryColumnWidth", { $0.preferredPrimaryColumnWidth = $1 }),
    ("preferredPrimaryColumnWidthFraction", { $0.preferredPrimaryColumnWidthFraction = $1 }),
    ("minimumPrimaryColumnWidth", { $0.minimumPrimaryColumnWidth = $1 }),
    ("maximumPrimaryColumnWidth", { $0.maximumPrimaryColumnWidth = $1 }),
    ("preferredSupplementaryColumnWidth", { $0.preferredSupplementaryColumnWidth = $1 }),
  ]

  /// Reads a bar that the controller has made, or replaces it with an instance of its custom class.
  private static func readBar<Bar: UIView>(
    _ bar: Bar, _ values: NibValues, _ read: (Bar, NibValues) -> Void, replace: (Bar) -> Void
  ) {
    if values.element["customClass"] != nil, let own = values.context.makeObject(values.element) as? Bar {
      return replace(own)
    }
    values.context.alias(bar, for: values.element)
    values.context.register(connectionsOf: values.element, from: bar)
    if let color = values.color("tintColor") { bar.tintColor = color }
    if let color = values.color("backgroundColor") { bar.backgroundColor = color }
    read(bar, values)
  }

  static func table(_ controller: UITableViewController, _ values: NibValues) {
    if let value = values.bool("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = value }
    if let element = values.element.child(forKey: "refreshControl") {
      controller.refreshControl = values.context.makeObject(element) as? UIRefreshControl
    }
  }

  static func collection(_ controller: UICollectionViewController, _ values: NibValues) {
    if let value = values.bool("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = value }
  }
}
