import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Rules of animations that have closed forms.
@MainActor
struct AnimationRuleTests {
  private let device = TestDevice()
  private let layer = CALayer()

  init() {
    device.window.layer.addSublayer(layer)
    device.frame(at: 10)
  }

  private func shown(at time: TimeInterval) -> CALayer {
    device.frame(at: 10 + time)
    return layer.presentation() ?? layer
  }

  /// The control points of CSS's curves of the same names.
  @Test func namedCurvesHaveTheirControlPoints() {
    let curves: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 0, 0, 1, 1, 1, 1]), (.easeIn, [0, 0, 0.42, 0, 1, 1, 1, 1]),
      (.easeOut, [0, 0, 0, 0, 0.58, 1, 1, 1]), (.easeInEaseOut, [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
      (.default, [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
    ]
    for (name, points) in curves {
      let function = CAMediaTimingFunction(name: name)
      var found: [Float] = []
      for index in 0..<4 {
        var point: [Float] = [-1, -1]
        function.getControlPoint(at: index, values: &point)
        found += point
      }
      expectEqual(found, points, "\(name)")
    }
  }

  @Test func systemAnimationRemovesItsViews() {
    let (gone, other) = (device.add(rect(0, 0, 10, 10)), device.add(rect(0, 0, 10, 10)))
    var isFinished: Bool?
    UIView.perform(.delete, on: [gone], animations: { other.frame.origin.x = 50 }, completion: { isFinished = $0 })
    device.frame(at: 10.1)
    expectIdentical(gone.superview, device.window)
    device.frame(at: 11)
    expectNil(gone.superview)
    expectEqual(isFinished, true)
    expectEqual(other.frame.minX, 50)
    expectEqual(gone.alpha, 1)
  }

  /// Equal values are no distance apart: the pace is even.
  @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func pacedAnimationOfEqualValuesRests(mode: CAAnimationCalculationMode) {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.calculationMode, animation.duration) = ([7, 7, 7], mode, 2)
    layer.add(animation, forKey: nil)
    for time in [0.1, 1, 1.5] { expectTrue(isClose(shown(at: time).position.x, 7)) }
  }

  /// With a pace, the distance grows evenly with time, whatever the keyframes are.
  @Test func pacedAnimationHasConstantSpeed() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.calculationMode, animation.duration) = ([0, 10, 100, 60], .paced, 14)
    layer.add(animation, forKey: nil)
    for (time, x) in [(0.5, 5), (1, 10), (5.5, 55), (10, 100), (12, 80), (13.5, 65)] as [(TimeInterval, CGFloat)] {
      expectTrue(isClose(shown(at: time).position.x, x), "\(time)")
    }
  }

  /// A line that becomes a curve is the curve whose control points divide the line into thirds.
  @Test func aLineMorphsIntoACurve() throws {
    let shape = CAShapeLayer()
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    device.window.layer.addSublayer(shape)
    let (line, curve) = (UIBezierPath(), UIBezierPath())
    line.move(to: CGPoint(x: 3, y: 6))
    line.addLine(to: CGPoint(x: 33, y: 66))
    curve.move(to: CGPoint(x: 3, y: 6))
    curve.addCurve(
      to: CGPoint(x: 33, y: 66), controlPoint1: CGPoint(x: 43, y: 6), controlPoint2: CGPoint(x: 63, y: 26))
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (line.cgPath, curve.cgPath, 2)
    shape.add(animation, forKey: nil)
    device.frame(at: 11)
    let middle = UIBezierPath()
    middle.move(to: CGPoint(x: 3, y: 6))
    middle.addCurve(
      to: CGPoint(x: 33, y: 66), controlPoint1: CGPoint(x: 28, y: 16), controlPoint2: CGPoint(x: 43, y: 36))
    let found = device.dump()
    shape.removeAllAnimations()
    shape.path = middle.cgPath
    device.frame(at: 11.1)
    expectEqual(found, device.dump())
  }

  /// "transform.translation" reads and sets a size, or an average of one number for the scale.
  @Test func wholePartsOfATransformAreReadAndSet() throws {
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 7, 0))
    let translation = try #require(layer.value(forKeyPath: "transform.translation") as? NSValue)
    expectEqual(translation.cgPointValue, CGPoint(x: 5, y: 7))
    expectTrue(isClose(CGFloat(layer.value(forKeyPath: "transform.scale") as? Double ?? 0), 2))
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    expectTrue(isClose(layer.transform.m41, 1) && isClose(layer.transform.m42, 2))
    expectTrue(isClose(layer.transform.m11, 2) && isClose(layer.transform.m22, 3))
  }

  /// An animator that turns back runs the same path in the opposite direction, from where it is.
  @Test(arguments: [0.2, 0.5, 0.9]) func animatorReversesFromItsCurrentPosition(time: TimeInterval) {
    let view = device.add(rect(0, 0, 10, 10))
    device.frame()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    animator.startAnimation()
    device.run(for: time)
    let before = view.layer.presentation()?.position.x ?? .nan
    expectTrue(isClose(before, 5 + 100 * time, within: 0.01), "\(before)")
    animator.isReversed = true
    expectTrue(isClose(view.layer.presentation()?.position.x ?? .nan, before, within: 0.01))
    device.run(for: time / 2)
    expectTrue(isClose(view.layer.presentation()?.position.x ?? .nan, 5 + 50 * time, within: 0.01))
    device.run(for: 1)
    expectEqual(view.center.x, 5)
    expectEqual(animator.state, .inactive)
  }

  /// The first value of keyframes is replaced once, even if it occurs again later.
  @Test func keyframesReturnToTheirFirstValue() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([0, 100, 0, 100], 3)
    layer.add(animation, forKey: nil)
    for (time, x) in [(0.25, 25), (1, 100), (1.5, 50), (2, 0), (2.75, 75)] as [(TimeInterval, CGFloat)] {
      expectTrue(isClose(shown(at: time).position.x, x), "\(time)")
    }
  }
}
