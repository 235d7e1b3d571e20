import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit
import TestSupport

/// `animateKeyframes`, and repetition within a block.
@MainActor
struct ViewKeyframeTests {
  let harness = TestDevice()
  let view: UIView
  private var shown: CALayer { view.layer.presentation() ?? CALayer() }

  init() {
    view = harness.add(rect(-5, -5, 10, 10), .red)
    harness.frame(at: 0)
  }

  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func expect(_ expected: [(TimeInterval, CGFloat)], _ location: SourceLocation = #_sourceLocation) {
    for (time, x) in expected {
      harness.frame(at: time)
      expectClose(shown.position.x, x, "at \(time): \(shown.position.x), not \(x)", sourceLocation: location)
    }
  }

  @Test func everyKeyframeHasItsShareOfTheTime() {
    var ended: Bool?
    UIView.animateKeyframes(withDuration: 4, delay: 1, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 40 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: {
      ended = $0
    }
    expectEqual(view.center.x, 40)
    expectEqual(view.alpha, 0)
    expect([(0.5, 0), (1, 0), (1.5, 50), (2, 100), (2.9, 100), (3.5, 70)])
    expectClose(CGFloat(shown.opacity), 0.75)
    expect([(4, 40), (4.9, 40)])
    expectNil(ended)
    expectTrue(harness.root.needsFrame)
    expect([(5, 40)])
    expectEqual(ended, true)
    expectFalse(harness.root.needsFrame)
  }

  @Test func changesOutsideKeyframesLastWholeAnimation() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
    }
    harness.frame(at: 0.25)
    expectClose(shown.position.x, 50)
    expectEqual(shown.opacity, 0.75)
    harness.frame(at: 0.75)
    expectEqual(shown.position.x, 100)
    expectEqual(shown.opacity, 0.25)
  }

  @Test func keyframeAnimationEasesByDefault() {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
    }
    harness.frame(at: 0.25)
    expectLess(abs(shown.position.x - 12.9162), 1e-3)
  }

  @Test func modesAreThoseOfKeyframeAnimations() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
    }
    expect([(0.4, 0), (0.6, 10), (1, 20)])
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModePaced]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.9) { view.center.x = 40 }
      UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) { view.center.x = 100 }
    }
    expect([(1.25, 40), (1.5, 60)])
  }

  @Test func repeatsAndReturns() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
    }
    expect([(0.25, 0), (0.75, 50), (1.25, 50), (1.75, 0), (2.75, 50)])
  }

  @Test func interruptedKeyframesContinueFromDisplayedValue() {
    var ended: Bool?
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
    } completion: {
      ended = $0
    }
    expect([(0.5, 50)])
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 10 }
    expect([(0.5, 50), (1, 30), (1.5, 10)])
    expectEqual(ended, false)
    // Without the option both animations add up.
    view.layer.removeAllAnimations()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 110 }
    }
    expect([(2, 60)])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 210 }
    expect([(2, 60), (2.25, 60 + 25 + 25)])
  }

  @Test func keyframesOutsideAnimationApplyAtOnce() {
    UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { view.center.x = 3 }
    expectEqual(shown.position.x, 3)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) { view.center.x = 4 }
      UIView.addKeyframe(withRelativeStartTime: 7, relativeDuration: -3) { view.center.x = 5 }
    }
    for time in [0.1, 0.5, 0.9, 1] {
      harness.frame(at: time)
      expectTrue(shown.frame.isFinite)
    }
    expectEqual(shown.position.x, 5)
  }

  @Test func modifiedAnimationsRepeatAndTheBlockWaits() {
    var ended: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
      view.alpha = 0
    } completion: {
      ended.append("\($0)")
    }
    expect([(0.5, 50), (1, 100), (1.5, 50), (2.5, 50)])
    expectEqual(shown.opacity, 0)
    expectEmpty(ended)
    expect([(3.5, 50), (4, 100)])
    expectEqual(ended, ["true"])
    expectFalse(harness.root.needsFrame)
  }
}

/// Transitions from one appearance to another.
@MainActor
struct LayerTransitionTests {
  let harness = TestDevice()
  let view: UIView

