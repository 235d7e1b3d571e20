import Foundation
import Geometry

/// A move of fixed duration along a timing curve, such as `setContentOffset(_:animated:)` makes.
package struct EasedMotion: Hashable, Sendable {
  /// The seconds that an animated change of the offset takes.
  package static let standardDuration = 0.3

  package let start: Double
  package let target: Double
  package let duration: Double
  package let curve: TimingCurve

  package init(
    start: Double, target: Double, duration: Double = standardDuration, curve: TimingCurve = .easeInOut
  ) {
    self.start = FiniteGeometry.coordinate(start)
    self.target = FiniteGeometry.coordinate(target)
    self.duration = FiniteGeometry.length(duration)
    self.curve = curve
  }

  package var destination: Double { target }

  /// Returns the offset in points, `time` seconds after the start.
  package func position(at time: Double) -> Double {
    guard duration > 0, time < duration else { return target }
    return start + (target - start) * curve.value(at: time / duration)
  }

  /// Returns the velocity in pt/s, `time` seconds after the start.
  package func velocity(at time: Double) -> Double {
    guard duration > 0, time < duration else { return 0 }
    return (target - start) / duration * curve.slope(at: time / duration)
  }
}
