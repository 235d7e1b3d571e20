import Foundation
import Geometry

/// A vector of the plane, as the simulation of rigid bodies calculates with it.
struct Vector: Hashable, Sendable {
  var x: Double
  var y: Double

  static let zero = Vector(x: 0, y: 0)

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { self.init(x: Double(usable: point.x), y: Double(usable: point.y)) }
  init(_ vector: CGVector) { self.init(x: Double(usable: vector.dx), y: Double(usable: vector.dy)) }
  init(_ offset: UIOffset) { self.init(x: Double(usable: offset.horizontal), y: Double(usable: offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector of the same direction with length 1; zero for zero.
  var unit: Vector { length > 0 ? self * (1 / length) : .zero }
  /// The vector turned by a right angle, from the x axis towards the y axis.
  var turned: Vector { Vector(x: -y, y: x) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  func rotated(by angle: Double) -> Vector {
    Vector(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
}

extension Double {
  /// Creates a number with which the simulation can calculate: NaN counts as 0, and infinity is clamped.
  init(usable value: CGFloat) {
    let limit = 1e7
    self = value.isNaN ? 0 : Swift.min(limit, Swift.max(-limit, Double(value)))
  }
}

extension CGVector {
  /// Creates a vector from its direction, in radians from the right towards the bottom, and its length.
  init(angle: CGFloat, magnitude: CGFloat) { self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }

  /// The direction, in radians from the right towards the bottom.
  var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }

  /// The length.
  var magnitude: CGFloat { CGFloat(Vector(self).length) }
}
