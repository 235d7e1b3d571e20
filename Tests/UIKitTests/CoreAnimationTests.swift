import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct CoreAnimationTests {
  let harness = TestDevice()

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test func linearAnimationFollowsTime() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    harness.frame(at: 1)
    UIView.animate(withDuration: 2, delay: 0.5, options: .curveLinear) { view.center.x = 105 }
    expectEqual(view.center.x, 105)
    for (time, x) in [(1.0, 5.0), (1.5, 5), (2, 30), (2.5, 55), (3.5, 105), (9, 105)] {
      harness.frame(at: time)
      expectClose(shownX(view), x, "at \(time)")
    }
    expectFalse(harness.root.needsFrame)
  }

  /// The values of CSS's ease-in-out, which has the same control points.
  @Test(arguments: [(0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838)])
  func theDefaultCurveEasesInAndOut(time: Double, progress: CGFloat) {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    harness.frame(at: time)
    expectLess(abs((view.layer.presentation().map { CGFloat($0.opacity) } ?? .nan) - (1 - progress)), 1e-5)
  }

  @Test func framesPerSecondChangeNothing() {
    var positions: [CGFloat] = []
    for rate in [30.0, 60, 120] {
      let harness = TestDevice()
      let view = harness.add(rect(0, 0, 10, 10), .red)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
        animations: { view.center.x = 90 })
      for step in 1...Int(rate / 2) { harness.frame(at: Double(step) / rate) }
      positions.append(shownX(view))
    }
    #expect(positions[0] == positions[1] && positions[1] == positions[2])
    expectNotEqual(positions[0], 90)
  }

  @Test func interruptedAnimationContinuesFromDisplayedValue() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    harness.frame(at: 0.5)
    let before = shownX(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    expectClose(shownX(view), before)
    // Both animations are running: the first is half complete, the second a quarter.
    harness.frame(at: 0.75)
    let both: CGFloat = 5 + 100 * 0.75 - 100 * 0.25
    expectClose(shownX(view), both)
    harness.frame(at: 1.5)
    expectEqual(shownX(view), 5)
  }

  @Test func beginningFromTheCurrentStateTakesOver() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    var endings: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      endings.append("first \($0)")
    }
    harness.frame(at: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 5
    } completion: {
      endings.append("second \($0)")
    }
    expectClose(shownX(view), 55)
    harness.frame(at: 1)
    expectClose(shownX(view), 30)
    harness.frame(at: 1.5)
    expectEqual(endings, ["first false", "second true"])
  }

  @Test func completionsRunOnceInBlockOrder() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    var endings: [String] = []
    harness.frame()
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }, completion: { endings.append("a \($0)") })
    UIView.animate(withDuration: 0.1, animations: { view.center.x = 7 }, completion: { endings.append("b \($0)") })
    UIView.animate(withDuration: 0.5, animations: {}, completion: { endings.append("nothing \($0)") })
    UIView.animate(withDuration: 0, animations: { view.center.y = 7 }, completion: { endings.append("at once \($0)") })
    expectEmpty(endings)
    harness.frame(at: 0.05)
    expectEqual(endings, ["nothing true", "at once true"])
    harness.frame(at: 0.3)
    harness.frame(at: 0.6)
    expectEqual(endings, ["nothing true", "at once true", "a true", "b true"])
    expectFalse(harness.root.needsFrame)
  }

  @Test func leavingTheWindowEndsAnAnimation() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.center.x = 7 }, completion: { finished = $0 })
    harness.frame(at: 0.1)
    view.removeFromSuperview()
    harness.frame(at: 0.2)
    expectEqual(finished, false)
  }

  @Test func aCompletionMayStartTheNextAnimation() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
      view.center.x = 50
    } completion: { _ in
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    }
    harness.frame(at: 0.1)
    expectTrue(harness.root.needsFrame)
    harness.frame(at: 0.15)
    expectClose(shownX(view), 75)
  }

  @Test func rotationTakesShortestPathWithoutShrinking() throws {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    view.transform = CGAffineTransform(rotationAngle: 3)
    harness.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: -3)
    }
    harness.frame(at: 0.5)
    let shown = try #require(view.layer.presentation()?.affineTransform())
    expectClose(shown.a, -1)
    expectClose(shown.b, 0)
    expectClose(shown.c, 0)
    expectClose(shown.d, -1)
  }

  @Test func scaleFrameAndColourTravelTogether() throws {
    let view = harness.add(rect(0, 0, 10, 10), .black)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size = CGSize(width: 30, height: 10)
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.backgroundColor = .white
    }
    harness.frame(at: 0.25)
    let shown = try #require(view.layer.presentation())
    expectClose(shown.bounds.width, 15)
    expectClose(shown.affineTransform().a, 1.5)
    expectEqual(shown.backgroundColor, CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
  }

  @Test func aSpringOvershootsAndEndsExactly() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { view.center.x = 105 })
    var highest: CGFloat = 0
    for step in 1...100 {
      harness.frame(at: Double(step) / 100)
      highest = Swift.max(highest, shownX(view))
    }
    // The first peak of a step response overshoots by exp(−πζ / √(1 − ζ²)).
    let overshoot = 100 * exp(-CGFloat.pi * 0.3 / (1 - 0.09).squareRoot())
    expectLess(abs(highest - 105 - overshoot), 0.5)
    expectEqual(shownX(view), 105)
  }

  @Test func autoreverseReturnsToStart() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) { view.center.x = 105 }
    for (time, x) in [(0.25, 30.0), (1.25, 80), (2.25, 30), (7.5, 55)] {
      harness.frame(at: time)
      expectClose(shownX(view), x, "at \(time)")
    }
    expectTrue(harness.root.needsFrame)
    view.layer.removeAllAnimations()
    harness.frame(at: 8)
    harness.frame(at: 8)
    expectFalse(harness.root.needsFrame)
  }

  @Test func layoutInsideABlockAnimatesTheChildren() {
    final class Stretching: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let parent = Stretching(frame: rect(0, 0, 10, 10))
    harness.window.addSubview(parent)
    let child = harness.add(.zero, .red, to: parent)
    harness.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      parent.frame.size.width = 30
      parent.layoutIfNeeded()
    }
    harness.frame(at: 0.5)
    expectEqual(child.layer.presentation()?.bounds.width, 20)
  }

  @Test func disabledAnimationsApplyAtOnce() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 50 } }
    harness.frame(at: 0.1)
    expectEqual(shownX(view), 50)
  }

  @Test func invalidTimesDoNotTrap() {
    let view = harness.add(rect(0, 0, 10, 10), .red)
    for value in [Double.nan, .infinity, -.infinity, -1, 0] {
      UIView.animate(withDuration: value, delay: value) { view.center.x += 1 }
      UIView.animate(
        withDuration: value, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value,
        animations: { view.center.y += 1 })
      UIView.animate(
        springDuration: value, bounce: value, initialSpringVelocity: value, animations: { view.alpha = 0.5 })
      harness.frame(at: value)
      expectEqual(view.layer.presentation()?.frame.isFinite, true, "\(value)")
    }
  }
}
