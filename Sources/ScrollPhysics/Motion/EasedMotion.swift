import Foundation
import Geometry

/// A move of fixed duration along a timing curve, such as `setContentOffset(_:animated:)` makes.
package struct EasedMotion: Hashable, Sendable {
  /// The seconds that an animated change of the offset takes.
  package static let standardDuration = 0.3

  /// The offset at the start, in points.
  package let start: Double
  /// The offset at the end, in points.
  package let target: Double
  /// The duration, in seconds.
  package let duration: Double
  /// The timing curve.
  package let curve: TimingCurve

  /// Creates a move between two offsets.
  package init(
    start: Double, target: Double, duration: Double = standardDuration, curve: TimingCurve = .easeInOut
  ) {
    self.start = FiniteGeometry.coordinate(start)
    self.target = FiniteGeometry.coordinate(target)
    self.duration = FiniteGeometry.length(duration)
    self.curve = curve
  }

  /// The offset at which the motion ends, in points.
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
