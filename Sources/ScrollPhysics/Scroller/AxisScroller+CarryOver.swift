import Foundation
import Geometry

extension AxisScroller {
  /// Continues in a new layout of the content, in which the visible content is `shift` farther along.
  ///
  /// Position and velocity carry over, so that nothing jumps except the elements that moved; the new ends and stops
  /// apply from now on. This is one step because an intermediate state with the new ends and the old position could be
  /// beyond the end and start a bounce. An animation still arrives at its original time; a finger keeps hold of the
  /// same content.
  ///
  /// - Parameters:
  ///   - shift: The distance in points. A difference, so that the rounding of published offsets does not enter the
  ///     motion.
  ///   - destination: The offset at which a motion is to rest; `nil` for `shift` farther along. With stops, the nearest
  ///     stop.
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

  /// Continues an undisturbed animation from another offset, so that it arrives at a new target at the original time.
  ///
  /// - Returns: Whether the movement is such an animation.
  private mutating func bend(_ movement: Movement, from offset: Double, to target: Double, at time: Double) -> Bool {
    guard movement.purpose == .animation, movement.plan.phases.count == 1,
      case .easing(let motion)? = movement.plan.phases.first?.motion
    else { return false }
    let target = track.clamp(target)
    let share = motion.curve.value(at: (time - movement.start) / motion.duration)
    // At the very end there is no distance left over which to distribute the difference.
    let start = share < 0.999 ? (offset - target * share) / (1 - share) : target
    let bent = EasedMotion(start: start, target: target, duration: motion.duration, curve: motion.curve)
    move(ScrollPlan(.easing(bent)), .animation, at: movement.start)
    return true
  }
}
