import Foundation

/// The outline of a body around its center.
enum RigidShape: Hashable, Sendable {
  case circle(radius: Double)
  /// The corners of a convex polygon in their order around it.
  case polygon([Vector])

  static func rectangle(width: Double, height: Double) -> RigidShape {
    let (x, y) = (width / 2, height / 2)
    return .polygon([Vector(x: -x, y: -y), Vector(x: x, y: -y), Vector(x: x, y: y), Vector(x: -x, y: y)])
  }

  /// Returns an ellipse, as a polygon unless it is a circle.
  static func ellipse(width: Double, height: Double) -> RigidShape {
    if width == height { return .circle(radius: width / 2) }
    let count = 24
    return .polygon(
      (0..<count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(count)
        return Vector(x: width / 2 * cos(angle), y: height / 2 * sin(angle))
      })
  }

  var area: Double {
    switch self {
    case .circle(let radius): return .pi * radius * radius
    case .polygon(let corners):
      return abs(Self.edges(corners).reduce(0) { $0 + $1.0.cross($1.1) }) / 2
    }
  }

  /// The moment of inertia of a mass of 1.
  var inertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let corners):
      var (above, below) = (0.0, 0.0)
      for (a, b) in Self.edges(corners) {
        let cross = abs(a.cross(b))
        above += cross * (a.dot(a) + a.dot(b) + b.dot(b))
        below += 6 * cross
      }
      return below > 0 ? above / below : 0
    }
  }

  static func edges(_ corners: [Vector]) -> [(Vector, Vector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }
}

/// A body of the simulation. Lengths are in points, times in seconds; a square of 100 points with density 1 has mass 1.
struct RigidBody: Sendable {
  var position: Vector
  var angle: Double
  var velocity = Vector.zero
  var angularVelocity = 0.0
  var shape: RigidShape
  var density = 1.0
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
  /// The acceleration that does not depend on the mass.
  var acceleration = Vector.zero
  /// The force at the center, and the torque, during a step.
  var force = Vector.zero
  var torque = 0.0

  init(position: Vector, angle: Double, shape: RigidShape) {
    (self.position, self.angle, self.shape) = (position, angle, shape)
  }

  private static let unitArea = 10_000.0

  var mass: Double { max(shape.area / Self.unitArea * density, 1e-6) }
  var inverseMass: Double { isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double {
    let inertia = mass * shape.inertia
    return isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
  }

  /// Returns the place of a point of the body, which is given relative to its center at no rotation.
  func place(of point: Vector) -> Vector { position + point.rotated(by: angle) }

  func velocity(at offset: Vector) -> Vector { velocity + offset.turned * angularVelocity }

  mutating func push(_ impulse: Vector, at offset: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += offset.cross(impulse) * inverseInertia
  }

  /// Changes the velocity by the forces of a step.
  mutating func accelerate(for step: Double) {
    guard !isAnchored else { return }
    velocity += (acceleration + force * inverseMass) * step
    angularVelocity += torque * inverseInertia * step
    velocity = velocity * (1 / (1 + step * max(0, resistance)))
    angularVelocity *= 1 / (1 + step * max(0, angularResistance))
  }

  mutating func move(for step: Double) {
    guard !isAnchored else { return }
    position += velocity * step
    if allowsRotation { angle += angularVelocity * step } else { angularVelocity = 0 }
  }
}
