import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit
import TestSupport

/// The effect of animations on a layer's properties.
@MainActor
struct LayerAnimationTests {
  let harness = TestDevice()
  let view: UIView
  var layer: CALayer { view.layer }

  init() {
    view = harness.add(rect(10, 20, 40, 60), .red)
    harness.frame(at: 0)
  }

  private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  private func shown(at time: TimeInterval) throws -> CALayer {
    harness.frame(at: time)
    return try #require(layer.presentation())
  }

  // MARK: Values

  @Test func omittedValuesUseModelValue() throws {
    // "Setting Interpolation Values": from, to and by in every combination, starting at a presented value of 30.
    let rows: [(Any?, Any?, Any?, CGFloat)] = [
      (10, 20, nil, 12.5), (10, nil, 8, 12), (nil, 20, 8, 14), (10, nil, nil, 15), (nil, 50, nil, 35),
      (nil, nil, 8, 32), (nil, nil, nil, 30), (10, 20, 900, 12.5),
    ]
    for (from, to, by, quarter) in rows {
      layer.add(basic("position.x", from, to, by: by), forKey: "x")
      let start = harness.root.now
      expectClose(try shown(at: start + 0.25).position.x, quarter, "\(rows)")
    }
  }

  @Test func everyNumberMoves() throws {
    let readers: [(String, (CALayer) -> CGFloat)] = [
      ("opacity", { CGFloat($0.opacity) * 8 }), ("position.y", { $0.position.y }),
      ("bounds.size.width", { $0.bounds.width }),
      ("bounds.size.height", { $0.bounds.height }), ("bounds.origin.x", { $0.bounds.minX }),
      ("bounds.origin.y", { $0.bounds.minY }), ("cornerRadius", { $0.cornerRadius }),
      ("borderWidth", { $0.borderWidth }),
      ("shadowRadius", { $0.shadowRadius }), ("shadowOpacity", { CGFloat($0.shadowOpacity) * 8 }),
      ("shadowOffset.width", { $0.shadowOffset.width }), ("shadowOffset.height", { $0.shadowOffset.height }),
      ("anchorPoint.x", { $0.anchorPoint.x }), ("transform.scale.x", { $0.affineTransform().a }),
      ("transform.translation.y", { $0.affineTransform().ty }), ("transform.scale", { $0.transform.m22 }),
      ("transform.translation.z", { $0.transform.m43 }),
    ]
    for (path, read) in readers {
      let scale: Double = path.contains("pacity") ? 0.125 : 1
      layer.add(basic(path, 2 * scale, 6 * scale), forKey: nil)
      let now = harness.root.now
      expectClose(read(try shown(at: now + 0.25)), 3, "\(path)")
      layer.removeAllAnimations()
    }
  }

  @Test func valuesComeInManyBoxes() throws {
    let twelve: [Any] = [12, 12.0, CGFloat(12), Float(12), NSNumber(value: 12), Int8(12)]
    for value in twelve {
      layer.add(basic("cornerRadius", value, value), forKey: nil)
      try expectEqual(shown(at: harness.root.now).cornerRadius, 12, "\(type(of: value))")
    }
    for value in [CGPoint(x: 3, y: 4), NSValue(cgPoint: CGPoint(x: 3, y: 4))] as [Any] {
      layer.add(basic("position", value, value), forKey: nil)
      try expectEqual(shown(at: harness.root.now).position, CGPoint(x: 3, y: 4))
    }
    for value in [rect(1, 2, 3, 4), NSValue(cgRect: rect(1, 2, 3, 4))] as [Any] {
      layer.add(basic("bounds", value, value), forKey: nil)
      try expectEqual(shown(at: harness.root.now).bounds, rect(1, 2, 3, 4))
    }
    let turn = CATransform3DMakeRotation(0.5, 0, 1, 0)
    for value in [turn, NSValue(caTransform3D: turn)] as [Any] {
      layer.add(basic("transform", value, value), forKey: nil)
      try expectEqual(shown(at: harness.root.now).transform.m13, turn.m13)
    }
  }

