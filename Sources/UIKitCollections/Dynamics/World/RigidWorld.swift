import Foundation

/// A simulation of rigid bodies in fixed steps: the same bodies at the same times are at the same places on any machine.
struct RigidWorld: Sendable {
  /// An immovable outline that a body may touch.
  struct Boundary {
    var shape: PlacedShape
    /// The number that identifies the boundary in a pair.
    var name: Int
  }

  /// A pair that touches.
  struct Pair: Hashable, Sendable {
    var first: Int
    /// The second body, or the number of a boundary.
    var second: Int
    var isBoundary: Bool
  }

  var bodies: [RigidBody] = []
  var springs: [Spring] = []
  /// The pairs of bodies that may touch, and the bodies that may touch boundaries.
  var colliding: [(Int, Int)] = []
  var bounded: [(body: Int, boundaries: [Boundary])] = []
  /// The pairs that touched in the latest step, with the places.
  private(set) var touching: [Pair: Vector] = [:]

  /// The length of a step, in seconds.
  static let step = 1.0 / 240
  private static let iterations = 8
  /// The depth that is left between bodies at rest, so that they keep touching.
  private static let slop = 0.25
  /// The speed below which nothing bounces.
  private static let restingSpeed = 30.0
  /// The fastest correction of bodies that have run into each other.
  private static let correction = 400.0

  private struct Contact {
    var pair: Pair
    var normal: Vector
    /// The arms from the bodies' centers.
    var arm: Vector
    var otherArm: Vector
    var target: Double
    var friction: Double
    var impulse = 0.0
    var tangent = 0.0
  }

  /// Advances the simulation by one step.
  mutating func advance() {
    for index in bodies.indices { bodies[index].accelerate(for: Self.step) }
    var contacts = findContacts()
    for spring in springs where spring.frequency > 0 { spring.solve(&bodies, step: Self.step) }
    for _ in 0..<Self.iterations {
      for spring in springs where spring.frequency <= 0 { spring.solve(&bodies, step: Self.step) }
      for index in contacts.indices { solve(&contacts[index]) }
    }
    for index in bodies.indices { bodies[index].move(for: Self.step) }
  }

  private mutating func findContacts() -> [Contact] {
    let shapes = bodies.map(PlacedShape.init)
    touching = [:]
    var contacts: [Contact] = []
    for (first, second) in colliding {
      guard let touch = shapes[first].touch(shapes[second]) else { continue }
      contacts += note(touch, Pair(first: first, second: second, isBoundary: false))
    }
    for (body, boundaries) in bounded {
      for boundary in boundaries {
        guard let touch = boundary.shape.touch(shapes[body]) else { continue }
        let turned = Touch(normal: -touch.normal, points: touch.points)
        contacts += note(turned, Pair(first: body, second: boundary.name, isBoundary: true))
      }
    }
    return contacts
  }

  private mutating func note(_ touch: Touch, _ pair: Pair) -> [Contact] {
    touching[pair] = touch.points[0].place
    let (a, b) = (bodies[pair.first], pair.isBoundary ? nil : bodies[pair.second])
    let elasticity = max(a.elasticity, b?.elasticity ?? 0)
    let friction = b.map { (max(0, a.friction) * max(0, $0.friction)).squareRoot() } ?? max(0, a.friction)
    return touch.points.map { place, depth in
      let (arm, otherArm) = (place - a.position, b.map { place - $0.position } ?? .zero)
      let speed = (b?.velocity(at: otherArm) ?? .zero) - a.velocity(at: arm)
      let approach = speed.dot(touch.normal)
      let bounce = approach < -Self.restingSpeed ? -elasticity * approach : 0
      let excess = min(Self.correction, max(0, depth - Self.slop) * 0.1 / Self.step)
      return Contact(
        pair: pair, normal: touch.normal, arm: arm, otherArm: otherArm, target: max(bounce, excess),
        friction: friction)
    }
  }

  private mutating func solve(_ contact: inout Contact) {
    let normal = contact.normal
    let change = (contact.target - speed(contact).dot(normal)) / resistance(contact, normal)
    let old = contact.impulse
    contact.impulse = max(0, old + change)
    push(contact, normal * (contact.impulse - old))
    let across = normal.turned
    let slide = -speed(contact).dot(across) / resistance(contact, across)
    let limit = contact.friction * contact.impulse
    let oldSlide = contact.tangent
    contact.tangent = min(limit, max(-limit, oldSlide + slide))
    push(contact, across * (contact.tangent - oldSlide))
  }

  /// The velocity of the second body's point relative to the first one's.
  private func speed(_ contact: Contact) -> Vector {
    let own = bodies[contact.pair.first].velocity(at: contact.arm)
    return contact.pair.isBoundary ? -own : bodies[contact.pair.second].velocity(at: contact.otherArm) - own
  }

  private func resistance(_ contact: Contact, _ axis: Vector) -> Double {
    func share(_ body: RigidBody, _ arm: Vector) -> Double {
      let lever = arm.cross(axis)
      return body.inverseMass + lever * lever * body.inverseInertia
    }
    let own = share(bodies[contact.pair.first], contact.arm)
    let other = contact.pair.isBoundary ? 0 : share(bodies[contact.pair.second], contact.otherArm)
    return max(own + other, 1e-9)
  }

  private mutating func push(_ contact: Contact, _ impulse: Vector) {
    bodies[contact.pair.first].push(-impulse, at: contact.arm)
    if !contact.pair.isBoundary { bodies[contact.pair.second].push(impulse, at: contact.otherArm) }
  }
}
