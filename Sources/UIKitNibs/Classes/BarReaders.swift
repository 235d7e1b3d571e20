import Foundation
import UIKitCore

/// The properties of bars and their items.
@MainActor
enum BarReaders {
  private static func item(_ item: UIBarItem, _ values: NibValues) {
    if let text = values.text("title") { item.title = text }
    if let image = values.image("image") { item.image = image }
    if let value = values.bool("enabled") { item.isEnabled = value }
    if let value = values.integer("tag") { item.tag = value }
    if let insets = values.insets("imageInsets") { item.imageInsets = insets }
    let accessibility = values.child("accessibilityConfiguration")
    if let text = values.translation("accessibilityLabel") ?? accessibility?.text("label") {
      item.accessibilityLabel = text
    }
    if let text = values.translation("accessibilityHint") ?? accessibility?.text("hint") {
      item.accessibilityHint = text
    }
    if let text = accessibility?.text("identifier") { item.accessibilityIdentifier = text }
  }

  static func button(_ button: UIBarButtonItem, _ values: NibValues) {
    if let system = values.choice("systemItem", systemItems) {
      let model = UIBarButtonItem(systemItem: system)
      (button.systemItem, button.title, button.image, button.style) = (system, model.title, model.image, model.style)
    }
    item(button, values)
    if values.element["style"] == "done" { button.style = .done }
    if let value = values.number("width") { button.width = value }
    if let color = values.color("tintColor") { button.tintColor = color }
    if let value = values.bool("selected") { button.isSelected = value }
    if let value = values.bool("springLoaded") { button.isSpringLoaded = value }
    let custom =
      values.element.child(forKey: "customView")
      ?? values.element.children.first { $0.name != "connections" && NibClasses.isView($0.name) }
    if let menu = MenuReader.menu(values) { button.menu = menu }
    if let custom { button.customView = values.context.makeObject(custom) as? UIView }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  static func tab(_ tab: UITabBarItem, _ values: NibValues) {
    if let system = values.choice("systemItem", systemTabs) {
      let model = UITabBarItem(tabBarSystemItem: system, tag: 0)
      (tab.title, tab.image) = (model.title, model.image)
    }
    item(tab, values)
    if let image = values.image("selectedImage") { tab.selectedImage = image }
    if let text = values.text("badgeValue") { tab.badgeValue = text }
    if let color = values.color("badgeColor") { tab.badgeColor = color }
    if let offset = values.offset("titlePositionAdjustment") { tab.titlePositionAdjustment = offset }
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  static func navigationItem(_ item: UINavigationItem, _ values: NibValues) {
    if let text = values.text("title") { item.title = text }
    if let text = values.text("backButtonTitle") { item.backButtonTitle = text }
    if let text = values.text("prompt") { item.prompt = text }
    AppearanceReaders.navigationItem(item, values)
    if let value = values.bool("hidesBackButton") { item.hidesBackButton = value }
    if let value = values.choice("backButtonDisplayMode", displayModes) { item.backButtonDisplayMode = value }
    if let value = values.bool("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = value }
    if let value = values.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
    switch values.element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    case "inline": item.largeTitleDisplayMode = .inline
    default: break
    }
    let context = values.context
    func buttons(_ key: String) -> [UIBarButtonItem]? {
      guard let child = values.element.child(forKey: key) ?? values.element.child(named: key) else { return nil }
      let elements = child.name == "barButtonItem" ? [child] : child.children
      return elements.compactMap { context.makeObject($0) as? UIBarButtonItem }
    }
    if let items = buttons("leftBarButtonItems") ?? buttons("leftBarButtonItem") { item.leftBarButtonItems = items }
    if let items = buttons("rightBarButtonItems") ?? buttons("rightBarButtonItem") { item.rightBarButtonItems = items }
    if let back = buttons("backBarButtonItem")?.first { item.backBarButtonItem = back }
    if let element = values.element.child(forKey: "titleView") {
      item.titleView = context.makeObject(element) as? UIView
    }
  }

  private static let displayModes: [String: UINavigationItem.BackButtonDisplayMode] = [
    "default": .default, "generic": .generic, "minimal": .minimal,
  ]

  /// The names of the styles of bars. The black styles of early systems are one today.
  static let styles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]

  static func navigationBar(_ bar: UINavigationBar, _ values: NibValues) {
    if let value = values.bool("largeTitles") { bar.prefersLargeTitles = value }
    if let value = values.bool("translucent") { bar.isTranslucent = value }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let style = values.choice("barStyle", styles) { bar.barStyle = style }
    if let image = values.image("shadowImage") { bar.shadowImage = image }
    if let image = values.image("backIndicatorImage") { bar.backIndicatorImage = image }
    if let image = values.image("backIndicatorTransitionMaskImage") { bar.backIndicatorTransitionMaskImage = image }
    AppearanceReaders.navigationBar(bar, values)
    let items = (values.element.child(named: "items")?.children ?? []).compactMap {
      values.context.makeObject($0) as? UINavigationItem
    }
    if !items.isEmpty { bar.items = items }
  }

  static func tabBar(_ bar: UITabBar, _ values: NibValues) {
    if let value = values.bool("translucent") { bar.isTranslucent = value }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let color = values.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    // Interface Builder's name for the color of the selected item.
    if let color = values.color("selectedImageTintColor") { bar.tintColor = color }
    if let style = values.choice("barStyle", styles) { bar.barStyle = style }
    if let image = values.image("backgroundImage") { bar.backgroundImage = image }
    if let image = values.image("shadowImage") { bar.shadowImage = image }
    if let image = values.image("selectionIndicatorImage") { bar.selectionIndicatorImage = image }
    if let value = values.choice("itemPositioning", positionings) { bar.itemPositioning = value }
    AppearanceReaders.tabBar(bar, values)
    let items = values.element.child(named: "items")?.children ?? []
    if !items.isEmpty { bar.items = items.compactMap { values.context.makeObject($0) as? UITabBarItem } }
  }

  private static let positionings: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]

  static func toolbar(_ bar: UIToolbar, _ values: NibValues) {
    if let value = values.bool("translucent") { bar.isTranslucent = value }
    if let color = values.color("barTintColor") { bar.barTintColor = color }
    if let style = values.choice("barStyle", styles) { bar.barStyle = style }
    AppearanceReaders.toolbar(bar, values)
    let items = values.element.child(named: "items")?.children ?? []
    if !items.isEmpty { bar.items = items.compactMap { values.context.makeObject($0) as? UIBarButtonItem } }
  }
}
