package import Foundation
import Geometry
package import UIKitCore

/// An input event in a form that can be sent to another process.
package struct RecordedInput: Codable, Hashable, Sendable {
  private enum Kind: String, Codable {
    case pointer, wheel, key, typed, composing
  }

  private var kind: Kind
  /// The time in seconds.
  package var time: TimeInterval
  private var location = CGPoint.zero
  private var notches: [Double] = []
  private var id = 0
  private var phase = 0
  private var buttons = 0
  private var modifiers = 0
  private var key = 0
  private var text = ""

  package init(_ event: InputEvent) {
    time = event.time
    switch event {
    case .pointer(let event):
      kind = .pointer
      (id, location) = (event.id, event.location)
      phase = Self.pointerPhases.firstIndex(of: event.phase) ?? 0
      (buttons, modifiers) = (event.buttons.rawValue, event.modifiers.rawValue)
    case .wheel(let event):
      kind = .wheel
      (location, notches) = (event.location, [Double(event.notches.dx), Double(event.notches.dy)])
    case .key(let event):
      kind = .key
      phase = Self.keyPhases.firstIndex(of: event.phase) ?? 0
      (key, modifiers, text) = (event.key.rawValue, event.modifiers.rawValue, event.characters)
    case .text(let event):
      switch event.content {
      case .typed(let typed): (kind, text) = (.typed, typed)
      case .composing(let marked): (kind, text) = (.composing, marked)
      }
    }
  }

  private static let pointerPhases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
  private static let keyPhases: [KeyEvent.Phase] = [.began, .repeated, .ended, .cancelled]

  /// The event; `nil` for a key that does not exist.
  package var event: InputEvent? {
    switch kind {
    case .pointer:
      return .pointer(
        PointerEvent(
          id: id, phase: Self.pointerPhases[max(0, min(3, phase))], location: location, time: time,
          buttons: UIEvent.ButtonMask(rawValue: buttons), modifiers: UIKeyModifierFlags(rawValue: modifiers)))
    case .wheel:
      guard notches.count == 2 else { return nil }
      return .wheel(WheelEvent(location: location, notches: CGVector(dx: notches[0], dy: notches[1]), time: time))
    case .key:
      guard let usage = UIKeyboardHIDUsage(rawValue: key) else { return nil }
      return .key(
        KeyEvent(
          phase: Self.keyPhases[max(0, min(3, phase))], key: usage,
          modifiers: UIKeyModifierFlags(rawValue: modifiers), characters: text, time: time))
    case .typed: return .text(TextEvent(.typed(text), time: time))
    case .composing: return .text(TextEvent(.composing(text), time: time))
    }
  }
}
