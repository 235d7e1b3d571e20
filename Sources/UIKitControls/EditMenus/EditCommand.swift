import Foundation
import UIKitCore

/// A command of the editing menu with the responder that performs it.
@MainActor
package struct EditCommand {
  package let title: String
  package let perform: @MainActor () -> Void

  /// Creates a command.
  package init(title: String, perform: @escaping @MainActor () -> Void) {
    (self.title, self.perform) = (title, perform)
  }

  /// The standard commands in the order of the menu.
  private static let standard: [(word: InterfaceText, command: StandardEditAction)] = [
    (.cut, .cut), (.copy, .copy), (.paste, .paste), (.delete, .delete), (.select, .select), (.selectAll, .selectAll),
  ]

  /// Returns the commands that a responder, or one after it in the chain, performs.
  static func available(_ items: [UIMenuItem], from responder: UIResponder) -> [EditCommand] {
    let menu = UIMenuController.shared
    let usual = standard.compactMap { word, command in
      let target = responder.target(forAction: command.action, withSender: menu) as? UIResponder
      return target.map { target in EditCommand(title: word.text) { command.perform(on: target, sender: nil) } }
    }
    let own = items.compactMap { item in
      let target = responder.target(forAction: item.action, withSender: menu) as? UIResponder
      return target.map { target in EditCommand(title: item.title) { item.action.send(to: target, menu) } }
    }
    return usual + own
  }

  // MARK: Elements of menus

  /// Returns the standard commands that a responder, or one after it in the chain, performs.
  static func suggested(from responder: UIResponder) -> [UIMenuElement] {
    let commands = standard.filter { responder.target(forAction: $0.command.action, withSender: nil) != nil }
    guard !commands.isEmpty else { return [] }
    let children = commands.map { UICommand(title: $0.word.text, action: $0.command.action) }
    return [UIMenu(options: .displayInline, children: children)]
  }

  /// Returns the visible elements of a menu, with those of inline menus in their places.
  static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: return action.attributes.contains(.hidden) ? [] : [action]
      case let command as UICommand: return command.attributes.contains(.hidden) ? [] : [command]
      case let deferred as UIDeferredMenuElement:
        return elements(of: UIMenu(children: deferred.elements(isOpening: true)))
      case let inner as UIMenu where inner.options.contains(.displayInline): return elements(of: inner)
      case let inner as UIMenu: return elements(of: inner).isEmpty ? [] : [inner]
      default: return []
      }
    }
  }

  /// Performs an element's action; a command's on the first responder along the chain that has it.
  static func perform(_ element: UIMenuElement, from responder: UIResponder, sender: Any?) {
    if let action = element as? UIAction { return action.performWithSender(sender, target: nil) }
    guard let command = element as? UICommand,
      let target = responder.target(forAction: command.action, withSender: sender) as? UIResponder
    else { return }
    _ = command.action.send(to: target, command)
  }
}
