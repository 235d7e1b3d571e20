import Foundation
import Geometry
import ScrollPhysics

/// Coming and going of the view, and what stops it from outside.
extension ScrollDriver {
  /// The view has left its window: the finger is lost and nothing moves on unseen. An animation has arrived, a glide
  /// ends where it is.
  func leaveStage() {
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

  /// Scrolling by hand has been switched off: what a hand or the wheel has set going stops, but not an animation.
  func disable() {
    for axis in Self.axes where self[axis].phase == .decelerating || self[axis].phase == .wheeling {
      self[axis].halt(time: now)
    }
  }

  /// A finger that stops the content of this view stops what is around it, too.
  func stopAncestors() {
    var ancestor = view?.superview
    while let candidate = ancestor {
      if let outer = candidate as? UIScrollView, outer.driver.isAny(.decelerating) { outer.driver.halt() }
      ancestor = candidate.superview
    }
  }
}
