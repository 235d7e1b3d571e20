import Foundation
import Geometry

/// A finger on the screen, from touching down to lifting.
///
/// - Fidelity: documented; pencils are absent. Taps count as one series when they are at most 0.35 s
///   and 45 points apart.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The state of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger has touched down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger has not moved since the last event.
    case stationary = 2
    /// The finger has lifted.
    case ended = 3
    /// The touch was taken over, or the system ended it.
    case cancelled = 4
    /// A pointer has entered a region; does not occur.
    case regionEntered = 5
    /// A pointer has moved in a region; does not occur.
    case regionMoved = 6
    /// A pointer has left a region; does not occur.
    case regionExited = 7
  }

  /// The angle of a pencil to the screen, in radians. A finger's is a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction in which a pencil is tilted, in radians. A finger's is 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction in which a pencil is tilted, as a vector. A finger's is that of the x axis.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The kind of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote surface; does not occur.
    case indirect = 1
    /// A pencil; does not occur.
    case pencil = 2
    /// A pointer, with a button other than the primary one.
    case indirectPointer = 3

    /// Another name for `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The state of the touch in the current event.
  open internal(set) var phase = Phase.began
  /// The time of the latest change, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The number of the tap in its series; 0 once the finger has moved too far for a tap.
  open internal(set) var tapCount = 1
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The view in which the touch began, wherever it is now.
  open internal(set) var view: UIView?
  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The kind of the touch.
  open internal(set) var type = TouchType.direct

  /// The force of the touch. Always 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The largest force. Always 0, as on a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the finger, in points. Always 0 here.
  open var majorRadius: CGFloat { 0 }
  /// The tolerance of ``majorRadius``, in points. Always 0 here.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The locations of the touch, in window coordinates.
  let startLocation: CGPoint
  var location: CGPoint
  var previousLocation: CGPoint

  /// Creates a touch at the origin of no window, such as a test passes to a view. Subclasses override its members.
  public override init() {
    startLocation = .zero
    location = .zero
    previousLocation = .zero
    timestamp = 0
    super.init()
  }

  init(location: CGPoint, timestamp: TimeInterval, window: UIWindow, view: UIView?) {
    startLocation = location
    self.location = location
    previousLocation = location
    self.timestamp = timestamp
    self.window = window
    self.view = view
    super.init()
  }

  /// Returns the location in the coordinates of a view; of the window if `nil`.
  open func location(in view: UIView?) -> CGPoint { converted(location, in: view) }

  /// Returns the location before the latest change in the coordinates of a view; of the window if `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousLocation, in: view) }

  /// Returns the same location as ``location(in:)``, which is not rounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same location as ``previousLocation(in:)``, which is not rounded.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }

  /// Applies a change of the finger.
  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousLocation = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Marks the touch as stationary in an event of another finger.
  func rest() {
    guard phase == .began || phase == .moved else { return }
    phase = .stationary
    previousLocation = location
  }
}
