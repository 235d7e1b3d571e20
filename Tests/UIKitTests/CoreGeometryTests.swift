import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

@MainActor
struct CoreGeometryTests {
  @Test func frameBoundsAndCentreAgree() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    expectEqual(view.bounds, rect(0, 0, 30, 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    expectEqual(view.frame, rect(20, 35, 10, 10))
    view.center = .zero
    expectEqual(view.frame, rect(-5, -5, 10, 10))
  }

  @Test func transformChangesFrameNotBounds() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expectEqual(view.frame, rect(-5, 30, 60, 20))
    expectEqual(view.bounds, rect(0, 0, 30, 40))
    view.frame = rect(0, 0, 60, 20)
    expectEqual(view.bounds.size, CGSize(width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 30, y: 10))
  }

  @Test func spatialTransformsAreEqualByTheirNumbers() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    expectTrue(CATransform3DEqualToTransform(moved, CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3)))
    expectFalse(CATransform3DEqualToTransform(moved, CATransform3DIdentity))
    var broken = moved
    broken.m11 = .nan
    expectFalse(CATransform3DEqualToTransform(broken, broken))
  }

  @Test func anchorPointDefinesRotationAndCenter() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.anchorPoint = .zero
    expectEqual(view.frame, rect(5, 5, 10, 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, rect(5, 5, 20, 20))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func conversionsGoThereAndBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let top = UIView(frame: rect(0, 0, 300, 300))
    var views = [top]
    for _ in 0..<12 {
      let view = UIView(
        frame: rect(
          random.number(-50...50), random.number(-50...50), random.number(1...100), random.number(1...100)))
      view.bounds.origin = CGPoint(x: random.number(-500...500), y: random.number(-500...500))
      view.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      if Bool.random(using: &random) {
        view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
          .scaledBy(x: random.number(0.3...2), y: random.number(0.3...2))
      }
      views.randomElement(using: &random)!.addSubview(view)
      views.append(view)
    }
    for _ in 0..<20 {
      let (a, b, c) = (
        views.randomElement(using: &random)!, views.randomElement(using: &random)!, views.randomElement(using: &random)!
      )
      let point = CGPoint(x: random.number(-100...100), y: random.number(-100...100))
      let there = a.convert(point, to: b)
      expectClose(b.convert(there, to: a), point, "seed \(seed)")
      expectClose(b.convert(point, from: a), there, "seed \(seed)")
      expectClose(b.convert(there, to: c), a.convert(point, to: c), "seed \(seed)")
      // A transformed rectangle contains its transformed points.
      let area = rect(point.x, point.y, 20, 10)
      let box = a.convert(area, to: b).insetBy(dx: -1e-6, dy: -1e-6)
      let inside = CGPoint(x: point.x + random.number(0...20), y: point.y + random.number(0...10))
      #expect(box.holds(a.convert(inside, to: b)), "seed \(seed)")
    }
  }

  @Test func conversionMovesByFrameAndScrolledBounds() {
    let harness = TestDevice()
    let outer = harness.add(rect(10, 20, 50, 50))
    let inner = harness.add(rect(3, 4, 10, 10), to: outer)
    outer.bounds.origin = CGPoint(x: 0, y: 100)
    expectEqual(inner.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 14, y: -75))
    expectEqual(harness.window.convert(rect(14, -75, 2, 2), to: inner), rect(1, 1, 2, 2))
  }

  @Test func nonFiniteNumbersDoNotTrap() {
    let harness = TestDevice()
    let view = harness.add(rect(.nan, .infinity, -.infinity, .nan), .red)
    let hostile: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e300]
    for value in hostile {
      view.frame = rect(value, value, value, value)
      view.bounds = rect(value, 0, value, 10)
      view.center = CGPoint(x: value, y: value)
      view.anchorPoint = CGPoint(x: value, y: 0)
      view.transform = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0)
      view.transform3D = CATransform3DMakeScale(value, value, value)
      view.alpha = value
      view.layer.cornerRadius = value
      view.layer.borderWidth = value
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = value
      view.layer.shadowOffset = CGSize(width: value, height: value)
      view.layer.zPosition = value
      let mapped = view.convert(CGPoint(x: value, y: value), to: nil)
      _ = harness.window.hitTest(CGPoint(x: value, y: value), with: nil)
      _ = view.convert(rect(value, value, value, value), from: harness.window)
      harness.frame()
      expectTrue(view.frame.isFinite, "\(value)")
      #expect(mapped.x.isNaN || !mapped.x.isNaN)
    }
  }

  @Test func nonFiniteTransformIsIgnored() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func negativeSizesAreTurnedRound() {
    expectEqual(UIView(frame: rect(10, 10, -4, -6)).frame, rect(6, 4, 4, 6))
  }
}
