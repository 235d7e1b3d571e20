import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingGestureTests {
  private let fixture = TestDevice.phone()

  /// A page that scrolls vertically and contains a row that scrolls horizontally.
  private func nested() -> (page: UIScrollView, row: UIScrollView) {
    let page = fixture.addScrollView(content: CGSize(width: 390, height: 4000))
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    row.contentSize = CGSize(width: 3000, height: 300)
    row.contentInsetAdjustmentBehavior = .never
    page.addSubview(row)
    fixture.frame()
    return (page, row)
  }

  @Test func aSidewaysFingerScrollsTheRowOnly() {
    let (page, row) = nested()
    fixture.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 500), in: 0.3)
    fixture.run(for: 3)
    expectGreater(row.contentOffset.x, 150)
    expectEqual(row.contentOffset.y, 0)
    expectEqual(page.contentOffset, .zero)
  }

  @Test func aSteepFingerScrollsThePageOnly() {
    let (page, row) = nested()
    fixture.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 200, y: 300), in: 0.3)
    fixture.run(for: 3)
    expectGreater(page.contentOffset.y, 150)
    expectEqual(row.contentOffset, .zero)
  }

  @Test func aDiagonalFingerScrollsTheInnerView() {
    let (page, row) = nested()
    fixture.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 200, y: 400), in: 0.1)
    fixture.run(for: 3)
    expectGreater(row.contentOffset.x, 0)
    expectEqual(page.contentOffset, .zero)
  }

  /// Each tap leaves content where the app has put it, also beyond its end.
  @Test func tapsLeaveContentBeyondItsEnd() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 4000))
    for _ in 0..<2 {
      view.contentOffset.y = -50
      fixture.tap(CGPoint(x: 200, y: 400))
      fixture.run(for: 1)
      expectEqual(view.contentOffset.y, -50)
    }
  }

  @Test func unscrollableRowLeavesTouchToPage() {
    let (page, row) = nested()
    row.contentSize = CGSize(width: 100, height: 300)
    fixture.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 440), in: 0.1)
    fixture.run(for: 3)
    expectEqual(row.contentOffset, .zero)
    expectGreater(page.contentOffset.y, 0)
  }

  @Test func touchStopsGlideWithoutTap() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 9000))
    view.addSubview(content)
    var taps = 0
    content.addGestureRecognizer(UITapGestureRecognizer(handler: { _ in taps += 1 }))
    fixture.flickUp()
    fixture.run(for: 0.3)
    content.phases = []
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.05)
    let held = view.contentOffset
    fixture.run(for: 0.3)
    expectEqual(view.contentOffset, held)
    expectTrue(view.isDragging)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 1)
    expectEqual(view.contentOffset, held)
    expectFalse(view.isDecelerating)
    expectEmpty(content.phases)
    expectEqual(taps, 0)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    // The tap recognizer claims the touch before the delayed touch has reached the content.
    expectEmpty(content.phases)
    expectEqual(taps, 1)
  }

  @Test func grabbedGlideFollowsWithoutSlop() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    fixture.flickUp()
    fixture.run(for: 0.3)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.02)
    let held = view.contentOffset.y
    fixture.touch(.moved, at: CGPoint(x: 200, y: 397))
    fixture.run(for: 0.02)
    expectAtMost(abs(view.contentOffset.y - held - 3), 0.5)
  }

  @Test func movingPageIsCaughtBeforeRow() {
    let (page, row) = nested()
    fixture.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 700), in: 0.1)
    fixture.run(for: 0.1)
    expectTrue(page.isDecelerating)
    let y = page.contentOffset.y
    fixture.drag(from: CGPoint(x: 300, y: 450 - y), to: CGPoint(x: 100, y: 450 - y), in: 0.2)
    fixture.run(for: 2)
    expectEqual(row.contentOffset, .zero)
  }

  @Test func contentLosesAFingerThatScrolls() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 9000))
    view.addSubview(content)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.1)
    expectEmpty(content.phases, "held back for 150 ms")
    fixture.run(for: 0.1)
    expectEqual(content.phases, ["began"])
    fixture.touch(.moved, at: CGPoint(x: 200, y: 350))
    expectEqual(content.phases, ["began", "cancelled"])
    fixture.touch(.ended, at: CGPoint(x: 200, y: 350))
    content.phases = []
    fixture.run(for: 3)
    fixture.flickUp()
    expectEmpty(content.phases, "a quick scroll is never seen by the content")
  }

  @Test func contentMayKeepItsFinger() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 9000))
    view.addSubview(content)
    view.canCancelContentTouches = false
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.2)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 300))
    fixture.run(for: 0.1)
    expectEqual(view.contentOffset, .zero)
    expectEqual(content.phases, ["began", "moved"])
  }

  @Test func aDisabledScrollViewDoesNotScroll() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    view.isScrollEnabled = false
    fixture.flickUp()
    fixture.turnWheel(2)
    fixture.run(for: 1)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func disablingUnderAFingerLetsGo() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    let log = ScrollLog()
    view.delegate = log
    fixture.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
    view.isScrollEnabled = false
    expectFalse(view.isDragging)
    expectFalse(view.isTracking)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 300))
    fixture.run(for: 1)
    expectEqual(log.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
  }

  @Test func aSecondFingerMovesNothing() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    fixture.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), in: 0.2, lifts: false)
    fixture.run(for: 0.05)
    let before = view.contentOffset.y
    fixture.touch(.began, at: CGPoint(x: 100, y: 100), finger: 1)
    fixture.run(for: 0.05)
    expectEqual(view.contentOffset.y, before)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 480))
    fixture.touch(.ended, at: CGPoint(x: 200, y: 480))
    fixture.run(for: 0.05)
    expectEqual(view.contentOffset.y, before + 10, "two fingers move it by their middle")
    fixture.touch(.moved, at: CGPoint(x: 100, y: 90), finger: 1)
    fixture.run(for: 0.05)
    expectEqual(view.contentOffset.y, before + 20)
  }

  @Test func touchBeforeFirstFrameHitsViews() {
    final class Screen: UIView {
      let list = UIScrollView()
      override func layoutSubviews() {
        list.frame = bounds
        list.contentSize = CGSize(width: bounds.width, height: 4000)
        if list.superview == nil { addSubview(list) }
      }
    }
    let harness = TestDevice(size: CGSize(width: 390, height: 844))
    let screen = Screen(frame: harness.window.bounds)
    harness.window.addSubview(screen)
    for (phase, y, time) in [(PointerEvent.Phase.began, 600.0, 0.0), (.moved, 500, 0.05), (.moved, 400, 0.1)] {
      let point = CGPoint(x: 200, y: y)
      harness.root.dispatch(.pointer(PointerEvent(phase: phase, location: point, time: time)))
    }
    harness.frame(at: 0.1)
    expectEqual(screen.list.contentOffset.y, 100)
  }
}
