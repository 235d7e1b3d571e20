import DeviceSupport
import Drawing
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor struct PageControlTouchTests {
  @Test func tapMovesOnePageTowardItsSide() {
    let fixture = PageControlFixture()
    for x in [190, 105, 10, 10, 10] as [CGFloat] { fixture.tap(CGPoint(x: x, y: 20)) }
    expectEqual(fixture.reports, [1, 2, 1, 0])
  }

  @Test func halvesAreThoseOfTheDirection() {
    let left = PageControlFixture { $0.semanticContentAttribute = .forceRightToLeft }
    left.tap(CGPoint(x: 10, y: 20))
    left.tap(CGPoint(x: 10, y: 20))
    left.tap(CGPoint(x: 190, y: 20))
    expectEqual(left.reports, [1, 2, 1])
    let down = PageControlFixture(size: CGSize(width: 40, height: 200)) { $0.direction = .topToBottom }
    down.tap(CGPoint(x: 35, y: 190))
    expectEqual(down.reports, [1])
    let up = PageControlFixture(size: CGSize(width: 40, height: 200)) { $0.direction = .bottomToTop }
    up.tap(CGPoint(x: 5, y: 10))
    expectEqual(up.reports, [1])
  }

  @Test func aTapIsDiscreteWhileItIsReported() {
    let fixture = PageControlFixture()
    var states: [UIPageControl.InteractionState] = []
    fixture.control.addAction(UIAction { _ in states.append(fixture.control.interactionState) }, for: .valueChanged)
    var primary = 0
    fixture.control.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    fixture.tap(CGPoint(x: 190, y: 20))
    expectEqual(states, [.discrete])
    expectEqual(primary, 1)
    expectEqual(fixture.control.interactionState, .none)
  }

  @Test func outsideOrCancelledTouchTurnsNoPage() {
    let fixture = PageControlFixture()
    fixture.touch(.began, at: CGPoint(x: 190, y: 20))
    fixture.touch(.ended, at: CGPoint(x: 190, y: 150))
    fixture.touch(.began, at: CGPoint(x: 190, y: 20))
    fixture.touch(.cancelled, at: CGPoint(x: 190, y: 20))
    fixture.control.isEnabled = false
    fixture.tap(CGPoint(x: 190, y: 20))
    expectEmpty(fixture.reports)
  }

  @Test func aPressThatMovesScrubsThroughThePages() {
    let fixture = PageControlFixture()
    var states: Set<UIPageControl.InteractionState> = []
    fixture.control.addAction(UIAction { _ in states.insert(fixture.control.interactionState) }, for: .valueChanged)
    fixture.press(64, movingTo: 136)
    expectEqual(fixture.control.interactionState, .continuous)
    fixture.touch(.ended, at: CGPoint(x: 136, y: 20))
    expectEqual(fixture.reports, [1, 2, 3, 4])
    expectEqual(states, [.continuous])
    expectEqual(fixture.control.interactionState, .none)
  }

  @Test func scrubbingFollowsTheDirection() {
    let fixture = PageControlFixture { $0.direction = .rightToLeft }
    fixture.press(136, movingTo: 64)
    expectEqual(fixture.reports, [1, 2, 3, 4])
  }

  @Test func scrubbingBetweenDotsDoesNotFlutter() {
    let fixture = PageControlFixture()
    fixture.press(64, movingTo: 82)
    expectEqual(fixture.reports, [1])
    for x in [91.5, 90.5, 92, 91, 92.4] { fixture.touch(.moved, at: CGPoint(x: x, y: 20)) }
    expectEqual(fixture.reports, [1])
    for x in [92.6, 91.5, 90, 89.6] { fixture.touch(.moved, at: CGPoint(x: x, y: 20)) }
    expectEqual(fixture.reports, [1, 2])
    fixture.touch(.moved, at: CGPoint(x: 89, y: 20))
    expectEqual(fixture.reports, [1, 2, 1])
  }

  @Test func withoutContinuousInteractionADragIsATap() {
    let fixture = PageControlFixture { $0.allowsContinuousInteraction = false }
    fixture.press(64, movingTo: 136)
    expectEmpty(fixture.reports)
    fixture.touch(.ended, at: CGPoint(x: 136, y: 20))
    expectEqual(fixture.reports, [1])
  }

  /// Beyond the whole dots the row continues to scroll, ten pages per second, while the finger stays.
  @Test(arguments: [30.0, 60, 120])
  func scrubbingPastEndReachesLastPage(rate: Double) {
    let fixture = PageControlFixture(pages: 30)
    fixture.press(100, movingTo: 190)
    expectAtLeast(fixture.control.currentPage, 7)
    let before = fixture.control.currentPage
    fixture.run(for: 0.05, rate: rate)
    fixture.run(for: 1, rate: rate)
    expectContains((9...11), fixture.control.currentPage - before)
    fixture.run(for: 4, rate: rate)
    expectEqual(fixture.control.currentPage, 29)
    expectEqual(fixture.reports, fixture.reports.sorted())
    expectEqual(Set(fixture.reports).count, fixture.reports.count)
    expectFalse(fixture.root.needsFrame, "the row is at its end")
    fixture.touch(.ended, at: CGPoint(x: 190, y: 20))
    fixture.finishMotion()
    expectFalse(fixture.root.needsFrame)
  }

  @Test func scrubbingPastTheStartReachesTheFirstPage() {
    let fixture = PageControlFixture(pages: 30)
    fixture.control.currentPage = 29
    fixture.finishMotion()
    fixture.press(100, movingTo: 10)
    fixture.run(for: 5)
    expectEqual(fixture.control.currentPage, 0)
    expectFalse(fixture.root.needsFrame)
  }

  @Test func aFingerThatComesBackStopsTheRow() {
    let fixture = PageControlFixture(pages: 30)
    fixture.press(100, movingTo: 190)
    fixture.touch(.moved, at: CGPoint(x: 100, y: 20))
    let page = fixture.control.currentPage
    fixture.run(for: 1)
    expectEqual(fixture.control.currentPage, page)
  }

  @Test func deferredPageShowsOnUpdate() {
    let fixture = PageControlFixture()
    fixture.control.updateCurrentPageDisplay()
    fixture.control.defersCurrentPageDisplay = true
    fixture.tap(CGPoint(x: 190, y: 20))
    expectEqual(fixture.control.currentPage, 1)
    expectEqual(fixture.lit, [0])
    fixture.control.updateCurrentPageDisplay()
    expectEqual(fixture.lit, [1])
    fixture.control.currentPage = 3
    expectEqual(fixture.lit, [3])
  }

  // MARK: Background

  private func platter(_ fixture: PageControlFixture) -> PageControlFixture.Mark? {
    fixture.shapes.first { $0.rect.height > 20 }
  }

  @Test func prominentBackgroundIsCapsule() {
    let fixture = PageControlFixture { $0.backgroundStyle = .prominent }
    expectEqual(platter(fixture)?.rect, CGRect(x: 45, y: 7, width: 110, height: 26))
    fixture.control.backgroundStyle = .minimal
    expectNil(platter(fixture))
  }

  @Test func automaticBackgroundAppearsWhenHeld() {
    let fixture = PageControlFixture()
    fixture.tap(CGPoint(x: 190, y: 20))
    fixture.touch(.began, at: CGPoint(x: 100, y: 20))
    fixture.run(for: 0.18)
    expectNil(platter(fixture))
    fixture.run(for: 0.07)
    let alpha = platter(fixture)?.color.alpha ?? 0
    fixture.run(for: 0.5)
    expectGreater(alpha, 0)
    expectLess(alpha, (platter(fixture)?.color.alpha ?? 0))
    fixture.touch(.ended, at: CGPoint(x: 100, y: 20))
    fixture.finishMotion()
    expectNil(platter(fixture))
    expectFalse(fixture.root.needsFrame)
  }

  @Test func minimalStyleNeverHasBackground() {
    let fixture = PageControlFixture { $0.backgroundStyle = .minimal }
    fixture.touch(.began, at: CGPoint(x: 100, y: 20))
    fixture.run(for: 1)
    expectNil(platter(fixture))
  }
}
