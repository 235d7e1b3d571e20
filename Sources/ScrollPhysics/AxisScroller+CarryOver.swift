import Foundation
import Geometry

extension AxisScroller {
  /// Goes on in another layout of the content, whose ends and stops lie elsewhere: what is seen lies `shift` farther on.
  ///
  /// Position and velocity carry over, so that nothing jumps but what was laid out elsewhere; the new ends and stops
  /// count from here on. One step, because on the way through "new ends, old place" a page far on would already be
  /// beyond the end, and swing back. An animation still arrives when it would have; a finger keeps what it holds.
  ///
  /// - Parameters:
  ///   - shift: In points. A difference, so that the rounding of what was published does not get into the motion.
  ///   - destination: Where a motion is to rest now; nil for `shift` farther on. With stops it is the stop nearest to
  ///     that.
  package mutating func carryOver(
    by shift: Double, endingAt destination: Double? = nil, track: ScrollTrack, snapping: Snapping?, time: Double
  ) {
    let time = note(time)
    let offset = FiniteGeometry.coordinate(self.offset(at: time) + shift)
    self.track = track
    self.snapping = snapping
    switch state {
    case .resting:
      state = .resting(offset)
    case .touched(var touch):
      touch.offset = offset
      if touch.isDragging { touch.drag = Drag(began: touch.current, holding: offset, on: track) }
      state = .touched(touch)
    case .moving(let movement):
      let target = FiniteGeometry.coordinate(destination ?? movement.plan.destination + shift)
      if bend(movement, from: offset, to: target, at: time) { return }
      let velocity = movement.plan.scrollVelocity(at: time - movement.start)
      replan(movement, from: offset, velocity: velocity, towards: target, at: time)
    }
  }

  /// Has an animation that nothing has deflected go on from another place, to arrive elsewhere at the same time.
  ///
  /// - Returns: Whether it is one.
  private mutating func bend(_ movement: Movement, from offset: Double, to target: Double, at time: Double) -> Bool {
    guard movement.purpose == .animation, movement.plan.phases.count == 1,
      case .easing(let motion)? = movement.plan.phases.first?.motion
    else { return false }
    let target = track.clamp(target)
    let share = motion.curve.value(at: (time - movement.start) / motion.duration)
    // In the very last moment there is no way left to spread the difference over.
    let start = share < 0.999 ? (offset - target * share) / (1 - share) : target
    let bent = EasedMotion(start: start, target: target, duration: motion.duration, curve: motion.curve)
    move(ScrollPlan(.easing(bent)), .animation, at: movement.start)
    return true
  }
}
