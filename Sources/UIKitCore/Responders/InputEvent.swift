import Foundation
import Geometry

/// An event of a finger or mouse button, in points of the window.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// The number of the finger; the same from `began` to `ended` or `cancelled`.
  package var id: Int
  package var phase: Phase
  package var location: CGPoint
  /// The time in seconds, on the clock of the scene.
  package var time: TimeInterval
  /// The buttons that are down. The left mouse button acts as a finger, which counts as the primary button; with
  /// others, the touch is that of a pointer.
  package var buttons: UIEvent.ButtonMask
  /// The modifier keys that are down.
  package var modifiers: UIKeyModifierFlags

  package init(
    id: Int = 0, phase: Phase, location: CGPoint, time: TimeInterval, buttons: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
    self.buttons = buttons
    self.modifiers = modifiers
  }
}

/// A turn of the mouse wheel. Positive notches scroll toward the end of the content.
package struct WheelEvent: Hashable, Sendable {
  package var location: CGPoint
  package var notches: CGVector
  /// The time in seconds, on the clock of the scene.
  package var time: TimeInterval

  package init(location: CGPoint, notches: CGVector, time: TimeInterval) {
    self.location = location
    self.notches = notches
    self.time = time
  }
}

/// An event of a key that is pressed or released.
package struct KeyEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    /// The key is held and repeats.
    case repeated
    case ended
    /// The window lost the keyboard while the key was down.
    case cancelled
  }

  package var phase: Phase
  package var key: UIKeyboardHIDUsage
  package var modifiers: UIKeyModifierFlags
  /// The text that the key types with its modifiers; empty for keys that type nothing.
  package var characters: String
  /// The time in seconds, on the clock of the scene.
  package var time: TimeInterval

  /// Creates an event.
  ///
  /// - Parameter characters: The text in the user's keyboard layout; `nil` for that of an American keyboard.
  package init(
    phase: Phase, key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String? = nil,
    time: TimeInterval
  ) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? key.characters(with: modifiers)
    self.time = time
  }
}

/// Text from an input method: letters, syllables, whole words.
package struct TextEvent: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Final text, which replaces the marked text.
    case typed(String)
    /// Text that is still being composed, such as a Hangul syllable with its letters so far; empty if composition is
    /// cancelled.
    case composing(String)
  }

  package var content: Content
  /// The time in seconds, on the clock of the scene.
  package var time: TimeInterval

  package init(_ content: Content, time: TimeInterval) {
    self.content = content
    self.time = time
  }
}

package enum InputEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  case text(TextEvent)
}
