import Foundation
import Geometry

/// The velocity of a finger as it lifts, from its time-stamped positions.
///
/// The path is sampled on a grid of 1/60 s backwards from the lift, for any input rate, and the slopes of the last
/// three grid steps are weighted 60 % (oldest), 35 % and 5 % (newest), because fingers slow down at the instant they
/// lift. Holding still therefore fades to 0 within 50 ms.
package struct VelocityTracker: Hashable, Sendable {
  /// A finger's position on the axis, in points, at a time in seconds.
  package struct Sample: Hashable, Sendable {
    /// The time, in seconds.
    package let time: Double
    /// The finger's position, in points.
    package let position: Double
  }

  /// The step of the grid, in seconds.
  package static let step = 1.0 / 60
  private static let newestFirst = [0.05, 0.35, 0.60]
  /// The seconds of path kept; the grid needs 50 ms, and interpolation one sample before them.
  private static let horizon = 0.15
  /// The most samples kept: more than 8 kHz for the grid's 50 ms. Bounds the memory that a faulty device can use.
  private static let capacity = 512

  /// The latest positions, in ascending order of time.
  package private(set) var samples: [Sample] = []

  /// Creates a tracker without positions, whose velocity is 0.
  package init() {}

  /// Adds a position. Of two at the same time, the later call counts; a sample older than its predecessor is dropped.
  package mutating func add(_ position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(time: time, position: FiniteGeometry.coordinate(position))
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(sample)
    forget(before: time - Self.horizon)
  }

  private mutating func forget(before time: Double) {
    let stale = samples.dropFirst().prefix { $0.time <= time }.count
    samples.removeFirst(Swift.max(stale, samples.count - Self.capacity))
  }

  /// Returns the finger's velocity in pt/s when it lifts at `time`. The position of the lift itself is unreliable and
  /// is not used.
  package func velocity(at time: Double) -> Double {
    guard let first = samples.first, samples.count > 1, time.isFinite else { return 0 }
    let elapsed = time - first.time
    guard elapsed > 0 else { return 0 }
    // After exactly one step both results are the same.
    guard elapsed >= Self.step else { return (position(at: time) - first.position) / elapsed }
    var weighted = 0.0
    var total = 0.0
    for (index, weight) in Self.newestFirst.enumerated() {
      let end = time - Double(index) * Self.step
      let start = time - Double(index + 1) * Self.step
      // A tolerance of a nanosecond, because time stamps and grid are both rounded.
      guard start >= first.time - 1e-9 else { break }
      weighted += weight * (position(at: end) - position(at: start)) / Self.step
      total += weight
    }
    return total > 0 ? weighted / total : 0
  }

  /// Returns the position on the path: linear between samples, constant before the first and after the last.
  private func position(at time: Double) -> Double {
    guard let later = samples.firstIndex(where: { $0.time >= time }) else {
      return samples.last?.position ?? 0
    }
    let after = samples[later]
    guard later > 0 else { return after.position }
    let before = samples[later - 1]
    let share = (time - before.time) / (after.time - before.time)
    return before.position + (after.position - before.position) * share
  }
}
