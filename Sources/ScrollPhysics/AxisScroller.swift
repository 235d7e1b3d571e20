import Foundation
import Geometry

/// One axis of a scroll view: what the finger does to it, and where it is at any time.
///
/// A value that is told touches with their time stamps and asked for the offset at a time. It keeps no clock and steps
/// nothing: what it answers for a time does not depend on when, or how often, it was asked before.
///
///     var axis = AxisScroller(track: track)
///     axis.touchDown(at: 300, time: 0)
///     axis.touchMoved(to: 280, time: 0.016)
///     if axis.passesSlop { axis.beginDragging() }
///     axis.touchUp(time: 0.1)
///     axis.offset(at: 0.5)
///
/// Offsets are in points and grow as the finger moves to smaller coordinates. Times are seconds on any one clock;
/// a time that is not finite is taken as the last one told.
package struct AxisScroller: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case idle
    /// A finger is down and has not moved far enough to drag.
    case tracking
    case dragging
    /// Gliding, swinging back or springing to a stop after a release.
    case decelerating
    /// On the way to an offset asked for in code.
    case animating
    /// On the way to where the wheel was turned.
    case wheeling
  }

  enum State: Hashable, Sendable {
    case resting(Double)
    case touched(Touch)
    case moving(Movement)
  }

  package internal(set) var track: ScrollTrack
  package internal(set) var snapping: Snapping?
  var state: State
  var wheel = WheelMemory()
  private var latest = 0.0

  package init(track: ScrollTrack, snapping: Snapping? = nil, offset: Double? = nil) {
    self.track = track
    self.snapping = snapping
    state = .resting(offset.map { FiniteGeometry.coordinate($0) } ?? track.lower)
  }

  /// What the axis was doing when last told something; ``settle(at:)`` turns a finished motion into idleness.
  package var phase: Phase {
    switch state {
    case .resting: .idle
    case .touched(let touch): touch.isDragging ? .dragging : .tracking
    case .moving(let movement): movement.phase
    }
  }

  /// The offset in points, unrounded.
  package func offset(at time: Double) -> Double {
    switch state {
    case .resting(let offset): offset
    case .touched(let touch): touch.shown(on: track)
    case .moving(let movement): movement.offset(at: time, on: track)
    }
  }

  /// The offset as it may leave the physics, on the ``PublishedGrid``. Never feed it back.
  package func publishedOffset(at time: Double) -> Double { PublishedGrid.offset(offset(at: time)) }

  /// Velocity of what is seen, pt/s. 0 while a finger holds the content; its speed is known when it lifts.
  package func velocity(at time: Double) -> Double {
    guard case .moving(let movement) = state else { return 0 }
    return movement.plan.velocity(at: time - movement.start)
  }

  /// Whether the axis moves by itself at `time`.
  package func isMoving(at time: Double) -> Bool {
    guard case .moving(let movement) = state else { return false }
    return !movement.plan.isAtRest(at: time - movement.start)
  }

  /// Velocity of what is seen as it may leave the physics, on the ``PublishedGrid``.
  package func publishedVelocity(at time: Double) -> Double { PublishedGrid.velocity(velocity(at: time)) }

  /// Where the axis will rest if nobody interferes, in points.
  package var destination: Double {
    guard case .moving(let movement) = state else { return offset(at: latest) }
    return movement.plan.destination
  }

  /// The destination as it may leave the physics, on the ``PublishedGrid``.
  package var publishedDestination: Double { PublishedGrid.offset(destination) }

  /// The motion under way, and when it began; nil at rest or under a finger.
  package var plan: (plan: ScrollPlan, start: Double)? {
    guard case .moving(let movement) = state else { return nil }
    return (movement.plan, movement.start)
  }

  /// Turns a motion that is over by `time` into rest.
  ///
  /// - Returns: What ended, or nil when nothing did.
  @discardableResult
  package mutating func settle(at time: Double) -> Phase? {
    let time = note(time)
    guard case .moving(let movement) = state, movement.plan.isAtRest(at: time - movement.start) else { return nil }
    state = .resting(movement.plan.destination)
    return movement.phase
  }

  /// Stands still at `offset`, on a clock that may have been set back.
  package mutating func restart(at offset: Double, time: Double) {
    latest = time.isFinite ? time : 0
    wheel = WheelMemory()
    state = .resting(FiniteGeometry.coordinate(offset))
  }

  /// When a touch says that it happened; its speed is measured by that, even when it is told late.
  func stamp(_ time: Double) -> Double { time.isFinite ? time : latest }

  /// The moment that a call is about: times never run backwards, and what is no time is now.
  mutating func note(_ time: Double) -> Double {
    if time.isFinite, time > latest { latest = time }
    return latest
  }

  /// A motion that replaces whatever there is; nothing to do is rest.
  mutating func move(_ plan: ScrollPlan, _ purpose: Movement.Purpose, at time: Double) {
    state =
      plan.phases.isEmpty
      ? .resting(plan.destination) : .moving(Movement(plan: plan, start: time, purpose: purpose))
  }
}
