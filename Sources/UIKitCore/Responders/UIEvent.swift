import Foundation

/// Touches or presses that changed at one moment.
///
/// - Fidelity: documented; only touch and press events are sent, and every movement of a finger is an event of its own:
///   nothing is coalesced or predicted.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// - Parameter buttonNumber: From 1; other numbers give no button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open internal(set) var timestamp: TimeInterval
  /// All that are down, and those that this event lifts; nil for events that are no touches.
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var modifierFlags: UIKeyModifierFlags
  /// What is pressed; a finger counts as the primary button.
  open internal(set) var buttonMask: ButtonMask

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

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touch alone, since no movement is left out; nil if it is not of this event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) ?? false ? [touch] : nil
  }
}
