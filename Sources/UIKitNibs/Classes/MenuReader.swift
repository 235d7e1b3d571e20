import UIKitCore

/// The menus of buttons and bar items.
@MainActor
enum MenuReader {
  /// The most menus inside each other.
  private static let depthLimit = 16

  /// Returns the menu that an element has; `nil` if it has none.
  static func menu(_ values: NibValues) -> UIMenu? {
    values.child("menu").map { menu($0, depth: 0) }
  }

  private static func menu(_ values: NibValues, depth: Int) -> UIMenu {
    let elements = depth < depthLimit ? values.element.child(named: "children")?.children ?? [] : []
    let children = elements.map { element -> UIMenuElement in
      let values = NibValues(element, values.context)
      if element.name == "menu" { return menu(values, depth: depth + 1) }
      let state: UIMenuElement.State = element["state"] == "on" ? .on : .off
      return UIAction(title: values.text("title") ?? "", image: values.image("image"), state: state) { _ in }
    }
    return UIMenu(title: values.text("title") ?? "", image: values.image("image"), children: children)
  }
}
