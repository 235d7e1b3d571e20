package import Foundation
import Geometry
import PlainText
package import UIKitCore

/// A recording of a session's input with its times, as a script that replays it. Bug reports can contain it as a file.
package struct Recording: Sendable {
  private var header: InputScript.Header
  private var lines: [String] = []
  private var last: TimeInterval = 0

  /// Creates a recording without events.
  package init(header: InputScript.Header) { self.header = header }

  /// Appends an event.
  package mutating func append(_ event: InputEvent) {
    last = event.time
    let time = "at \(event.time.text(decimals: 6))s"
    switch event {
    case .pointer(let event):
      let held = HeldName.words(event.modifiers, event.buttons)
      lines.append("\(time) \(event.phase.verb) \(event.id) \(event.location.words)\(held)")
    case .wheel(let event):
      let notches = CGPoint(x: event.notches.dx, y: event.notches.dy)
      lines.append("\(time) wheel \(event.location.words) by \(notches.words)")
    case .key(let event):
      let held = HeldName.words(event.modifiers)
      lines.append("\(time) key \(event.phase.verb) \(KeyName.name(of: event.key))\(held)\(Self.typing(event))")
    case .text(let event):
      switch event.content {
      case .typed(let text): lines.append("\(time) text \(text.scriptQuoted)")
      case .composing(let text): lines.append("\(time) compose \(text.scriptQuoted)")
      }
    }
  }

  /// Returns the typed text if it differs from a US keyboard's.
  private static func typing(_ event: KeyEvent) -> String {
    guard event.characters != event.key.characters(with: event.modifiers) else { return "" }
    let scalars = event.characters.unicodeScalars.prefix(64).map { String($0.value, radix: 16, uppercase: true) }
    return " typing \(scalars.isEmpty ? "-" : scalars.joined(separator: ","))"
  }

  /// Returns the script, whose last line waits until `end`, in seconds.
  package func script(until end: TimeInterval) -> String {
    var text = "# Recorded by tessera run\n"
    let rest = Swift.max(0, end - last)
    for line in headerLines + lines + ["wait \(rest.text(decimals: 6))s"] { text += line + "\n" }
    return text
  }

  private var headerLines: [String] {
    var lines: [String] = []
    if let device = header.device { lines.append("device \(device.name)") }
    if let size = header.size { lines.append("size \(size.width.text(decimals: 3))x\(size.height.text(decimals: 3))") }
    if let scale = header.scale { lines.append("scale \(scale.text(decimals: 3))") }
    if header.appearance == .dark { lines.append("appearance dark") }
    if header.direction == .rightToLeft { lines.append("direction rtl") }
    lines += [
      name(of: header.textSize, in: Legibility.textSizes).map { "text-size \($0)" },
      name(of: header.contrast, in: Legibility.contrasts).map { "contrast \($0)" },
      name(of: header.textWeight, in: Legibility.weights).map { "text-weight \($0)" },
    ].compactMap { $0 }
    if let scene = header.scene { lines.append("scene \(scene)") }
    return lines
  }

  /// Returns the name of a value; `nil` if the value is `nil`.
  private func name<Value: Equatable>(of value: Value?, in names: KeyValuePairs<String, Value>) -> String? {
    names.first { $0.value == value }?.key
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
