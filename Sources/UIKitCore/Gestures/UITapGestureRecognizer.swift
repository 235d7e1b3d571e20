import Foundation

/// One or more taps.
///
/// - Fidelity: approximated; iOS does not publish how long or how far apart taps may be.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var start = CGPoint.zero
  private var mostTouches = 0
  private var failsAt: FrameTime?

  /// Between two taps of one gesture, in seconds.
  private static let pause: FrameTime = 0.35
  /// A finger that moves farther than this does not tap, in points.
  private static let slop: CGFloat = 10

  override var deadline: FrameTime? { failsAt }

  override func deadlinePassed(at time: FrameTime) { state = .failed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    failsAt = nil
    if taps == 0 { start = location(in: nil) }
    mostTouches = Swift.max(mostTouches, numberOfTouches)
    if mostTouches > numberOfTouchesRequired || hasStrayed { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= touches.count else { return }
    guard mostTouches == numberOfTouchesRequired, !hasStrayed else { return state = .failed }
    taps += 1
    if taps >= numberOfTapsRequired { state = .ended } else { failsAt = event.timestamp + Self.pause }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    taps = 0
    mostTouches = 0
    failsAt = nil
  }

  private var hasStrayed: Bool {
    let now = location(in: nil)
    return abs(now.x - start.x) >= Self.slop || abs(now.y - start.y) >= Self.slop
  }
}
