import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingMotionTests {
  private let fixture = TestDevice.phone()

  @Test func contentFollowsFingerAfterSlopWithoutJump() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 4000))
    fixture.touch(.began, at: CGPoint(x: 200, y: 600))
    expectTrue(view.isTracking)
    expectFalse(view.isDragging)
    fixture.run(for: 0.02)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 591))
    fixture.run(for: 0.02)
    expectEqual(view.contentOffset.y, 0)
    expectFalse(view.isDragging)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 588))
    fixture.run(for: 0.02)
    expectEqual(view.contentOffset.y, 0)
    expectTrue(view.isDragging)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 548))
    fixture.run(for: 0.02)
    expectEqual(view.contentOffset.y, 40)
  }

  @Test func aFlickGlidesAndRestsWithinTheContent() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    fixture.flickUp()
    let lifted = view.contentOffset.y
    fixture.run(for: 0.1)
    expectTrue(view.isDecelerating)
    expectGreater(view.contentOffset.y, lifted + 200)
    fixture.run(for: 5)
    expectFalse(view.isDecelerating)
    expectGreater(view.contentOffset.y, 1000)
    expectAtMost(view.contentOffset.y, 3000 - 844)
  }

  @Test func flickIntoEndBouncesBack() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 1200))
    var farthest = CGFloat.zero
    fixture.onFrame = { _ in farthest = Swift.max(farthest, view.contentOffset.y) }
    fixture.flickUp()
    fixture.run(for: 4)
    expectGreater(farthest, 356 + 20)
    expectEqual(view.contentOffset.y, 356)
  }

  @Test func withoutBouncesTheEndIsHard() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 1200))
    view.bounces = false
    var farthest = CGFloat.zero
    fixture.onFrame = { _ in farthest = Swift.max(farthest, view.contentOffset.y) }
    fixture.flickUp()
    fixture.run(for: 4)
    expectEqual(farthest, 356)
    expectEqual(view.contentOffset.y, 356)
  }

  @Test func pullingBeyondTheEdgeResists() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    fixture.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), in: 0.5, lifts: false)
    fixture.run(for: 0.1)
    // The rubber band's formula for 300 points less the sample that passed the slop.
    let raw = 300.0 - 10
    let shown = 0.55 * raw * 844 / (844 + 0.55 * raw)
    expectLess(abs(Double(view.contentOffset.y) + shown), 1)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 500))
    fixture.run(for: 2)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func fittingContentMovesOnlyWithAlwaysBounce() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 100))
    fixture.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
    expectEqual(view.contentOffset.y, 0)
    expectFalse(view.isDragging)
    fixture.touch(.ended, at: .zero)
    view.alwaysBounceVertical = true
    fixture.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
    fixture.run(for: 0.05)
    expectLess(view.contentOffset.y, -50)
    fixture.touch(.ended, at: .zero)
    fixture.run(for: 2)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func hardFlickTurnsOnePage() {
    for duration in [0.05, 0.1, 0.15] {
      let fixture = TestDevice.phone()
      let view = fixture.addScrollView(content: CGSize(width: 1950, height: 844))
      view.isPagingEnabled = true
      fixture.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), in: duration)
      fixture.run(for: 2)
      expectEqual(view.contentOffset, CGPoint(x: 390, y: 0))
    }
  }

  @Test func slowDragReturnsToPage() {
    let view = fixture.addScrollView(content: CGSize(width: 1950, height: 844))
    view.isPagingEnabled = true
    fixture.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400), in: 1, rest: 0.2)
    fixture.run(for: 2)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func delegateChoosesRestingOffset() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    let log = ScrollLog()
    view.delegate = log
    log.chooseTarget = { CGPoint(x: 0, y: ($0.y / 300).rounded() * 300) }
    fixture.flickUp()
    expectGreater(log.lastVelocity.y, 2.5, "points per millisecond")
    expectLess(log.lastVelocity.y, 3.5, "points per millisecond")
    fixture.run(for: 6)
    expectEqual(view.contentOffset.y, (log.proposedTarget.y / 300).rounded() * 300)
  }

  @Test func animatedChangesTakeThreeTenthsOfASecond() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    let log = ScrollLog()
    view.delegate = log
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(view.contentOffset.y, 0)
    fixture.run(for: 0.15)
    expectEqual(view.contentOffset.y, 150)
    fixture.run(for: 0.14)
    #expect(!log.calls.contains("didAnimate"))
    fixture.run(for: 0.05)
    expectEqual(view.contentOffset.y, 300)
    expectEqual(log.calls, ["scroll", "didAnimate"])
  }

  @Test func assigningOffsetKeepsGlideAndSettingStopsIt() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    fixture.flickUp()
    fixture.run(for: 0.2)
    let before = view.contentOffset.y
    view.contentOffset.y -= 100
    expectEqual(view.contentOffset.y, before - 100)
    fixture.run(for: 0.1)
    expectGreater(view.contentOffset.y, before)
    view.setContentOffset(view.contentOffset, animated: false)
    let stopped = view.contentOffset
    fixture.run(for: 1)
    expectEqual(view.contentOffset, stopped)
    expectFalse(view.isDecelerating)
  }

  @Test func anEndlessContentJumpsBackUnseen() {
    let view = fixture.addScrollView(content: CGSize(width: 390 * 100, height: 844))
    let log = ScrollLog()
    view.delegate = log
    let round: CGFloat = 3900
    view.contentOffset.x = round
    log.onScroll = { if $0.contentOffset.x >= 2 * round { $0.contentOffset.x -= round } }
    var seen: [CGFloat] = []
    fixture.onFrame = { _ in seen.append(view.contentOffset.x) }
    for _ in 0..<5 {
      fixture.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 30, y: 400), in: 0.08)
      fixture.run(for: 0.3)
    }
    fixture.run(for: 4)
    let steps = zip(seen, seen.dropFirst()).map { $1 - $0 }
    #expect(steps.contains { $0 < -3000 }, "it never came round")
    // Modulo one cycle the content only moves forwards.
    #expect(steps.allSatisfy { $0 >= 0 || $0 < -3000 })
  }

  @Test func offsetsAreOnDevicePixels() {
    let fixture = TestDevice.phone(scale: 3)
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    fixture.onFrame = { _ in
      let pixels = view.contentOffset.y * 3
      expectLess(abs(pixels - pixels.rounded()), 1e-6)
    }
    fixture.flickUp()
    fixture.run(for: 3)
  }

  @Test func offsetsAreEqualAtAnyFrameRate() {
    func offsets(rate: Double) -> [CGPoint] {
      let fixture = TestDevice.phone(rate: rate)
      let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
      var offsets: [CGPoint] = []
      fixture.flickUp()
      for _ in 0..<20 {
        fixture.run(for: 0.1)
        offsets.append(view.contentOffset)
      }
      return offsets
    }
    let reference = offsets(rate: 60)
    expectGreater(Set(reference.map(\.y)).count, 10)
    expectEqual(offsets(rate: 30), reference)
    expectEqual(offsets(rate: 120), reference)
  }

  @Test func shrinkingContentBringsARestingViewBackIn() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.contentOffset.y = 2000
    view.contentSize.height = 1000
    expectEqual(view.contentOffset.y, 156)
  }

  @Test func rotationInMidFlightDoesNotJump() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 9000))
    fixture.flickUp()
    fixture.run(for: 0.2)
    let before = view.contentOffset.y
    view.frame.size = CGSize(width: 844, height: 390)
    view.contentSize = CGSize(width: 844, height: 5000)
    fixture.run(for: 1.0 / 60)
    expectGreater(view.contentOffset.y, before)
    expectLess(view.contentOffset.y, before + 60)
    fixture.run(for: 5)
    expectAtMost(view.contentOffset.y, 5000 - 390)
  }

  @Test func aRectangleIsShownByTheLeastScroll() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    expectEqual(view.contentOffset.y, 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    expectEqual(view.contentOffset.y, 166)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    expectEqual(view.contentOffset.y, 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 9000, width: 10, height: 10), animated: false)
    expectEqual(view.contentOffset.y, 2156)
  }

  @Test func contentBeginsBelowTheSafeArea() {
    let fixture = TestDevice.phone(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = UIScrollView(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: 390, height: 3000)
    fixture.window.addSubview(view)
    fixture.frame()
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expectEqual(view.contentOffset.y, -47)
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.contentOffset.y, 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func nonFiniteAndHugeNumbersDoNoHarm(_ wild: CGFloat) {
    let view = fixture.addScrollView(content: CGSize(width: wild, height: wild))
    view.contentInset = UIEdgeInsets(top: wild, left: wild, bottom: wild, right: wild)
    view.contentOffset = CGPoint(x: wild, y: wild)
    view.setContentOffset(CGPoint(x: wild, y: wild), animated: true)
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: wild)
    view.isPagingEnabled = true
    view.scrollRectToVisible(CGRect(x: wild, y: wild, width: wild, height: wild), animated: true)
    fixture.turnWheel(wild)
    fixture.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: wild, y: wild), in: 0.05)
    fixture.flickUp()
    fixture.run(for: 1)
    expectTrue(view.contentOffset.x.isFinite)
    expectTrue(view.contentOffset.y.isFinite)
  }
}
