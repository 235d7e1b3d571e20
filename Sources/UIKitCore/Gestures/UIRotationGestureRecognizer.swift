import Foundation
import Geometry

/// Two fingers that turn around each other.
///
/// - Fidelity: approximated; iOS does not publish how far the fingers must turn before the gesture begins, here it is 10
///   points along their circle. The rotation counts from there.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise. May be set, and goes on from there.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue.isFinite ? newValue : 0 }
  }
  /// Radians in a second.
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
    if isUnderWay {
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
    if isUnderWay { return state = .ended }
    if self.touches.count <= touches.count { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    pair = FingerPair()
    (turned, velocity, latest) = (0, 0, nil)
  }
}
