import Foundation
import Geometry
import UIKitCore

/// The simulation of an animator's items, each of which has a body in it.
@MainActor
struct DynamicSimulation {
  private(set) var items: [any UIDynamicItem] = []
  private var indexes: [ObjectIdentifier: Int] = [:]
  var world = RigidWorld()

  func index(of item: any UIDynamicItem) -> Int? { indexes[ObjectIdentifier(item)] }

  func body(of item: any UIDynamicItem) -> RigidBody? { index(of: item).map { world.bodies[$0] } }

  mutating func change(_ item: any UIDynamicItem, _ change: (inout RigidBody) -> Void) {
    if let index = index(of: item) { change(&world.bodies[index]) }
  }

  /// Keeps the bodies of these items, removes others, and adds those of new items.
  mutating func keep(_ wanted: [any UIDynamicItem]) {
    guard wanted.map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) else { return }
    let bodies = wanted.map { body(of: $0) ?? Self.body(for: $0) }
    items = wanted
    indexes = Dictionary(uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), $0) })
    world.bodies = bodies
  }

  /// Takes over the position and rotation that an item has now, without velocity.
  mutating func reset(_ item: any UIDynamicItem) { change(item) { $0 = Self.body(for: item, like: $0) } }

  private static func body(for item: any UIDynamicItem, like old: RigidBody? = nil) -> RigidBody {
    let (position, angle) = (Vector(item.center.finite), item.transform.rotationAngle)
    guard var body = old else { return RigidBody(position: position, angle: angle, shape: shape(of: item)) }
    (body.position, body.angle, body.shape) = (position, angle, shape(of: item))
    return body
  }

  private static func shape(of item: any UIDynamicItem) -> RigidShape {
    let size = item.bounds.size
    let (width, height) = (max(1, Double(size.width)), max(1, Double(size.height)))
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle(width: width, height: height)
    case .ellipse: return .ellipse(width: width, height: height)
    case .path:
      let corners = (item.collisionBoundingPath.cgPath.flattened.first?.points ?? []).map(Vector.init)
      return corners.count > 2 ? .polygon(corners) : .rectangle(width: width, height: height)
    }
  }

  /// Removes the forces and connections of the previous frame.
  mutating func clear() {
    world.springs = []
    world.colliding = []
    world.bounded = []
    for index in world.bodies.indices {
      var body = RigidBody(
        position: world.bodies[index].position, angle: world.bodies[index].angle, shape: world.bodies[index].shape)
      body.velocity = world.bodies[index].velocity
      body.angularVelocity = world.bodies[index].angularVelocity
      world.bodies[index] = body
    }
  }

  /// Moves the items to their bodies.
  func show() {
    for (item, body) in zip(items, world.bodies) where !body.isAnchored {
      if item.center != body.position.point { item.center = body.position.point }
      let turn = body.angle - item.transform.rotationAngle
      if abs(turn.remainder(dividingBy: 2 * .pi)) > 1e-9 {
        item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn)))
      }
    }
  }

  /// Whether no body moves fast enough to be seen.
  var isAtRest: Bool { world.bodies.allSatisfy { $0.velocity.length < 5 && abs($0.angularVelocity) < 0.05 } }
}
