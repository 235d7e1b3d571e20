import Foundation
import Geometry

/// A recognizer of two touches that rotate around each other. The gesture is continuous.
///
/// - Fidelity: approximated; iOS does not publish the angle at which the gesture begins, which corresponds to 10 points
///   along the circle here. The rotation is measured from there.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise. It can be set, and is then measured from that value. Non-finite values count
  /// as 0.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue.isFinite ? newValue : 0 }
  }
  /// The change of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var pair = FingerPair()
  private var turned: CGFloat = 0
  private var latest: FrameTime?

  private static let slop: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    pair.update(self.touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    let old = pair.angle
    pair.update(self.touches)
    let step = (pair.angle - old).remainder(dividingBy: 2 * .pi)
    turned += step
    if isInProgress {
      note(step, at: event.timestamp)
      state = .changed
    } else if abs(turned) * pair.span / 2 >= Self.slop {
      turned = 0
      note(step, at: event.timestamp)
      state = .began
    }
  }

  private func note(_ step: CGFloat, at time: FrameTime) {
    if let latest, time > latest { velocity = step / CGFloat(time - latest) }
    latest = time
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress { return state = .ended }
    if self.touches.count <= touches.count { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    pair = FingerPair()
    (turned, velocity, latest) = (0, 0, nil)
  }
}
