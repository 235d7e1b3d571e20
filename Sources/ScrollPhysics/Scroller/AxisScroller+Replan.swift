import Foundation
import Geometry

extension AxisScroller {
  /// Updates the axis after its view, content or stops changed size at `time`.
  ///
  /// Motion is planned again from its current position and velocity, never replayed from its start. A finger keeps hold
  /// of the same content. Content at rest stays at its offset, even beyond the new ends: the view decides whether to
  /// move it.
  package mutating func update(track: ScrollTrack, snapping: Snapping?, time: Double) {
    guard track != self.track || snapping != self.snapping else { return }
    let time = note(time)
    let shown = offset(at: time)
    let before = self.track
    self.track = track
    self.snapping = snapping
    switch state {
    case .resting:
      break
    case .touched(var touch):
      guard touch.isDragging else { return }
      touch.drag = Drag(began: touch.current, holding: shown, on: track)
      state = .touched(touch)
    case .moving(let movement):
      guard !holds(movement, before: before) else { return }
      let velocity = movement.plan.scrollVelocity(at: time - movement.start)
      replan(movement, from: shown, velocity: velocity, towards: movement.plan.destination, at: time)
    }
  }

  /// Returns whether the plan would be the same on the new track: a deceleration that reaches neither the old nor the
  /// new ends. Then content that grows while it scrolls, as with self-sizing rows, leaves the motion unchanged to the
  /// bit.
  private func holds(_ movement: Movement, before: ScrollTrack) -> Bool {
    guard snapping == nil, before.rate == track.rate, before.bounces == track.bounces else { return false }
    let destination = movement.plan.destination
    guard before.contains(destination), track.contains(destination) else { return false }
    switch movement.purpose {
    case .animation, .aimed, .wheel: return true
    case .release:
      guard movement.plan.phases.count == 1, case .decelerating(let glide)? = movement.plan.phases.first?.motion
      else { return false }
      return glide.destination == destination
    }
  }

  /// Returns a plan that continues a movement's purpose from another state.
  func plan(
    for purpose: Movement.Purpose, from offset: Double, velocity: Double, towards target: Double
  ) -> ScrollPlan {
    switch purpose {
    case .release:
      guard let snapping else { return ScrollPlan(continuingFrom: offset, velocity: velocity, on: track) }
      guard track.contains(offset) else {
        return ScrollPlan(releasedAt: offset, velocity: velocity, on: track, snapping: snapping)
      }
      let stop = snapping.stops[snapping.stops.nearest(to: target)]
      return ScrollPlan(releasedAt: offset, velocity: velocity, endingAt: stop, on: track)
    case .aimed:
      return ScrollPlan(releasedAt: offset, velocity: velocity, endingAt: target, on: track)
    case .animation, .wheel:
      let end = track.clamp(target)
      return ScrollPlan(.springing(PageSpring(start: offset, velocity: velocity, target: end)))
    }
  }

  mutating func replan(
    _ movement: Movement, from offset: Double, velocity: Double, towards target: Double, at time: Double
  ) {
    let purpose: Movement.Purpose =
      switch movement.purpose {
      case .aimed: .aimed(track.clamp(target))
      case .wheel: .wheel(target: track.clamp(target))
      case .release, .animation: movement.purpose
      }
    move(plan(for: purpose, from: offset, velocity: velocity, towards: target), purpose, at: time)
  }
}
