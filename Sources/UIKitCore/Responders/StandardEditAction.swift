import Foundation

/// An editing command for which every responder has a method. The method of `UIResponder` does nothing.
package enum StandardEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"

  /// Creates the command of a selector; `nil` if it names another method.
  package init?(_ action: Selector) { self.init(rawValue: action.name) }

  /// The name of the command's method.
  package var action: Selector { Selector(rawValue) }

  /// Calls the method of a responder, with the object that sends the command.
  @MainActor package func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }

  /// The method, to be called by its name.
  fileprivate var method: SelectorMethod {
    SelectorMethod(owner: UIResponder.self, applies: { $0 is UIResponder }) { object, values in
      let call = Unchecked(value: (object, values.first ?? nil))
      MainActor.assumeIsolated {
        if let responder = call.value.0 as? UIResponder { perform(on: responder, sender: call.value.1) }
      }
      return .init(nil)
    }
  }

  private struct Unchecked: @unchecked Sendable { let value: (AnyObject, Any?) }
}

extension EditableText {
  /// Returns whether a command has an effect now.
  ///
  /// - Parameters:
  ///   - isEditable: Whether the user may change the text.
  ///   - isSecret: Whether the text must not be copied.
  @MainActor
  package func permits(_ command: StandardEditAction, isEditable: Bool = true, isSecret: Bool = false) -> Bool {
    switch command {
    case .copy: !selection.isEmpty && !isSecret
    case .cut: !selection.isEmpty && !isSecret && isEditable
    case .delete: !selection.isEmpty && isEditable
    case .paste: UIPasteboard.general.hasStrings && isEditable
    case .select: selection.isEmpty && count > 0
    case .selectAll: selection.count < count
    }
  }
}

extension UIResponder: PlaceholderMethods {
  nonisolated class var placeholderOwner: AnyClass { UIResponder.self }

  nonisolated func placeholder(for action: Selector) -> SelectorMethod? { StandardEditAction(action)?.method }
}
