import Foundation

/// The motion from 0 to 1 of a mass on a damped spring. Times are in seconds.
struct MassSpring: Equatable {
  /// The undamped angular frequency.
  let frequency: Double
  /// The damping ratio: 1 does not oscillate, smaller values do, and larger ones are overdamped.
  let ratio: Double
  /// The velocity at the start, in distances per second.
  let velocity: Double

  /// Creates a spring. Invalid numbers count as those of the default spring.
  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, allowsOverdamping: Bool) {
    func usable(_ value: CGFloat, or standard: Double) -> Double {
      value > 0 && value < 1e9 ? Double(value) : standard
    }
    let (mass, stiffness) = (usable(mass, or: 1), usable(stiffness, or: 100))
    frequency = (stiffness / mass).squareRoot()
    let ratio = damping >= 0 && damping < 1e9 ? Double(damping) / (2 * (stiffness * mass).squareRoot()) : 0.5
    self.ratio = allowsOverdamping ? ratio : Swift.min(ratio, 1)
    self.velocity = abs(velocity) < 1e9 ? Double(velocity) : 0
  }

  /// Returns the position at a time.
  ///
  /// - Source: `x″ = −2ζω·x′ − ω²·(x − 1)` with `x(0) = 0` and `x′(0) = v`.
  func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    guard ratio > 1 else { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let creep = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (creep - decay, -creep - decay)
    let share = (velocity + fast) / (slow - fast)
    return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
  }

  /// The remaining fraction of the distance at which a spring counts as at rest.
  private static let threshold = 0.001
  /// The limit for springs with almost no damping.
  private static let longest: TimeInterval = 3600

  /// The time at which the envelope of the motion has fallen to a thousandth.
  var settlingTime: TimeInterval {
    let decay = ratio * frequency
    guard decay > 0 else { return Self.longest }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let reach = hypot(1, (decay - velocity) / swing)
      return Swift.min(Self.longest, Swift.max(0, log(reach / Self.threshold) / decay))
    }
    // Without oscillation, the motion crosses the threshold for the last time once, which bisection finds.
    let slowest = decay - frequency * (ratio * ratio - 1).squareRoot()
    var (low, high) = (0.0, Swift.min(Self.longest, (40 + log(1 + abs(velocity))) / slowest))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - value(at: middle)) > Self.threshold { low = middle } else { high = middle }
    }
    return high
  }
}
