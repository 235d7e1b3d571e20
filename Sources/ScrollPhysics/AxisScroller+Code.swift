import Foundation
import Geometry

extension AxisScroller {
  /// Stops whatever moves and stands at `offset`, which may lie beyond the ends. Under a dragging finger the drag goes
  /// on from there.
  package mutating func stop(at offset: Double, time: Double) {
    _ = note(time)
    let offset = FiniteGeometry.coordinate(offset)
    if !place(touchedAt: offset) { state = .resting(offset) }
  }

  /// Puts the content elsewhere and lets motion go on from there, as assigning `contentOffset` in the middle of a
  /// scroll does: this is how an endless carousel jumps back by one round unseen. An animation in code ends.
  package mutating func displace(by shift: Double, time: Double) {
    let time = note(time)
    let offset = FiniteGeometry.coordinate(self.offset(at: time) + shift)
    guard !place(touchedAt: offset) else { return }
    guard case .moving(let movement) = state, movement.phase != .animating else {
      state = .resting(offset)
      return
    }
    let velocity = movement.plan.scrollVelocity(at: time - movement.start)
    replan(movement, from: offset, velocity: velocity, towards: movement.plan.destination + shift, at: time)
  }

  /// Moves to `offset` in the standard time of an animated change, from a standstill.
  package mutating func animate(to offset: Double, time: Double) {
    let time = note(time)
    let motion = EasedMotion(start: self.offset(at: time), target: offset)
    guard motion.start != motion.target else {
      stop(at: offset, time: time)
      return
    }
    move(ScrollPlan(.easing(motion)), .animation, at: time)
  }

  /// - Returns: Whether a finger holds the content; it then does so at `offset`.
  private mutating func place(touchedAt offset: Double) -> Bool {
    guard case .touched(var touch) = state else { return false }
    touch.offset = offset
    if touch.isDragging { touch.drag = Drag(began: touch.current, holding: offset, on: track) }
    state = .touched(touch)
    return true
  }
}
