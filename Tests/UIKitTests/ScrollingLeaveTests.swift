import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Views that leave the screen, or are disabled, during a scroll.
@MainActor
@Suite struct ScrollingLeaveTests {
  private let stage = TestDevice.phone()
  private let view: UIScrollView
  private let log = ScrollLog()

  init() {
    view = stage.addScrollView(content: CGSize(width: 390, height: 9000))
    view.delegate = log
  }

  private func dragWithoutLifting() {
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
  }

  @Test func aDragEndsWhenTheViewLeaves() {
    dragWithoutLifting()
    stage.run(for: 0.05)
    let offset = view.contentOffset
    view.removeFromSuperview()
    expectEqual(log.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
    #expect(!view.isDragging && !view.isTracking)
    stage.touch(.moved, at: CGPoint(x: 200, y: 100))
    stage.touch(.ended, at: CGPoint(x: 200, y: 100))
    stage.run(for: 1)
    expectEqual(view.contentOffset, offset)
    expectEqual(log.calls.count, 4)
  }

  @Test func pendingTouchIsForgotten() {
    stage.touch(.began, at: CGPoint(x: 200, y: 400))
    view.removeFromSuperview()
    expectFalse(view.isTracking)
    stage.touch(.moved, at: CGPoint(x: 200, y: 100))
    stage.touch(.ended, at: CGPoint(x: 200, y: 100))
    expectEmpty(log.calls)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func removedViewsGlideEndsInPlace() {
    stage.flickUp()
    stage.run(for: 0.2)
    let offset = view.contentOffset
    view.removeFromSuperview()
    #expect(view.contentOffset == offset && !view.isDecelerating && log.calls.last == "didDecelerate")
    stage.run(for: 1)
    stage.window.addSubview(view)
    stage.run(for: 1)
    expectEqual(view.contentOffset, offset)
  }

  @Test func removedViewReturnsContentToLimits() {
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), in: 0.2, lifts: false)
    view.removeFromSuperview()
    expectEqual(view.contentOffset, .zero)
    stage.touch(.ended, at: .zero)
    stage.window.addSubview(view)
    view.contentSize = CGSize(width: 390 * 4, height: 844)
    view.isPagingEnabled = true
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), in: 0.2)
    stage.run(for: 0.05)
    view.removeFromSuperview()
    expectEqual(view.contentOffset.x, 390)
  }

  @Test func anAnimationArrives() {
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.run(for: 0.1)
    view.removeFromSuperview()
    #expect(view.contentOffset.y == 500 && log.calls == ["scroll", "didAnimate"])
  }

  @Test func disablingScrollEndsGlide() {
    stage.flickUp()
    stage.run(for: 0.2)
    let offset = view.contentOffset
    view.isScrollEnabled = false
    view.isScrollEnabled = true
    stage.run(for: 1)
    expectEqual(view.contentOffset, offset)
    expectEqual(log.calls.last, "didDecelerate")
  }

  @Test func switchingOffLeavesAnAnimationAlone() {
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.run(for: 0.1)
    view.isScrollEnabled = false
    stage.run(for: 1)
    expectEqual(view.contentOffset.y, 500)
  }

  /// A delegate that sets the target offset is also called when the touch is cancelled.
  @Test func cancelledDragEndsAtDelegatesTarget() {
    log.chooseTarget = { CGPoint(x: 0, y: ($0.y / 300).rounded() * 300) }
    dragWithoutLifting()
    stage.touch(.cancelled, at: .zero)
    stage.run(for: 3)
    expectEqual(log.lastVelocity, .zero)
    expectEqual(view.contentOffset.y, 300)
  }

  @Test func touchOnMovingContentStopsOuterView() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 3000))
    row.contentInsetAdjustmentBehavior = .never
    row.contentSize = CGSize(width: 3000, height: 3000)
    view.addSubview(row)
    stage.flickUp()
    stage.run(for: 0.35)
    let inRow = CGPoint(x: 200, y: 400)
    expectTrue(view.isDecelerating)
    expectGreater(view.contentOffset.y, 400)
    row.setContentOffset(CGPoint(x: 1000, y: 0), animated: true)
    stage.run(for: 0.05)
    stage.touch(.began, at: inRow)
    stage.run(for: 0.05)
    let held = (view.contentOffset, row.contentOffset)
    stage.run(for: 0.5)
    expectEqual(view.contentOffset, held.0)
    expectEqual(row.contentOffset, held.1)
    expectGreater(row.contentOffset.x, 0)
    expectEqual(log.calls.last, "didDecelerate")
    expectTrue(row.isDragging)
    stage.touch(.ended, at: inRow)
  }

  /// With 393 points at three pixels per point, groups are at 117.9 and are drawn at 118.
  @Test func flickBackFromSubpixelStopTurnsPage() {
    let stage = TestDevice.phone(scale: 3)
    let row = stage.addScrollView(
      CGRect(x: 0, y: 0, width: 117.9, height: 400), content: CGSize(width: 1179, height: 400))
    row.isPagingEnabled = true
    row.contentOffset.x = 118
    stage.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 80, y: 200), in: 0.08)
    stage.run(for: 2)
    expectEqual(row.contentOffset.x, 0)
  }

  @Test func lateTouchesKeepVelocity() {
    func velocity(late: Bool) -> CGPoint {
      let stage = TestDevice.phone()
      let view = stage.addScrollView(content: CGSize(width: 390, height: 9000))
      let log = ScrollLog()
      view.delegate = log
      for sample in 0...8 {
        let time = Double(sample) / 120
        // A frame that is displayed before the event with its time is delivered.
        if late, sample % 2 == 1 { stage.frame(at: time + 1.0 / 120) }
        let place = CGPoint(x: 200, y: 600 - 20 * CGFloat(sample))
        let phase: PointerEvent.Phase = sample == 0 ? .began : sample == 8 ? .ended : .moved
        stage.root.dispatch(.pointer(PointerEvent(phase: phase, location: place, time: time)))
      }
      return log.lastVelocity
    }
    expectGreater(velocity(late: false).y, 2)
    expectEqual(velocity(late: true), velocity(late: false))
  }
}
