import Foundation
import Geometry

/// The motion to a page: a slightly underdamped spring.
///
///     x(t) = T + e^(−at) (d₀ cos ωt + s sin ωt)        d₀ = x₀ − T, s = (v₀ + a d₀) / ω
///
/// - Source: a page turn stepped each millisecond, v ← (v + p (T − x)) f, x ← x + v with p = 0.00036 and f = 0.9668,
///   has complex roots of modulus √f, which give exactly these continuous constants.
package struct PageSpring: Hashable, Sendable {
  private static let attraction = 0.00036
  private static let friction = 0.9668
  /// a, per second.
  package static let damping = -500 * log(friction)
  /// ω, radians per second.
  package static let frequency =
    1000 * acos((1 + friction - friction * attraction) / (2 * friction.squareRoot()))
  /// The distance in points at which the page counts as reached.
  package static let restDistance = 0.5

  /// The offset at the start, in points.
  package let start: Double
  /// The velocity at the start, in points per second.
  package let startVelocity: Double
  /// The offset of the page, in points.
  package let target: Double
  /// The seconds until the spring is at rest.
  package let duration: Double
  private let sine: Double

  /// Creates a spring to an offset.
  package init(start: Double, velocity: Double, target: Double) {
    self.start = FiniteGeometry.coordinate(start)
    self.startVelocity = FiniteGeometry.coordinate(velocity)
    self.target = FiniteGeometry.coordinate(target)
    let away = self.start - self.target
    sine = (startVelocity + Self.damping * away) / Self.frequency
    let envelope = (away * away + sine * sine).squareRoot()
    duration = envelope > Self.restDistance ? log(envelope / Self.restDistance) / Self.damping : 0
  }

  /// The offset at which the motion ends, in points.
  package var destination: Double { target }

  /// Returns the offset in points, `time` seconds after the start.
  package func position(at time: Double) -> Double {
    let angle = Self.frequency * time
    return target + exp(-Self.damping * time) * ((start - target) * cos(angle) + sine * sin(angle))
  }

  /// Returns the velocity in pt/s, `time` seconds after the start.
  package func velocity(at time: Double) -> Double {
    let (a, w, angle) = (Self.damping, Self.frequency, Self.frequency * time)
    let away = start - target
    return exp(-a * time) * ((w * sine - a * away) * cos(angle) - (w * away + a * sine) * sin(angle))
  }
}
