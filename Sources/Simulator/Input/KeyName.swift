import Foundation
import UIKitCore

/// The names of keys in scripts: the character that a US keyboard types, or a word.
enum KeyName {
  static let names = Array(keys.keys).sorted()

  static func key(named name: String) -> UIKeyboardHIDUsage? {
    if let key = keys[name.lowercased()] { return key }
    guard name.hasPrefix("usage-"), let number = Int(name.dropFirst("usage-".count)) else { return nil }
    return UIKeyboardHIDUsage(rawValue: number)
  }

  /// Returns the name of a key. A key without a word is named by its USB number.
  static func name(of key: UIKeyboardHIDUsage) -> String { words[key] ?? "usage-\(key.rawValue)" }

  private static let words: [UIKeyboardHIDUsage: String] = {
    var words: [UIKeyboardHIDUsage: String] = [
      .keyboardUpArrow: "up", .keyboardDownArrow: "down", .keyboardLeftArrow: "left", .keyboardRightArrow: "right",
      .keyboardPageUp: "page-up", .keyboardPageDown: "page-down", .keyboardHome: "home", .keyboardEnd: "end",
      .keyboardSpacebar: "space", .keyboardReturnOrEnter: "return", .keyboardEscape: "escape", .keyboardTab: "tab",
      .keyboardDeleteOrBackspace: "delete", .keyboardDeleteForward: "forward-delete", .keyboardInsert: "insert",
      .keyboardCapsLock: "caps-lock", .keypadEnter: "enter", .keyboardLeftShift: "shift",
      .keyboardLeftControl: "control", .keyboardLeftAlt: "option", .keyboardLeftGUI: "command",
      .keyboardRightShift: "right-shift", .keyboardRightControl: "right-control", .keyboardRightAlt: "right-option",
      .keyboardRightGUI: "right-command",
    ]
    let typing = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboard0.rawValue
    for number in typing {
      if let key = UIKeyboardHIDUsage(rawValue: number) { words[key] = key.characters(with: []) }
    }
    for (first, index) in [(UIKeyboardHIDUsage.keyboardF1, 1), (.keyboardF13, 13)] {
      for offset in 0..<12 {
        if let key = UIKeyboardHIDUsage(rawValue: first.rawValue + offset) { words[key] = "f\(index + offset)" }
      }
    }
    return words
  }()

  private static let keys = Dictionary(uniqueKeysWithValues: words.map { ($0.value, $0.key) })
}

/// The names of modifier keys and buttons held during a touch or key press, in scripts.
enum HeldName {
  private static let flags: [(name: String, flag: UIKeyModifierFlags)] = [
    ("shift", .shift), ("control", .control), ("option", .alternate), ("command", .command),
    ("caps-lock", .alphaShift), ("number-pad", .numericPad),
  ]
  private static let buttons: [(name: String, button: UIEvent.ButtonMask)] = [
    ("primary", .primary), ("secondary", .secondary), ("middle", .button(3)), ("button4", .button(4)),
    ("button5", .button(5)), ("no-button", []),
  ]

  static var all: [String] { flags.map(\.name) + buttons.map(\.name) }

  static func flag(named name: String) -> UIKeyModifierFlags? { flags.first { $0.name == name }?.flag }
  static func button(named name: String) -> UIEvent.ButtonMask? { buttons.first { $0.name == name }?.button }

  /// Returns ` with shift+secondary`, or an empty string.
  static func words(_ held: UIKeyModifierFlags, _ pressed: UIEvent.ButtonMask = .primary) -> String {
    var names = flags.filter { held.contains($0.flag) }.map(\.name)
    if pressed.isEmpty {
      names.append("no-button")
    } else if pressed != .primary {
      names += buttons.filter { !$0.button.isEmpty && pressed.contains($0.button) }.map(\.name)
    }
    return names.isEmpty ? "" : " with " + names.joined(separator: "+")
  }
}
