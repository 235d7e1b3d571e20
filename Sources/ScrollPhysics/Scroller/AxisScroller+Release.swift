import Foundation
import Geometry

extension AxisScroller {
  /// The result of lifting the finger.
  package struct Release: Hashable, Sendable {
    /// The scroll velocity in pt/s; UIKit's delegate methods use points per millisecond.
    package let velocity: Double
    /// The offset at which the content would come to rest undisturbed.
    package let destination: Double

    /// The release rounded to the ``PublishedGrid``.
    package var published: Release {
      Release(velocity: PublishedGrid.velocity(velocity), destination: PublishedGrid.offset(destination))
    }
  }

  /// The way in which a touch ends.
  package enum Leave: Hashable, Sendable {
    case lifts
    /// The touch is cancelled, which has the effect of lifting a finger that holds still.
    case isCancelled
  }

  /// Returns the result of calling ``touchUp(time:endingAt:as:)`` at `time`; `nil` unless dragging.
  package func proposedRelease(at time: Double, as leave: Leave = .lifts) -> Release? {
    guard case .touched(let touch) = state, touch.isDragging else { return nil }
    let velocity = velocity(of: touch, at: time, as: leave)
    return Release(velocity: velocity, destination: releasePlan(velocity: velocity, at: time).destination)
  }

  /// Ends the touch.
  ///
  /// - Parameter target: The offset at which the content is to rest; `nil` for its natural one.
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

  /// Ends the touch as if the finger had held still.
  package mutating func touchCancelled(time: Double) { touchUp(time: time, as: .isCancelled) }

  /// Stops a motion at its current offset. Content beyond an end bounces back; content between stops moves to the
  /// nearest.
  package mutating func halt(time: Double) {
    let time = note(time)
    guard case .moving = state else { return }
    move(releasePlan(velocity: 0, at: time), .release, at: time)
  }

  /// Moves content that rests beyond an end back to that end, as after a release.
  package mutating func swingBack(time: Double) {
    let time = note(time)
    guard case .resting(let offset) = state, !track.contains(offset) else { return }
    move(releasePlan(velocity: 0, at: time), .release, at: time)
  }

  private func velocity(of touch: Touch, at time: Double, as leave: Leave) -> Double {
    guard leave == .lifts, track.isDraggable else { return 0 }
    // Beyond an end, the finger moves something other than the content.
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
