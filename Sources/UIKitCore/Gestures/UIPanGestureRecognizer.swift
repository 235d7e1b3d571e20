import Foundation
import Geometry
import ScrollPhysics

/// A recognizer of touches that move. The gesture is continuous.
///
/// - Fidelity: observed for the threshold of 10 points; the translation is measured from the sample that passes it.
///   Setting the translation keeps the velocity, which is measured over the last twentieth of a second, as in scroll
///   views.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of touches with which the gesture begins. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The largest number of touches with which the gesture begins. Further touches of a gesture in progress are ignored.
  /// The default is unlimited.
  open var maximumNumberOfTouches = Int.max

  /// The location of the first touches, the origin of the translation, and the current location, in the window.
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private(set) var location = CGPoint.zero
  /// The distance from the center of the touches to ``location``, so that added and removed touches cause no movement.
  private var shift = CGPoint.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var latest: FrameTime = 0

  /// Returns the movement since the gesture began, in a view's coordinates.
  ///
  /// Before the gesture begins, this is the movement since the touches began, so that
  /// `gestureRecognizerShouldBegin(_:)` can decide by its direction.
  open func translation(in view: UIView?) -> CGPoint {
    if isRecognized || state == .cancelled { return converted(location, to: view) - converted(origin, to: view) }
    guard state == .possible, !touches.isEmpty else { return .zero }
    return converted(location, to: view) - converted(start, to: view)
  }

  /// Sets the translation, from which further movement is measured.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let zero = converted(location, to: view) - translation.finite
    origin = view.flatMap { view in view.window?.convert(zero, from: view) } ?? zero
  }

  /// Returns the velocity of the touches in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = CGPoint(x: horizontal.velocity(at: latest), y: vertical.velocity(at: latest))
    return converted(location + velocity, to: view) - converted(location, to: view)
  }

  /// Returns whether the touches have moved far enough for the gesture to begin.
  ///
  /// - Parameter translation: The movement in points, in the window.
  func passesSlop(_ translation: CGPoint) -> Bool {
    let arbitration = AxisArbitration(origin: .zero)
    return arbitration.passesSlop(.horizontal, at: translation) || arbitration.passesSlop(.vertical, at: translation)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress, self.touches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
    } else if self.touches.count > touches.count {
      shift = location - UIGestureRecognizer.middle(of: self.touches)
    } else {
      (shift, location) = (.zero, UIGestureRecognizer.middle(of: self.touches))
      (start, origin) = (location, location)
    }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    location = UIGestureRecognizer.middle(of: self.touches) + shift
    note(event)
    if isInProgress {
      fingersDidMove()
      state = .changed
    } else if self.touches.count >= minimumNumberOfTouches, self.touches.count <= maximumNumberOfTouches {
      fingersDidMove()
      guard passesSlop(location - start) else { return }
      // The translation starts here, so that content does not jump by the threshold.
      origin = location
      state = .began
    }
  }

  /// Called for each movement of touches, before it is evaluated.
  func fingersDidMove() {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latest = event.timestamp
    let remaining = self.touches.filter { !touches.contains($0) }
    if isInProgress, remaining.count < Swift.max(1, minimumNumberOfTouches) { return state = .ended }
    guard !remaining.isEmpty else { return state = .failed }
    shift = location - UIGestureRecognizer.middle(of: remaining)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (horizontal, vertical) = (VelocityTracker(), VelocityTracker()) }

  private func note(_ event: UIEvent) {
    latest = event.timestamp
    horizontal.add(location.x, at: latest)
    vertical.add(location.y, at: latest)
  }
}
