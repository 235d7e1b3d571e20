import Foundation
import Geometry
import PlainText
import UIKitCore

/// Scripts as text, which reads as the same script again.
extension InputScript {
  /// The script, one statement per line.
  package var text: String { (header.lines + statements.map(\.line)).map { $0 + "\n" }.joined() }
}

extension InputScript.Header {
  /// The settings that are not `nil`, one per line.
  package var lines: [String] {
    [
      device.map { "device \($0.name)" },
      size.map { "size \($0.width.text(decimals: 3))x\($0.height.text(decimals: 3))" },
      scale.map { "scale \($0.text(decimals: 3))" },
      appearance.map { "appearance \($0 == .dark ? "dark" : "light")" },
      direction.map { "direction \($0 == .rightToLeft ? "rtl" : "ltr")" },
      language.map { "locale \($0.identifier)" },
      Self.name(of: textSize, in: Legibility.textSizes).map { "text-size \($0)" },
      Self.name(of: contrast, in: Legibility.contrasts).map { "contrast \($0)" },
      Self.name(of: textWeight, in: Legibility.weights).map { "text-weight \($0)" },
      scene.map { "scene \($0)" },
      state?.word.map { "state \($0)" },
    ].compactMap { $0 }
  }

  /// Returns the name of a value; `nil` if the value is `nil`.
  private static func name<Value: Equatable>(of value: Value?, in names: KeyValuePairs<String, Value>) -> String? {
    names.first { $0.value == value }?.key
  }
}

extension InputScript.Statement {
  /// The statement as a line of a script.
  package var line: String {
    switch self {
    case .tap(let point, let count): "tap \(point.words)" + (count == 1 ? "" : " x\(count)")
    case .press(let point, let duration): "press \(point.words) for \(duration.words)"
    case .drag(let start, let target, let duration, let hold, let delay):
      "drag \(start.words) -> \(target.words)" + (delay == 0 ? "" : " after \(delay.words)") + " in \(duration.words)"
        + (hold == 0 ? "" : " hold \(hold.words)")
    case .pinch(let center, let start, let target, let duration):
      "pinch \(center.words) from \(start.text(decimals: 3)) to \(target.text(decimals: 3)) in \(duration.words)"
    case .wheel(let point, let notches):
      "wheel \(point.words) by \(CGPoint(x: notches.dx, y: notches.dy).words)"
    case .key(let key, let modifiers, let duration):
      "key \(KeyName.name(of: key))\(HeldName.words(modifiers)) for \(duration.words)"
    case .type(let text): "type \(text.scriptQuoted)"
    case .compose(let stages): "compose \(stages.map(\.scriptQuoted).joined(separator: " -> "))"
    case .wait(let duration): "wait \(duration.words)"
    case .change(.rotation): "rotate"
    case .change(.settings(let settings)): settings.lines.map { "set \($0)" }.joined(separator: "\n")
    case .change(.layout(let change)): "values \(change.words)"
    case .change(.update(let seed)): "update \(seed)"
    case .snapshot(let name): "snapshot \(name)"
    case .event(let event): event.line
    }
  }
}

extension InputEvent {
  /// The event as a line of a script.
  var line: String {
    let start = "at \(time.words)"
    switch self {
    case .pointer(let event):
      let held = HeldName.words(event.modifiers, event.buttons)
      return "\(start) \(event.phase.verb) \(event.id) \(event.location.words)\(held)"
    case .wheel(let event):
      return "\(start) wheel \(event.location.words) by \(CGPoint(x: event.notches.dx, y: event.notches.dy).words)"
    case .key(let event):
      let held = HeldName.words(event.modifiers)
      return "\(start) key \(event.phase.verb) \(KeyName.name(of: event.key))\(held)\(event.typing)"
    case .text(let event):
      switch event.content {
      case .typed(let text): return "\(start) text \(text.scriptQuoted)"
      case .composing(let text): return "\(start) compose \(text.scriptQuoted)"
      }
    }
  }
}

extension KeyEvent {
  /// The typed text if it differs from a US keyboard's.
  fileprivate var typing: String {
    guard characters != key.characters(with: modifiers) else { return "" }
    let scalars = characters.unicodeScalars.prefix(64).map { String($0.value, radix: 16, uppercase: true) }
    return " typing \(scalars.isEmpty ? "-" : scalars.joined(separator: ","))"
  }
}

extension PointerEvent.Phase {
  fileprivate var verb: String {
    switch self {
    case .began: "down"
    case .moved: "move"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }
}

extension KeyEvent.Phase {
  fileprivate var verb: String {
    switch self {
    case .began: "down"
    case .repeated: "repeat"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x.text(decimals: 3)),\(y.text(decimals: 3))" }
}

extension TimeInterval {
  /// The duration in seconds, with at most six decimals.
  fileprivate var words: String { "\(text(decimals: 6))s" }
}
