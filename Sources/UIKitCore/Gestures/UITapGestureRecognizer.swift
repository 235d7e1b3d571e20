import Foundation
import Geometry

/// A recognizer of one or more taps. The gesture is discrete.
///
/// - Fidelity: observed; the limits are those of ``UITouch/tapCount``. Without a failure requirement, a single tap does
///   not prevent a double tap from being recognized after it.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of touches of each tap. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons with which a tap is recognized. Touches of fingers ignore it. The default is `primary`, the left
  /// button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// The touches of the first tap, to which locations refer.
  private var firstTap: [UITouch] = []
  private var mostTouches = 0
  private var dueBy: FrameTime?

  override var deadline: FrameTime? { attempt.state == .possible && attempt.held == nil ? dueBy : nil }
  override var spokenOf: [UITouch] { firstTap.isEmpty ? super.spokenOf : firstTap }

  override func deadlinePassed(at time: FrameTime) { state = .failed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostTouches = Swift.max(mostTouches, self.touches.count)
    if taps == 0 { firstTap = self.touches }
    if self.touches.count == touches.count { dueBy = event.timestamp + TapCounter.longest }
    let isOtherButton = touches.contains { $0.type == .indirectPointer } && event.buttonMask != buttonMaskRequired
    if mostTouches > numberOfTouchesRequired || isOtherButton || hasStrayed { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= touches.count else { return }
    guard mostTouches == numberOfTouchesRequired, !hasStrayed else { return state = .failed }
    taps += 1
    mostTouches = 0
    if taps >= numberOfTapsRequired {
      dueBy = nil
      state = .ended
    } else {
      dueBy = event.timestamp + TapCounter.pause
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    taps = 0
    firstTap = []
    mostTouches = 0
    dueBy = nil
  }

  /// Returns whether the recognition makes another recognizer fail. It does not for a recognizer of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return numberOfTapsRequired >= other.numberOfTapsRequired
  }

  /// Whether a touch is too far from the first tap.
  private var hasStrayed: Bool {
    guard let start = attempt.fingers.first?.startLocation else { return false }
    if numberOfTouchesRequired > 1 {
      return self.touches.contains { !TapCounter.isNear($0.location, $0.startLocation) }
    }
    return touches.contains { !TapCounter.isNear($0.location, start) }
  }
}
