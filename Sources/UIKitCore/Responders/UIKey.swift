import Foundation

/// A key of a keyboard, as it was when it went down.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with its modifiers; for arrows and the like the names UIKit gives them.
  open private(set) var characters: String
  /// What it types alone.
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

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
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval
  open internal(set) weak var window: UIWindow?
  /// Who was told first.
  open internal(set) weak var responder: UIResponder?
  open internal(set) var key: UIKey?

  init(key: UIKey, timestamp: TimeInterval, window: UIWindow?, responder: UIResponder?) {
    self.key = key
    self.timestamp = timestamp
    self.window = window
    self.responder = responder
    super.init()
  }
}

/// Keys that changed at one moment.
///
/// - Fidelity: documented; gesture recognisers do not take part in presses.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// All that are down, and the one that this event lifts.
  open internal(set) var allPresses: Set<UIPress>
  /// Nobody in the chain has kept it to himself.
  var reachedEndOfChain = false

  init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(touches: nil, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}
