/// The characters of an American keyboard, for scripts, and for hosts that do not know the user's layout.
extension UIKeyboardHIDUsage {
  package func characters(with modifiers: UIKeyModifierFlags) -> String {
    if let name = Self.names[self] { return name }
    let isShifted = modifiers.contains(.shift)
    if let letter {
      return isShifted != modifiers.contains(.alphaShift) ? letter.uppercased() : letter
    }
    guard let index = Self.signs.firstIndex(of: self) else { return "" }
    let row = isShifted ? Self.shiftedSigns : Self.plainSigns
    return String(row[row.index(row.startIndex, offsetBy: index)])
  }

  /// The letter of the key, `a` to `z`; `nil` for other keys.
  private var letter: String? {
    guard (Self.keyboardA.rawValue...Self.keyboardZ.rawValue).contains(rawValue) else { return nil }
    return Unicode.Scalar(UInt32(0x61 + rawValue - Self.keyboardA.rawValue)).map { String(Character($0)) }
  }

  private static let signs: [UIKeyboardHIDUsage] = [
    .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9,
    .keyboard0, .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket, .keyboardBackslash,
    .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma, .keyboardPeriod, .keyboardSlash,
    .keyboardSpacebar, .keypadSlash, .keypadAsterisk, .keypadHyphen, .keypadPlus, .keypad1, .keypad2, .keypad3,
    .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9, .keypad0, .keypadPeriod, .keypadEqualSign,
  ]
  private static let plainSigns = #"1234567890-=[]\;'`,./ /*-+1234567890.="#
  private static let shiftedSigns = ##"!@#$%^&*()_+{}|:"~<>? /*-+1234567890.="##

  /// The characters of keys that type no text, with the names that UIKit uses.
  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
    .keyboardUpArrow: "UIKeyInputUpArrow", .keyboardDownArrow: "UIKeyInputDownArrow",
    .keyboardLeftArrow: "UIKeyInputLeftArrow", .keyboardRightArrow: "UIKeyInputRightArrow",
    .keyboardEscape: "UIKeyInputEscape", .keyboardPageUp: "UIKeyInputPageUp",
    .keyboardPageDown: "UIKeyInputPageDown", .keyboardHome: "UIKeyInputHome", .keyboardEnd: "UIKeyInputEnd",
    .keyboardDeleteForward: "UIKeyInputDelete", .keyboardF1: "UIKeyInputF1", .keyboardF2: "UIKeyInputF2",
    .keyboardF3: "UIKeyInputF3", .keyboardF4: "UIKeyInputF4", .keyboardF5: "UIKeyInputF5",
    .keyboardF6: "UIKeyInputF6", .keyboardF7: "UIKeyInputF7", .keyboardF8: "UIKeyInputF8",
    .keyboardF9: "UIKeyInputF9", .keyboardF10: "UIKeyInputF10", .keyboardF11: "UIKeyInputF11",
    .keyboardF12: "UIKeyInputF12",
  ]
}
