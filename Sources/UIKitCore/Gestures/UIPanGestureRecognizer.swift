import Foundation
import Geometry
import ScrollPhysics

/// A finger that moves.
///
/// - Fidelity: observed for the 10 point slop; the translation counts from the sample that passes it.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// In the window: where the fingers touched down, where the translation counts from, and where they are.
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private(set) var place = CGPoint.zero
  /// From the middle of the fingers to ``place``, so that a finger that comes or goes moves nothing.
  private var shift = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// How far the fingers have moved since the gesture began, in the view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard isUnderWay || state == .ended || state == .cancelled else { return .zero }
    return converted(place, to: view) - converted(origin, to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let zero = converted(place, to: view) - translation.finite
    origin = view.flatMap { view in view.window?.convert(zero, from: view) } ?? zero
  }

  /// Points per second over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first(where: { $0.time >= last.time - 0.1 }),
      last.time > first.time
    else { return .zero }
    let duration = CGFloat(last.time - first.time)
    let way = converted(last.place, to: view) - converted(first.place, to: view)
    return CGPoint(x: way.x / duration, y: way.y / duration)
  }

  /// Whether the fingers have moved enough since they touched down.
  ///
  /// - Parameter translation: In points of the window.
  func passesSlop(_ translation: CGPoint) -> Bool {
    let arbitration = AxisArbitration(origin: .zero)
    return arbitration.passesSlop(.horizontal, at: translation) || arbitration.passesSlop(.vertical, at: translation)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > touches.count {
      shift = place - location(in: nil)
    } else {
      (shift, place) = (.zero, location(in: nil))
      (start, origin) = (place, place)
    }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    place = location(in: nil) + shift
    note(event)
    if isUnderWay {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, numberOfTouches <= maximumNumberOfTouches {
      guard passesSlop(place - start) else { return }
      // Content must not jump by the slop: the translation starts here.
      origin = place
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = self.touches.filter { !touches.contains($0) }.map { $0.location(in: nil) }
    guard remaining.isEmpty else {
      let count = CGFloat(remaining.count)
      let sum = remaining.reduce(.zero, +)
      shift = place - CGPoint(x: sum.x / count, y: sum.y / count)
      return
    }
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .cancelled : .failed
  }

  open override func reset() { samples = [] }

  private func note(_ event: UIEvent) {
    samples.append((event.timestamp, place))
    if samples.count > 240 { samples.removeFirst(120) }
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }
}
