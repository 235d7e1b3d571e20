import Foundation
import Geometry

/// A recognizer of touches that rest for a time, optionally after taps. The gesture is continuous.
///
/// - Fidelity: documented; taps before the press have the limits of a tap recognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which touches must rest, in seconds. Negative values and NaN count as 0. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance by which touches may move before the gesture begins, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of touches. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0

  private var taps = 0
  private var start = CGPoint.zero
  private var mostTouches = 0
  private var beginsAt: FrameTime?
  /// The time by which the next tap must begin.
  private var failsAt: FrameTime?

  override var deadline: FrameTime? { attempt.state == .possible ? beginsAt ?? failsAt : nil }

  override func deadlinePassed(at time: FrameTime) {
    let isDue = beginsAt != nil
    (beginsAt, failsAt) = (nil, nil)
    state = isDue ? .began : .failed
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostTouches = Swift.max(mostTouches, self.touches.count)
    guard !isInProgress else { return }
    guard mostTouches <= numberOfTouchesRequired else { return state = .failed }
    start = UIGestureRecognizer.middle(of: self.touches)
    failsAt = nil
    guard mostTouches == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    let duration = minimumPressDuration > 0 ? minimumPressDuration : 0
    if duration == 0 { state = .began } else { beginsAt = event.timestamp + duration }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress {
      state = .changed
    } else if hasStrayed {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress { return state = .ended }
    guard taps < numberOfTapsRequired, mostTouches == numberOfTouchesRequired || self.touches.count > touches.count
    else { return state = .failed }
    guard self.touches.count <= touches.count else { return }
    taps += 1
    mostTouches = 0
    failsAt = event.timestamp + TapCounter.pause
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    taps = 0
    mostTouches = 0
    (beginsAt, failsAt) = (nil, nil)
  }

  private var hasStrayed: Bool {
    let now = UIGestureRecognizer.middle(of: touches)
    return hypot(now.x - start.x, now.y - start.y) > allowableMovement
  }
}
