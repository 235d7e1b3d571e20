package import UIKitCore

/// A key with modifiers, identified by its meaning in the user's keyboard layout.
package struct KeyChord: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// A printing key, in lower case.
    case character(Character)
    case escape, left, right, up, down, tab, enter, backspace, pageUp, pageDown
    /// The back key of some keyboards and remote controls.
    case navigationBack
    case function(Int)
  }

  package var key: Key
  package var modifiers: UIKeyModifierFlags

  package init(_ key: Key, _ modifiers: UIKeyModifierFlags = []) {
    self.key = key
    self.modifiers = modifiers.intersection([.control, .shift, .alternate])
  }

  /// Whether the chord types text, or moves the caret, in a field that is being edited.
  package var belongsToEditing: Bool {
    switch key {
    case .character: modifiers.isDisjoint(with: [.control, .alternate])
    case .left, .right, .up, .down, .tab, .enter, .backspace, .pageUp, .pageDown: true
    case .escape, .navigationBack, .function: false
    }
  }

  /// The name for the user, such as `Ctrl+Shift+A`; `nil` for keys that few keyboards have.
  package var name: String? {
    guard let base else { return nil }
    let names: [(UIKeyModifierFlags, String)] = [(.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift")]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [base]).joined(separator: "+")
  }

  private var base: String? {
    switch key {
    case .character(" "): "Space"
    case .character(let character): character.uppercased()
    case .escape: "Esc"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .tab: "Tab"
    case .enter: "Return"
    case .backspace: "Backspace"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .navigationBack: nil
    case .function(let number): "F\(number)"
    }
  }
}

extension KeyChord {
  static func control(_ character: Character, _ others: UIKeyModifierFlags = []) -> KeyChord {
    KeyChord(.character(character), others.union(.control))
  }

  static func plain(_ character: Character, _ modifiers: UIKeyModifierFlags = []) -> KeyChord {
    KeyChord(.character(character), modifiers)
  }
}
