import Foundation
import Geometry
import ScrollPhysics

extension ScrollDriver {
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

  /// A view that keeps its scrolling to itself uses up what it cannot turn.
  private func canTurn(_ axis: Axis, by notches: CGFloat) -> Bool {
    guard notches.isFinite, notches != 0, let view, self[axis].track.isDraggable else { return false }
    let isKept = self[axis].track.upper > self[axis].track.lower && !view.transfersScrollingToParent(along: axis)
    return isKept || canGo(along: axis, forward: notches > 0)
  }

  /// To the delegate a turn of the wheel is a drag that lets go at once, and what follows its deceleration: who waits
  /// for the end of a scroll hears of it. Further notches on the way belong to it.
  private func reportTurn() {
    guard let view else { return }
    view.delegate?.scrollViewWillBeginDragging(view)
    let natural = CGPoint(x: self[.horizontal].publishedDestination, y: self[.vertical].publishedDestination)
    for (axis, aim) in zip(Self.axes, aims(natural: natural, velocity: .zero, of: view)) {
      if let aim, self[axis].phase == .wheeling { self[axis].redirect(to: aim, time: now) }
    }
    let goesOn = isAny(.wheeling)
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    guard goesOn, isAny(.wheeling) else { return }
    announced.insert(.deceleration)
    view.delegate?.scrollViewWillBeginDecelerating(view)
  }
}

extension UIScrollView {
  /// - Returns: Whether the wheel was used; if not, an outer view may.
  func scroll(by wheel: WheelEvent) -> Bool { isScrollEnabled && driver.wheel(wheel) }
}
