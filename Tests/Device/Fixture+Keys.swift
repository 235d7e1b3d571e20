import Foundation
import UIKitCore

extension Fixture {
  /// Presses a key and lets it go.
  package func key(_ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    for phase in [KeyEvent.Phase.began, .ended] { send(phase, key, with: modifiers) }
  }

  /// Sends what happens to a key.
  package func send(_ phase: KeyEvent.Phase, _ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    device.root.dispatch(.key(KeyEvent(phase: phase, key: key, modifiers: modifiers, time: device.time)))
  }

  /// Types a text letter by letter, as a keyboard does.
  package func type(_ text: String) {
    for letter in text { device.root.dispatch(.text(TextEvent(.typed(String(letter)), time: device.time))) }
  }

  /// Sends text that an input method still composes.
  package func compose(_ text: String) {
    device.root.dispatch(.text(TextEvent(.composing(text), time: device.time)))
  }
}
