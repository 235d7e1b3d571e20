import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKit
import TestSupport

/// Animators that are paused, scrubbed and reversed.
@MainActor
struct PropertyAnimatorTests {
  let harness = TestDevice()
  let view: UIView
  private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  init() {
    view = harness.add(rect(-5, -5, 10, 10), .red)
    harness.frame(at: 0)
  }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    // Another root of this suite may have been the current one.
    harness.frame()
    return UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 100 }
  }

  private func expect(_ expected: [(TimeInterval, CGFloat)], _ location: SourceLocation = #_sourceLocation) {
    for (time, expected) in expected {
      harness.frame(at: time)
      expectClose(x, expected, "at \(time): \(x), not \(expected)", sourceLocation: location)
    }
  }

  /// A blurred header is made without animation while its page is pushed, and is scrubbed when the user scrolls.
  @Test func anAnimatorMadeWithoutAnimationCanBeScrubbed() {
    let animator = animator()
    UIView.performWithoutAnimation {
      animator.fractionComplete = 0
      expectFalse(UIView.areAnimationsEnabled)
    }
    expectTrue(UIView.areAnimationsEnabled)
    harness.frame(at: 1)
    expectClose(x, 0)
    animator.fractionComplete = 0.5
    harness.frame(at: 2)
    expectClose(x, 50)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.y = 40 }
      expectTrue(UIView.areAnimationsEnabled)
    }
    expectEqual(view.layer.presentation()?.position.y, 40)
  }

  @Test func runsToItsEnd() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.startAnimation(afterDelay: 1)
    expectTrue(animator.isRunning)
    expectEqual(animator.state, .active)
    expectEqual(view.center.x, 100)
    expect([(0.5, 0), (2, 50)])
    expectClose(animator.fractionComplete, 0.5)
    expectEmpty(ended)
    expect([(3, 100)])
    expectEqual(ended, [.end])
    expectEqual(animator.state, .inactive)
    expectFalse(harness.root.needsFrame)
  }

  /// Views with a part of a blur are made like this, before a window shows them.
  @Test func aPausedAnimatorAppliesToViewsThatAreShownLater() {
    func shown(isAddedFirst: Bool, fraction: CGFloat) -> DisplayList {
      let device = TestDevice()
      device.becomeCurrent()
      let stripes = device.add(rect(0, 0, 20, 40), .black)
      let view = UIVisualEffectView(effect: nil)
      view.frame = rect(0, 0, 40, 40)
      if isAddedFirst { stripes.superview?.addSubview(view) }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(style: .light) }
      animator.fractionComplete = fraction
      stripes.superview?.addSubview(view)
      defer { animator.stopAnimation(true) }
      return device.frame(at: 3)
    }
    let part = shown(isAddedFirst: false, fraction: 0.3)
    expectTrue(part == shown(isAddedFirst: true, fraction: 0.3))
    expectTrue(part != shown(isAddedFirst: false, fraction: 1))
    expectTrue(shown(isAddedFirst: false, fraction: 0) == shown(isAddedFirst: true, fraction: 0))
  }

  @Test func pausesAndContinues() {
    let animator = animator()
    animator.startAnimation()
    expect([(0.5, 25)])
    animator.pauseAnimation()
    expect([(0.5, 25), (7, 25)])
    expectFalse(animator.isRunning)
    expectEqual(animator.state, .active)
    expectFalse(harness.root.needsFrame)
    animator.startAnimation()
    expect([(7.5, 50), (8.5, 100)])
    expectEqual(animator.state, .inactive)
  }

  @Test func scrubbedBeforeItStarts() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.3
    expectEqual(animator.state, .active)
    expectFalse(animator.isRunning)
    expect([(0, 30), (5, 30)])
    for bad in [CGFloat.nan, -3, 9] { animator.fractionComplete = bad }
    expect([(5, 100)])
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
    expect([(5, 50), (5.5, 75), (6, 100)])
  }

  @Test func aPauseOnACurveDoesNotJump() {
    let animator = animator(.easeInOut)
    animator.startAnimation()
    harness.frame(at: 0.5)
    let before = x
    expectLess(abs(before - 12.9162), 1e-3)
    animator.pauseAnimation()
    expectClose(x, before)
    expectClose(animator.fractionComplete, before / 100)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    expectClose(x, before)
    harness.frame(at: 1)
    expectClose(x, 50, "as if nothing had been: \(x)")
  }

  @Test func scrubbingFollowsCurveWhenRequested() {
    let animator = animator(.easeInOut)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    expectLess(abs(x - 12.9162), 1e-3)
  }

  @Test func reversedAnimatorReturnsToStart() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    expect([(1.5, 75)])
    animator.isReversed = true
    expect([(1.5, 75), (2.5, 25), (3, 0)])
    expectEqual(ended, [.start])
    expectEqual(view.center.x, 0)
    expectEqual(animator.state, .inactive)
  }

  @Test func stopsInPlaceAndFinishesAtPosition() {
    for (position, expected) in [(UIViewAnimatingPosition.current, 50.0), (.start, 0), (.end, 100)]
      as [(
        UIViewAnimatingPosition, CGFloat
      )]
    {
      view.center.x = 0
      let animator = animator()
      var ended: [UIViewAnimatingPosition] = []
      animator.addCompletion { ended.append($0) }
      animator.startAnimation()
      harness.frame(at: harness.root.now + 1)
      animator.stopAnimation(false)
      expectEqual(animator.state, .stopped)
      expectClose(view.center.x, 50)
      expectEmpty(ended)
      animator.finishAnimation(at: position)
      expectEqual(animator.state, .inactive)
      expectClose(view.center.x, expected)
      expectEqual(ended, [position])
      harness.frame(at: harness.root.now + 5)
      expectEqual(ended.count, 1)
      expectFalse(harness.root.needsFrame)
    }
    let animator = animator()
    animator.addCompletion { _ in Issue.record("nobody is told") }
    animator.startAnimation()
    animator.stopAnimation(true)
    expectEqual(animator.state, .inactive)
  }

  @Test func pausesOnCompletionKeepsAnimatorActive() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    expect([(3, 100)])
    expectEqual(animator.state, .active)
    expectFalse(animator.isRunning)
    animator.isReversed = true
    animator.startAnimation()
    expect([(4, 50)])
    animator.pausesOnCompletion = false
    expect([(5, 0)])
    expectEqual(animator.state, .inactive)
    expectEqual(view.center.x, 0)
  }

  @Test func someBeginLater() {
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    harness.frame(at: 0.9)
    expectEqual(view.layer.presentation()?.opacity, 1)
    harness.frame(at: 1.5)
    expectEqual(view.layer.presentation()?.opacity, 0.5)
    expectClose(x, 75)
  }

  /// The remaining time is a multiple of the duration, which is 2 seconds; without a usable factor it is what is left.
  @Test(arguments: [(0, 1), (0.25, 0.5), (1, 2), (-1, 1), (.infinity, 1)] as [(CGFloat, TimeInterval)])
  func aFactorChoosesTheRemainingTime(factor: CGFloat, rest: TimeInterval) {
    for timing in [nil, UICubicTimingParameters(animationCurve: .linear)] {
      view.center.x = 0
      let animator = animator()
      let start = harness.root.now
      animator.startAnimation()
      harness.frame(at: start + 1)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: timing, durationFactor: factor)
      expectTrue(animator.isRunning)
      harness.frame(at: start + 1 + rest / 2)
      expectClose(x, 75)
      expectClose(animator.fractionComplete, 0.75)
      animator.continueAnimation(withTimingParameters: timing, durationFactor: 9)
      harness.frame(at: start + 1 + rest)
      expectEqual(view.center.x, 100)
      expectEqual(animator.state, .inactive, "a running animator keeps its time")
    }
  }

  @Test func callsInOtherStatesHaveNoEffect() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.finishAnimation(at: .end)
    animator.stopAnimation(false)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    expectEqual(animator.state, .inactive)
    expectEqual(animator.fractionComplete, 0)
    animator.startAnimation()
    animator.finishAnimation(at: .start)
    expectEqual(animator.state, .active)
    harness.frame(at: 1)
    animator.startAnimation(afterDelay: 5)
    animator.stopAnimation(false)
    animator.addAnimations { view.center.y = 70 }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    expectClose(view.center.x, 50)
    expectNotEqual(view.center.y, 70)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    animator.isReversed = true
    harness.frame(at: 9)
    harness.frame(at: 10)
    expectEqual(animator.state, .stopped, "it waits for its end, however long that takes")
    expectClose(view.center.x, 50)
    expectFalse(harness.root.needsFrame)
    expectEqual(ended, [])
    animator.finishAnimation(at: .end)
    animator.finishAnimation(at: .start)
    expectEqual(ended, [.end])
    expectEqual(view.center.x, 100)
  }

  @Test func anUninterruptibleAnimatorRunsOn() {
    let animator = animator()
    animator.isInterruptible = false
    animator.startAnimation()
    harness.frame(at: 0.5)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    expectTrue(animator.isRunning)
    expect([(1, 50), (2, 100)])
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.curveLinear, UIView.AnimationCurve.linear), (.curveEaseIn, .easeIn),
      (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInOut), ([], .easeInOut),
      ([.curveLinear, .allowUserInteraction, .repeat], .linear),
    ] as [(UIView.AnimationOptions, UIView.AnimationCurve)]) func optionsChooseTheCurve(
      options: UIView.AnimationOptions, curve: UIView.AnimationCurve
    )
  {
    harness.frame()
    var ended: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 0.5, options: options, animations: { view.center.x = 100 },
      completion: { ended.append($0) })
    expectTrue(animator.isRunning)
    expectEqual(animator.duration, 2)
    expectEqual((animator.timingParameters as? UICubicTimingParameters)?.animationCurve, curve)
    expect([(0.5, 0), (2.5, 100)])
    expectEqual(ended, [.end])
  }

  @Test(arguments: [-1, .nan, .infinity] as [TimeInterval]) func invalidDurationsAreZero(duration: TimeInterval) {
    expectEqual(UIViewPropertyAnimator(duration: duration, curve: .linear).duration, 0)
  }

  @Test func springsTakeTheirOwnTime() {
    harness.frame()
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
    animator.addAnimations { view.center.x = 100 }
    let reference = CASpringAnimation()
    expectClose(animator.duration, reference.settlingDuration)
    animator.startAnimation()
    harness.frame(at: 0.2)
    // ω = 10, ζ = ½: 1 − e^(−5t)·(cos √75t + 5/√75·sin √75t).
    let swing = CGFloat(75).squareRoot() * 0.2
    expectLess(abs(x - 100 * (1 - exp(-1) * (cos(swing) + sin(swing) / 3.squareRoot()))), 1e-4)
  }

  @Test func releasedAnimatorReleasesViews() {
    do {
      let animator = animator()
      animator.fractionComplete = 0.5
    }
    harness.frame(at: 1)
    harness.frame(at: 1)
    expectNil(view.layer.animationKeys())
    expectEqual(x, 100)
  }
}
