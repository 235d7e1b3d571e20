import Foundation
import Geometry

/// One axis of a scroll view: the effect of touches on it, and its offset at any time.
///
/// The value receives touches with their time stamps and returns the offset at a time. It has no clock and takes no
/// steps: the result for a time does not depend on when, or how often, earlier ones were read.
///
///     var axis = AxisScroller(track: track)
///     axis.touchDown(at: 300, time: 0)
///     axis.touchMoved(to: 280, time: 0.016)
///     if axis.passesSlop { axis.beginDragging() }
///     axis.touchUp(time: 0.1)
///     axis.offset(at: 0.5)
///
/// Offsets are in points and grow as the finger moves to smaller coordinates. Times are seconds on any one clock; a
/// time that is not finite is replaced with the latest finite one.
package struct AxisScroller: Hashable, Sendable {
  /// The activity of the axis.
  package enum Phase: Hashable, Sendable {
    case idle
    /// A finger is down and has not moved far enough to drag.
    case tracking
    case dragging
    /// The axis decelerates, bounces back or springs to a stop after a release.
    case decelerating
    /// The axis animates to an offset set in code.
    case animating
    /// The axis moves to the target of wheel or keys.
    case wheeling
  }

  enum State: Hashable, Sendable {
    case resting(Double)
    case touched(Touch)
    case moving(Movement)
  }

  /// The range of offsets at rest, and the behavior at its ends.
  package internal(set) var track: ScrollTrack
  /// The stops of a snapping axis; `nil` for an axis that rests at any offset.
  package internal(set) var snapping: Snapping?
  var state: State
  var wheel = WheelMemory()
  private var latest = 0.0

  /// Creates an axis at rest. Without an offset it rests at the lower end of the track.
  package init(track: ScrollTrack, snapping: Snapping? = nil, offset: Double? = nil) {
    self.track = track
    self.snapping = snapping
    state = .resting(offset.map { FiniteGeometry.coordinate($0) } ?? track.lower)
  }

  /// The phase after the last call; ``finishMotion(at:)`` changes it to idle after a motion has finished.
  package var phase: Phase {
    switch state {
    case .resting: .idle
    case .touched(let touch): touch.isDragging ? .dragging : .tracking
    case .moving(let movement): movement.phase
    }
  }

  /// Returns the offset in points, unrounded.
  package func offset(at time: Double) -> Double {
    switch state {
    case .resting(let offset): offset
    case .touched(let touch): touch.shown(on: track)
    case .moving(let movement): movement.offset(at: time, on: track)
    }
  }

  /// Returns the offset rounded to the ``PublishedGrid``. Never use it as an input of the physics.
  package func publishedOffset(at time: Double) -> Double { PublishedGrid.offset(offset(at: time)) }

  /// Returns the visible velocity in pt/s. It is 0 while a finger holds the content; the velocity is determined at the
  /// lift.
  package func velocity(at time: Double) -> Double {
    guard case .moving(let movement) = state else { return 0 }
    return movement.plan.velocity(at: time - movement.start)
  }

  /// Returns whether the axis moves without a touch at `time`.
  package func isMoving(at time: Double) -> Bool {
    guard case .moving(let movement) = state else { return false }
    return !movement.plan.isAtRest(at: time - movement.start)
  }

  /// Returns the visible velocity rounded to the ``PublishedGrid``.
  package func publishedVelocity(at time: Double) -> Double { PublishedGrid.velocity(velocity(at: time)) }

  /// The offset at which the axis will rest without further input, in points.
  package var destination: Double {
    guard case .moving(let movement) = state else { return offset(at: latest) }
    return movement.plan.destination
  }

  /// The destination rounded to the ``PublishedGrid``.
  package var publishedDestination: Double { PublishedGrid.offset(destination) }

  /// The current motion and its start time; `nil` at rest or under a finger.
  package var plan: (plan: ScrollPlan, start: Double)? {
    guard case .moving(let movement) = state else { return nil }
    return (movement.plan, movement.start)
  }

  /// Ends a motion that has finished by `time`.
  ///
  /// - Returns: The phase that ended, or `nil` if none did.
  @discardableResult
  package mutating func finishMotion(at time: Double) -> Phase? {
    let time = note(time)
    guard case .moving(let movement) = state, movement.plan.isAtRest(at: time - movement.start) else { return nil }
    state = .resting(movement.plan.destination)
    return movement.phase
  }

  /// Rests at `offset`, on a clock that may have been set back.
  package mutating func restart(at offset: Double, time: Double) {
    latest = time.isFinite ? time : 0
    wheel = WheelMemory()
    state = .resting(FiniteGeometry.coordinate(offset))
  }

  /// Returns a touch's own time stamp, which determines its velocity even if it is delivered late.
  func stamp(_ time: Double) -> Double { time.isFinite ? time : latest }

  /// Returns the effective time of a call: times never decrease, and a non-finite time means the latest one.
  mutating func note(_ time: Double) -> Double {
    if time.isFinite, time > latest { latest = time }
    return latest
  }

  /// Replaces any motion with a plan; an empty plan means rest.
  mutating func move(_ plan: ScrollPlan, _ purpose: Movement.Purpose, at time: Double) {
    state =
      plan.phases.isEmpty
      ? .resting(plan.destination) : .moving(Movement(plan: plan, start: time, purpose: purpose))
  }
}
