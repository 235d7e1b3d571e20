import Foundation

extension Deceleration {
  /// Creates a deceleration that ends exactly at `target`.
  ///
  /// A target nearer than the natural destination is reached by a stronger decay from the same velocity. A farther one
  /// keeps the decay and starts faster, so the velocity jumps at that instant, as it does in UIKit.
  ///
  /// - Returns: `nil` if `target` is not ahead, or the motion is not faster than the stop speed.
  package init?(from start: Double, velocity: Double, endingAt target: Double, rate: Rate) {
    let distance = abs(target - start)
    let speed = abs(velocity)
    guard distance > 0, distance.isFinite, (target > start) == (velocity > 0), speed > Self.stopSpeed,
      speed.isFinite
    else { return nil }
    let natural = (speed - Self.stopSpeed) / rate.decay
    if distance <= natural {
      self.init(
        start: start, velocity: velocity, rate: Rate(decay: (speed - Self.stopSpeed) / distance))
    } else {
      let faster = Self.stopSpeed + rate.decay * distance
      self.init(start: start, velocity: velocity < 0 ? -faster : faster, rate: rate)
    }
  }
}
