import Foundation
import Geometry

extension AxisScroller {
  /// Stops any motion and rests at `offset`, which may be beyond the ends. Under a dragging finger the drag continues
  /// from there.
  package mutating func stop(at offset: Double, time: Double) {
    _ = note(time)
    let offset = FiniteGeometry.coordinate(offset)
    if !place(touchedAt: offset) { state = .resting(offset) }
  }

  /// Displaces the content and lets motion continue, like assigning `contentOffset` during a scroll: an endless
  /// carousel uses this to jump back by one cycle unnoticed. A programmatic animation ends.
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

  /// Animates from standstill to `offset` with the standard duration.
  ///
  /// - Source: The frames recorded from iOS 26.1 in `Tests/Fixtures/Scroll/ios-26.1.json`, which follow half a wave of the
  ///   cosine for 0.3 s.
  package mutating func animate(to offset: Double, time: Double) {
    let time = note(time)
    let motion = EasedMotion(start: self.offset(at: time), target: offset, curve: .cosine)
    guard motion.start != motion.target else {
      stop(at: offset, time: time)
      return
    }
    move(ScrollPlan(.easing(motion)), .animation, at: time)
  }

  /// - Returns: Whether a finger holds the content, which it then does at `offset`.
  private mutating func place(touchedAt offset: Double) -> Bool {
    guard case .touched(var touch) = state else { return false }
    touch.offset = offset
    if touch.isDragging { touch.drag = Drag(began: touch.current, holding: offset, on: track) }
    state = .touched(touch)
    return true
  }
}
