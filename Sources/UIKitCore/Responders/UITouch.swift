import Foundation

/// A finger on the screen, from when it touches down until it lifts.
///
/// - Fidelity: documented; pressure, size and pencils are absent. Taps count as one series when they are at most 0.35 s
///   and 45 points apart.
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

    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase = Phase.began
  /// When it last changed, on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// Which tap of a series it is; 0 once it has moved too far to be one.
  open internal(set) var tapCount = 1
  open internal(set) var window: UIWindow?
  /// The view that it touched down on, wherever it is now.
  open internal(set) var view: UIView?
  /// Those that receive it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var type = TouchType.direct

  /// In the window; so are the others.
  let startLocation: CGPoint
  var location: CGPoint
  var previousLocation: CGPoint

  init(location: CGPoint, timestamp: TimeInterval, window: UIWindow, view: UIView?) {
    startLocation = location
    self.location = location
    previousLocation = location
    self.timestamp = timestamp
    self.window = window
    self.view = view
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { place(location, in: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { place(previousLocation, in: view) }

  /// As exact as ``location(in:)``, which is not rounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

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

  /// Another finger has done something.
  func rest() {
    guard phase == .began || phase == .moved else { return }
    phase = .stationary
    previousLocation = location
  }
}
