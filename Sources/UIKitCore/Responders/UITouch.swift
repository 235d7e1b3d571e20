import Foundation

/// A finger on the screen, from when it touches down until it lifts.
///
/// - Fidelity: documented; pressure, pencil and tap counting across touches are absent.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open internal(set) var phase = Phase.began
  /// When it last changed, on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var type: TouchType { .direct }

  /// In the window.
  var location: CGPoint
  var previousLocation: CGPoint

  init(location: CGPoint, timestamp: TimeInterval, window: UIWindow, view: UIView?) {
    self.location = location
    previousLocation = location
    self.timestamp = timestamp
    self.window = window
    self.view = view
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { place(location, in: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { place(previousLocation, in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }

  /// Follows the finger.
  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousLocation = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
  }
}
