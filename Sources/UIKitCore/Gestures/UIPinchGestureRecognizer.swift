import Foundation
import Geometry

/// A recognizer of two touches that move apart or together. The gesture is continuous.
///
/// - Fidelity: approximated; iOS does not publish the distance at which the gesture begins, which is 10 points here.
///   The scale is measured from there.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the touches relative to that at the start of the gesture. It can be set, and is then measured
  /// from that value. Non-finite values count as 1.
  open var scale: CGFloat {
    get { baseScale * (baseSpan > 0 ? span / baseSpan : 1) }
    set {
      baseScale = newValue.isFinite ? newValue : 1
      baseSpan = span
    }
  }
  /// The change of the scale per second.
  open private(set) var velocity: CGFloat = 0

  private var pair = FingerPair()
  private var startSpan: CGFloat = 0
  private var baseSpan: CGFloat = 0
  private var baseScale: CGFloat = 1
  private var latest: (time: FrameTime, scale: CGFloat)?

  private static let slop: CGFloat = 10
  /// The smallest distance of touches, in points, which keeps the scale finite.
  private static let least: CGFloat = 1

  private var span: CGFloat { Swift.max(Self.least, pair.span) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    pair.update(self.touches)
    if self.touches.count == 2 {
      let scale = scale
      startSpan = span
      (baseSpan, baseScale) = (span, isInProgress ? scale : 1)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    pair.update(self.touches)
    if isInProgress {
      note(event)
      state = .changed
    } else if abs(span - startSpan) >= Self.slop {
      (baseSpan, baseScale) = (span, 1)
      note(event)
      state = .began
    }
  }

  /// Updates the velocity from one sample to the next.
  private func note(_ event: UIEvent) {
    if let latest, event.timestamp > latest.time {
      velocity = (scale - latest.scale) / CGFloat(event.timestamp - latest.time)
    }
    latest = (event.timestamp, scale)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress { return state = .ended }
    if self.touches.count <= touches.count { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    pair = FingerPair()
    (startSpan, baseSpan, baseScale, velocity, latest) = (0, 0, 1, 0, nil)
  }
}
