import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Nested scroll views of one axis: at an end of the inner one the outer one continues.
@MainActor
struct ScrollingTransferTests {
  private let fixture = TestDevice.phone()
  private let outer: UIScrollView
  private let inner: UIScrollView
  private let outerLog = ScrollLog()
  private let innerLog = ScrollLog()

  /// The inner content is 200 points longer than its view.
  init() {
    outer = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 800)
    outer.addSubview(inner)
    outer.delegate = outerLog
    inner.delegate = innerLog
    fixture.frame()
  }

  private func drag(by distance: CGFloat, in duration: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
    fixture.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 - distance), in: duration, rest: rest, lifts: false)
  }

  private func lift() {
    fixture.touch(.ended, at: .zero)
    fixture.run(for: 3)
  }

  @Test func dragAtEndScrollsOuterView() {
    inner.contentOffset.y = 200
    innerLog.calls = []
    drag(by: 100)
    expectEqual(inner.contentOffset.y, 200)
    expectGreater(outer.contentOffset.y, 80)
    expectEmpty(innerLog.calls)
    expectTrue(outer.isDragging)
    expectFalse(inner.isDragging)
    lift()
    expectEqual(outerLog.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
  }

  @Test func dragReachingEndContinuesInOuterView() {
    drag(by: 350)
    // The sample that passes the slop moves nothing; the next 200 points move the inner view.
    let travelled = 350 - 350.0 / 60 * 2
    expectEqual(inner.contentOffset.y, 200)
    expectLess(abs(outer.contentOffset.y - (travelled - 200)), 1)
    expectTrue(inner.isDragging)
    expectTrue(outer.isDragging)
    lift()
    expectEqual(innerLog.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
    expectEqual(outerLog.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
    expectEqual(innerLog.lastVelocity, .zero)
  }

  @Test func reversedDragFirstReturnsOuterView() {
    drag(by: 350)
    let moved = outer.contentOffset.y
    fixture.touch(.moved, at: CGPoint(x: 200, y: 150 + moved / 2))
    fixture.run(for: 0.05)
    expectAtMost(abs(outer.contentOffset.y - moved / 2), 0.5)
    expectEqual(inner.contentOffset.y, 200)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 150 + moved + 50))
    fixture.run(for: 0.05)
    expectEqual(outer.contentOffset.y, 0)
    expectAtMost(abs(inner.contentOffset.y - 150), 0.5)
    lift()
  }

  @Test func flickBeyondEndScrollsOnlyOuterView() {
    drag(by: 300, in: 0.15, rest: 0)
    lift()
    let flick = ["willDrag", "scroll", "willEnd", "didEnd+", "willDecelerate", "scroll", "didDecelerate"]
    expectEqual(outerLog.calls, flick)
    expectEqual(innerLog.calls, ["willDrag", "scroll", "willEnd", "didEnd-"])
    expectEqual(inner.contentOffset.y, 200)
    expectGreater(outer.contentOffset.y, 300)
  }

  @Test func aViewThatKeepsItsScrollingBounces() {
    inner.transfersVerticalScrollingToParent = false
    drag(by: 350)
    expectGreater(inner.contentOffset.y, 210)
    expectEqual(outer.contentOffset.y, 0)
    lift()
    expectEqual(inner.contentOffset.y, 200)
    expectEmpty(outerLog.calls)
  }

  @Test func innerBouncesWhenOuterCannotScroll() {
    drag(by: -100)
    expectLess(inner.contentOffset.y, -20)
    expectEqual(outer.contentOffset.y, 0)
    lift()
    expectEqual(inner.contentOffset.y, 0)
  }

  @Test func contentCaughtBeyondEndKeepsDrag() {
    inner.contentOffset.y = 150
    fixture.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 460), in: 0.05)
    fixture.run(for: 0.1)
    let stretched = inner.contentOffset.y
    expectGreater(stretched, 203)
    fixture.touch(.began, at: CGPoint(x: 200, y: 500))
    fixture.touch(.moved, at: CGPoint(x: 200, y: 499))
    fixture.run(for: 0.02)
    expectAtLeast(inner.contentOffset.y, stretched - 3)
    expectEqual(outer.contentOffset.y, 0)
    lift()
  }

  @Test func outerPagingViewTurnsOnePage() {
    outer.contentSize = CGSize(width: 390 * 4, height: 844)
    outer.isPagingEnabled = true
    inner.contentSize = CGSize(width: 600, height: 600)
    fixture.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 20, y: 400), in: 0.2)
    fixture.run(for: 2)
    expectEqual(inner.contentOffset.x, 210)
    expectEqual(outer.contentOffset.x, 390)
  }

  @Test func wheelContinuesInOuterViewUnlessInnerConsumes() {
    inner.contentOffset.y = 200
    fixture.turnWheel(1)
    fixture.run(for: 1)
    expectEqual(outer.contentOffset.y, 48)
    inner.transfersVerticalScrollingToParent = false
    fixture.turnWheel(1)
    fixture.run(for: 1)
    expectEqual(outer.contentOffset.y, 48)
  }

  @Test func removedInnerViewEndsDrag() {
    drag(by: 350)
    inner.removeFromSuperview()
    expectFalse(inner.isDragging)
    expectFalse(inner.isTracking)
    expectFalse(outer.isDragging)
    expectFalse(outer.isTracking)
    lift()
    expectEqual(outerLog.calls.last, "didEnd-")
    expectEqual(innerLog.calls.last, "didEnd-")
  }
}
