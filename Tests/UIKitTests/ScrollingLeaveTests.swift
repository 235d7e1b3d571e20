import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Views that leave the screen, or are disabled, during a scroll.
@MainActor
struct ScrollingLeaveTests {
  private let fixture = TestDevice.phone()
  private let view: UIScrollView
  private let log = ScrollLog()

  init() {
    view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    view.delegate = log
  }

  private func dragWithoutLifting() {
    fixture.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
  }

  @Test func aDragEndsWhenTheViewLeaves() {
    dragWithoutLifting()
    fixture.run(for: 0.05)
    let offset = view.contentOffset
    view.removeFromSuperview()
    expectEqual(log.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
    expectFalse(view.isDragging)
    expectFalse(view.isTracking)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 100))
    fixture.touch(.ended, at: CGPoint(x: 200, y: 100))
    fixture.run(for: 1)
    expectEqual(view.contentOffset, offset)
    expectEqual(log.calls.count, 4)
  }

  @Test func pendingTouchIsForgotten() {
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    view.removeFromSuperview()
    expectFalse(view.isTracking)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 100))
    fixture.touch(.ended, at: CGPoint(x: 200, y: 100))
    expectEmpty(log.calls)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func removedViewsGlideEndsInPlace() {
    fixture.flickUp()
    fixture.run(for: 0.2)
    let offset = view.contentOffset
    view.removeFromSuperview()
    expectEqual(view.contentOffset, offset)
    expectFalse(view.isDecelerating)
    expectEqual(log.calls.last, "didDecelerate")
    fixture.run(for: 1)
    fixture.window.addSubview(view)
    fixture.run(for: 1)
    expectEqual(view.contentOffset, offset)
  }

  @Test func removedViewReturnsContentToLimits() {
    fixture.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), in: 0.2, lifts: false)
    view.removeFromSuperview()
    expectEqual(view.contentOffset, .zero)
    fixture.touch(.ended, at: .zero)
    fixture.window.addSubview(view)
    view.contentSize = CGSize(width: 390 * 4, height: 844)
    view.isPagingEnabled = true
    fixture.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), in: 0.2)
    fixture.run(for: 0.05)
    view.removeFromSuperview()
    expectEqual(view.contentOffset.x, 390)
  }

  @Test func anAnimationArrives() {
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.run(for: 0.1)
    view.removeFromSuperview()
    expectEqual(view.contentOffset.y, 500)
    expectEqual(log.calls, ["scroll", "didAnimate"])
  }

  @Test func disablingScrollEndsGlide() {
    fixture.flickUp()
    fixture.run(for: 0.2)
    let offset = view.contentOffset
    view.isScrollEnabled = false
    view.isScrollEnabled = true
    fixture.run(for: 1)
    expectEqual(view.contentOffset, offset)
    expectEqual(log.calls.last, "didDecelerate")
  }

  @Test func switchingOffLeavesAnAnimationAlone() {
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.run(for: 0.1)
    view.isScrollEnabled = false
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, 500)
  }

  /// A delegate that sets the target offset is also called when the touch is cancelled.
  @Test func cancelledDragEndsAtDelegatesTarget() {
    log.chooseTarget = { CGPoint(x: 0, y: ($0.y / 300).rounded() * 300) }
    dragWithoutLifting()
    fixture.touch(.cancelled, at: .zero)
    fixture.run(for: 3)
    expectEqual(log.lastVelocity, .zero)
    expectEqual(view.contentOffset.y, 300)
  }

  @Test func touchOnMovingContentStopsOuterView() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 3000))
    row.contentInsetAdjustmentBehavior = .never
    row.contentSize = CGSize(width: 3000, height: 3000)
    view.addSubview(row)
    fixture.flickUp()
    fixture.run(for: 0.35)
    let inRow = CGPoint(x: 200, y: 400)
    expectTrue(view.isDecelerating)
    expectGreater(view.contentOffset.y, 400)
    row.setContentOffset(CGPoint(x: 1000, y: 0), animated: true)
    fixture.run(for: 0.05)
    fixture.touch(.began, at: inRow)
    fixture.run(for: 0.05)
    let held = (view.contentOffset, row.contentOffset)
    fixture.run(for: 0.5)
    expectEqual(view.contentOffset, held.0)
    expectEqual(row.contentOffset, held.1)
    expectGreater(row.contentOffset.x, 0)
    expectEqual(log.calls.last, "didDecelerate")
    expectTrue(row.isDragging)
    fixture.touch(.ended, at: inRow)
  }

  /// With 393 points at three pixels per point, groups are at 117.9 and are drawn at 118.
  @Test func flickBackFromSubpixelStopTurnsPage() {
    let fixture = TestDevice.phone(scale: 3)
    let row = fixture.addScrollView(
      CGRect(x: 0, y: 0, width: 117.9, height: 400), content: CGSize(width: 1179, height: 400))
    row.isPagingEnabled = true
    row.contentOffset.x = 118
    fixture.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 80, y: 200), in: 0.08)
    fixture.run(for: 2)
    expectEqual(row.contentOffset.x, 0)
  }

  @Test func lateTouchesKeepVelocity() {
    func velocity(late: Bool) -> CGPoint {
      let fixture = TestDevice.phone()
      let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
      let log = ScrollLog()
      view.delegate = log
      for sample in 0...8 {
        let time = Double(sample) / 120
        // A frame that is displayed before the event with its time is delivered.
        if late, sample % 2 == 1 { fixture.frame(at: time + 1.0 / 120) }
        let point = CGPoint(x: 200, y: 600 - 20 * CGFloat(sample))
        let phase: PointerEvent.Phase = sample == 0 ? .began : sample == 8 ? .ended : .moved
        fixture.root.dispatch(.pointer(PointerEvent(phase: phase, location: point, time: time)))
      }
      return log.lastVelocity
    }
    expectGreater(velocity(late: false).y, 2)
    expectEqual(velocity(late: true), velocity(late: false))
  }
}
