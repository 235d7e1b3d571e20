import Foundation
import Geometry

extension AxisScroller {
  /// What lifting the finger would do.
  package struct Release: Hashable, Sendable {
    /// Scroll velocity in pt/s; UIKit's delegate is told points per millisecond.
    package let velocity: Double
    /// Where the content would rest by itself.
    package let destination: Double

    /// As it may leave the physics, on the ``PublishedGrid``.
    package var published: Release {
      Release(velocity: PublishedGrid.velocity(velocity), destination: PublishedGrid.offset(destination))
    }
  }

  /// How a finger leaves.
  package enum Leave: Hashable, Sendable {
    case lifts
    /// The touch is taken away: as lifting a finger that holds still.
    case isCancelled
  }

  /// What ``touchUp(time:endingAt:as:)`` would do at `time`; nil unless dragging.
  package func proposedRelease(at time: Double, as leave: Leave = .lifts) -> Release? {
    guard case .touched(let touch) = state, touch.isDragging else { return nil }
    let velocity = velocity(of: touch, at: time, as: leave)
    return Release(velocity: velocity, destination: releasePlan(velocity: velocity, at: time).destination)
  }

  /// The finger leaves.
  ///
  /// - Parameter target: Where the content shall rest, when not where it would by itself.
  package mutating func touchUp(time: Double, endingAt target: Double? = nil, as leave: Leave = .lifts) {
    let stamp = stamp(time)
    let time = note(time)
    guard case .touched(let touch) = state else { return }
    guard touch.isDragging else {
      state = .resting(touch.offset)
      return
    }
    let velocity = velocity(of: touch, at: stamp, as: leave)
    if let target, target.isFinite {
      let plan = ScrollPlan(releasedAt: offset(at: time), velocity: velocity, endingAt: target, on: track)
      move(plan, .aimed(track.clamp(target)), at: time)
    } else {
      move(releasePlan(velocity: velocity, at: time), .release, at: time)
    }
  }

  package mutating func touchCancelled(time: Double) { touchUp(time: time, as: .isCancelled) }

  /// Stops a motion where it is; content beyond an end goes back to it, content between stops to the nearest.
  package mutating func halt(time: Double) {
    let time = note(time)
    guard case .moving = state else { return }
    move(releasePlan(velocity: 0, at: time), .release, at: time)
  }

  /// Content that rests beyond an end goes back to it, as after a release.
  package mutating func swingBack(time: Double) {
    let time = note(time)
    guard case .resting(let offset) = state, !track.contains(offset) else { return }
    move(releasePlan(velocity: 0, at: time), .release, at: time)
  }

  private func velocity(of touch: Touch, at time: Double, as leave: Leave) -> Double {
    guard leave == .lifts, track.isDraggable else { return 0 }
    // What the finger does beyond an end is somebody else's.
    if touch.drag?.yields ?? false, touch.surplus(on: track) != 0 { return 0 }
    let finger = touch.tracker.velocity(at: time)
    return Swift.min(Swift.max(-finger, -Self.speedLimit), Self.speedLimit)
  }

  private func releasePlan(velocity: Double, at time: Double) -> ScrollPlan {
    let shown = offset(at: time)
    guard let snapping else { return ScrollPlan(releasedAt: shown, velocity: velocity, on: track) }
    return ScrollPlan(releasedAt: shown, velocity: velocity, on: track, snapping: snapping)
  }
}
