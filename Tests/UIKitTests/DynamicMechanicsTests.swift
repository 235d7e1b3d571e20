import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Outlines, masses, connections and properties of items, by the closed forms of mechanics.
@MainActor
struct DynamicMechanicsTests {
  private class Shaped: UIView {
    var kind = UIDynamicItemCollisionBoundsType.rectangle
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { kind }
    /// A triangle with half the area of the bounds, around its center of mass.
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -bounds.width / 3, y: -bounds.height / 3))
      path.addLine(to: CGPoint(x: bounds.width * 2 / 3, y: -bounds.height / 3))
      path.addLine(to: CGPoint(x: -bounds.width / 3, y: bounds.height * 2 / 3))
      path.close()
      return path
    }
  }

  private final class Diary: NSObject, UICollisionBehaviorDelegate {
    var lines: [String] = []
    var onTouch: (any UIDynamicItem) -> Void = { _ in }
    private func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      lines.append("began \(identifier as? NSString ?? "edge") at \(text(p))")
      onTouch(item)
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("ended \(identifier as? NSString ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { lines.append("began items at \(text(p))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { lines.append("ended items") }
  }

  private let device = TestDevice(size: CGSize(width: 400, height: 800))
  private let space = UIView(frame: rect(0, 0, 400, 800))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: space)
    device.window.addSubview(space)
    device.step()
  }

  private func add(
    _ frame: CGRect, _ kind: UIDynamicItemCollisionBoundsType = .rectangle
  ) -> UIView {
    let view = Shaped(frame: frame)
    view.kind = kind
    space.addSubview(view)
    return view
  }

  private func run(_ behaviors: UIDynamicBehavior..., for time: TimeInterval) {
    for behavior in behaviors { animator.addBehavior(behavior) }
    device.run(for: time)
  }

  private func gravity(_ items: UIView..., x: CGFloat = 0, y: CGFloat = 1) -> UIGravityBehavior {
    let gravity = UIGravityBehavior(items: items)
    gravity.gravityDirection = CGVector(dx: x, dy: y)
    return gravity
  }

  private func properties(
    _ items: UIView..., change: (UIDynamicItemBehavior) -> Void = { _ in }
  ) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: items)
    change(properties)
    return properties
  }

  // MARK: Outlines

  /// Items of 40 points rest beside each edge, at half their size from its inset.
  @Test(
    arguments: [(0, 1, 200, 750), (0, -1, 200, 30), (1, 0, 340, 400), (-1, 0, 40, 400)]
      as [(
        CGFloat, CGFloat, CGFloat, CGFloat
      )], [UIDynamicItemCollisionBoundsType.rectangle, .ellipse])
  func itemsRestAtEachEdge(
    _ place: (x: CGFloat, y: CGFloat, restX: CGFloat, restY: CGFloat), _ kind: UIDynamicItemCollisionBoundsType
  ) {
    let item = add(rect(180, 380, 40, 40), kind)
    let collision = UICollisionBehavior(items: [item])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    run(gravity(item, x: place.x, y: place.y), collision, for: 3)
    expectClose(item.center, CGPoint(x: place.restX, y: place.restY), within: 1)
    expectClose(item.transform.b, 0, within: 0.01)
  }

  /// A line holds what comes from either side, and it touches a circle at the nearest point.
  @Test(arguments: [UIDynamicItemCollisionBoundsType.rectangle, .ellipse], [true, false])
  func linesHoldItemsOnBothSides(kind: UIDynamicItemCollisionBoundsType, isAbove: Bool) {
    let item = add(rect(180, isAbove ? 380 : 580, 40, 40), kind)
    let collision = UICollisionBehavior(items: [item])
    let diary = Diary()
    collision.collisionDelegate = diary
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 400, y: 500))
    run(gravity(item, y: isAbove ? 1 : -1), collision, for: 2)
    expectClose(item.center, CGPoint(x: 200, y: isAbove ? 480 : 520), within: 1)
    if kind == .ellipse { expectEqual(diary.lines, ["began floor at 200 500"]) }
  }

  /// A ball rests on a fixed block. Where it hits the block's corner, it is deflected outward.
  @Test(arguments: [true, false])
  func ballsMeetBlocks(isBallFirst: Bool) {
    let (block, ball, aside) = (
      add(rect(100, 500, 200, 40)), add(rect(180, 400, 40, 40), .ellipse), add(rect(290, 400, 40, 40), .ellipse)
    )
    let fixed = properties(block) { $0.isAnchored = true }
    let items = isBallFirst ? [ball, aside, block] : [block, ball, aside]
    run(fixed, gravity(ball, aside, block), UICollisionBehavior(items: items), for: 1)
    expectClose(ball.center, CGPoint(x: 200, y: 480), within: 1)
    expectEqual(block.center, CGPoint(x: 200, y: 520), "anchored")
    expectGreater(aside.center.x, 320)
    expectGreater(aside.center.y, 600)
  }

  /// A block stays on the end of another one as long as its center is above it.
  @Test(arguments: [true, false])
  func blocksTipOverEnds(isHeld: Bool) {
    let (table, block) = (add(rect(100, 500, 200, 40)), add(rect(isHeld ? 260 : 285, 450, 60, 40)))
    let fixed = properties(table) { $0.isAnchored = true }
    let rough = properties(table, block) { $0.friction = 1 }
    rough.isAnchored = false
    run(rough, fixed, gravity(block), UICollisionBehavior(items: [table, block]), for: 1.5)
    if isHeld {
      expectClose(block.center, CGPoint(x: 290, y: 480), within: 1)
      expectClose(block.transform.b, 0, within: 0.02)
    } else {
      expectGreater(block.center.y, 600)
    }
  }

  @Test func modesTellWhatCollides() {
    let (upper, lower) = (add(rect(180, 100, 40, 40)), add(rect(180, 300, 40, 40)))
    let fixed = properties(lower) { $0.isAnchored = true }
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    run(fixed, gravity(upper), collision, for: 3)
    expectClose(upper.center.y, 780, within: 1, "it passes through the other item")
    collision.collisionMode = .items
    upper.center.y = 120
    animator.updateItem(usingCurrentState: upper)
    device.run(for: 2)
    expectClose(upper.center.y, 280, within: 1)
    animator.removeBehavior(fixed)
    lower.center = CGPoint(x: 50, y: 320)
    animator.updateItem(usingCurrentState: lower)
    device.run(for: 2)
    expectGreater(upper.center.y, 900, "no edge holds it")
  }

  @Test func contactsBeginAndEnd() {
    let ball = add(rect(180, 100, 40, 40), .ellipse)
    let diary = Diary()
    let collision = UICollisionBehavior(items: [ball])
    collision.collisionDelegate = diary
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    // It falls 160 points in 0.57 seconds, and bounces.
    run(properties(ball) { $0.elasticity = 0.9 }, gravity(ball), collision, for: 0.8)
    expectEqual(diary.lines, ["began floor at 200 300", "ended floor"])
  }

  /// A state that is taken over while the animator simulates counts after that frame.
  @Test func delegatesMayMoveItems() {
    let ball = add(rect(180, 100, 40, 40), .ellipse)
    let diary = Diary()
    let collision = UICollisionBehavior(items: [ball])
    collision.collisionDelegate = diary
    collision.translatesReferenceBoundsIntoBoundary = true
    let fall = gravity(ball, y: 0)
    let motion = properties(ball) { $0.addLinearVelocity(CGPoint(x: 0, y: 200), for: ball) }
    diary.onTouch = { [weak animator] item in
      item.center.y = 120
      animator?.updateItem(usingCurrentState: item)
    }
    // It takes 3.3 seconds to the edge.
    run(motion, fall, collision, for: 3.5)
    expectEqual(diary.lines.first, "began edge at 200 800")
    expectLess(ball.center.y, 200)
  }

  // MARK: Masses

  /// The mass is the area's share of 10,000 square points, times the density.
  @Test(
    arguments: [
      (.rectangle, CGSize(width: 100, height: 100), 1, 1), (.rectangle, CGSize(width: 200, height: 100), 1, 2),
      (.rectangle, CGSize(width: 100, height: 100), 4, 4), (.path, CGSize(width: 100, height: 100), 1, 0.5),
      (.ellipse, CGSize(width: 100, height: 100), 1, .pi / 4),
      // A polygon of 24 corners.
      (.ellipse, CGSize(width: 120, height: 40), 1, 12 * sin(.pi / 12) * 60 * 20 / 10_000),
    ] as [(UIDynamicItemCollisionBoundsType, CGSize, CGFloat, CGFloat)])
  func pushesMoveMasses(_ kind: UIDynamicItemCollisionBoundsType, _ size: CGSize, _ density: CGFloat, _ mass: CGFloat) {
    let item = add(CGRect(origin: CGPoint(x: 100, y: 100), size: size), kind)
    let motion = properties(item) { $0.density = density }
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.5, dy: -1)
    expectTrue(push.active)
    run(motion, push, for: 0.3)
    let time = animator.elapsedTime
    expectClose(time, 0.3, within: 0.025)
    expectClose(motion.linearVelocity(for: item).x, 50 / mass * time, within: 0.01)
    expectClose(motion.linearVelocity(for: item).y, -100 / mass * time, within: 0.01)
    expectTrue(push.active, "until it is switched off")
    push.active = false
    let speed = motion.linearVelocity(for: item)
    device.run(for: 0.2)
    expectEqual(motion.linearVelocity(for: item), speed)
  }

  /// Moments of inertia: of a rectangle (w² + h²) / 12, and of a circle r² / 2, times the mass.
  @Test(
    arguments: [
      (.rectangle, CGSize(width: 100, height: 100), 10_000.0 / 6),
      (.rectangle, CGSize(width: 200, height: 100), 2 * 50_000.0 / 12),
      (.ellipse, CGSize(width: 100, height: 100), 1250 * .pi / 4),
    ] as [(UIDynamicItemCollisionBoundsType, CGSize, Double)])
  func pushesTurnInertia(_ kind: UIDynamicItemCollisionBoundsType, _ size: CGSize, _ inertia: Double) {
    let item = add(CGRect(origin: CGPoint(x: 100, y: 100), size: size), kind)
    let motion = properties(item)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: item)
    run(motion, push, for: 0.2)
    let speed = 20 * 100 / inertia * animator.elapsedTime
    expectClose(motion.angularVelocity(for: item), speed, within: 0.01 * speed)
  }

  @Test func propertiesHoldItems() {
    let (still, upright) = (add(rect(50, 100, 100, 100)), add(rect(250, 100, 100, 100)))
    let (fixed, straight) = (
      properties(still) { $0.isAnchored = true }, properties(upright) { $0.allowsRotation = false }
    )
    let push = UIPushBehavior(items: [still, upright], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for item in [still, upright] {
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 30), for: item)
    }
    run(fixed, straight, push, gravity(still), for: 0.3)
    expectEqual(still.frame, rect(50, 100, 100, 100))
    expectTrue(still.transform.isIdentity && upright.transform.isIdentity)
    expectGreater(upright.center.x, 300)
    expectEqual(straight.angularVelocity(for: upright), 0)
  }

  /// Each step of 1/240 second divides the speed by one and its share of the resistance.
  @Test func resistanceSlowsDown() {
    let item = add(rect(0, 100, 100, 100))
    let motion = properties(item) {
      ($0.resistance, $0.angularResistance) = (2, 4)
      $0.addLinearVelocity(CGPoint(x: 100, y: -50), for: item)
      $0.addLinearVelocity(CGPoint(x: 20, y: 0), for: item)
      $0.addAngularVelocity(3, for: item)
      $0.addAngularVelocity(-1, for: item)
    }
    expectEqual(motion.linearVelocity(for: item), CGPoint(x: 120, y: -50))
    expectEqual(motion.angularVelocity(for: item), 2)
    run(motion, for: 0.5)
    let steps = animator.elapsedTime * 240
    expectClose(motion.linearVelocity(for: item).x, 120 * pow(1 + 2.0 / 240, -steps), within: 0.01)
    expectClose(motion.linearVelocity(for: item).y, -50 * pow(1 + 2.0 / 240, -steps), within: 0.01)
    expectClose(motion.angularVelocity(for: item), 2 * pow(1 + 4.0 / 240, -steps), within: 0.001)
    let stranger = add(rect(0, 0, 10, 10))
    motion.addLinearVelocity(CGPoint(x: 9, y: 9), for: stranger)
    motion.addAngularVelocity(9, for: stranger)
    expectEqual(motion.linearVelocity(for: stranger), .zero)
    expectEqual(motion.angularVelocity(for: stranger), 0)
  }

  /// Friction slows down by its share of gravity, 1000 points per second squared.
  @Test(arguments: [0, 0.1, 0.2])
  func frictionSlowsDownOnEdges(friction: CGFloat) {
    let box = add(rect(0, 760, 100, 40))
    let motion = properties(box) {
      ($0.friction, $0.allowsRotation) = (friction, false)
      $0.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
    }
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    run(motion, gravity(box), collision, for: 0.6)
    expectClose(motion.linearVelocity(for: box).x, 200 - friction * 1000 * animator.elapsedTime, within: 8)
  }

  // MARK: Connections

  @Test func rodsShareTheSpeedOfTheirItems() {
    let (one, two) = (add(rect(50, 350, 100, 100)), add(rect(250, 350, 100, 100)))
    let motion = properties(one, two) { $0.addLinearVelocity(CGPoint(x: -40, y: 0), for: one) }
    let rod = UIAttachmentBehavior(item: one, attachedTo: two)
    expectEqual(rod.length, 200)
    run(motion, rod, for: 0.5)
    for item in [one, two] { expectClose(motion.linearVelocity(for: item).x, -20, within: 0.5) }
    expectClose(two.center.x - one.center.x, 200, within: 1)
    expectClose(one.center.x + two.center.x, 400 - 40 * animator.elapsedTime, within: 0.5, "momentum stays")
  }

  /// Two items on a spring swing around their center of mass.
  @Test func springsBetweenItemsKeepTheCenterOfMass() {
    let (light, heavy) = (add(rect(50, 350, 100, 100)), add(rect(250, 350, 100, 100)))
    let spring = UIAttachmentBehavior(item: light, attachedTo: heavy)
    (spring.length, spring.frequency) = (150, 1)
    run(properties(light), properties(heavy) { $0.density = 3 }, spring, for: 0.5)
    // Half a period later, the distance is as far on the other side of the length.
    expectClose(heavy.center.x - light.center.x, 100, within: 10)
    expectClose(light.center.x + 3 * heavy.center.x, 100 + 3 * 300, within: 0.1)
    device.run(for: 0.5)
    expectClose(heavy.center.x - light.center.x, 200, within: 12)
    expectClose(light.center.x + 3 * heavy.center.x, 100 + 3 * 300, within: 0.1)
    expectClose(light.center.y, 400, within: 0.01)
  }

  /// A pivot at a corner: the item hangs with its center below it.
  @Test func itemsHangFromTheirOffset() {
    let item = add(rect(180, 280, 60, 60))
    let pivot = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: -30, vertical: -30), attachedToAnchor: CGPoint(x: 180, y: 280))
    expectClose(pivot.length, 0)
    run(properties(item) { $0.resistance = 6 }, gravity(item), pivot, for: 4)
    expectClose(item.center, CGPoint(x: 180, y: 280 + 30 * 2.0.squareRoot()), within: 1)
    expectClose(abs(atan2(item.transform.b, item.transform.a)), .pi / 4, within: 0.05)
  }

  /// A rod between points of two items, of which the upper one is fixed.
  @Test func rodsConnectOffsets() {
    let (hook, item) = (add(rect(180, 80, 40, 40)), add(rect(220, 200, 60, 60)))
    let rod = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: -30), attachedTo: hook,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: 20))
    expectClose(rod.length, hypot(50, 80))
    rod.length = 50
    let motion = properties(item) { ($0.resistance, $0.angularResistance) = (6, 6) }
    run(properties(hook) { $0.isAnchored = true }, motion, gravity(item), rod, for: 6)
    expectEqual(hook.center, CGPoint(x: 200, y: 100))
    expectClose(item.center, CGPoint(x: 200, y: 120 + 50 + 30), within: 2)
  }

  @Test func itemsAreFoundByTheirTurnedFrames() {
    let item = add(rect(100, 100, 100, 20))
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    let beside = rect(140, 60, 20, 30)
    expectEqual(animator.items(in: beside).count, 0)
    expectEqual(animator.items(in: rect(190, 110, 20, 20)).count, 1)
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectEqual(animator.items(in: beside).count, 1)
    expectEqual(animator.items(in: rect(190, 110, 20, 20)).count, 0)
  }
}
