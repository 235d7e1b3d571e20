import Foundation
import Geometry

/// Everything that will happen on an axis if nobody interferes: motions one after the other.
///
/// All times are settled when the plan is made, so the offset at a time does not depend on how often it is asked.
package struct ScrollPlan: Hashable, Sendable {
  package struct Phase: Hashable, Sendable {
    /// Seconds from the start of the plan.
    package let start: Double
    /// Seconds this phase answers for; shorter than the motion's own duration when an edge ends it.
    package let length: Double
    package let motion: AxisMotion
  }

  package private(set) var phases: [Phase] = []
  /// Where the axis rests when the plan is over, in points.
  package internal(set) var destination: Double

  /// At rest from the beginning.
  package init(restingAt offset: Double) { destination = FiniteGeometry.coordinate(offset) }

  package init(_ motion: AxisMotion) {
    self.init(restingAt: motion.position(at: 0))
    append(motion)
  }

  /// Seconds until rest.
  package var duration: Double { phases.last.map { $0.start + $0.length } ?? 0 }

  package func position(at time: Double) -> Double {
    guard let (phase, elapsed) = phase(at: time) else { return destination }
    return phase.motion.position(at: elapsed)
  }

  /// Velocity of what is seen, pt/s; 0 at rest.
  package func velocity(at time: Double) -> Double {
    guard let (phase, elapsed) = phase(at: time) else { return 0 }
    return phase.motion.velocity(at: elapsed)
  }

  /// Velocity from which to plan anew, pt/s; 0 at rest.
  package func scrollVelocity(at time: Double) -> Double {
    guard let (phase, elapsed) = phase(at: time) else { return 0 }
    return phase.motion.scrollVelocity(at: elapsed)
  }

  package func isAtRest(at time: Double) -> Bool { phase(at: time) == nil }

  /// The first phase that answers for `time`. A time before the plan, or none at all (NaN), is its beginning.
  private func phase(at time: Double) -> (phase: Phase, elapsed: Double)? {
    let time = time > 0 ? time : 0
    guard let phase = phases.first(where: { time < $0.start + $0.length }) else { return nil }
    return (phase, Swift.max(time - phase.start, 0))
  }

  /// Adds a motion at the end. One without duration only moves the destination.
  ///
  /// - Parameters:
  ///   - length: When something ends it early, after how many seconds.
  ///   - end: Where it then is; exact, so that an edge is met to the bit.
  mutating func append(_ motion: AxisMotion, length: Double? = nil, endingAt end: Double? = nil) {
    let length = length ?? motion.duration
    if length > 0 { phases.append(Phase(start: duration, length: length, motion: motion)) }
    destination = end ?? motion.destination
  }

  mutating func append(_ other: ScrollPlan) {
    for phase in other.phases { append(phase.motion, length: phase.length) }
    destination = other.destination
  }
}
