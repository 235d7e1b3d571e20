import Foundation

/// A finger that rests.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var beginsAt: FrameTime?

  override var deadline: FrameTime? { state == .possible ? beginsAt : nil }

  override func deadlinePassed(at time: FrameTime) {
    beginsAt = nil
    state = numberOfTouches == numberOfTouchesRequired ? .began : .failed
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    if numberOfTouches == numberOfTouchesRequired { beginsAt = event.timestamp + Swift.max(0, minimumPressDuration) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .changed
    } else {
      let now = location(in: nil)
      if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .cancelled : .failed
  }

  open override func reset() { beginsAt = nil }
}
