import Foundation

/// Touches that changed at one moment.
///
/// - Fidelity: documented; only touch events are sent.
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

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval
  /// All that are down, and those that this event lifts.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
