import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Menus as values: what is in them, and which of it becomes a row.
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

  @Test func inlineMenusStandApartAndOthersAreRows() {
    let menu = UIMenu(
      title: "Title",
      children: [
        action("a"), action("b"),
        UIMenu(title: "Inner", options: .displayInline, children: [action("c"), action("d")]),
        action("e"),
        UIMenu(title: "More", children: [action("f")]),
      ])
    #expect(text(menu) == ["a b", "Inner: c d", "e More>"])
  }

  @Test func inlineMenusInInlineMenusAreSpreadOutToo() {
    let innermost = UIMenu(title: "Innermost", options: .displayInline, children: [action("c")])
    let inner = UIMenu(options: .displayInline, children: [action("b"), innermost, action("d")])
    #expect(text(UIMenu(children: [action("a"), inner])) == ["a", "b", "Innermost: c", "d"])
  }

  @Test func whatIsHiddenOrEmptyIsLeftOut() {
    let menu = UIMenu(children: [
      action("a", .hidden), UIMenu(title: "Empty"), UIMenu(title: "All hidden", children: [action("b", .hidden)]),
      UIMenu(options: .displayInline), action("c", .disabled),
    ])
    #expect(text(menu) == ["c"])
    #expect(MenuRows(UIMenu(children: [action("a", .hidden)])).isEmpty)
  }

  @Test func aMenuKnowsWhichOfItsElementsAreOn() {
    let (one, two, three) = (action("1"), action("2"), action("3"))
    two.state = .on
    three.state = .mixed
    let menu = UIMenu(children: [one, UIMenu(children: [two, three])])
    #expect(menu.selectedElements == [two])
  }

  @Test func ofASingleSelectionOneActionIsOn() {
    let actions = (0..<4).map { action("\($0)") }
    let inner = UIMenu(options: .displayInline, children: Array(actions[1...2]))
    let single = UIMenu(options: .singleSelection, children: [actions[0], inner])
    let menu = UIMenu(children: [single, actions[3]])
    actions[3].state = .on
    menu.selectSingly(actions[2])
    #expect(actions.map(\.state) == [.off, .off, .on, .on])
    menu.selectSingly(actions[0])
    #expect(actions.map(\.state) == [.on, .off, .off, .on])
    menu.selectSingly(actions[3])
    #expect(actions.map(\.state) == [.on, .off, .off, .on], "one outside changes nothing")
  }

  @Test func replacingChildrenKeepsTheRest() {
    let menu = UIMenu(
      title: "t", subtitle: "s", image: UIImage(systemName: "star"), identifier: .init("id"),
      options: [.displayInline, .destructive], children: [action("a")])
    let other = menu.replacingChildren([action("b"), action("c")])
    #expect(other.title == "t" && other.subtitle == "s" && other.image == menu.image)
    #expect(other.identifier == menu.identifier && other.options == menu.options)
    #expect(other.children.map(\.title) == ["b", "c"] && menu.children.count == 1)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }
}
