import Foundation

/// A key of a keyboard, as it was when it was pressed.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text that the key types with its modifiers; for keys such as arrows, a name such as `UIKeyInputUpArrow`.
  open private(set) var characters: String
  /// The text that the key types without modifiers, on an American keyboard.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that were down.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The position of the key.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// Creates a key without characters, as subclasses and tests do; UIKit creates all others.
  public override init() {
    (characters, charactersIgnoringModifiers, modifierFlags, keyCode) = ("", "", [], .keyboardErrorUndefined)
    super.init()
  }

  init(_ event: KeyEvent) {
    characters = event.characters
    charactersIgnoringModifiers = event.key.characters(with: [])
    modifierFlags = event.modifiers
    keyCode = event.key
    super.init()
  }
}

/// A key that is down.
///
/// - Fidelity: documented; buttons of remote controls and pressure are absent.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The state of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The key was pressed.
    case began = 0
    /// The force has changed; does not occur.
    case changed = 1
    /// The key is still down.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The keyboard was taken over by another window while the key was down.
    case cancelled = 4
  }

  /// The state of the press.
  open internal(set) var phase = Phase.began
  /// The time of the latest change, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The window in which the key was pressed.
  open internal(set) weak var window: UIWindow?
  /// The responder that received the press first.
  open internal(set) weak var responder: UIResponder?
  /// The key that was pressed.
  open internal(set) var key: UIKey?

  /// Creates a press of no key, as subclasses and tests do; UIKit creates all others.
  public override init() {
    timestamp = 0
    super.init()
  }

  init(key: UIKey, timestamp: TimeInterval, window: UIWindow?, responder: UIResponder?) {
    self.key = key
    self.timestamp = timestamp
    self.window = window
    self.responder = responder
    super.init()
  }
}

/// An event of presses: the keys that changed at one time.
///
/// - Fidelity: documented; gesture recognizers do not take part in presses.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// All keys that are down, and the one that this event releases.
  open internal(set) var allPresses: Set<UIPress>
  /// Whether no responder in the chain has used the press.
  var reachedEndOfChain = false

  init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(touches: nil, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}
