import Drawing
import Foundation
import Geometry
import UIKitCore

/// A phone with a clock and a finger: frames come at a fixed rate, touches whenever the test says.
@MainActor
final class ScrollStage {
  let harness: Harness
  /// Frames a second.
  let rate: Double
  private var frames = 0
  private(set) var time = 0.0
  /// Whether frames are drawn; who only looks at offsets saves the time.
  var draws = true
  /// Called after each frame.
  var onFrame: (TimeInterval) -> Void = { _ in }

  var window: UIWindow { harness.window }

  init(rate: Double = 60, safeArea: UIEdgeInsets = .zero, scale: CGFloat = 2) {
    harness = Harness(size: CGSize(width: 390, height: 844), scale: scale, safeArea: safeArea)
    self.rate = rate
    harness.frame(at: 0)
  }

  /// Makes all frames up to `time`.
  func run(until time: TimeInterval) {
    while (Double(frames + 1)) / rate <= time + 1e-9 {
      frames += 1
      show(at: Double(frames) / rate)
      onFrame(Double(frames) / rate)
    }
    self.time = Swift.max(self.time, time)
  }

  func run(for duration: TimeInterval) { run(until: time + duration) }

  private func show(at time: TimeInterval) {
    guard !draws else { return _ = harness.frame(at: time) }
    harness.root.advance(to: time)
    harness.root.layout()
  }

  /// Lets a long time pass in a single frame.
  func skip(_ duration: TimeInterval) {
    frames = Int(((time + duration) * rate).rounded(.up))
    time = Double(frames) / rate
    show(at: time)
  }

  /// A touch now; the frames before it are made first.
  func touch(_ phase: PointerEvent.Phase, _ point: CGPoint, id: Int = 0) {
    harness.root.dispatch(.pointer(PointerEvent(id: id, phase: phase, location: point, time: time)))
  }

  /// A finger that moves steadily, 120 samples a second, and lifts.
  func drag(
    from start: CGPoint, to end: CGPoint, in duration: TimeInterval, hold: TimeInterval = 0, lifts: Bool = true
  ) {
    let samples = Swift.max(1, Int((duration * 120).rounded()))
    let begin = time
    touch(.began, start)
    for sample in 1...samples {
      let share = CGFloat(sample) / CGFloat(samples)
      run(until: begin + duration * Double(share))
      touch(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    run(for: hold)
    if lifts { touch(.ended, end) }
  }

  /// Up by 300 points in 0.1 s, which scrolls on at about 3000 pt/s.
  func flickUp(x: CGFloat = 200) { drag(from: CGPoint(x: x, y: 600), to: CGPoint(x: x, y: 300), in: 0.1) }

  func turnWheel(_ notches: CGFloat, at point: CGPoint = CGPoint(x: 200, y: 400)) {
    harness.root.dispatch(.wheel(WheelEvent(location: point, notches: CGVector(dx: 0, dy: notches), time: time)))
  }

  func addScrollView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    window.addSubview(view)
    harness.frame()
    return view
  }
}

/// Writes down what a scroll view tells its delegate.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  /// In order; `scroll` once for any number in a row.
  var calls: [String] = []
  var lastVelocity = CGPoint.zero
  var proposedTarget = CGPoint.zero
  var chooseTarget: ((CGPoint) -> CGPoint)?
  var onScroll: ((UIScrollView) -> Void)?

  /// Called for each call, in a row or not.
  var onCall: ((String) -> Void)?

  private func note(_ call: String) {
    if call != "scroll" || calls.last != "scroll" { calls.append(call) }
    onCall?(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd")
    lastVelocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let chooseTarget { targetContentOffset.pointee = chooseTarget(proposedTarget) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEnd+" : "didEnd-")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate") }
}

/// Writes down the touches it gets.
final class TouchLog: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if phases.last != "moved" { phases.append("moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
