import Foundation
import Geometry

/// Free motion beyond an edge: the scroll velocity v decays while the overscroll d is pulled back.
///
///     d′ = v − βd        v′ = −(k + β) v
///     d(t) = (d₀ + v₀/k) e^(−βt) − (v₀/k) e^(−(β+k)t)        v(t) = v₀ e^(−(k+β)t)
///
/// At the normal rate this is d″ + 22 d′ + 120 d = 0, which matches three recordings of real devices within their pixel
/// noise. It ends when the overscroll falls to half a point, or when it crosses the edge inwards with velocity left.
package struct Bounce: Hashable, Sendable {
  /// β, per second.
  package static let pull = 10.0
  /// The overscroll in points that counts as none.
  package static let restDistance = 0.5

  /// The offset of the edge, in points.
  package let edge: Double
  /// The overscroll at the start, signed: negative before a lower edge, positive past an upper one.
  package let startOverscroll: Double
  /// The scroll velocity at the start, in points per second.
  package let startVelocity: Double
  /// The deceleration rate of the scroll velocity.
  package let rate: Deceleration.Rate
  /// The seconds until it rests on the edge or crosses it.
  package let duration: Double
  /// Whether it crosses the edge inwards and continues to decelerate inside.
  package let exits: Bool

  /// - Parameters:
  ///   - overscroll: The signed distance beyond `edge` at the start, in points; 0 when a deceleration hits the edge.
  ///   - velocity: The scroll velocity in pt/s, from the deceleration or the finger. The visible velocity starts at
  ///     `velocity − 10·overscroll`.
  package init(edge: Double, overscroll: Double, velocity: Double, rate: Deceleration.Rate) {
    self.edge = FiniteGeometry.coordinate(edge)
    self.startOverscroll = FiniteGeometry.coordinate(overscroll)
    self.startVelocity = FiniteGeometry.coordinate(velocity)
    self.rate = rate
    let curve = Curve(d: startOverscroll, reach: startVelocity / rate.decay, decay: rate.decay)
    let crossing = curve.crossing
    exits = crossing != nil
    duration = crossing ?? curve.settlingTime
  }

  private var curve: Curve {
    Curve(d: startOverscroll, reach: startVelocity / rate.decay, decay: rate.decay)
  }

  /// The offset at which the motion rests if it does not cross the edge.
  package var destination: Double { edge }
  /// Returns the offset in points, `time` seconds after the start.
  package func position(at time: Double) -> Double { edge + curve.overscroll(at: time) }

  /// Returns the visible velocity in pt/s.
  package func velocity(at time: Double) -> Double {
    scrollVelocity(at: time) - Self.pull * curve.overscroll(at: time)
  }

  /// Returns the velocity that the motion would have inside the bounds, with which it continues after crossing the
  /// edge.
  package func scrollVelocity(at time: Double) -> Double {
    startVelocity * exp(-(rate.decay + Self.pull) * time)
  }

  /// The seconds until the overscroll is largest; 0 if it only shrinks.
  package var timeOfPeak: Double { curve.timeOfPeak }
  /// The largest overscroll, unsigned.
  package var peak: Double { abs(curve.overscroll(at: curve.timeOfPeak)) }
}

extension Bounce {
  /// The two exponentials, with closed forms for their special points.
  private struct Curve {
    let d: Double
    /// v₀ / k: the distance that the scroll velocity alone would cover.
    let reach: Double
    let decay: Double

    func overscroll(at time: Double) -> Double {
      // d e^(−βt) + (v/k)(e^(−βt) − e^(−(β+k)t)), with the difference through expm1 so that it starts at exactly 0.
      exp(-Bounce.pull * time) * (d - reach * expm1(-decay * time))
    }

    /// The time of d′ = 0, at e^(kt) = reach (β + k) / (β (d + reach)).
    var timeOfPeak: Double {
      let ratio = reach * (Bounce.pull + decay) / (Bounce.pull * (d + reach))
      return ratio > 1 && ratio.isFinite ? log(ratio) / decay : 0
    }

    /// The time of d = 0, if the inward reach exceeds the overscroll: e^(−kt) = 1 − |d| / |reach|.
    var crossing: Double? {
      guard d != 0, (d < 0) == (reach > 0), abs(reach) > abs(d) else { return nil }
      return -log1p(-abs(d) / abs(reach)) / decay
    }

    /// The first time after the peak at which half a point is left. The sum of two exponentials has no closed inverse,
    /// but it only falls past the peak, so bisection finds the time.
    var settlingTime: Double {
      var early = timeOfPeak
      guard abs(overscroll(at: early)) > Bounce.restDistance else { return 0 }
      var late = early + 1
      while abs(overscroll(at: late)) > Bounce.restDistance { late += 1 }
      while true {
        let middle = (early + late) / 2
        guard middle > early, middle < late else { return late }
        if abs(overscroll(at: middle)) > Bounce.restDistance { early = middle } else { late = middle }
      }
    }
  }
}
