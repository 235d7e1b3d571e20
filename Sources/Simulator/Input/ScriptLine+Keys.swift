import Foundation
import Geometry
import PlainText
import UIKitCore

extension ScriptLine {
  /// Reads `x2`; returns `nil` without reading anything if another word follows.
  mutating func count() throws(InputScript.ParseError) -> Int? {
    var ahead = self
    guard let word = ahead.nextWord(), word.hasPrefix("x") else { return nil }
    self = ahead
    guard let count = Int(word.dropFirst()), InputScript.Limits.taps.contains(count) else {
      throw error("expected x1 to x\(InputScript.Limits.taps.upperBound), found \(word.quoted)")
    }
    return count
  }

  /// Reads a nonnegative distance in points.
  mutating func distance() throws(InputScript.ParseError) -> CGFloat {
    let word = try word("a distance in points, such as 120")
    guard let value = Double(decimal: word), (0...InputScript.Limits.coordinate).contains(value) else {
      throw error("expected a distance in points, such as 120, found \(word.quoted)")
    }
    return CGFloat(value)
  }

  mutating func key() throws(InputScript.ParseError) -> UIKeyboardHIDUsage {
    let word = try word("the name of a key")
    guard let key = KeyName.key(named: word) else {
      let hint = Nearest.hint(Nearest.name(to: word, among: KeyName.names))
      throw error("unknown key \(word.quoted)\(hint); a key is up, page-down, space, a, 7, f5, usage-57 and so on")
    }
    return key
  }

  /// Reads `with shift+secondary`; returns no modifiers if another word follows.
  mutating func modifiers() throws(InputScript.ParseError) -> (
    flags: UIKeyModifierFlags, buttons: UIEvent.ButtonMask?
  ) {
    var ahead = self
    guard ahead.nextWord() == "with" else { return ([], nil) }
    self = ahead
    let word = try word("held keys such as shift+command")
    var flags: UIKeyModifierFlags = []
    var buttons: UIEvent.ButtonMask?
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      if let flag = HeldName.flag(named: String(part)) {
        flags.insert(flag)
      } else if let button = HeldName.button(named: String(part)) {
        buttons = (buttons ?? []).union(button)
      } else {
        throw error("expected \(HeldName.all.joined(separator: ", ")) joined by +, found \(word.quoted)")
      }
    }
    return (flags, buttons)
  }

  /// Reads `typing E9,301`: scalars in hexadecimal, `-` for none; returns `nil` if another word follows.
  mutating func typed() throws(InputScript.ParseError) -> String? {
    var ahead = self
    guard ahead.nextWord() == "typing" else { return nil }
    self = ahead
    let word = try word("the typed text, such as E9")
    if word == "-" { return "" }
    var text = String.UnicodeScalarView()
    for part in word.split(separator: ",", omittingEmptySubsequences: false).prefix(64) {
      guard part.count <= 6, let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw error("expected Unicode scalars in hexadecimal such as E9,301, found \(word.quoted)")
      }
      text.append(scalar)
    }
    return String(text)
  }
}
