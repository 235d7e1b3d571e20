import Foundation
import UIKitCore

extension Fixture {
  /// Presses and releases a key.
  package func key(_ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    for phase in [KeyEvent.Phase.began, .ended] { send(phase, key, with: modifiers) }
  }

  /// Sends a phase of a key press.
  package func send(_ phase: KeyEvent.Phase, _ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    device.root.dispatch(.key(KeyEvent(phase: phase, key: key, modifiers: modifiers, time: device.time)))
  }

  /// Types a text letter by letter, as a keyboard does.
  package func type(_ text: String) {
    for letter in text { device.root.dispatch(.text(TextEvent(.typed(String(letter)), time: device.time))) }
  }

  /// Sends marked text, which an input method has not committed.
  package func compose(_ text: String) {
    device.root.dispatch(.text(TextEvent(.composing(text), time: device.time)))
  }
}