  init() {
    view = harness.add(rect(10, 20, 40, 60), .red)
    harness.frame(at: 0)
  }

  private func add(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    view.layer.add(transition, forKey: "any")
    view.backgroundColor = .blue
  }

  @Test func dissolveDrawsOldAndNewContent() {
    add(.fade)
    expectEqual(view.layer.animationKeys(), [kCATransition])
    let dump = harness.frame(at: 0.25).dump()
    expectContains(dump, "#FF0000FF")
    expectContains(dump, "#0000FFFF")
    expectContains(dump, "opacity 0.25")
    expectContains(dump, "#000000BF", "what is not covered by the new look goes: 3/4 of it are left\n\(dump)")
    expectEqual(harness.frame(at: 1).dump(), "size 100×200\n  fill (10,20 40×60) #0000FFFF\n")
  }

  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype.fromRight, "-10", "30"), (.push, .fromLeft, "10", "-30"),
    (.moveIn, .fromRight, "", "30"), (.reveal, .fromRight, "-10", ""),
  ])
  func slidingTransitionMovesContent(type: CATransitionType, subtype: CATransitionSubtype, old: String, new: String) {
    add(type, subtype)
    let dump = harness.frame(at: 0.25).dump()
    for move in [old, new] where !move.isEmpty { #expect(dump.contains("offset \(move),0"), "\(dump)") }
    expectContains(dump, "#FF0000FF")
    expectContains(dump, "#0000FFFF")
  }

  @Test func aViewThatIsHiddenFadesOut() {
    var ended: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: { view.isHidden = true },
      completion: { ended.append($0) })
    let dump = harness.frame(at: 0.75).dump()
    expectContains(dump, "#FF0000FF")
    expectContains(dump, "#00000040")
    expectEmpty(harness.frame(at: 1).commands)
    expectEqual(ended, [true])
  }

  /// A quarter of the time, by the curves of Core Animation: cubic Bézier curves.
  @Test(
    arguments: [
      (.curveLinear, 0.25), (.curveEaseIn, 0.0935), (.curveEaseOut, 0.3781), (.curveEaseInOut, 0.1292),
    ] as [(UIView.AnimationOptions, Double)])
  func transitionsFollowTheirCurves(curve: UIView.AnimationOptions, share: Double) throws {
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, curve], animations: { view.backgroundColor = .blue })
    let dump = harness.frame(at: 0.25).dump()
    let opacity = try #require(dump.firstMatch(of: /opacity (0\.\d+)/))
    expectClose(CGFloat(Double(opacity.1) ?? 0), share, within: 0.002)
  }

  /// The views are exchanged in their parent, or only hidden and shown.
  @Test func transitionsExchangeViews() {
    let next = UIView(frame: rect(10, 20, 40, 60))
    var ends: [Bool] = []
    UIView.transition(from: view, to: next, duration: 0.5, options: .transitionCrossDissolve) { ends.append($0) }
    expectNil(view.superview)
    expectIdentical(next.superview, harness.window)
    harness.run(for: 1)
    expectEqual(ends, [true])
    harness.window.addSubview(view)
    view.isHidden = true
    UIView.transition(
      from: next, to: view, duration: 0.5, options: [.transitionFlipFromTop, .showHideTransitionViews]
    ) { ends.append($0) }
    expectIdentical(next.superview, harness.window)
    expectEqual([next.isHidden, view.isHidden], [true, false])
    harness.run(for: 1)
    expectEqual(ends, [true, true])
    UIView.transition(from: UIView(), to: next, duration: 0.5) { ends.append($0) }
    expectEqual(ends, [true, true, true], "a view without a parent")
    UIView.transition(with: view, duration: 0, options: .transitionCrossDissolve, animations: { view.alpha = 0.5 })
    expectEqual(view.alpha, 0.5)
    expectNil(view.layer.animationKeys())
  }

  @Test func flipShowsOldThenNewContent() {
    UIView.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.backgroundColor = .blue })
    let early = harness.frame(at: 0.25).dump()
    #expect(early.contains("#FF0000FF") && !early.contains("#0000FFFF"))
    let late = harness.frame(at: 0.75).dump()
    #expect(!late.contains("#FF0000FF") && late.contains("#0000FFFF"))
  }
}
