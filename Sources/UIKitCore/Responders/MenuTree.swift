import Foundation

/// The menus of a system while and after they are built.
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem, root: UIMenu) { (self.system, self.root) = (system, root) }

  /// All elements that are no menus, in order.
  var elements: [UIMenuElement] { Self.leaves(of: root) }

  private static func leaves(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { ($0 as? UIMenu).map(leaves) ?? [$0] }
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(identifier, in: root) }

  private static func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
    if menu.identifier == identifier { return menu }
    return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap { find(identifier, in: $0) } }.first
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    elements.lazy.compactMap { $0 as? UICommand }.first { command in
      guard command.action == action else { return false }
      guard let own = command.propertyList, let wanted = propertyList else {
        return command.propertyList == nil && propertyList == nil
      }
      return (own as? NSObject ?? NSString(string: "\(own)")).isEqual(
        wanted as? NSObject ?? NSString(string: "\(wanted)"))
    }
  }

  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu) {
    if identifier == root.identifier { return root = menu }
    change(around: identifier) { $0[$1] = menu }
  }

  func replaceChildren(
    ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: identifier) else { return }
    replace(menu: identifier, with: menu.replacingChildren(children(menu.children)))
  }

  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {
    change(around: identifier) { $0.insert(menu, at: $1) }
  }

  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {
    change(around: identifier) { $0.insert(menu, at: $1 + 1) }
  }

  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: identifier) { [menu] + $0 }
  }

  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: identifier) { $0 + [menu] }
  }

  func remove(menu identifier: UIMenu.Identifier) { change(around: identifier) { $0.remove(at: $1) } }

  /// Changes the children among which a menu is; nothing without one.
  private func change(around identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void) {
    root = Self.changed(root, around: identifier, change)
  }

  private static func changed(
    _ menu: UIMenu, around identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
  ) -> UIMenu {
    var children = menu.children
    if let index = children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) {
      change(&children, index)
      return menu.replacingChildren(children)
    }
    guard find(identifier, in: menu) != nil else { return menu }
    return menu.replacingChildren(
      children.map { child in (child as? UIMenu).map { changed($0, around: identifier, change) } ?? child })
  }
}

/// The menus that every app has before it changes them.
@MainActor
enum StandardMenus {
  static var main: UIMenu {
    let app = group(.application, "App", [.about, .preferences, .services, .hide, .quit])
    let file = group(.file, "File", [.newScene, .open, .close, .document, .print])
    let format = group(.format, "Format", [.font, .text])
    let view = group(.view, "View", [.toolbar, .sidebar, .fullscreen])
    let window = group(.window, "Window", [.minimizeAndZoom, .bringAllToFront])
    return UIMenu(identifier: .root, children: [app, file, edit, format, view, window, group(.help, "Help", [])])
  }

  private static var edit: UIMenu {
    let actions = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select All", "selectAll:"),
    ]
    let commands = actions.map { UICommand(title: $0.0, action: Selector($0.1)) }
    let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
    let others: [UIMenu.Identifier] = [
      .find, .replace, .share, .textStyle, .spelling, .substitutions, .transformations, .speech, .lookup, .learn,
    ]
    return UIMenu(title: "Edit", identifier: .edit, children: [empty(.undoRedo), standard] + others.map(empty))
  }

  private static func group(_ identifier: UIMenu.Identifier, _ title: String, _ parts: [UIMenu.Identifier]) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: parts.map(empty))
  }

  private static func empty(_ identifier: UIMenu.Identifier) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline)
  }
}
