import Foundation
import Geometry
import ScrollPhysics

/// A drag that has reached an end of its content and continues in an enclosing scroll view.
///
/// The inner content remains at its end while the finger is beyond it; moving back, the finger first reverses the
/// scrolling of the outer view.
@MainActor
struct DragTransfer {
  let axis: Axis
  let recipient: ScrollDriver
  /// The recipient's translation: the distance of the inner finger beyond the end.
  private(set) var finger = 0.0

  init(along axis: Axis, to view: UIScrollView) {
    self.axis = axis
    recipient = view.driver
  }

  mutating func move(by surplus: Double, at time: FrameTime) {
    finger -= surplus
    recipient.touchMoved(to: CGPoint(axis, along: CGFloat(finger), across: 0), time: time)
  }
}

extension ScrollDriver {
  /// Whether the content is at the end toward which the finger pulls it, and an enclosing view can scroll.
  func leavesToParent(_ axis: Axis) -> Bool {
    let direction = self[axis].translation
    return !canScroll(along: axis, towards: direction) && recipient(along: axis, towards: direction) != nil
  }

  /// Passes the finger's movement beyond an end to the outer view.
  ///
  /// - Parameter before: The surplus before the finger moved.
  func passOn(from before: Double, along axis: Axis, at time: FrameTime) {
    let surplus = self[axis].surplus
    // Content that was stretched when the finger took hold of it is not released.
    if transfer == nil, isDragging, before == 0, surplus != 0, let view = recipient(along: axis, towards: surplus) {
      transfer = DragTransfer(along: axis, to: view)
      view.driver.takeOver(along: axis, at: time)
    }
    guard transfer?.axis == axis else { return }
    self[axis].yieldSurplus()
    transfer?.move(by: surplus - before, at: time)
  }

  func endTransfer(at time: FrameTime, as leave: AxisScroller.Leave) {
    guard let transfer else { return }
    self.transfer = nil
    transfer.recipient.dragEnded(at: time, as: leave)
  }

  /// Continues a drag of an inner view.
  private func takeOver(along axis: Axis, at time: FrameTime) {
    touchDown(at: .zero, time: time)
    beginDrag(along: [axis])
  }

  private func canScroll(along axis: Axis, towards direction: Double) -> Bool {
    refresh(at: now)
    let track = self[axis].track
    let offset = self[axis].offset(at: now)
    return direction > 0 ? offset < track.upper : offset > track.lower
  }

  /// Returns the innermost enclosing scroll view that can scroll in a direction.
  private func recipient(along axis: Axis, towards direction: Double) -> UIScrollView? {
    guard let view, view.transfersScrollingToParent(along: axis) else { return nil }
    var ancestor = view.parent
    while let candidate = ancestor {
      if let outer = candidate as? UIScrollView, outer.isScrollEnabled, !outer.driver.isDragging,
        outer.driver.canScroll(along: axis, towards: direction)
      {
        return outer
      }
      ancestor = candidate.parent
    }
    return nil
  }
}

extension UIScrollView {
  func transfersScrollingToParent(along axis: Axis) -> Bool {
    axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }
}
