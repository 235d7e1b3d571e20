import Foundation
import Geometry
import ScrollPhysics

/// A drag that has come to an end of its content and goes on in a scroll view around it.
///
/// The inner content stands at its end while the finger is beyond it; coming back, the finger first undoes what it did
/// to the outer one.
@MainActor
struct DragTransfer {
  let axis: Axis
  let recipient: ScrollDriver
  /// Where the recipient's finger is: as far from where it took over as the inner one is beyond the end.
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
  /// The content is at the end to which the finger would pull it, and a view around it can go on.
  func leavesToParent(_ axis: Axis) -> Bool {
    let way = self[axis].travel
    return !hasRoom(along: axis, towards: way) && recipient(along: axis, towards: way) != nil
  }

  /// Hands the finger's way beyond an end to the outer view.
  ///
  /// - Parameter before: The surplus before the finger moved.
  func passOn(from before: Double, along axis: Axis, at time: FrameTime) {
    let surplus = self[axis].surplus
    // Content that was stretched when the finger took it hold of is not let go.
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

  /// A drag of an inner view goes on here.
  private func takeOver(along axis: Axis, at time: FrameTime) {
    touchDown(at: .zero, time: time)
    beginDrag(along: [axis])
  }

  private func hasRoom(along axis: Axis, towards way: Double) -> Bool {
    refresh(at: now)
    let track = self[axis].track
    let offset = self[axis].offset(at: now)
    return way > 0 ? offset < track.upper : offset > track.lower
  }

  /// The innermost scroll view around this one that can still scroll that way.
  private func recipient(along axis: Axis, towards way: Double) -> UIScrollView? {
    guard let view, view.transfersScrollingToParent(along: axis) else { return nil }
    var ancestor = view.superview
    while let candidate = ancestor {
      if let outer = candidate as? UIScrollView, outer.isScrollEnabled, !outer.driver.isDragging,
        outer.driver.hasRoom(along: axis, towards: way)
      {
        return outer
      }
      ancestor = candidate.superview
    }
    return nil
  }
}

extension UIScrollView {
  func transfersScrollingToParent(along axis: Axis) -> Bool {
    axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }
}
