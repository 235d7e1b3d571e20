import Foundation

/// A damped spring that goes from 0 to 1 and has settled when a given time is over; time is measured in that time.
struct UnitSpring: Equatable {
  /// 1 does not oscillate, less does.
  let damping: CGFloat
  /// Undamped angular frequency, per unit of time.
  let frequency: CGFloat
  /// At the start, in distances per unit of time.
  let velocity: CGFloat

  /// What is left of the way when a spring counts as settled.
  static let threshold: CGFloat = 0.001

  /// A spring that settles at 1.
  ///
  /// - Parameters:
  ///   - damping: Taken into 0.05 ... 1.
  ///   - velocity: In distances per unit of time.
  /// - Source: the envelope `exp(−ζωt)`, or `(1 + ωt)·exp(−ωt)` for a critically damped spring, has fallen to
  ///   ``threshold`` at `t = 1`.
  /// - Fidelity: approximated; how UIKit derives its springs from a duration is not documented.
  init(damping: CGFloat, velocity: CGFloat) {
    let damping = damping > 0.05 ? (damping < 1 ? damping : 1) : 0.05
    self.damping = damping
    self.velocity = velocity.isFinite ? velocity : 0
    frequency = damping < 1 ? -log(Self.threshold) / damping : Self.criticalFrequency
  }

  /// A spring of its own measures, in the time that it takes.
  init(_ spring: MassSpring) {
    damping = CGFloat(Swift.min(spring.ratio, 1))
    frequency = CGFloat(spring.frequency * spring.settlingTime)
    velocity = CGFloat(spring.velocity * spring.settlingTime)
  }

  /// The root of `(1 + ω)·exp(−ω) = threshold`.
  private static let criticalFrequency: CGFloat = 9.233413476451585

  func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let decay = exp(-damping * frequency * time)
    guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
    let oscillation = frequency * (1 - damping * damping).squareRoot()
    let swing = (damping * frequency - velocity) / oscillation
    return 1 - decay * (cos(oscillation * time) + swing * sin(oscillation * time))
  }
}
