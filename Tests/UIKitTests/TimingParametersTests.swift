import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Curves and springs of property animators, tested by a view's position during the animation.
@MainActor
struct TimingParametersTests {
  let device = TestDevice()
  let view: UIView

  init() {
    view = device.add(rect(-5, -5, 10, 10), .red)
    device.frame(at: 0)
  }

  /// Makes the device the current one again, since another suite's may have been the last.
  private func showFrame() { device.frame() }

  /// The fraction of its distance that the view has moved at a time.
  private func share(at time: TimeInterval) -> CGFloat {
    device.frame(at: time)
    return (view.layer.presentation()?.position.x ?? .nan) / 100
  }

  private func start(_ parameters: any UITimingCurveProvider, lasting duration: TimeInterval = 1)
    -> UIViewPropertyAnimator
  {
    showFrame()
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { view.center.x = 100 }
    animator.startAnimation()
    return animator
  }

  /// The position of a spring that starts at rest: the textbook solution of m·x″ + d·x′ + s·(x − 1) = 0.
  private func oscillator(_ ratio: Double, _ frequency: Double, velocity: Double = 0, at time: Double) -> CGFloat {
    if ratio == 1 { return CGFloat(1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)) }
    let (decay, turn) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
    let wave = cos(turn * time) + (decay - velocity) / turn * sin(turn * time)
    return CGFloat(1 - exp(-decay * time) * wave)
  }

  /// The start value is held until the first frame after it.
  @Test(arguments: [0, 0.3, 0.7]) func springBounceDefinesDamping(bounce: Double) {
    _ = start(UISpringTimingParameters(duration: 0.8, bounce: CGFloat(bounce)))
    for time in [0.05, 0.1, 0.2, 0.4, 0.6] {
      let expected = oscillator(1 - bounce, 2 * .pi / 0.8, at: time)
      expectTrue(isClose(share(at: time), expected, within: 1e-4), "bounce \(bounce) at \(time)")
    }
  }

  /// A velocity of 1 covers the whole distance in a second, however long the animation lasts.
  @Test(arguments: [0.5, 1, 3], [-2, 4]) func aSpringStartsWithItsVelocity(duration: Double, velocity: Double) {
    let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: velocity, dy: 0))
    _ = start(spring, lasting: duration)
    let instant = 0.0001
    expectTrue(isClose(share(at: instant), velocity * instant, within: abs(velocity) * instant * 0.1))
  }

  @Test func zeroDurationSpringLastsHalfSecond() {
    _ = start(UISpringTimingParameters(duration: 0))
    expectTrue(isClose(share(at: 0.1), oscillator(1, 4 * .pi, at: 0.1), within: 1e-4))
    let standard = UISpringTimingParameters(duration: 0.5, bounce: 0)
    expectEqual(
      UIViewPropertyAnimator(duration: 9, timingParameters: standard).duration,
      UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(duration: 0)).duration)
  }

  @Test func massSpringUsesItsOwnDamping() {
    // The frequency is √(100 / 4) = 5 per second, the ratio 8 / (2·√(100·4)) = 0.2.
    _ = start(
      UISpringTimingParameters(mass: 4, stiffness: 100, damping: 8, initialVelocity: CGVector(dx: 3, dy: 9)))
    for time in [0.1, 0.3, 0.5, 1] {
      let expected = oscillator(0.2, 5, velocity: 3, at: time)
      expectTrue(isClose(share(at: time), expected, within: 1e-4), "at \(time)")
    }
  }

  @Test func theStandardSpringIsOfMassThree() {
    let standard = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
    let named = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    expectEqual(standard.duration, UIViewPropertyAnimator(duration: 1, timingParameters: named).duration)
    expectEqual(UISpringTimingParameters().initialVelocity, .zero)
  }

  @Test func dampingRatioSpringUsesAnimatorsDuration() {
    let animator = start(UISpringTimingParameters(dampingRatio: 0.4), lasting: 2)
    expectEqual(animator.duration, 2)
    let shares = stride(from: 0.1, through: 2, by: 0.1).map { share(at: $0) }
    expectGreater(shares.max() ?? 0, 1.1)
    device.frame(at: 2.1)
    expectEqual(animator.state, .inactive)
    expectEqual(
      UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 1)).initialVelocity,
      CGVector(dx: 2, dy: 1))
  }

  @Test func parametersSayOfWhichKindTheyAre() {
    let spring = UISpringTimingParameters(dampingRatio: 1)
    expectEqual(spring.timingCurveType, .spring)
    expectNil(spring.cubicTimingParameters)
    expectIdentical(spring.springTimingParameters, spring)
    let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))
    expectEqual(curve.timingCurveType, .cubic)
    expectIdentical(curve.cubicTimingParameters, curve)
    expectNil(curve.springTimingParameters)
    expectEqual(curve.controlPoint1, CGPoint(x: 0.1, y: 0.9))
    expectEqual(curve.controlPoint2, CGPoint(x: 0.2, y: 1))
    expectEqual(UICubicTimingParameters().animationCurve, .easeInOut)
    expectEqual(UICubicTimingParameters().timingCurveType, .builtin)
  }

  /// The control points that Core Animation documents for its named functions.
  @Test(arguments: [
    (UIView.AnimationCurve.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
    (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)), (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
    (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
  ])
  func namedCurveMatchesControlPoints(curve: UIView.AnimationCurve, first: CGPoint, second: CGPoint) {
    let named = UICubicTimingParameters(animationCurve: curve)
    expectEqual(named.controlPoint1, first)
    expectEqual(named.controlPoint2, second)
    _ = start(named)
    let progresses = [0.2, 0.5, 0.8].map { share(at: $0) }
    view.layer.removeAllAnimations()
    view.center.x = 0
    device.frame(at: 2)
    showFrame()
    let animator = UIViewPropertyAnimator(duration: 1, controlPoint1: first, controlPoint2: second) {
      view.center.x = 100
    }
    animator.startAnimation()
    for (time, progress) in zip([2.2, 2.5, 2.8], progresses) {
      let other = share(at: time)
      expectTrue(isClose(other, progress, within: 1e-4), "\(curve.rawValue) at \(time): \(other), not \(progress)")
    }
  }

  /// The value of a cubic curve at its middle is the mean of its points by Bernstein's weights, 1 3 3 1 of 8.
  @Test func cubicCurvePassesItsMidpoint() {
    let (first, second) = (CGPoint(x: 0.2, y: 0.8), CGPoint(x: 0.4, y: 1))
    let time = (3 * first.x + 3 * second.x + 1) / 8
    _ = start(UICubicTimingParameters(controlPoint1: first, controlPoint2: second))
    expectTrue(isClose(share(at: time), (3 * first.y + 3 * second.y + 1) / 8, within: 1e-4))
  }

  @Test func dampingRatioAnimatorUsesSpring() {
    showFrame()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.center.x = 100 }
    expectEqual(animator.timingParameters?.timingCurveType, .spring)
    animator.startAnimation()
    let shares = stride(from: 0.05, through: 1, by: 0.05).map { share(at: $0) }
    expectGreater(shares.max() ?? 0, 1.2)
  }

  @Test func aRunningAnimatorStartsAtOnce() {
    var ended: [UIViewAnimatingPosition] = []
    showFrame()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 100 },
      completion: { ended.append($0) })
    expectTrue(animator.isRunning)
    expectEqual(animator.delay, 0.5)
    expectTrue(isClose(share(at: 0.5), 0))
    expectTrue(isClose(share(at: 1), 0.5))
    expectEmpty(ended)
    device.frame(at: 1.6)
    expectEqual(ended, [.end])
  }

  @Test func animationsAddedLaterUseRemainingTime() {
    let other = device.add(rect(-5, -5, 10, 10))
    let animator = start(UICubicTimingParameters(animationCurve: .linear))
    expectTrue(isClose(share(at: 0.5), 0.5))
    animator.addAnimations { other.center.x = 100 }
    device.frame(at: 0.75)
    expectTrue(isClose(other.layer.presentation()?.position.x ?? 0, 50))
  }

  @Test func scrubbingFollowsCurveWhenConfigured() {
    showFrame()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
    expectTrue(animator.scrubsLinearly)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    expectLess(share(at: 0), 0.4)
    animator.scrubsLinearly = true
    expectFalse(animator.scrubsLinearly)
  }

  @Test func reversedAnimatorRunsBackward() {
    let animator = start(UICubicTimingParameters(animationCurve: .linear))
    expectFalse(animator.isReversed)
    expectTrue(isClose(share(at: 0.5), 0.5))
    animator.isReversed = true
    expectTrue(animator.isReversed)
    expectTrue(isClose(share(at: 0.75), 0.25))
  }
}
