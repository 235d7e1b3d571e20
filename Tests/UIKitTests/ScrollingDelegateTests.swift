import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingDelegateTests {
  private let fixture = TestDevice.phone()
  private let log = ScrollLog()

  private func logged(content: CGSize = CGSize(width: 390, height: 3000)) -> UIScrollView {
    let view = fixture.addScrollView(content: content)
    view.delegate = log
    return view
  }

  @Test func flickReportsAllDelegateCalls() {
    _ = logged()
    fixture.flickUp()
    fixture.run(for: 5)
    expectEqual(
      log.calls,
      [
        "willDrag", "scroll", "willEnd", "didEnd+", "willDecelerate", "scroll", "didDecelerate",
      ])
  }

  @Test func stoppedDragDoesNotDecelerate() {
    _ = logged()
    fixture.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.3, rest: 0.3)
    fixture.run(for: 1)
    expectEqual(log.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
    expectEqual(log.lastVelocity, .zero)
  }

  @Test func tapReportsNothing() {
    _ = logged()
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.5)
    expectEmpty(log.calls)
  }

  @Test func caughtGlideEndsOnLift() {
    let view = logged()
    fixture.flickUp()
    fixture.run(for: 0.2)
    log.calls = []
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.3)
    expectTrue(view.isDecelerating)
    expectTrue(view.isDragging)
    expectTrue(view.isTracking)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.3)
    expectEqual(log.calls.filter { $0 != "scroll" }, ["willDrag", "willEnd", "didEnd-", "didDecelerate"])
    expectFalse(view.isDecelerating)
  }

  @Test func stillDragBetweenPagesDecelerates() {
    let view = logged(content: CGSize(width: 1950, height: 844))
    view.isPagingEnabled = true
    fixture.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400), in: 0.5, rest: 0.3)
    expectEqual(log.calls.suffix(2), ["didEnd+", "willDecelerate"])
    fixture.run(for: 2)
    expectEqual(log.calls.last, "didDecelerate")
  }

  @Test func settingOffsetReportsOnceImmediately() {
    let view = logged()
    view.contentOffset.y = 100
    expectEqual(log.calls, ["scroll"])
    log.calls = []
    view.contentOffset.y = 100
    expectEmpty(log.calls)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    expectEqual(log.calls, ["scroll"])
  }

  @Test func aFingerEndsAnAnimation() {
    let view = logged()
    view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    fixture.run(for: 0.15)
    fixture.touch(.began, at: CGPoint(x: 200, y: 400))
    expectEqual(log.calls, ["scroll", "didAnimate", "willDrag"])
    fixture.run(for: 0.3)
    expectEqual(view.contentOffset.y, 500)
    expectFalse(view.isScrollAnimating)
  }

  /// Custom paging in the way that apps have implemented it for many years.
  @Test func delegateMayAnimateInsteadOfDecelerating() {
    let view = logged()
    log.chooseTarget = { _ in
      view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
      return view.contentOffset
    }
    fixture.flickUp()
    expectFalse(view.isDecelerating)
    fixture.run(for: 1)
    expectEqual(view.contentOffset.y, 700)
    expectEqual(log.calls, ["willDrag", "scroll", "willEnd", "didEnd-", "scroll", "didAnimate"])
  }

  /// The recording on iOS 26.1 is one of a collection view.
  @Test func movingTheBoundsScrollsWithoutTheDelegate() {
    let view = logged()
    view.bounds.origin.y = 70
    expectEqual(log.calls, [])
    expectEqual(view.contentOffset.y, 70)
    fixture.run(for: 0.2)
    expectEqual(view.contentOffset.y, 70)
  }
}
