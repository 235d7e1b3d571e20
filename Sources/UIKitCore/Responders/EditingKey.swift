/// The meaning of a key while text is edited.
///
/// The commands of Mac and other keyboards are supported: Command or Control with A, C, V and X; Option or Control with
/// an arrow for words, Command for lines.
package enum EditingKey: Hashable {
  case insert
  case newline
  case tab(isBack: Bool)
  case delete(EditableText.Move)
  case move(EditableText.Move, extends: Bool)
  case selectAll
  case copy
  case cut
  case paste

  /// Creates the meaning of a key event; `nil` for keys without a meaning in text.
  package init?(_ event: KeyEvent) {
    let command = !event.modifiers.isDisjoint(with: [.command, .control])
    let extends = event.modifiers.contains(.shift)
    switch event.key {
    case .keyboardReturnOrEnter, .keypadEnter: self = .newline
    case .keyboardTab where !command && !event.modifiers.contains(.alternate): self = .tab(isBack: extends)
    case .keyboardDeleteOrBackspace: self = .delete(Self.reach(event.modifiers).back)
    case .keyboardDeleteForward: self = .delete(Self.reach(event.modifiers).ahead)
    case .keyboardLeftArrow: self = .move(Self.reach(event.modifiers).back, extends: extends)
    case .keyboardRightArrow: self = .move(Self.reach(event.modifiers).ahead, extends: extends)
    case .keyboardUpArrow: self = .move(event.modifiers.contains(.command) ? .start : .up, extends: extends)
    case .keyboardDownArrow: self = .move(event.modifiers.contains(.command) ? .end : .down, extends: extends)
    case .keyboardHome: self = .move(.lineStart, extends: extends)
    case .keyboardEnd: self = .move(.lineEnd, extends: extends)
    default:
      guard let meaning = command ? Self.command(event.key) : Self.typing(event) else { return nil }
      self = meaning
    }
  }

  private static func command(_ key: UIKeyboardHIDUsage) -> EditingKey? {
    switch key {
    case .keyboardA: .selectAll
    case .keyboardC: .copy
    case .keyboardV: .paste
    case .keyboardX: .cut
    default: nil
    }
  }

  /// Returns the meaning of a key that types text. The text itself arrives separately, from the input method. Names
  /// such as `UIKeyInputF1` are not text.
  private static func typing(_ event: KeyEvent) -> EditingKey? {
    event.characters.isTyped ? .insert : nil
  }

  private static func reach(_ modifiers: UIKeyModifierFlags) -> (back: EditableText.Move, ahead: EditableText.Move) {
    if modifiers.contains(.command) { return (.lineStart, .lineEnd) }
    return modifiers.isDisjoint(with: [.alternate, .control]) ? (.back, .ahead) : (.wordBack, .wordAhead)
  }
}

extension String {
  /// Whether the characters of a key are text.
  package var isTyped: Bool {
    !isEmpty && !hasPrefix("UIKeyInput") && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
