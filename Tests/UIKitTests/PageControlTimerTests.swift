import DeviceSupport
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor @Suite("A page control's timer turns the page when its time is over") struct PageControlTimerTests {
  private let timer = UIPageControlTimerProgress(preferredDuration: 2)
  private let log = ProgressLog()

  init() { timer.delegate = log }

  private func stage(pages: Int = 3) -> PageControlFixture {
    PageControlFixture(pages: pages) { $0.progress = self.timer }
  }

  @Test func pageDurationsFallBackToPreferred() {
    #expect(timer.preferredDuration == 2 && !timer.isRunning && !timer.resetsToInitialPageAfterEnd)
    timer.setDuration(5, forPage: 1)
    expectEqual(timer.duration(forPage: 0), 2)
    expectEqual(timer.duration(forPage: 1), 5)
    timer.preferredDuration = 3
    timer.setDuration(0, forPage: 1)
    expectEqual(timer.duration(forPage: 0), 3)
    expectEqual(timer.duration(forPage: 1), 3)
    for absurd in [0, -1, .nan, .infinity] as [TimeInterval] {
      timer.preferredDuration = absurd
      timer.setDuration(absurd, forPage: 0)
      expectEqual(timer.duration(forPage: 0), 3)
      expectEqual(UIPageControlTimerProgress(preferredDuration: absurd).preferredDuration, 1)
    }
  }

  @Test func nothingMovesBeforeItIsResumed() {
    let stage = stage()
    stage.run(for: 5)
    #expect(timer.currentProgress == 0 && log.changes == 0 && !stage.root.needsFrame)
    timer.resumeTimer()
    expectTrue(timer.isRunning)
    expectTrue(stage.root.needsFrame)
  }

  /// The first frame starts the clock.
  @Test(arguments: [30.0, 60, 120])
  func progressIsTheShareOfTheDuration(rate: Double) {
    let stage = stage()
    timer.resumeTimer()
    stage.run(for: 1 / rate, rate: rate)
    stage.run(for: 0.5, rate: rate)
    expectLess(abs(timer.currentProgress - 0.25), 1e-6)
    stage.run(for: 1.5 - 1 / rate, rate: rate)
    expectEqual(stage.control.currentPage, 0)
    expectLess(timer.currentProgress, 1)
    stage.run(for: 1 / rate, rate: rate)
    #expect(stage.control.currentPage == 1 && timer.currentProgress == 0 && log.asked == [1])
    expectEqual(stage.reports, [1])
  }

  @Test func pagesFollowEachOtherInTheirOwnTimes() {
    let stage = stage()
    timer.setDuration(0.5, forPage: 1)
    timer.resumeTimer()
    stage.run(for: 2.1)
    expectEqual(stage.control.currentPage, 1)
    stage.run(for: 0.5)
    expectEqual(stage.control.currentPage, 2)
    expectGreater(log.changes, 100)
  }

  @Test func theLastPageIsTheEnd() {
    let stage = stage(pages: 2)
    timer.resumeTimer()
    stage.run(for: 10)
    expectEqual(stage.control.currentPage, 1)
    expectEqual(timer.currentProgress, 1)
    #expect(!timer.isRunning && log.asked == [1] && !stage.root.needsFrame)
    stage.control.currentPage = 0
    expectTrue(timer.isRunning)
    expectEqual(timer.currentProgress, 0)
    stage.run(for: 2.1)
    expectEqual(stage.control.currentPage, 1)
  }

  @Test func theRowMayBeginAgain() {
    let stage = stage(pages: 2)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    stage.run(for: 8.1)
    #expect(stage.reports == [1, 0, 1, 0] && log.asked == [1, 0, 1, 0])
  }

  @Test func aSinglePageBeginsAgainWithoutTurning() {
    let stage = stage(pages: 1)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    stage.run(for: 5)
    #expect(stage.reports.isEmpty && log.asked == [0, 0] && timer.currentProgress < 0.6)
  }

  @Test func aPauseKeepsTheProgress() {
    let stage = stage()
    timer.resumeTimer()
    stage.run(for: 1)
    timer.pauseTimer()
    let reached = timer.currentProgress
    stage.run(for: 7)
    #expect(timer.currentProgress == reached && !timer.isRunning)
    timer.resumeTimer()
    timer.resumeTimer()
    stage.run(for: 0.5)
    expectLess(abs(timer.currentProgress - reached - 0.25), 0.01)
  }

  @Test func refusedPageIsRequestedOnce() {
    let stage = stage()
    log.mayAdvance = { _ in false }
    timer.resumeTimer()
    stage.run(for: 5)
    #expect(stage.control.currentPage == 0 && timer.currentProgress == 1 && log.asked == [1] && !timer.isRunning)
    timer.resumeTimer()
    stage.run(for: 1)
    expectEqual(log.asked, [1, 1])
    log.mayAdvance = { _ in true }
    stage.control.currentPage = 1
    stage.run(for: 2.1)
    expectEqual(stage.control.currentPage, 2)
  }

  @Test func theDelegateMayTurnThePageItself() {
    let stage = stage(pages: 5)
    log.mayAdvance = { page in
      stage.control.currentPage = page + 1
      return true
    }
    timer.resumeTimer()
    stage.run(for: 2.1)
    expectEqual(stage.control.currentPage, 2)
    expectEmpty(stage.reports)
    expectTrue(timer.isRunning)
  }

  @Test func timerPausesWhileScrubbing() {
    let stage = stage()
    timer.resumeTimer()
    stage.run(for: 1)
    stage.press(100, movingTo: 82)
    let reached = timer.currentProgress
    stage.run(for: 9)
    expectEqual(timer.currentProgress, reached)
    expectAtMost(stage.reports.count, 1)
    stage.touch(.ended, at: CGPoint(x: 82, y: 20))
    stage.run(for: 0.5)
    expectGreater(timer.currentProgress, reached)
  }

  @Test func outsideAWindowTimeDoesNotPass() {
    let stage = stage()
    timer.resumeTimer()
    stage.run(for: 1)
    let reached = timer.currentProgress
    stage.control.removeFromSuperview()
    stage.run(for: 3)
    #expect(timer.currentProgress == reached && !stage.root.needsFrame)
    stage.window.addSubview(stage.control)
    stage.run(for: 0.5)
    expectLess(abs(timer.currentProgress - reached - 0.25), 0.02)
  }

  @Test func lateFrameTurnsOnePage() {
    let stage = stage(pages: 9)
    timer.resumeTimer()
    stage.run(for: 0.1)
    stage.run(for: 30, rate: 1 / 30)
    expectEqual(stage.reports, [1])
  }
}