  @Test func coloursMixAndNothingIsTransparent() throws {
    layer.add(basic("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor), forKey: nil)
    layer.add(basic("borderColor", UIColor.black.cgColor, UIColor.white.cgColor), forKey: nil)
    let shown = try shown(at: 0.25)
    expectEqual(shown.backgroundColor, CGColor(gray: 0.25, alpha: 1))
    expectEqual(shown.borderColor, shown.backgroundColor)
  }

  @Test func strangePathsAndValuesDoNothing() throws {
    let before = try #require(layer.presentation())
    let animations = [
      basic("", 1, 2), basic("frame", rect(0, 0, 1, 1), rect(0, 0, 1, 1)), basic("position.z", 1, 2),
      basic("opacity.", 1, 2),
      basic("strokeEnd", 0, 1), basic("colors", [], []), basic("transform.rotation.w", 1, 2),
      basic("material (ours)", 1, 2),
      basic("opacity", "none", UIView()), basic("backgroundColor", UIColor.green, 3), basic("transform", 3, "x"),
      basic("position", CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.infinity)), basic("bounds", 4, 4),
      CABasicAnimation(keyPath: nil),
    ]
    var keyed = 0
    for animation in animations {
      animation.duration = 1
      layer.add(animation, forKey: "\(keyed)")
      keyed += 1
    }
    let shown = try shown(at: 0.5)
    expectEqual(shown.frame, before.frame)
    expectEqual(shown.opacity, 1)
    expectEqual(shown.backgroundColor, before.backgroundColor)
    #expect(CATransform3DIsIdentity(shown.transform))
    expectEqual(layer.animationKeys()?.count, animations.count, "they are there all the same, and end")
    harness.frame(at: 1)
    expectNil(layer.animationKeys())
    expectFalse(harness.root.needsFrame)
  }

  // MARK: Transforms

  @Test func fullRotationTurnsOnce() throws {
    layer.add(basic("transform.rotation", 0, 2 * Double.pi), forKey: "spin")
    for (time, angle) in [(0.25, CGFloat.pi / 2), (0.5, .pi), (0.75, 1.5 * .pi)] {
      let shown = try shown(at: time).affineTransform()
      expectClose(shown.a, cos(angle), "\(time)")
      expectClose(shown.b, sin(angle), "\(time)")
    }
  }

  @Test func keyPathPartsLeaveOtherPartsUnchanged() throws {
    view.transform = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.3).scaledBy(x: 2, y: 3)
    layer.add(basic("transform.rotation.z", 0.5, 0.5), forKey: "turn")
    let turned = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.5).scaledBy(x: 2, y: 3)
    let shown = try shown(at: 0.5).affineTransform()
    expectClose(shown.a, turned.a)
    expectClose(shown.b, turned.b)
    expectClose(shown.c, turned.c)
    expectClose(shown.d, turned.d)
    expectClose(shown.tx, 5)
    expectClose(shown.ty, 6)
  }

  @Test func aTurnInPerspectiveKeepsThePerspective() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.transform3D = perspective
    layer.add(basic("transform.rotation.y", 0, Double.pi), forKey: "flip")
    let shown = try shown(at: 0.25).transform
    let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 4, 0, 1, 0), perspective)
    expectClose(shown.m11, turned.m11)
    expectClose(shown.m13, turned.m13)
    expectClose(shown.m31, turned.m31)
    expectClose(shown.m14, turned.m14)
    expectClose(shown.m34, turned.m34)
    expectClose(shown.m44, 1)
  }

  @Test func keyPathPartsCanBeRead() {
    view.transform3D = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(0.4, 1, 0, 0)),
      CATransform3DMakeTranslation(7, 8, 9))
    func number(_ path: String) -> Double { (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? .nan }
    let parts = [
      ("scale.x", 2.0), ("scale.y", 3), ("scale.z", 4), ("scale", 3), ("rotation.x", 0.4), ("rotation.y", 0),
      ("rotation", 0),
      ("translation.x", 7), ("translation.y", 8), ("translation.z", 9),
    ]
    for (part, value) in parts { expectLess(abs(number("transform.\(part)") - value), 1e-9, "\(part)") }
    expectNil(layer.value(forKeyPath: "transform.size"))
    expectNil(layer.value(forKeyPath: "strokeEnd"))
    view.transform3D = CATransform3DIdentity
    layer.setValue(0.3, forKeyPath: "transform.rotation.z")
    expectClose(view.transform.b, sin(0.3))
  }

  // MARK: Sums

  @Test func additiveAnimationsAddToMotion() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 130 }
    let shake = basic("position.x", 8, 8)
    shake.isAdditive = true
    layer.add(shake, forKey: "shake")
    let another = basic("transform.scale", 0.5, 0.5)
    another.isAdditive = true
    layer.add(another, forKey: nil)
    let shown = try shown(at: 0.5)
    expectClose(shown.position.x, 88)
    expectClose(shown.affineTransform().a, 1.5)
  }

  @Test func cumulativeAnimationsContinue() throws {
    let step = basic("position.x", 0, 10)
    (step.isCumulative, step.repeatCount) = (true, 3)
    layer.add(step, forKey: "walk")
    for (time, x) in [(0.5, 5.0), (1.5, 15), (2.5, 25)] { #expect(isClose(try shown(at: time).position.x, x)) }
  }

  @Test func laterAnimationWins() throws {
    layer.add(basic("opacity", 0.2, 0.2), forKey: "a")
    layer.add(basic("opacity", 0.6, 0.6), forKey: "b")
    try expectEqual(shown(at: 0.5).opacity, 0.6)
    layer.removeAnimation(forKey: "b")
    try expectEqual(shown(at: 0.5).opacity, 0.2)
  }

  // MARK: Groups

  @Test func groupsRunTheirsOnTheirOwnClock() throws {
    let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
    (fade.fromValue, fade.toValue) = (1, 0)
    (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 100, 1, 1)
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    (group.duration, group.repeatCount) = (2, 2)
    layer.add(group, forKey: "both")
    for start in [0.0, 2] {
      let early = try shown(at: start + 0.5)
      expectClose(CGFloat(early.opacity), 0.75, "\(start)")
      expectEqual(early.position.x, 30, "\(start)")
      let late = try shown(at: start + 1.5)
      expectClose(CGFloat(late.opacity), 0.25, "\(start)")
      expectClose(late.position.x, 50, "\(start)")
    }
    try expectEqual(shown(at: 4).opacity, 1)
  }

  // MARK: Springs

  @Test func aSpringSolvesItsEquation() {
    // Checks m·x″ + c·x′ + k·(x − 1) = 0 by finite differences of the presented values.
    for (mass, stiffness, damping, velocity, over) in [
      (1.0, 100.0, 10.0, 0.0, false), (2, 50, 1, 3, false), (1, 100, 20, -2, false), (1, 100, 60, 1, true),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)] {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (mass, stiffness, damping, velocity)
      spring.allowsOverdamping = over
      (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 100)
      layer.add(spring, forKey: "spring")
      let begin = harness.root.now
      func x(_ time: Double) -> CGFloat {
        harness.frame(at: begin + time)
        return layer.presentation()?.position.x ?? .nan
      }
      let step = 1e-3
      var location = x(0)
      expectClose(location, 0)
      for time in [0.1, 0.3, 0.7] {
        let (before, here, after) = (x(time - step), x(time), x(time + step))
        let (speed, pull) = ((after - before) / (2 * step), (after - 2 * here + before) / (step * step))
        let rest = mass * pull + damping * speed + stiffness * (here - 1)
        expectLess(abs(rest), 0.01 * stiffness, "\(mass) \(stiffness) \(damping) at \(time): \(rest)")
        location = here
      }
      let settlingTime = spring.settlingDuration
      for late in [settlingTime, settlingTime * 1.1, settlingTime * 2] where late < 90 {
        expectLess(abs(x(late) - 1), 0.0011)
      }
      #expect(abs(location - 1) > 0.0011 || settlingTime < 0.71)
      harness.frame(at: begin + 101)
    }
  }

  /// A critically damped spring is 1 − (1 + ωt)·exp(−ωt): it has settled when a thousandth is left.
  @Test(arguments: [1.0, 10, 25])
  func aCriticallyDampedSpringSettles(frequency: Double) {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (1, frequency * frequency, 2 * frequency)
    let turns = frequency * spring.settlingDuration
    expectClose((1 + turns) * exp(-turns), 0.001, within: 1e-6)
  }

  @Test func springMatchesReferenceCurve() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    expectClose(spring.stiffness, 16 * .pi * .pi)
    expectClose(spring.damping, 2 * 0.8 * 4 * .pi)
    expectEqual(spring.mass, 1)
  }
}
