import Foundation
import Geometry
import ScrollPhysics

/// Fingers that move.
///
/// - Fidelity: observed for the 10 point slop; the translation counts from the sample that passes it. Setting the
///   translation leaves the velocity alone, which counts the last twentieth of a second as a scroll view's does.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  /// With more fingers the gesture does not begin; one that has begun goes on without those that come too many.
  open var maximumNumberOfTouches = Int.max

  /// In the window: where the fingers touched down, where the translation counts from, and where they are.
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private(set) var place = CGPoint.zero
  /// From the middle of the fingers to ``place``, so that a finger that comes or goes moves nothing.
  private var shift = CGPoint.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var latest: FrameTime = 0

  /// How far the fingers have moved since the gesture began, in the view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard isRecognized || state == .cancelled else { return .zero }
    return converted(place, to: view) - converted(origin, to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let zero = converted(place, to: view) - translation.finite
    origin = view.flatMap { view in view.window?.convert(zero, from: view) } ?? zero
  }

  /// Points per second, in the view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let way = CGPoint(x: horizontal.velocity(at: latest), y: vertical.velocity(at: latest))
    return converted(place + way, to: view) - converted(place, to: view)
  }

  /// Whether the fingers have moved enough since they touched down.
  ///
  /// - Parameter translation: In points of the window.
  func passesSlop(_ translation: CGPoint) -> Bool {
    let arbitration = AxisArbitration(origin: .zero)
    return arbitration.passesSlop(.horizontal, at: translation) || arbitration.passesSlop(.vertical, at: translation)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay, self.touches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
    } else if self.touches.count > touches.count {
      shift = place - UIGestureRecognizer.middle(of: self.touches)
    } else {
      (shift, place) = (.zero, UIGestureRecognizer.middle(of: self.touches))
      (start, origin) = (place, place)
    }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    place = UIGestureRecognizer.middle(of: self.touches) + shift
    note(event)
    if isUnderWay {
      fingersDidMove()
      state = .changed
    } else if self.touches.count >= minimumNumberOfTouches, self.touches.count <= maximumNumberOfTouches {
      fingersDidMove()
      guard passesSlop(place - start) else { return }
      // Content must not jump by the slop: the translation starts here.
      origin = place
      state = .began
    }
  }

  /// Called for every movement of fingers that the gesture may or does use, before it is judged.
  func fingersDidMove() {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latest = event.timestamp
    let remaining = self.touches.filter { !touches.contains($0) }
    if isUnderWay, remaining.count < Swift.max(1, minimumNumberOfTouches) { return state = .ended }
    guard !remaining.isEmpty else { return state = .failed }
    shift = place - UIGestureRecognizer.middle(of: remaining)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (horizontal, vertical) = (VelocityTracker(), VelocityTracker()) }

  private func note(_ event: UIEvent) {
    latest = event.timestamp
    horizontal.add(place.x, at: latest)
    vertical.add(place.y, at: latest)
  }
}
