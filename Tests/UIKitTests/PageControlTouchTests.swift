import Drawing
import Foundation
import Testing
import UIKitCore
import TestSupport

@MainActor @Suite("A page control is tapped and scrubbed") struct PageControlTouchTests {
  @Test func aTapMovesOnePageTowardsItsHalfAndReportsIt() {
    let stage = PageControlStage()
    for x in [190, 105, 10, 10, 10] as [CGFloat] { stage.tap(x) }
    expectEqual(stage.reports, [1, 2, 1, 0])
  }

  @Test func halvesAreThoseOfTheDirection() {
    let left = PageControlStage { $0.semanticContentAttribute = .forceRightToLeft }
    left.tap(10)
    left.tap(10)
    left.tap(190)
    expectEqual(left.reports, [1, 2, 1])
    let down = PageControlStage(size: CGSize(width: 40, height: 200)) { $0.direction = .topToBottom }
    down.tap(35, 190)
    expectEqual(down.reports, [1])
    let up = PageControlStage(size: CGSize(width: 40, height: 200)) { $0.direction = .bottomToTop }
    up.tap(5, 10)
    expectEqual(up.reports, [1])
  }

  @Test func aTapIsDiscreteWhileItIsReported() {
    let stage = PageControlStage()
    var states: [UIPageControl.InteractionState] = []
    stage.control.addAction(UIAction { _ in states.append(stage.control.interactionState) }, for: .valueChanged)
    var primary = 0
    stage.control.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    stage.tap(190)
    expectEqual(states, [.discrete])
    expectEqual(primary, 1)
    expectEqual(stage.control.interactionState, .none)
  }

  @Test func aTouchThatLiftsOutsideOrIsCancelledTurnsNothing() {
    let stage = PageControlStage()
    stage.touch(.began, 190)
    stage.touch(.ended, 190, 150)
    stage.touch(.began, 190)
    stage.touch(.cancelled, 190)
    stage.control.isEnabled = false
    stage.tap(190)
    expectEmpty(stage.reports)
  }

  @Test func aPressThatMovesScrubsThroughThePages() {
    let stage = PageControlStage()
    var states: Set<UIPageControl.InteractionState> = []
    stage.control.addAction(UIAction { _ in states.insert(stage.control.interactionState) }, for: .valueChanged)
    stage.press(64, movingTo: 136)
    expectEqual(stage.control.interactionState, .continuous)
    stage.touch(.ended, 136)
    #expect(stage.reports == [1, 2, 3, 4] && states == [.continuous])
    expectEqual(stage.control.interactionState, .none)
  }

  @Test func scrubbingFollowsTheDirection() {
    let stage = PageControlStage { $0.direction = .rightToLeft }
    stage.press(136, movingTo: 64)
    expectEqual(stage.reports, [1, 2, 3, 4])
  }

  @Test func aFingerAsWideAsTheMiddleBetweenTwoDotsMakesNoPageFlutter() {
    let stage = PageControlStage()
    stage.press(64, movingTo: 82)
    expectEqual(stage.reports, [1])
    for x in [91.5, 90.5, 92, 91, 92.4] { stage.touch(.moved, x) }
    expectEqual(stage.reports, [1])
    for x in [92.6, 91.5, 90, 89.6] { stage.touch(.moved, x) }
    expectEqual(stage.reports, [1, 2])
    stage.touch(.moved, 89)
    expectEqual(stage.reports, [1, 2, 1])
  }

  @Test func withoutContinuousInteractionADragIsATap() {
    let stage = PageControlStage { $0.allowsContinuousInteraction = false }
    stage.press(64, movingTo: 136)
    expectEmpty(stage.reports)
    stage.touch(.ended, 136)
    expectEqual(stage.reports, [1])
  }

  /// Beyond the whole dots the row goes on, ten pages a second, as long as the finger stays.
  @Test(arguments: [30.0, 60, 120])
  func aFingerAtTheEndOfTheRowGoesOnToTheLastPage(rate: Double) {
    let stage = PageControlStage(pages: 30)
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
    stage.touch(.ended, 190)
    stage.settle()
    expectFalse(stage.harness.root.needsFrame)
  }

  @Test func aFingerThatComesBackStopsTheRow() {
    let stage = PageControlStage(pages: 30)
    stage.press(100, movingTo: 190)
    stage.touch(.moved, 100)
    let page = stage.control.currentPage
    stage.run(for: 1)
    expectEqual(stage.control.currentPage, page)
  }

  @Test func aDeferredPageIsShownWhenTheAppSaysSo() {
    let stage = PageControlStage()
    stage.control.updateCurrentPageDisplay()
    stage.control.defersCurrentPageDisplay = true
    stage.tap(190)
    #expect(stage.control.currentPage == 1 && stage.lit == [0])
    stage.control.updateCurrentPageDisplay()
    expectEqual(stage.lit, [1])
    stage.control.currentPage = 3
    expectEqual(stage.lit, [3])
  }

  // MARK: Background

  private func platter(_ stage: PageControlStage) -> PageControlStage.Mark? {
    stage.shapes.first { $0.rect.height > 20 }
  }

  @Test func theProminentBackgroundIsACapsuleAroundTheRow() {
    let stage = PageControlStage { $0.backgroundStyle = .prominent }
    expectEqual(platter(stage)?.rect, CGRect(x: 45, y: 7, width: 110, height: 26))
    stage.control.backgroundStyle = .minimal
    expectNil(platter(stage))
  }

  @Test func theAutomaticBackgroundComesWithATouchThatStays() {
    let stage = PageControlStage()
    stage.tap(190)
    stage.touch(.began, 100)
    stage.run(for: 0.18)
    expectNil(platter(stage))
    stage.run(for: 0.07)
    let alpha = platter(stage)?.color.alpha ?? 0
    stage.run(for: 0.5)
    #expect(alpha > 0 && alpha < (platter(stage)?.color.alpha ?? 0))
    stage.touch(.ended, 100)
    stage.settle()
    #expect(platter(stage) == nil && !stage.harness.root.needsFrame)
  }

  @Test func theMinimalStyleHasNoBackgroundEvenWhenTouched() {
    let stage = PageControlStage { $0.backgroundStyle = .minimal }
    stage.touch(.began, 100)
    stage.run(for: 1)
    expectNil(platter(stage))
  }
}
