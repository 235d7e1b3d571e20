import Foundation
import Testing
import UIKit

@testable import UIKitCore
import TestSupport

/// Menus as values: their elements, and the elements that become rows.
@MainActor
struct MenuTests {
  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { _ in }
  }

  private func text(_ menu: UIMenu) -> [String] {
    MenuRows(menu).groups.map { group in
      let rows = group.elements.map { element in
        switch element {
        case .action(let action): action.title
        case .submenu(let menu): "\(menu.title)>"
        }
      }
      return (group.title.isEmpty ? "" : "\(group.title): ") + rows.joined(separator: " ")
    }
  }

  /// The menu keeps the order in which menus are inserted, and what has no place is left out.
  @Test func menusAreBuiltFromStandardOnes() {
    let tree = MenuTree(system: .main, root: StandardMenus.main)
    func titles(_ identifier: UIMenu.Identifier) -> [String] { tree.menu(for: identifier)?.children.map(\.title) ?? [] }
    expectEqual(titles(.root), ["App", "File", "Edit", "Format", "View", "Window", "Help"])
    tree.remove(menu: .format)
    tree.insertSibling(UIMenu(title: "Photos", identifier: .init("photos")), afterMenu: .edit)
    tree.insertSibling(UIMenu(title: "First"), beforeMenu: .application)
    tree.insertSibling(UIMenu(title: "Nowhere"), beforeMenu: .init("none"))
    expectEqual(titles(.root), ["First", "App", "File", "Edit", "Photos", "View", "Window", "Help"])
    tree.insertChild(UIMenu(title: "A"), atStartOfMenu: .init("photos"))
    tree.insertChild(UIMenu(title: "B"), atEndOfMenu: .init("photos"))
    tree.replaceChildren(ofMenu: .init("photos")) { $0 + [UIAction(title: "C", identifier: .init("c")) { _ in }] }
    expectEqual(titles(.init("photos")), ["A", "B", "C"])
    expectNotNil(tree.action(for: .init("c")))
    expectNotNil(tree.command(for: Selector("copy:"), propertyList: nil))
    tree.replace(menu: .standardEdit, with: UIMenu(title: "None", identifier: .standardEdit))
    expectNil(tree.command(for: Selector("copy:"), propertyList: nil))
    tree.remove(menu: .edit)
    expectNil(tree.menu(for: .standardEdit))
  }

  /// Deferred elements are among those around them.
  @Test func deferredElementsAreNoGroup() {
    let deferred = UIDeferredMenuElement { [action] done in done([action("b", []), action("c", [])]) }
    expectEqual(text(UIMenu(children: [action("a"), deferred, action("d")])), ["a b c d"])
    expectTrue(MenuRows.isEmpty(UIMenu(children: [UIDeferredMenuElement { $0([]) }])))
  }

  @Test func onlyInlineMenusAreGroups() {
    let menu = UIMenu(
      title: "Title",
      children: [
        action("a"), action("b"),
        UIMenu(title: "Inner", options: .displayInline, children: [action("c"), action("d")]),
        action("e"),
        UIMenu(title: "More", children: [action("f")]),
      ])
    expectEqual(text(menu), ["a b", "Inner: c d", "e More>"])
  }

  @Test func nestedInlineMenusAreFlattened() {
    let innermost = UIMenu(title: "Innermost", options: .displayInline, children: [action("c")])
    let inner = UIMenu(options: .displayInline, children: [action("b"), innermost, action("d")])
    expectEqual(text(UIMenu(children: [action("a"), inner])), ["a", "b", "Innermost: c", "d"])
  }

  @Test func hiddenAndEmptyElementsAreOmitted() {
    let menu = UIMenu(children: [
      action("a", .hidden), UIMenu(title: "Empty"), UIMenu(title: "All hidden", children: [action("b", .hidden)]),
      UIMenu(options: .displayInline), action("c", .disabled),
    ])
    expectEqual(text(menu), ["c"])
    expectTrue(MenuRows.isEmpty(UIMenu(children: [action("a", .hidden)])))
  }

  @Test func menuReportsSelectedElements() {
    let (one, two, three) = (action("1"), action("2"), action("3"))
    two.state = .on
    three.state = .mixed
    let menu = UIMenu(children: [one, UIMenu(children: [two, three])])
    expectEqual(menu.selectedElements, [two])
  }

  @Test func singleSelectionHasOneOnAction() {
    let actions = (0..<4).map { action("\($0)") }
    let inner = UIMenu(options: .displayInline, children: Array(actions[1...2]))
    let single = UIMenu(options: .singleSelection, children: [actions[0], inner])
    let menu = UIMenu(children: [single, actions[3]])
    actions[3].state = .on
    menu.selectSingly(actions[2])
    expectEqual(actions.map(\.state), [.off, .off, .on, .on])
    menu.selectSingly(actions[0])
    expectEqual(actions.map(\.state), [.on, .off, .off, .on])
    menu.selectSingly(actions[3])
    expectEqual(actions.map(\.state), [.on, .off, .off, .on], "one outside changes nothing")
  }

  @Test func replacingChildrenKeepsTheRest() {
    let menu = UIMenu(
      title: "t", subtitle: "s", image: UIImage(systemName: "star"), identifier: .init("id"),
      options: [.displayInline, .destructive], children: [action("a")])
    let other = menu.replacingChildren([action("b"), action("c")])
    expectEqual(other.title, "t")
    expectEqual(other.subtitle, "s")
    expectEqual(other.image, menu.image)
    expectEqual(other.identifier, menu.identifier)
    expectEqual(other.options, menu.options)
    expectEqual(other.children.map(\.title), ["b", "c"])
    expectEqual(menu.children.count, 1)
    expectNotEqual(UIMenu().identifier, UIMenu().identifier)
  }
}
