import Foundation
import Geometry
import ScrollPhysics

/// The effects of leaving the window, and of disabling scrolling.
extension ScrollDriver {
  /// Ends all motion when the view has left its window. The touch ends, an animation jumps to its end, and deceleration
  /// ends at its current offset.
  func detach() {
    guard let view else { return }
    view.pan.giveUp(at: now)
    zoom.arrive()
    for axis in Self.axes {
      if self[axis].phase == .decelerating { self[axis].halt(time: now) }
      self[axis].stop(at: self[axis].destination, time: now)
    }
    commit(at: now)
    reportEnds()
    view.hideIndicators()
  }

  /// Ends motions begun by a finger or the wheel, but not animations, when scrolling is disabled.
  func disable() {
    for axis in Self.axes where self[axis].phase == .decelerating || self[axis].phase == .wheeling {
      self[axis].halt(time: now)
    }
  }

  /// Stops the enclosing scroll views as well, when a finger stops this one.
  func stopAncestors() {
    var ancestor = view?.parent
    while let candidate = ancestor {
      if let outer = candidate as? UIScrollView, outer.driver.isAny(.decelerating) { outer.driver.halt() }
      ancestor = candidate.parent
    }
  }
}
