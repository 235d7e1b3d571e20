import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Round views, boundaries and items of behaviors, by the laws of mechanics.
@MainActor
struct DynamicMemberTests {
  private final class Round: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private let device = TestDevice(size: CGSize(width: 400, height: 800))
  private let space = UIView(frame: rect(0, 0, 400, 800))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: space)
    device.window.addSubview(space)
    device.step()
  }

  private func add<View: UIView>(_ view: View) -> View {
    space.addSubview(view)
    return view
  }

  @Test func circlesExchangeTheirSpeedsWhenTheyHitStraight() {
    let (left, right) = (
      add(Round(frame: rect(50, 100, 100, 100))), add(Round(frame: rect(200, 100, 100, 100)))
    )
    let properties = UIDynamicItemBehavior(items: [left])
    properties.addItem(right)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: left)
    let collision = UICollisionBehavior(items: [left])
    collision.addItem(right)
    expectEqual([properties.items.count, collision.items.count], [2, 2])
    animator.addBehavior(properties)
    animator.addBehavior(collision)
    // 50 points at 100 points per second.
    device.run(for: 0.45)
    expectClose(properties.linearVelocity(for: left).x, 100, within: 0.5)
    device.run(for: 0.55)
    expectClose(properties.linearVelocity(for: left).x, 0, within: 1)
    expectClose(properties.linearVelocity(for: right).x, 100, within: 1)
    expectClose(left.center.x, 150, within: 2)
    collision.removeItem(left)
    properties.removeItem(left)
    expectEqual([properties.items.count, collision.items.count], [1, 1])
  }

  /// At the same height, corners of the frames overlap where circles have not touched yet: 80 beside each other, they are
  /// 60 above each other.
  @Test func circlesHaveNoCorners() {
    let (moving, resting) = (
      add(Round(frame: rect(0, 160, 100, 100))), add(Round(frame: rect(220, 100, 100, 100)))
    )
    let properties = UIDynamicItemBehavior(items: [moving, resting])
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: moving)
    animator.addBehavior(properties)
    animator.addBehavior(UICollisionBehavior(items: [moving, resting]))
    // The centers are 220 apart at first, and 80 after 1.4 seconds.
    device.run(for: 1.35)
    expectEqual(properties.linearVelocity(for: resting), .zero)
    device.run(for: 0.15)
    expectLess(properties.linearVelocity(for: resting).y, 0)
    expectGreater(properties.linearVelocity(for: resting).x, 0)
  }

  @Test func ellipsesRestOnTheirLongSide() {
    let ellipse = add(Round(frame: rect(100, 600, 120, 40)))
    let gravity = UIGravityBehavior(items: [])
    gravity.addItem(ellipse)
    let collision = UICollisionBehavior(items: [ellipse])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    device.run(for: 4)
    expectClose(ellipse.center.y, 750, within: 1.5)
    gravity.removeItem(ellipse)
    expectEqual(gravity.items.count, 0)
    collision.translatesReferenceBoundsIntoBoundary = false
    device.run(for: 0.5)
    expectClose(ellipse.center.y, 750, within: 1.5, "nothing pulls it any more")
    gravity.addItem(ellipse)
    device.run(for: 0.5)
    expectGreater(ellipse.center.y, 800, "no edge holds it")
  }

  /// A push beside the center turns a square: its moment of inertia is the sixth of its mass times its side squared.
  @Test(arguments: [-20, 20, 0])
  func pushesBesideTheCenterTurn(offset: CGFloat) {
    let box = add(UIView(frame: rect(100, 300, 100, 100)))
    let properties = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    push.addItem(box)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: offset), for: box)
    expectEqual(push.targetOffsetFromCenter(for: box), UIOffset(horizontal: 0, vertical: offset))
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    device.run(for: 0.2)
    expectClose(properties.linearVelocity(for: box).x, 100, within: 0.1)
    expectClose(properties.angularVelocity(for: box), -offset * 100 / (10_000 / 6), within: 0.01)
    push.removeItem(box)
    expectEqual(push.items.count, 0)
    push.setAngle(.pi, magnitude: 3)
    expectClose(push.pushDirection.dx, -3)
    push.angle = .pi / 2
    expectClose(push.pushDirection.dy, 3)
    push.magnitude = 1
    expectClose(push.pushDirection.dy, 1)
  }

  @Test func boundariesAreReplacedAndRemoved() {
    let collision = UICollisionBehavior(items: [])
    collision.addBoundary(
      withIdentifier: "a" as NSString, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 5, y: 7))
    collision.addBoundary(
      withIdentifier: "b" as NSString, for: UIBezierPath(rect: rect(0, 0, 3, 4)))
    expectEqual(collision.boundaryIdentifiers as? [NSString], ["a", "b"])
    expectEqual(collision.boundary(withIdentifier: "a" as NSString)?.bounds, rect(1, 2, 4, 5))
    expectEqual(collision.boundary(withIdentifier: "b" as NSString)?.bounds, rect(0, 0, 3, 4))
    expectNil(collision.boundary(withIdentifier: "c" as NSString))
    collision.addBoundary(
      withIdentifier: "a" as NSString, for: UIBezierPath(rect: rect(0, 0, 9, 9)))
    expectEqual(collision.boundaryIdentifiers as? [NSString], ["b", "a"])
    expectEqual(collision.boundary(withIdentifier: "a" as NSString)?.bounds, rect(0, 0, 9, 9))
    collision.removeBoundary(withIdentifier: "b" as NSString)
    expectEqual(collision.boundaryIdentifiers as? [NSString], ["a"])
    collision.removeAllBoundaries()
    expectNil(collision.boundaryIdentifiers)
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(0, magnitude: 2)
    expectClose(gravity.gravityDirection.dx, 2)
    expectClose(gravity.gravityDirection.dy, 0)
    gravity.angle = .pi / 2
    expectClose(gravity.gravityDirection.dy, 2)
    gravity.magnitude = 0.5
    expectClose(gravity.gravityDirection.dy, 0.5)
  }
}
