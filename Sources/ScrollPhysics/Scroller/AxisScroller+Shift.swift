import Foundation
import Geometry

/// Adjustments for content that is laid out again under the visible area, as when rows above it are measured.
extension AxisScroller {
  /// Shifts the content's coordinates: the visible content is now `shift` farther along. Motion continues seamlessly;
  /// an animation keeps its target, which moved by the same distance.
  package mutating func shift(by shift: Double, time: Double) {
    guard shift.isFinite, shift != 0 else { return }
    guard case .moving(let movement) = state, let motion = movement.easing else {
      return displace(by: shift, time: time)
    }
    let moved = EasedMotion(
      start: motion.start + shift, target: motion.target + shift, duration: motion.duration, curve: motion.curve)
    move(ScrollPlan(.easing(moved)), .animation, at: movement.start)
  }

  /// Changes the target of an animation. It continues from its current position and arrives at its original time.
  package mutating func retarget(to target: Double, time: Double) {
    let time = note(time)
    guard target.isFinite, case .moving(let movement) = state, let motion = movement.easing, motion.target != target
    else { return }
    let here = motion.position(at: time - movement.start)
    let share = motion.curve.value(at: (time - movement.start) / motion.duration)
    // At the very end there is no distance left over which to distribute the difference.
    guard share < 0.999 else { return }
    let start = (here - target * share) / (1 - share)
    let bent = EasedMotion(start: start, target: target, duration: motion.duration, curve: motion.curve)
    move(ScrollPlan(.easing(bent)), .animation, at: movement.start)
  }
}

extension AxisScroller.Movement {
  /// The motion of an animation that has not been disturbed.
  fileprivate var easing: EasedMotion? {
    guard purpose == .animation, plan.phases.count == 1, case .easing(let motion)? = plan.phases.first?.motion else {
      return nil
    }
    return motion
  }
}
