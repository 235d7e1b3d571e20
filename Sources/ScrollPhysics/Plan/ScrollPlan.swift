import Foundation
import Geometry

/// The complete motion of an axis without further input: consecutive phases.
///
/// All times are computed when the plan is made, so the offset at a time does not depend on how often it is read.
package struct ScrollPlan: Hashable, Sendable {
  /// One motion of the plan, with its start and length.
  package struct Phase: Hashable, Sendable {
    /// The seconds from the start of the plan.
    package let start: Double
    /// The seconds that this phase lasts; shorter than the motion's own duration if an edge ends it.
    package let length: Double
    /// The motion of the phase.
    package let motion: AxisMotion
  }

  /// The phases, each of which begins when the previous one ends.
  package private(set) var phases: [Phase] = []
  /// The offset at which the axis rests after the plan, in points.
  package internal(set) var destination: Double

  /// Creates a plan that is at rest from the beginning.
  package init(restingAt offset: Double) { destination = FiniteGeometry.coordinate(offset) }

  /// Creates a plan of one motion.
  package init(_ motion: AxisMotion) {
    self.init(restingAt: motion.position(at: 0))
    append(motion)
  }

  /// The seconds until rest.
  package var duration: Double { phases.last.map { $0.start + $0.length } ?? 0 }

  /// Returns the offset in points, `time` seconds after the start of the plan.
  package func position(at time: Double) -> Double {
    guard let (phase, elapsed) = phase(at: time) else { return destination }
    return phase.motion.position(at: elapsed)
  }

  /// Returns the visible velocity in pt/s; 0 at rest.
  package func velocity(at time: Double) -> Double {
    guard let (phase, elapsed) = phase(at: time) else { return 0 }
    return phase.motion.velocity(at: elapsed)
  }

  /// Returns the velocity from which to plan again, in pt/s; 0 at rest.
  package func scrollVelocity(at time: Double) -> Double {
    guard let (phase, elapsed) = phase(at: time) else { return 0 }
    return phase.motion.scrollVelocity(at: elapsed)
  }

  /// Returns whether all motions have ended, `time` seconds after the start of the plan.
  package func isAtRest(at time: Double) -> Bool { phase(at: time) == nil }

  /// Returns the first phase that includes `time`. A time before the plan, or NaN, means its beginning.
  private func phase(at time: Double) -> (phase: Phase, elapsed: Double)? {
    let time = time > 0 ? time : 0
    guard let phase = phases.first(where: { time < $0.start + $0.length }) else { return nil }
    return (phase, Swift.max(time - phase.start, 0))
  }

  /// Appends a motion. One without duration only moves the destination.
  ///
  /// - Parameters:
  ///   - length: The seconds after which it ends early; `nil` for its own duration.
  ///   - end: The offset at which it then is; exact, so that an edge is reached to the bit.
  mutating func append(_ motion: AxisMotion, length: Double? = nil, endingAt end: Double? = nil) {
    let length = length ?? motion.duration
    if length > 0 { phases.append(Phase(start: duration, length: length, motion: motion)) }
    destination = end ?? motion.destination
  }
}
