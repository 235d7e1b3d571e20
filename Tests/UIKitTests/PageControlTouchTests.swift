import DeviceSupport
import Drawing
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor @Suite("A page control is tapped and scrubbed") struct PageControlTouchTests {
  @Test func tapMovesOnePageTowardItsSide() {
    let stage = PageControlFixture()
    for x in [190, 105, 10, 10, 10] as [CGFloat] { stage.tap(CGPoint(x: x, y: 20)) }
    expectEqual(stage.reports, [1, 2, 1, 0])
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
    let stage = PageControlFixture()
    var states: [UIPageControl.InteractionState] = []
    stage.control.addAction(UIAction { _ in states.append(stage.control.interactionState) }, for: .valueChanged)
    var primary = 0
    stage.control.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    stage.tap(CGPoint(x: 190, y: 20))
    expectEqual(states, [.discrete])
    expectEqual(primary, 1)
    expectEqual(stage.control.interactionState, .none)
  }

  @Test func outsideOrCancelledTouchTurnsNoPage() {
    let stage = PageControlFixture()
    stage.touch(.began, at: CGPoint(x: 190, y: 20))
    stage.touch(.ended, at: CGPoint(x: 190, y: 150))
    stage.touch(.began, at: CGPoint(x: 190, y: 20))
    stage.touch(.cancelled, at: CGPoint(x: 190, y: 20))
    stage.control.isEnabled = false
    stage.tap(CGPoint(x: 190, y: 20))
    expectEmpty(stage.reports)
  }

  @Test func aPressThatMovesScrubsThroughThePages() {
    let stage = PageControlFixture()
    var states: Set<UIPageControl.InteractionState> = []
    stage.control.addAction(UIAction { _ in states.insert(stage.control.interactionState) }, for: .valueChanged)
    stage.press(64, movingTo: 136)
    expectEqual(stage.control.interactionState, .continuous)
    stage.touch(.ended, at: CGPoint(x: 136, y: 20))
    #expect(stage.reports == [1, 2, 3, 4] && states == [.continuous])
    expectEqual(stage.control.interactionState, .none)
  }

  @Test func scrubbingFollowsTheDirection() {
    let stage = PageControlFixture { $0.direction = .rightToLeft }
    stage.press(136, movingTo: 64)
    expectEqual(stage.reports, [1, 2, 3, 4])
  }

  @Test func scrubbingBetweenDotsDoesNotFlutter() {
    let stage = PageControlFixture()
    stage.press(64, movingTo: 82)
    expectEqual(stage.reports, [1])
    for x in [91.5, 90.5, 92, 91, 92.4] { stage.touch(.moved, at: CGPoint(x: x, y: 20)) }
    expectEqual(stage.reports, [1])
    for x in [92.6, 91.5, 90, 89.6] { stage.touch(.moved, at: CGPoint(x: x, y: 20)) }
    expectEqual(stage.reports, [1, 2])
    stage.touch(.moved, at: CGPoint(x: 89, y: 20))
    expectEqual(stage.reports, [1, 2, 1])
  }

  @Test func withoutContinuousInteractionADragIsATap() {
    let stage = PageControlFixture { $0.allowsContinuousInteraction = false }
    stage.press(64, movingTo: 136)
    expectEmpty(stage.reports)
    stage.touch(.ended, at: CGPoint(x: 136, y: 20))
    expectEqual(stage.reports, [1])
  }

  /// Beyond the whole dots the row continues to scroll, ten pages per second, while the finger stays.
  @Test(arguments: [30.0, 60, 120])
  func scrubbingPastEndReachesLastPage(rate: Double) {
    let stage = PageControlFixture(pages: 30)
    stage.press(100, movingTo: 190)
    expectAtLeast(stage.control.currentPage, 7)
    let before = stage.control.currentPage
    stage.run(for: 0.05, rate: rate)
    stage.run(for: 1, rate: rate)
    #expect((9...11).contains(stage.control.currentPage - before))
    stage.run(for: 4, rate: rate)
    expectEqual(stage.control.currentPage, 29)
    expectEqual(stage.reports, stage.reports.sorted())
    expectEqual(Set(stage.reports).count, stage.reports.count)
    stage.touch(.ended, at: CGPoint(x: 190, y: 20))
    stage.settle()
    expectFalse(stage.root.needsFrame)
  }

  @Test func aFingerThatComesBackStopsTheRow() {
    let stage = PageControlFixture(pages: 30)
    stage.press(100, movingTo: 190)
    stage.touch(.moved, at: CGPoint(x: 100, y: 20))
    let page = stage.control.currentPage
    stage.run(for: 1)
    expectEqual(stage.control.currentPage, page)
  }

  @Test func deferredPageShowsOnUpdate() {
    let stage = PageControlFixture()
    stage.control.updateCurrentPageDisplay()
    stage.control.defersCurrentPageDisplay = true
    stage.tap(CGPoint(x: 190, y: 20))
    #expect(stage.control.currentPage == 1 && stage.lit == [0])
    stage.control.updateCurrentPageDisplay()
    expectEqual(stage.lit, [1])
    stage.control.currentPage = 3
    expectEqual(stage.lit, [3])
  }

  // MARK: Background

  private func platter(_ stage: PageControlFixture) -> PageControlFixture.Mark? {
    stage.shapes.first { $0.rect.height > 20 }
  }

  @Test func prominentBackgroundIsCapsule() {
    let stage = PageControlFixture { $0.backgroundStyle = .prominent }
    expectEqual(platter(stage)?.rect, CGRect(x: 45, y: 7, width: 110, height: 26))
    stage.control.backgroundStyle = .minimal
    expectNil(platter(stage))
  }

  @Test func automaticBackgroundAppearsWhenHeld() {
    let stage = PageControlFixture()
    stage.tap(CGPoint(x: 190, y: 20))
    stage.touch(.began, at: CGPoint(x: 100, y: 20))
    stage.run(for: 0.18)
    expectNil(platter(stage))
    stage.run(for: 0.07)
    let alpha = platter(stage)?.color.alpha ?? 0
    stage.run(for: 0.5)
    #expect(alpha > 0 && alpha < (platter(stage)?.color.alpha ?? 0))
    stage.touch(.ended, at: CGPoint(x: 100, y: 20))
    stage.settle()
    #expect(platter(stage) == nil && !stage.root.needsFrame)
  }

  @Test func minimalStyleNeverHasBackground() {
    let stage = PageControlFixture { $0.backgroundStyle = .minimal }
    stage.touch(.began, at: CGPoint(x: 100, y: 20))
    stage.run(for: 1)
    expectNil(platter(stage))
  }
}
