import Foundation
import Geometry

/// New layouts of content that is visible.
extension UIScrollView {
  /// Changes the content size, and moves the offset along with the visible content, whose position in the content has
  /// changed.
  ///
  /// A drag, a deceleration or an animation continues. At rest, the offset is then brought within the new range, but
  /// only once the layout is complete.
  ///
  /// - Parameter shift: The distance by which the visible content has moved within the content, in points.
  package func relayoutContent(size: CGSize, shiftedBy shift: CGPoint) {
    guard size != contentSize || shift != .zero else { return }
    driver.relayout(shiftedBy: shift) { contentSize = size }
  }

  /// Whether a finger holds the content, or it moves on its own.
  package var isScrollInMotion: Bool { !driver.isAtRest }

  /// Changes the destination of an animated scroll. Does nothing without such a scroll.
  package func retargetScrollAnimation(to offset: CGPoint) { driver.retarget(to: offset) }
}

extension ScrollDriver {
  fileprivate func relayout(shiftedBy shift: CGPoint, resize: () -> Void) {
    isRelayouting = true
    resize()
    isRelayouting = false
    refresh(at: now)
    for axis in Self.axes { self[axis].shift(by: shift[axis], time: now) }
    commit(at: now)
    geometryDidChange()
  }

  fileprivate func retarget(to offset: CGPoint) {
    guard isAny(.animating) else { return }
    let target = offset.finite
    for axis in Self.axes { self[axis].retarget(to: target[axis], time: now) }
  }
}
