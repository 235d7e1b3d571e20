import Foundation

/// A damped spring from 0 to 1 that comes to rest after one unit of time.
package struct UnitSpring: Equatable {
  /// The damping ratio: 1 does not oscillate, smaller values do.
  package let damping: CGFloat
  /// The undamped angular frequency, per unit of time.
  package let frequency: CGFloat
  /// The velocity at the start, in distances per unit of time.
  package let velocity: CGFloat

  /// The remaining fraction of the distance at which a spring counts as at rest.
  package static let threshold: CGFloat = 0.001

  /// Creates a spring that comes to rest after one unit of time.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio, clamped to `0.05 ... 1`.
  ///   - velocity: The velocity at the start, in distances per unit of time. Non-finite values count as 0.
  /// - Source: the envelope `exp(−ζωt)`, or `(1 + ωt)·exp(−ωt)` for a critically damped spring, has fallen to
  ///   ``threshold`` at `t = 1`.
  /// - Fidelity: approximated; the way in which UIKit derives its springs from a duration is not documented.
  package init(damping: CGFloat, velocity: CGFloat) {
    let damping = damping > 0.05 ? (damping < 1 ? damping : 1) : 0.05
    self.damping = damping
    self.velocity = velocity.isFinite ? velocity : 0
    frequency = damping < 1 ? -log(Self.threshold) / damping : Self.criticalFrequency
  }

  /// Creates the spring that moves as a physical one, with the time it takes as the unit.
  init(_ spring: MassSpring) {
    damping = CGFloat(Swift.min(spring.ratio, 1))
    frequency = CGFloat(spring.frequency * spring.settlingTime)
    velocity = CGFloat(spring.velocity * spring.settlingTime)
  }

  /// The root of `(1 + ω)·exp(−ω) = threshold`.
  private static let criticalFrequency: CGFloat = 9.233413476451585

  package func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let decay = exp(-damping * frequency * time)
    guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
    let oscillation = frequency * (1 - damping * damping).squareRoot()
    let swing = (damping * frequency - velocity) / oscillation
    return 1 - decay * (cos(oscillation * time) + swing * sin(oscillation * time))
  }
}
