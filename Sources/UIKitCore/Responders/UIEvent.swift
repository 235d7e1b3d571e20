import Foundation

/// An event: the touches or presses that changed at one time.
///
/// - Fidelity: documented; only touch and press events are sent, and each movement of a finger is a separate event:
///   movements are neither coalesced nor predicted.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event. Only `touches` and `presses` occur.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// A command of a remote control.
    case remoteControl = 2
    /// Presses of keys.
    case presses = 3
    /// Scrolling by a pointing device.
    case scroll = 10
    /// A pointer that moves over the screen.
    case hover = 11
    /// Scaling or rotation by a pointing device.
    case transform = 14
  }

  /// The kind of a motion or remote control event. Only `none` occurs.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No particular kind.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between play and pause.
    case remoteControlTogglePlayPause = 103
    /// Skip to the next track.
    case remoteControlNextTrack = 104
    /// Skip to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Start seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// A set of mouse buttons.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set; bit 0 is the primary button.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one. Fingers count as it.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the set of one button.
    ///
    /// - Parameter buttonNumber: The number of the button, counted from 1; for numbers outside of the mask's bits, the
    ///   set is empty.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of the motion or remote control event; always `none`.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// All touches that are down, and those that this event ends; `nil` for press events.
  open internal(set) var allTouches: Set<UITouch>?
  /// The modifier keys that are down.
  open internal(set) var modifierFlags: UIKeyModifierFlags
  /// The buttons that are down. Fingers count as the primary button.
  open internal(set) var buttonMask: ButtonMask
  /// The window that receives the event, and its delivery there; `nil` once it is delivered.
  final var delivery: (window: UIWindow, deliver: () -> Void)?

  /// Creates an event without touches, such as a test passes to a view. Subclasses override its members.
  public override init() {
    timestamp = 0
    modifierFlags = []
    buttonMask = []
    super.init()
  }

  init(
    touches: Set<UITouch>?, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = []
  ) {
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
    allTouches = touches
    super.init()
  }

  /// Returns the touches that began in a window; `nil` for press events.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// Returns the touches that began in a view; `nil` for press events.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// Returns the touches that a gesture recognizer receives; `nil` for press events.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns an array of the touch alone, as no movement is coalesced; `nil` if the event does not contain it.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) ?? false ? [touch] : nil
  }
}
