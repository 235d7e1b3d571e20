import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit
import TestSupport

/// Values between keyframes, and motion along paths.
@MainActor
struct KeyframeAnimationTests {
  let harness = TestDevice()
  let layer = CALayer()

  init() {
    harness.window.layer.addSublayer(layer)
    harness.frame(at: 0)
  }

  private func run(_ keyPath: String, _ values: [Any]?, _ configure: (CAKeyframeAnimation) -> Void = { _ in }) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    configure(animation)
    layer.add(animation, forKey: "key")
  }

  private func shown(at share: TimeInterval) -> CALayer {
    harness.frame(at: begin + share)
    return layer.presentation() ?? CALayer()
  }

  private var begin: TimeInterval { layer.animation(forKey: "key")?.beginTime ?? 0 }

  private func expect(_ expected: [(TimeInterval, CGFloat)], _ location: SourceLocation = #_sourceLocation) {
    for (share, x) in expected {
      let shown = shown(at: share).position.x
      expectClose(shown, x, "at \(share): \(shown), not \(x)", sourceLocation: location)
    }
  }

  @Test func keyTimesAreEvenByDefault() {
    run("position.x", [0, 10, 0, -10, 0])
    expect([(0, 0), (0.125, 5), (0.25, 10), (0.375, 5), (0.75, -10), (0.875, -5)])
  }

  @Test func keyTimesSayWhen() {
    run("position.x", [0, 10, 30]) { $0.keyTimes = [0, 0.2, 1] }
    expect([(0.1, 5), (0.2, 10), (0.6, 20)])
  }

  @Test func beforeTheFirstAndAfterTheLastTime() {
    run("position.x", [5, 10]) { $0.keyTimes = [0.4, 0.6] }
    expect([(0.1, 5), (0.5, 7.5), (0.9, 10)])
  }

  @Test func discreteModeStepsBetweenValues() {
    run("position.x", [1, 2, 3, 4]) { $0.calculationMode = .discrete }
    expect([(0, 1), (0.24, 1), (0.26, 2), (0.74, 3), (0.99, 4)])
    run("position.x", [1, 2]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.9, 1]
    }
    expect([(0.8, 1), (0.95, 2)])
  }

  @Test func pacedModeHasConstantSpeed() {
    run("position.x", [0, 10, 40]) {
      $0.calculationMode = .paced
      $0.keyTimes = [0, 0.9, 1]
    }
    expect([(0.25, 10), (0.5, 20), (0.75, 30)])
  }

  @Test func theCubicModeIsSmoothThroughEveryValue() {
    run("position.x", [0, 10, 5, 20]) { $0.calculationMode = .cubic }
    let third = 1.0 / 3
    expect([(0, 0)])
    let around = [-2e-4, -1e-4, 0, 1e-4, 2e-4].map { shown(at: third + $0).position.x }
    let slopes = zip(around, around.dropFirst()).map { ($1 - $0) / 1e-4 }
    #expect(isClose(around[2], 10) && abs(slopes[1] - slopes[2]) < 0.2, "\(slopes)")
    // Catmull–Rom, halfway between the second and the third value: (−p₀ + 9p₁ + 9p₂ − p₃) / 16.
    expect([(0.5, (-0 + 90 + 45 - 20) / 16), (2 * third, 5)])
  }

  @Test func everySegmentHasItsTimingFunction() {
    run("position.x", [0, 10, 20]) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    }
    expectLess(abs(shown(at: 0.25).position.x - 3.15357), 1e-3)
    expect([(0.75, 15)])
  }

  @Test func transformsAndColoursAreKeyframesToo() {
    run("transform", [1, 1.5, 1].map { NSValue(caTransform3D: CATransform3DMakeScale($0, $0, 1)) })
    expectClose(shown(at: 0.25).affineTransform().a, 1.25)
    run("backgroundColor", [UIColor.black.cgColor, UIColor.white.cgColor])
    expectEqual(shown(at: 0.5).backgroundColor, CGColor(gray: 0.5, alpha: 1))
  }

  @Test func nothingToGoByIsNothing() {
    layer.position = CGPoint(x: 9, y: 9)
    layer.removeAllAnimations()
    for values in [nil, [], [1, "two", 3], [UIColor.red]] as [[Any]?] {
      run("position.x", values)
      expect([(0.5, 9)])
    }
    run("position", nil) { $0.path = CGMutablePath() }
    expect([(0.5, 9)])
    run("opacity", nil) { $0.path = CGPath(rect: rect(0, 0, 9, 9), transform: nil) }
    expectEqual(shown(at: 0.5).opacity, 1)
    run("position.x", [1, 2, 3]) { $0.keyTimes = [0.9, .init(value: Double.nan), -3] }
    expectEqual(shown(at: 0.5).position.x, 1)
  }

  // MARK: Paths

  @Test func everyEndOnAPathIsAKeyframe() {
    run("position", nil) { $0.path = CGPath(rect: rect(0, 0, 40, 20), transform: nil) }
    for (share, point) in [(0, (0, 0)), (0.125, (20, 0)), (0.25, (40, 0)), (0.375, (40, 10)), (0.875, (0, 10))]
      as [(
        Double, (CGFloat, CGFloat)
      )]
    {
      expectClose(shown(at: share).position, CGPoint(x: point.0, y: point.1), "\(share)")
    }
  }

  @Test func pacedPathRunsEvenlyAndRotates() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    run("position", nil) {
      $0.path = circle.cgPath
      $0.calculationMode = .paced
      $0.rotationMode = .rotateAuto
    }
    for share in stride(from: 0.03, to: 1, by: 0.09) {
      let (angle, shown) = (2 * CGFloat.pi * share, shown(at: share))
      let onCircle = CGPoint(x: 50 + 30 * cos(angle), y: 50 + 30 * sin(angle))
      expectLess(hypot(shown.position.x - onCircle.x, shown.position.y - onCircle.y), 0.05, "\(share)")
      let turn = atan2(shown.affineTransform().b, shown.affineTransform().a)
      expectLess(abs(remainder(turn - angle - .pi / 2, 2 * .pi)), 0.01, "\(share)")
    }
  }

  // MARK: Shapes

  @Test func matchingPathsInterpolatePointwise() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
    harness.window.layer.addSublayer(shape)
    let grow = CABasicAnimation(keyPath: "path")
    grow.toValue = CGPath(rect: rect(0, 0, 30, 50), transform: nil)
    grow.duration = 1
    shape.add(grow, forKey: "path")
    harness.frame(at: 0.5)
    expectEqual(shape.presentation()?.path?.boundingBox, rect(0, 0, 20, 30))
    grow.toValue = CGPath(ellipseIn: rect(0, 0, 90, 90), transform: nil)
    shape.add(grow, forKey: "path")
    harness.frame(at: 0.75)
    expectEqual(shape.presentation()?.path?.boundingBox.width, 90, "nothing lies between")
    expectEqual(shape.path?.boundingBox.width, 10)
  }

  @Test func strokesGradientsAndShadowsMove() throws {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    for layer in [shape, gradient] { harness.window.layer.addSublayer(layer) }
    func animate(_ layer: CALayer, _ path: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: path)
    }
    for (path, values) in [
      ("strokeEnd", (0.0, 1.0)), ("strokeStart", (0, 0.5)), ("lineWidth", (2, 6)), ("lineDashPhase", (0, 8)),
    ] { animate(shape, path, values.0, values.1) }
    animate(shape, "fillColor", UIColor.black.cgColor, UIColor.white.cgColor)
    animate(shape, "strokeColor", UIColor.black.cgColor, UIColor.white.cgColor)
    animate(
      shape, "shadowPath", CGPath(rect: rect(0, 0, 4, 4), transform: nil),
      CGPath(rect: rect(0, 0, 8, 8), transform: nil))
    animate(gradient, "locations", [-1.0, 0.0], [1, 2])
    animate(
      gradient, "colors", [UIColor.black.cgColor, UIColor.black.cgColor],
      [UIColor.white.cgColor, UIColor.black.cgColor])
    animate(gradient, "startPoint", CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    animate(gradient, "endPoint.x", 0, 2)
    harness.frame(at: harness.root.now + 0.25)
    let drawn = try #require(shape.presentation())
    expectClose(drawn.strokeEnd, 0.25)
    expectClose(drawn.strokeStart, 0.125)
    expectClose(drawn.lineWidth, 3)
    expectClose(drawn.lineDashPhase, 2)
    expectEqual(drawn.fillColor, CGColor(gray: 0.25, alpha: 1))
    expectEqual(drawn.strokeColor, drawn.fillColor)
    expectEqual(drawn.shadowPath?.boundingBox, rect(0, 0, 5, 5))
    let blend = try #require(gradient.presentation())
    expectEqual(blend.locations, [-0.5, 0.5])
    expectClose(blend.startPoint, CGPoint(x: -0.5, y: 0))
    expectClose(blend.endPoint.x, 0.5)
    expectEqual((blend.colors?.first as? CGColor), CGColor(gray: 0.25, alpha: 1))
  }
}
