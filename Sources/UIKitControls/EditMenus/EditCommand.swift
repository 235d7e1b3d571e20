import Foundation
import UIKitCore

/// A command of the editing menu with the responder that performs it.
@MainActor
struct EditCommand {
  let title: String
  let perform: @MainActor () -> Void

  /// The standard commands in the order of the menu.
  private static let standard: [(title: String, name: String, call: @MainActor (UIResponder) -> Void)] = [
    ("Cut", "cut:", { $0.cut(nil) }), ("Copy", "copy:", { $0.copy(nil) }), ("Paste", "paste:", { $0.paste(nil) }),
    ("Delete", "delete:", { $0.delete(nil) }), ("Select", "select:", { $0.select(nil) }),
    ("Select All", "selectAll:", { $0.selectAll(nil) }),
  ]

  /// Returns the commands that a responder, or one after it in the chain, performs.
  static func available(_ items: [UIMenuItem], from responder: UIResponder) -> [EditCommand] {
    let menu = UIMenuController.shared
    let usual = standard.compactMap { command in
      let target = responder.target(forAction: Selector(command.name), withSender: menu) as? UIResponder
      return target.map { target in EditCommand(title: command.title) { command.call(target) } }
    }
    let own = items.compactMap { item in
      let target = responder.target(forAction: item.action, withSender: menu) as? UIResponder
      return target.map { target in EditCommand(title: item.title) { item.action.send(to: target, menu) } }
    }
    return usual + own
  }
}
