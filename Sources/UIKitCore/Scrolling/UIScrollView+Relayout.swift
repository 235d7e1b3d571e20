import Foundation
import Geometry

/// Content that is laid out anew under the reader's eyes.
extension UIScrollView {
  /// Takes another content size, and moves the offset with what is seen, which now lies elsewhere.
  ///
  /// A drag, a glide or an animation goes on as if nothing had happened. At rest the offset is then brought within the
  /// new range, but never on the way there.
  ///
  /// - Parameter shift: How much farther on in the content lies what is seen, in points.
  package func relayoutContent(size: CGSize, shiftedBy shift: CGPoint) {
    guard size != contentSize || shift != .zero else { return }
    driver.relayout(shiftedBy: shift) { contentSize = size }
  }

  /// Whether a finger holds the content or it moves by itself.
  package var isScrollInMotion: Bool { !driver.isAtRest }

  /// An animated scroll goes to another place than it was told; nothing happens when none is under way.
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
