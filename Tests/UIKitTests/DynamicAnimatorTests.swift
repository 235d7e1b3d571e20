import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

import UIKitCore

/// Views that fall, collide, swing and snap. Expected places are those of mechanics.
@MainActor
struct DynamicAnimatorTests {
  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 400, height: 800))
    let space = UIView(frame: rect(0, 0, 400, 800))
    private(set) lazy var animator = UIDynamicAnimator(referenceView: space)

    init() {
      device.window.addSubview(space)
      step()
    }

    func box(_ frame: CGRect) -> UIView {
      let view = UIView(frame: frame)
      space.addSubview(view)
      return view
    }
  }

  private final class Round: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Diary: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var lines: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("touches \(identifier as? NSString ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { lines.append("hits at \(Int(p.x.rounded()))") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
  }

  /// Behaviors and the behaviors within them are called once for each step, after the items have moved.
  @Test func actionsFollowEachStep() {
    let phone = Phone()
    let box = phone.box(rect(100, 0, 50, 50))
    let (outer, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
    var places: [CGFloat] = []
    var count = 0
    gravity.action = { places.append(box.center.y) }
    outer.action = { count += 1 }
    outer.addChildBehavior(gravity)
    phone.animator.addBehavior(outer)
    phone.run(for: 0.5)
    expectEqual(count, places.count)
    expectAtLeast(count, 29)
    expectAtMost(count, 31)
    expectEqual(places, places.sorted())
    expectEqual(places.last, box.center.y)
  }

  @Test func gravityAcceleratesByAThousandPoints() {
    let phone = Phone()
    let box = phone.box(rect(100, 0, 50, 50))
    phone.animator.addBehavior(UIGravityBehavior(items: [box]))
    phone.step()
    let start = box.center.y
    phone.run(for: 0.5)
    // g t² / 2, with the error of steps of 1/240 second
    expectClose(box.center.y - start, 125, within: 3)
    expectClose(box.center.x, 125)
    expectTrue(phone.animator.isRunning)
    expectClose(phone.animator.elapsedTime, 0.5, within: 0.05)
  }

  @Test func aFallingViewComesToRestOnTheEdge() {
    let phone = Phone()
    let diary = Diary()
    phone.animator.delegate = diary
    let box = phone.box(rect(100, 500, 50, 50))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = diary
    phone.animator.addBehavior(UIGravityBehavior(items: [box]))
    phone.animator.addBehavior(collision)
    phone.run(for: 3)
    expectClose(box.center.y, 775, within: 0.5)
    expectClose(box.transform.b, 0, within: 1e-6)
    expectEqual(diary.lines, ["resume", "touches edge", "pause"])
    expectFalse(phone.animator.isRunning)
    box.center.y = 400
    phone.animator.updateItem(usingCurrentState: box)
    phone.run(for: 3)
    expectClose(box.center.y, 775, within: 0.5)
  }

  @Test func elasticityReturnsTheSpeed() {
    let phone = Phone()
    let ball = Round(frame: rect(100, 400, 50, 50))
    phone.space.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 600), to: CGPoint(x: 400, y: 600))
    let properties = UIDynamicItemBehavior(items: [ball])
    properties.elasticity = 1
    for behavior in [UIGravityBehavior(items: [ball]), collision, properties] { phone.animator.addBehavior(behavior) }
    var highest = CGFloat.infinity
    phone.run(for: 0.6)
    for _ in 0..<40 {
      phone.run(for: 1.0 / 60)
      highest = min(highest, ball.center.y)
    }
    // It returns to the height from which it fell.
    expectClose(highest, 425, within: 8)
    expectEqual(collision.boundaryIdentifiers?.count, 1)
  }

  @Test func equalMassesExchangeTheirSpeedsWhenTheyHitStraight() {
    let phone = Phone()
    let diary = Diary()
    let (left, right) = (phone.box(rect(50, 100, 100, 100)), phone.box(rect(200, 100, 100, 100)))
    let properties = UIDynamicItemBehavior(items: [left, right])
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: left)
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = diary
    phone.animator.addBehavior(properties)
    phone.animator.addBehavior(collision)
    phone.run(for: 1)
    expectEqual(diary.lines, ["hits at 200"])
    expectClose(properties.linearVelocity(for: left).x, 0, within: 1)
    expectClose(properties.linearVelocity(for: right).x, 100, within: 1)
  }

  @Test func aPushChangesTheSpeedByTheMass() {
    let phone = Phone()
    let (light, heavy) = (phone.box(rect(0, 0, 100, 100)), phone.box(rect(0, 300, 200, 100)))
    let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let properties = UIDynamicItemBehavior(items: [])
    phone.animator.addBehavior(properties)
    phone.animator.addBehavior(push)
    phone.run(for: 0.5)
    expectClose(properties.linearVelocity(for: light).x, 100, within: 0.1)
    expectClose(properties.linearVelocity(for: heavy).x, 50, within: 0.1)
    expectFalse(push.active)
  }

  @Test func aSnapBringsTheViewUprightToThePoint() {
    let phone = Phone()
    let box = phone.box(rect(0, 0, 60, 60))
    box.transform = CGAffineTransform(rotationAngle: 1)
    phone.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 500)))
    phone.run(for: 3)
    expectClose(box.center, CGPoint(x: 300, y: 500), within: 0.5)
    expectClose(box.transform.b, 0, within: 0.01)
    expectFalse(phone.animator.isRunning)
  }

  @Test func aRodKeepsItsLength() {
    let phone = Phone()
    let bob = phone.box(rect(290, 190, 20, 20))
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 200, y: 200))
    expectEqual(rod.length, 100)
    phone.animator.addBehavior(rod)
    phone.animator.addBehavior(UIGravityBehavior(items: [bob]))
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      phone.run(for: 1.0 / 60)
      expectClose(hypot(bob.center.x - 200, bob.center.y - 200), 100, within: 2)
      lowest = max(lowest, bob.center.y)
    }
    expectClose(lowest, 300, within: 2)
  }

  @Test func aSpringOscillatesWithItsFrequency() {
    let phone = Phone()
    let box = phone.box(rect(170, 270, 60, 60))
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
    spring.length = 50
    spring.frequency = 1
    spring.damping = 0
    phone.animator.addBehavior(spring)
    phone.run(for: 0.5)
    // Half a period later it is on the other side of its length.
    expectClose(box.center.y, 200, within: 8)
    phone.run(for: 0.5)
    expectClose(box.center.y, 300, within: 10)
  }

  @Test func thePlacesAreTheSameForAnyFrames() {
    func places(_ frames: [TimeInterval]) -> CGPoint {
      let phone = Phone()
      let box = phone.box(rect(100, 100, 50, 80))
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      let properties = UIDynamicItemBehavior(items: [box])
      properties.elasticity = 0.5
      properties.addAngularVelocity(3, for: box)
      for behavior in [UIGravityBehavior(items: [box]), collision, properties] { phone.animator.addBehavior(behavior) }
      for frame in frames { phone.run(for: frame) }
      return box.center
    }
    let first = places([0.5, 0.5, 0.5])
    expectEqual(first, places([0.5, 0.5, 0.5]))
    expectLess(first.y, 800)
  }

  @Test func removedBehaviorsMoveNothing() {
    let phone = Phone()
    let box = phone.box(rect(0, 0, 50, 50))
    let gravity = UIGravityBehavior(items: [box])
    phone.animator.addBehavior(gravity)
    expectIdentical(gravity.dynamicAnimator, phone.animator)
    phone.run(for: 0.1)
    phone.animator.removeAllBehaviors()
    let place = box.center
    phone.run(for: 1)
    expectEqual(box.center, place)
    expectNil(gravity.dynamicAnimator)
    expectFalse(phone.animator.isRunning)
  }

  @Test func unusableValuesDoNotMoveViewsOutOfThePlane() {
    let phone = Phone()
    let box = phone.box(rect(0, 0, 0, 0))
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.infinity, y: .nan))
    phone.animator.addBehavior(gravity)
    phone.animator.addBehavior(snap)
    phone.run(for: 0.2)
    expectTrue(box.center.x.isFinite && box.center.y.isFinite)
  }
}
