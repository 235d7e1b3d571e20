import Foundation
import Geometry

/// Free motion after the finger lifts: the speed falls by the same factor every millisecond.
///
///     x(t) = x₀ + v₀ (1 − e^(−kt)) / k        v(t) = v₀ e^(−kt)        k = −1000 ln r
///
/// It ends when the speed has fallen to ``stopSpeed``; after that, less than half a pixel would move in a frame.
/// - Source: `UIScrollView.DecelerationRate` gives r per millisecond; the continuous form has slope exactly v₀ at the
///   start, which the per-millisecond sum misses by up to half a percent.
package struct Deceleration: Hashable, Sendable {
  /// The fraction of the velocity left after a millisecond, with the corresponding decay constant.
  package struct Rate: Hashable, Sendable {
    /// The constant k of the formulas above, per second; positive.
    package let decay: Double

    /// The fractions of the velocity left after a millisecond: `UIScrollView.DecelerationRate`'s raw values.
    package enum PerMillisecond {
      /// The fraction of `UIScrollView.DecelerationRate.normal`.
      package static let normal = 0.998
      /// The fraction of `UIScrollView.DecelerationRate.fast`.
      package static let fast = 0.99
    }

    /// The normal rate, 0.998 per millisecond.
    package static let normal = Rate(perMillisecond: PerMillisecond.normal)
    /// The fast rate, 0.99 per millisecond.
    package static let fast = Rate(perMillisecond: PerMillisecond.fast)

    /// - Parameter perMillisecond: The fraction in `0 ..< 1`; any other value, including NaN, becomes
    ///   ``PerMillisecond/normal``.
    package init(perMillisecond: Double) {
      let isUsable = perMillisecond > 1e-6 && perMillisecond < 1 - 1e-9
      self.init(decay: -1000 * log(isUsable ? perMillisecond : PerMillisecond.normal))
    }

    init(decay: Double) { self.decay = decay }
  }

  /// The speed in pt/s at which the motion ends.
  package static let stopSpeed = 10.0

  /// The offset at the start, in points.
  package let start: Double
  /// The velocity at the start, in points per second.
  package let startVelocity: Double
  /// The rate at which the velocity falls.
  package let rate: Rate

  /// Creates a deceleration from an offset. Non-finite numbers count as 0.
  package init(start: Double, velocity: Double, rate: Rate) {
    self.start = FiniteGeometry.coordinate(start)
    self.startVelocity = FiniteGeometry.coordinate(velocity)
    self.rate = rate
  }

  /// The seconds until the stop speed; 0 if the initial speed does not exceed it.
  package var duration: Double {
    let speed = abs(startVelocity)
    return speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / rate.decay : 0
  }

  /// The offset at which the motion rests, in points.
  package var destination: Double {
    Self.restingOffset(from: start, velocity: startVelocity, rate: rate)
  }

  /// The offset that the motion would approach without a stop speed.
  package var asymptote: Double { start + startVelocity / rate.decay }

  /// Returns the offset in points, `time` seconds after the start.
  package func position(at time: Double) -> Double {
    start - startVelocity / rate.decay * expm1(-rate.decay * time)
  }

  /// Returns the velocity in pt/s, `time` seconds after the start.
  package func velocity(at time: Double) -> Double { startVelocity * exp(-rate.decay * time) }

  /// Returns the seconds until `offset` is passed, or `nil` if the motion never reaches it.
  package func time(reaching offset: Double) -> Double? {
    guard startVelocity != 0 else { return nil }
    let share = rate.decay * (offset - start) / startVelocity
    guard share >= 0, share < 1 else { return nil }
    let time = -log1p(-share) / rate.decay
    return time < duration ? time : nil
  }

  /// Returns the offset at which a free scroll comes to rest if it is not interrupted.
  ///
  /// - Parameters:
  ///   - start: The content offset when the finger lifts, in points.
  ///   - velocity: The velocity when the finger lifts, in points per second; any sign.
  package static func restingOffset(from start: Double, velocity: Double, rate: Rate) -> Double {
    let speed = abs(velocity)
    guard speed > stopSpeed else { return start }
    return start + (velocity < 0 ? -1 : 1) * (speed - stopSpeed) / rate.decay
  }
}
