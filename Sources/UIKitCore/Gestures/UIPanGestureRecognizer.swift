import Foundation

/// A finger that moves.
///
/// - Fidelity: observed for the 10 point slop; the translation counts from the sample that passes it.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far a finger moves along an axis before it pans, in points.
  static let slop: CGFloat = 10

  /// In the window: where the fingers touched down, and where the translation counts from.
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples: [(time: TimeInterval, location: CGPoint)] = []
  private var windowLocation: CGPoint { location(in: nil) }

  /// How far the fingers have moved since the gesture began, in the view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard isUnderWay || state == .ended || state == .cancelled, let window = self.view?.window else { return .zero }
    let now = samples.last?.location ?? origin
    guard let view else { return CGPoint(x: now.x - origin.x, y: now.y - origin.y) }
    let from = window.convert(origin, to: view)
    let to = window.convert(now, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = samples.last?.location ?? origin
    origin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
  }

  /// Points per second over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first(where: { $0.time >= last.time - 0.1 }),
      last.time > first.time
    else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.location.x - first.location.x) / duration, y: (last.location.y - first.location.y) / duration)
  }

  /// Whether the fingers have moved enough since they touched down.
  ///
  /// - Parameter translation: In points of the window.
  func passesSlop(_ translation: CGPoint) -> Bool {
    abs(translation.x) >= Self.slop || abs(translation.y) >= Self.slop
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    start = windowLocation
    origin = start
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    if isUnderWay {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, numberOfTouches <= maximumNumberOfTouches {
      let now = windowLocation
      guard passesSlop(CGPoint(x: now.x - start.x, y: now.y - start.y)) else { return }
      // Content must not jump by the slop: the translation starts here.
      origin = now
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= touches.count else { return }
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .cancelled : .failed
  }

  open override func reset() { samples = [] }

  private func note(_ event: UIEvent) {
    samples.append((event.timestamp, windowLocation))
    if samples.count > 240 { samples.removeFirst(120) }
  }
}
