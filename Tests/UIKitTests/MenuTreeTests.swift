import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The menus that an app builds: menus inside each other, which are found by their identifiers.
@MainActor
struct MenuTreeTests {
  private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
  }

  private func id(_ name: String) -> UIMenu.Identifier { UIMenu.Identifier(name) }

  /// The menus with their children in parentheses.
  private func text(_ element: UIMenuElement) -> String {
    let children = (element as? UIMenu)?.children.map(text) ?? []
    return element.title + (children.isEmpty ? "" : "(" + children.joined(separator: " ") + ")")
  }

  private func tree() -> MenuTree {
    let action = UIAction(title: "x", identifier: UIAction.Identifier("x")) { _ in }
    return MenuTree(system: .main, root: menu("root", [menu("a", [menu("c"), action]), menu("b")]))
  }

  @Test func menusAreInsertedReplacedAndRemoved() {
    let changes: [(String, (MenuTree) -> Void)] = [
      ("root(a(c x) b)", { _ in }), ("root(n a(c x) b)", { $0.insertSibling(menu("n"), beforeMenu: id("a")) }),
      ("root(a(c x) n b)", { $0.insertSibling(menu("n"), afterMenu: id("a")) }),
      ("root(a(c n x) b)", { $0.insertSibling(menu("n"), afterMenu: id("c")) }),
      ("root(a(n c x) b)", { $0.insertChild(menu("n"), atStartOfMenu: id("a")) }),
      ("root(a(c x n) b)", { $0.insertChild(menu("n"), atEndOfMenu: id("a")) }),
      ("root(a(c x) b n)", { $0.insertChild(menu("n"), atEndOfMenu: id("root")) }),
      ("root(a(n x) b)", { $0.replace(menu: id("c"), with: menu("n")) }),
      ("n", { $0.replace(menu: id("root"), with: menu("n")) }), ("root(b)", { $0.remove(menu: id("a")) }),
      ("root(a(x) b)", { $0.remove(menu: id("c")) }),
      ("root(a(x c) b)", { $0.replaceChildren(ofMenu: id("a")) { $0.reversed() } }),
      ("root(a(c x) b)", { $0.remove(menu: id("none")) }),
      ("root(a(c x) b)", { $0.insertSibling(menu("n"), afterMenu: id("root")) }),
      ("root(a(c x) b)", { $0.replaceChildren(ofMenu: id("none")) { _ in [] } }),
      ("root(a(c x) b)", { $0.insertChild(menu("n"), atStartOfMenu: id("none")) }),
    ]
    for (expected, change) in changes {
      let tree = tree()
      change(tree)
      expectEqual(text(tree.root), expected)
    }
  }

  @Test func elementsAreFoundByTheirNames() {
    let tree = tree()
    expectEqual(tree.menu(for: id("c"))?.title, "c")
    expectNil(tree.menu(for: id("x")))
    expectEqual(tree.action(for: UIAction.Identifier("x"))?.title, "x")
    expectNil(tree.action(for: UIAction.Identifier("c")))
    expectEqual(tree.elements.map(\.title), ["x"])
    let action = Selector("go:")
    let commands = [
      UICommand(title: "none", action: action), UICommand(title: "one", action: action, propertyList: 1),
      UICommand(title: "two", action: action, propertyList: "2"),
      UICommand(title: "other", action: Selector("stop:"), propertyList: 3),
    ]
    tree.insertChild(menu("commands", commands), atEndOfMenu: id("b"))
    for (list, title) in [(nil, "none"), (1, "one"), (NSNumber(value: 1), "one"), ("2", "two"), ("1", nil), (3, nil)]
      as [(Any?, String?)]
    {
      expectEqual(tree.command(for: action, propertyList: list)?.title, title)
    }
    expectEqual(tree.command(for: action)?.title, "none")
    expectEqual(tree.command(for: Selector("stop:"), propertyList: 3)?.title, "other")
    expectNil(tree.command(for: Selector("stop:")))
  }
}
