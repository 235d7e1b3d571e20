import Foundation
import Geometry

/// A finger or mouse button, in points of the window.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Tells fingers apart; the same from `began` to `ended` or `cancelled`.
  package var id: Int
  package var phase: Phase
  package var location: CGPoint
  /// Seconds on the stage's clock.
  package var time: TimeInterval
  /// The left mouse button is a finger and counts as the primary button, as a finger does; others make the touch one
  /// of a pointer.
  package var buttons: UIEvent.ButtonMask
  /// Held on the keyboard meanwhile.
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

/// A turn of the mouse wheel; positive notches scroll towards the end of the content.
package struct WheelEvent: Hashable, Sendable {
  package var location: CGPoint
  package var notches: CGVector
  /// Seconds on the stage's clock.
  package var time: TimeInterval

  package init(location: CGPoint, notches: CGVector, time: TimeInterval) {
    self.location = location
    self.notches = notches
    self.time = time
  }
}

/// A key of a keyboard goes down or comes up.
package struct KeyEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    /// The keyboard says again that the key is down.
    case repeated
    case ended
    /// The keyboard went elsewhere while the key was down.
    case cancelled
  }

  package var phase: Phase
  package var key: UIKeyboardHIDUsage
  package var modifiers: UIKeyModifierFlags
  /// What the key types with its modifiers; empty for keys that type nothing.
  package var characters: String
  /// Seconds on the stage's clock.
  package var time: TimeInterval

  /// - Parameter characters: What the user's keyboard layout gives; that of an American keyboard if nil.
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

/// What an input method makes of keys: letters, syllables, whole words.
package struct TextEvent: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Final text, which takes the place of what was being composed.
    case typed(String)
    /// Text that is still being composed, such as a Hangul syllable with its letters so far; empty when given up.
    case composing(String)
  }

  package var content: Content
  /// Seconds on the stage's clock.
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
