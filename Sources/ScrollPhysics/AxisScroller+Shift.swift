import Foundation
import Geometry

/// The content is laid out anew under what is seen of it, as when rows above are measured.
extension AxisScroller {
  /// What is shown lies `shift` farther on in the content than it did. Motion goes on as if nothing had happened; an
  /// animation goes to its target, which has moved as far.
  package mutating func shift(by shift: Double, time: Double) {
    guard shift.isFinite, shift != 0 else { return }
    guard case .moving(let movement) = state, let motion = movement.easing else {
      return displace(by: shift, time: time)
    }
    let moved = EasedMotion(
      start: motion.start + shift, target: motion.target + shift, duration: motion.duration, curve: motion.curve)
    move(ScrollPlan(.easing(moved)), .animation, at: movement.start)
  }

  /// The place that an animation goes to lies elsewhere now. It goes on from where it is and arrives when it would have.
  package mutating func retarget(to target: Double, time: Double) {
    let time = note(time)
    guard target.isFinite, case .moving(let movement) = state, let motion = movement.easing, motion.target != target
    else { return }
    let here = motion.position(at: time - movement.start)
    let share = motion.curve.value(at: (time - movement.start) / motion.duration)
    // In the very last moment there is no way left to spread the difference over.
    guard share < 0.999 else { return }
    let start = (here - target * share) / (1 - share)
    let bent = EasedMotion(start: start, target: target, duration: motion.duration, curve: motion.curve)
    move(ScrollPlan(.easing(bent)), .animation, at: movement.start)
  }
}

extension AxisScroller.Movement {
  /// The motion of an animation that nothing has deflected yet.
  fileprivate var easing: EasedMotion? {
    guard purpose == .animation, plan.phases.count == 1, case .easing(let motion)? = plan.phases.first?.motion else {
      return nil
    }
    return motion
  }
}
