import Foundation
import Geometry

/// One or more taps.
///
/// - Fidelity: observed; the limits are those of ``UITouch/tapCount``. Without a failure requirement a single tap does
///   not keep a double tap from being recognised after it.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Which buttons of a mouse tap; of no meaning for fingers, and the left button is one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// The fingers of the first tap, which locations are of.
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

  /// Fewer taps are recognised before more, and do not rule them out.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return numberOfTapsRequired >= other.numberOfTapsRequired
  }

  /// A finger is too far from where the first tap was.
  private var hasStrayed: Bool {
    guard let start = attempt.fingers.first?.startLocation else { return false }
    if numberOfTouchesRequired > 1 {
      return self.touches.contains { !TapCounter.isNear($0.location, $0.startLocation) }
    }
    return touches.contains { !TapCounter.isNear($0.location, start) }
  }
}
