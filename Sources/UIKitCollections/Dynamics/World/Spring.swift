import Foundation

/// A connection of a body to a place or to another body, rigid or as a damped spring.
struct Spring: Sendable {
  var body: Int
  /// The point of the body, relative to its center.
  var offset: Vector
  /// The other body; `nil` for a place.
  var other: Int?
  /// The point of the other body relative to its center, or the place.
  var anchor: Vector
  var length: Double
  /// The oscillations per second; 0 for a rigid connection.
  var frequency: Double
  /// The damping, where 1 is critical.
  var damping: Double
  /// Whether the body also turns back to no rotation.
  var straightens = false

  /// Changes the velocities so that the connection holds.
  func solve(_ bodies: inout [RigidBody], step: Double) {
    let arm = offset.rotated(by: bodies[body].angle)
    let otherArm = other.map { anchor.rotated(by: bodies[$0].angle) } ?? .zero
    let end = other.map { bodies[$0].position + otherArm } ?? anchor
    let between = bodies[body].position + arm - end
    if length < 0.5 {
      for axis in [Vector(x: 1, y: 0), Vector(x: 0, y: 1)] {
        pull(&bodies, axis, between.dot(axis), arm, otherArm, step)
      }
    } else {
      let axis = between.length > 1e-6 ? between.unit : Vector(x: 0, y: 1)
      pull(&bodies, axis, between.length - length, arm, otherArm, step)
    }
    if straightens { straighten(&bodies[body], step) }
  }

  /// The stiffness and the damping, as a softness and the share of the error that a step removes.
  private func softness(_ mass: Double, _ step: Double) -> (gamma: Double, beta: Double) {
    guard frequency > 0 else { return (0, 0.2 / step) }
    let omega = 2 * Double.pi * frequency
    let (stiffness, resistance) = (mass * omega * omega, 2 * mass * damping * omega)
    let gamma = 1 / (step * (resistance + step * stiffness))
    return (gamma, step * stiffness * gamma)
  }

  private func pull(
    _ bodies: inout [RigidBody], _ axis: Vector, _ error: Double, _ arm: Vector, _ otherArm: Vector, _ step: Double
  ) {
    let lever = arm.cross(axis)
    var inverse = bodies[body].inverseMass + lever * lever * bodies[body].inverseInertia
    var speed = bodies[body].velocity(at: arm).dot(axis)
    if let other {
      let lever = otherArm.cross(axis)
      inverse += bodies[other].inverseMass + lever * lever * bodies[other].inverseInertia
      speed -= bodies[other].velocity(at: otherArm).dot(axis)
    }
    guard inverse > 0 else { return }
    let (gamma, beta) = softness(1 / inverse, step)
    // A spring acts once in a step; the impulse of the step follows from its stiffness alone.
    let impulse = axis * (-(speed + beta * error) / (inverse + gamma))
    bodies[body].push(impulse, at: arm)
    if let other { bodies[other].push(-impulse, at: otherArm) }
  }

  private func straighten(_ body: inout RigidBody, _ step: Double) {
    let inverse = body.inverseInertia
    guard inverse > 0 else { return }
    let (gamma, beta) = softness(1 / inverse, step)
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    body.angularVelocity -= inverse * (body.angularVelocity + beta * turn) / (inverse + gamma)
  }
}
