import Foundation
import Geometry

extension AxisScroller {
  /// What lifting the finger would do.
  package struct Release: Hashable, Sendable {
    /// Scroll velocity in pt/s; UIKit's delegate is told points per millisecond.
    package let velocity: Double
    /// Where the content would rest by itself.
    package let destination: Double
  }

  /// Largest release velocity, pt/s.
  package static let speedLimit = 8000.0

  /// A finger lands.
  ///
  /// - Parameters:
  ///   - position: Of the finger along the axis, in points of the screen.
  ///   - grabbing: Whether it stops a motion and drags at once, without slop. nil: if the axis moves at `time`.
  package mutating func touchDown(at position: Double, time: Double, grabbing: Bool? = nil) {
    let time = note(time)
    let grabs = grabbing ?? isMoving(at: time)
    let shown = offset(at: time)
    let position = FiniteGeometry.coordinate(position)
    var tracker = VelocityTracker()
    tracker.add(position, at: time)
    state = .touched(Touch(tracker: tracker, began: position, current: position, offset: shown))
    if grabs { beginDragging() }
  }

  /// The finger moves; content follows if it drags, and if the axis can be dragged.
  package mutating func touchMoved(to position: Double, time: Double) {
    let time = note(time)
    guard case .touched(var touch) = state, track.isDraggable, position.isFinite else { return }
    touch.current = FiniteGeometry.coordinate(position)
    touch.tracker.add(touch.current, at: time)
    state = .touched(touch)
  }

  /// Whether the finger has travelled far enough along the axis to drag, and the axis can be dragged.
  package var passesSlop: Bool {
    guard case .touched(let touch) = state, !touch.isDragging, track.isDraggable else { return false }
    return travel >= AxisArbitration.slop
  }

  /// How far the finger is from where it landed, in points.
  package var travel: Double {
    guard case .touched(let touch) = state else { return 0 }
    return abs(touch.current - touch.began)
  }

  /// The touch drags from here on. Translation counts from where the finger is, so the content does not jump by the
  /// slop.
  package mutating func beginDragging() {
    guard case .touched(var touch) = state, !touch.isDragging else { return }
    touch.drag = Drag(began: touch.current, rawAtStart: track.raw(shown: touch.offset))
    state = .touched(touch)
  }

  /// What ``touchUp(time:endingAt:)`` would do at `time`; nil unless dragging.
  package func proposedRelease(at time: Double) -> Release? {
    guard case .touched(let touch) = state, touch.isDragging else { return nil }
    let velocity = releaseVelocity(of: touch, at: time)
    return Release(velocity: velocity, destination: releasePlan(velocity: velocity, at: time).destination)
  }

  /// The finger lifts.
  ///
  /// - Parameter target: Where the content shall rest, when not where it would by itself.
  package mutating func touchUp(time: Double, endingAt target: Double? = nil) {
    let time = note(time)
    guard case .touched(let touch) = state else { return }
    guard touch.isDragging else {
      state = .resting(touch.offset)
      return
    }
    let velocity = releaseVelocity(of: touch, at: time)
    if let target, target.isFinite {
      let plan = ScrollPlan(releasedAt: offset(at: time), velocity: velocity, endingAt: target, on: track)
      move(plan, .aimed(track.clamp(target)), at: time)
    } else {
      move(releasePlan(velocity: velocity, at: time), .release, at: time)
    }
  }

  /// The touch is taken away: as lifting a finger that holds still.
  package mutating func touchCancelled(time: Double) {
    let time = note(time)
    guard case .touched(let touch) = state else { return }
    guard touch.isDragging else {
      state = .resting(touch.offset)
      return
    }
    move(releasePlan(velocity: 0, at: time), .release, at: time)
  }

  /// Stops a motion where it is; content beyond an end goes back to it, content between stops to the nearest.
  package mutating func halt(time: Double) {
    let time = note(time)
    guard case .moving = state else { return }
    move(releasePlan(velocity: 0, at: time), .release, at: time)
  }

  private func releaseVelocity(of touch: Touch, at time: Double) -> Double {
    guard track.isDraggable else { return 0 }
    let finger = touch.tracker.velocity(at: time)
    return Swift.min(Swift.max(-finger, -Self.speedLimit), Self.speedLimit)
  }

  private func releasePlan(velocity: Double, at time: Double) -> ScrollPlan {
    let shown = offset(at: time)
    guard let snapping else { return ScrollPlan(releasedAt: shown, velocity: velocity, on: track) }
    return ScrollPlan(releasedAt: shown, velocity: velocity, on: track, snapping: snapping)
  }
}
