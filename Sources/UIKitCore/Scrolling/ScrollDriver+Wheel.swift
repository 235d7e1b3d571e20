import Foundation
import Geometry
import ScrollPhysics

extension ScrollDriver {
  /// Handles a turn of the wheel.
  ///
  /// - Returns: Whether the wheel moves an axis; at its end it does not, so that an outer view may scroll.
  func wheel(_ wheel: WheelEvent) -> Bool {
    note(wheel.time)
    refresh(at: now)
    guard !isTracking else { return true }
    let wasMoving = isDecelerating || isAny(.wheeling)
    var isUsed = false
    for (axis, notches) in zip(Self.axes, [wheel.notches.dx, wheel.notches.dy]) where canTurn(axis, by: notches) {
      self[axis].wheel(notches: notches, time: now)
      isUsed = true
    }
    if !wasMoving, isAny(.wheeling) { reportTurn() }
    return isUsed
  }

  /// Whether the wheel can scroll an axis. A view that does not transfer scrolling to its parent also uses turns at its
  /// ends.
  private func canTurn(_ axis: Axis, by notches: CGFloat) -> Bool {
    guard notches.isFinite, notches != 0, let view, self[axis].track.isDraggable else { return false }
    let isKept = self[axis].track.upper > self[axis].track.lower && !view.transfersScrollingToParent(along: axis)
    return isKept || canGo(along: axis, forward: notches > 0)
  }

  /// Reports a turn of the wheel to the delegate as a drag that ends at once, followed by deceleration, so that apps
  /// learn of its end. Further notches during the motion belong to it.
  private func reportTurn() {
    guard let view else { return }
    view.report { $0.scrollViewWillBeginDragging(view) }
    let natural = CGPoint(x: self[.horizontal].publishedDestination, y: self[.vertical].publishedDestination)
    for (axis, aim) in zip(Self.axes, aims(natural: natural, velocity: .zero, of: view)) {
      if let aim, self[axis].phase == .wheeling { self[axis].redirect(to: aim, time: now) }
    }
    let decelerates = isAny(.wheeling)
    view.report { $0.scrollViewDidEndDragging(view, willDecelerate: decelerates) }
    guard decelerates, isAny(.wheeling) else { return }
    announced.insert(.deceleration)
    view.report { $0.scrollViewWillBeginDecelerating(view) }
  }
}

extension UIScrollView {
  /// Scrolls by a turn of the wheel.
  ///
  /// - Returns: Whether the wheel was used; if not, an outer view may use it.
  func scroll(by wheel: WheelEvent) -> Bool { isScrollEnabled && driver.wheel(wheel) }
}
