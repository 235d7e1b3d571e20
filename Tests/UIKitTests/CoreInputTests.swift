import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

@MainActor
struct CoreInputTests {
  let harness = TestDevice()

  @Test func hitTestIncludesOnlyTopAndLeftEdges() {
    let view = harness.add(rect(10, 20, 30, 40))
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { harness.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    expectIdentical(hit(10, 20), view)
    expectIdentical(hit(39.999, 59.999), view)
    expectIdentical(hit(40, 30), harness.window)
    expectIdentical(hit(30, 60), harness.window)
    expectIdentical(hit(9.999, 30), harness.window)
    expectNil(hit(100, 0))
  }

  @Test func theFrontmostViewThatTakesTouchesIsHit() {
    let back = harness.add(rect(0, 0, 50, 50))
    let front = harness.add(rect(0, 0, 50, 50))
    let point = CGPoint(x: 5, y: 5)
    expectIdentical(harness.window.hitTest(point, with: nil), front)
    front.alpha = 0.009
    expectIdentical(harness.window.hitTest(point, with: nil), back)
    front.alpha = 1
    front.isHidden = true
    expectIdentical(harness.window.hitTest(point, with: nil), back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    expectIdentical(harness.window.hitTest(point, with: nil), back)
  }

  @Test func childrenOutsideTheirParentAreNotHit() {
    let parent = harness.add(rect(0, 0, 10, 10))
    harness.add(rect(20, 0, 10, 10), to: parent)
    expectIdentical(harness.window.hitTest(CGPoint(x: 25, y: 5), with: nil), harness.window)
  }

  @Test func transformsAndScrolledBoundsAreFollowed() {
    let parent = harness.add(rect(0, 0, 100, 100))
    parent.bounds.origin = CGPoint(x: 0, y: 500)
    let child = harness.add(rect(0, 520, 20, 20), to: parent)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectIdentical(harness.window.hitTest(CGPoint(x: 10, y: 30), with: nil), child)
    expectIdentical(harness.window.hitTest(CGPoint(x: 3, y: 30), with: nil), parent)
  }

  @Test func everyPointHitsTheViewThatPaintsThere() {
    for seed: UInt64 in 1...10 {
      var random = SeededGenerator(seed: seed)
      let harness = TestDevice()
      var views: [UIView] = []
      for _ in 0..<10 {
        let frame = rect(random.number(0...80), random.number(0...160), random.number(0...50), random.number(0...50))
        views.append(harness.add(frame))
      }
      for _ in 0..<100 {
        let point = CGPoint(x: random.number(0...99), y: random.number(0...199))
        let truth = views.last {
          $0.frame.minX <= point.x && point.x < $0.frame.maxX && $0.frame.minY <= point.y && point.y < $0.frame.maxY
        }
        expectIdentical(harness.window.hitTest(point, with: nil), truth ?? harness.window, "seed \(seed)")
      }
    }
  }
}
