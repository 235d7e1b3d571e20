import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

@MainActor
struct CoreAutoresizingTests {
  /// The result on one axis, directly from the rule: flexible parts share the change in proportion to their lengths.
  private func expected(
    _ parts: [CGFloat], _ flexible: [Bool], change: CGFloat
  ) -> [CGFloat] {
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flexible.filter { $0 }.count)
    return zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return part }
      return part + (total == 0 ? change / count : change * part / total)
    }
  }

  @Test(arguments: 0..<64 as Range<UInt>)
  func everyMaskFollowsTheRule(mask: UInt) {
    var random = SeededGenerator(seed: UInt64(mask) + 1)
    for round in 0..<20 {
      let x = (0..<3).map { _ in round == 0 ? 0 : random.number(0...50) }
      let y = (0..<3).map { _ in round == 0 ? 0 : random.number(0...50) }
      let change = CGSize(width: random.number(0...100), height: random.number(0...100))
      let old = CGSize(width: x.reduce(0, +), height: y.reduce(0, +))
      let parent = UIView(frame: CGRect(origin: .zero, size: old))
      let child = UIView(frame: rect(x[0], y[0], x[1], y[1]))
      child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
      parent.addSubview(child)
      parent.frame.size = CGSize(width: old.width + change.width, height: old.height + change.height)
      func bits(_ first: UInt) -> [Bool] { (0..<3).map { mask >> (first + $0) & 1 == 1 } }
      let wantX = expected(x, bits(0), change: change.width)
      let wantY = expected(y, bits(3), change: change.height)
      expectClose(child.frame.origin, CGPoint(x: wantX[0], y: wantY[0]), "mask \(mask) round \(round)")
      #expect(
        isClose(child.frame.width, wantX[1]) && isClose(child.frame.height, wantY[1]), "mask \(mask) round \(round)")
    }
  }

  @Test func growingAndShrinkingBackIsTheSameAgain() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(10, 20, 30, 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 333, height: 50)
    parent.bounds.size = CGSize(width: 100, height: 100)
    expectClose(child.frame.origin, CGPoint(x: 10, y: 20))
    expectClose(child.frame.width, 30)
  }

  @Test func scrollingBoundsAndSwitchedOffResizeNothing() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(0, 0, 100, 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 5, y: 5)
    expectEqual(child.frame, rect(0, 0, 100, 100))
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 1, height: 1)
    expectEqual(child.frame, rect(0, 0, 100, 100))
  }

  @Test func aTurnedChildKeepsItsTransform() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(0, 0, 100, 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(rotationAngle: 1)
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 100)
    expectEqual(child.bounds.size, CGSize(width: 200, height: 100))
    expectEqual(child.center, CGPoint(x: 100, y: 50))
  }
}
