import DeviceSupport
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor struct PageControlTimerTests {
  private let timer = UIPageControlTimerProgress(preferredDuration: 2)
  private let log = ProgressLog()

  init() { timer.delegate = log }

  private func fixture(pages: Int = 3) -> PageControlFixture {
    PageControlFixture(pages: pages) { $0.progress = self.timer }
  }

  @Test func pageDurationsFallBackToPreferred() {
    expectEqual(timer.preferredDuration, 2)
    expectFalse(timer.isRunning)
    expectFalse(timer.resetsToInitialPageAfterEnd)
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
    let fixture = fixture()
    fixture.run(for: 5)
    expectEqual(timer.currentProgress, 0)
    expectEqual(log.changes, 0)
    expectFalse(fixture.root.needsFrame)
    timer.resumeTimer()
    expectTrue(timer.isRunning)
    expectTrue(fixture.root.needsFrame)
  }

  /// The first frame starts the clock.
  @Test(arguments: [30.0, 60, 120])
  func progressIsTheShareOfTheDuration(rate: Double) {
    let fixture = fixture()
    timer.resumeTimer()
    fixture.run(for: 1 / rate, rate: rate)
    fixture.run(for: 0.5, rate: rate)
    expectLess(abs(timer.currentProgress - 0.25), 1e-6)
    fixture.run(for: 1.5 - 1 / rate, rate: rate)
    expectEqual(fixture.control.currentPage, 0)
    expectLess(timer.currentProgress, 1)
    fixture.run(for: 1 / rate, rate: rate)
    expectEqual(fixture.control.currentPage, 1)
    expectEqual(timer.currentProgress, 0)
    expectEqual(log.asked, [1])
    expectEqual(fixture.reports, [1])
  }

  @Test func pagesAdvanceAfterTheirOwnDurations() {
    let fixture = fixture()
    timer.setDuration(0.5, forPage: 1)
    timer.resumeTimer()
    fixture.run(for: 2.1)
    expectEqual(fixture.control.currentPage, 1)
    fixture.run(for: 0.5)
    expectEqual(fixture.control.currentPage, 2)
    expectGreater(log.changes, 100)
  }

  @Test func theLastPageIsTheEnd() {
    let fixture = fixture(pages: 2)
    timer.resumeTimer()
    fixture.run(for: 10)
    expectEqual(fixture.control.currentPage, 1)
    expectEqual(timer.currentProgress, 1)
    expectFalse(timer.isRunning)
    expectEqual(log.asked, [1])
    expectFalse(fixture.root.needsFrame)
    fixture.control.currentPage = 0
    expectTrue(timer.isRunning)
    expectEqual(timer.currentProgress, 0)
    fixture.run(for: 2.1)
    expectEqual(fixture.control.currentPage, 1)
  }

  @Test func theRowMayBeginAgain() {
    let fixture = fixture(pages: 2)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    fixture.run(for: 8.1)
    expectEqual(fixture.reports, [1, 0, 1, 0])
    expectEqual(log.asked, [1, 0, 1, 0])
  }

  @Test func aSinglePageBeginsAgainWithoutTurning() {
    let fixture = fixture(pages: 1)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    fixture.run(for: 5)
    expectEmpty(fixture.reports)
    expectEqual(log.asked, [0, 0])
    expectLess(timer.currentProgress, 0.6)
  }

  @Test func aPauseKeepsTheProgress() {
    let fixture = fixture()
    timer.resumeTimer()
    fixture.run(for: 1)
    timer.pauseTimer()
    let reached = timer.currentProgress
    fixture.run(for: 7)
    expectEqual(timer.currentProgress, reached)
    expectFalse(timer.isRunning)
    timer.resumeTimer()
    timer.resumeTimer()
    fixture.run(for: 0.5)
    expectLess(abs(timer.currentProgress - reached - 0.25), 0.01)
  }

  @Test func refusedPageIsRequestedOnce() {
    let fixture = fixture()
    log.mayAdvance = { _ in false }
    timer.resumeTimer()
    fixture.run(for: 5)
    expectEqual(fixture.control.currentPage, 0)
    expectEqual(timer.currentProgress, 1)
    expectEqual(log.asked, [1])
    expectFalse(timer.isRunning)
    timer.resumeTimer()
    fixture.run(for: 1)
    expectEqual(log.asked, [1, 1])
    log.mayAdvance = { _ in true }
    fixture.control.currentPage = 1
    fixture.run(for: 2.1)
    expectEqual(fixture.control.currentPage, 2)
  }

  @Test func theDelegateMayTurnThePageItself() {
    let fixture = fixture(pages: 5)
    log.mayAdvance = { page in
      fixture.control.currentPage = page + 1
      return true
    }
    timer.resumeTimer()
    fixture.run(for: 2.1)
    expectEqual(fixture.control.currentPage, 2)
    expectEmpty(fixture.reports)
    expectTrue(timer.isRunning)
  }

  @Test func timerPausesWhileScrubbing() {
    let fixture = fixture()
    timer.resumeTimer()
    fixture.run(for: 1)
    fixture.press(100, movingTo: 82)
    let reached = timer.currentProgress
    fixture.run(for: 9)
    expectEqual(timer.currentProgress, reached)
    expectAtMost(fixture.reports.count, 1)
    fixture.touch(.ended, at: CGPoint(x: 82, y: 20))
    fixture.run(for: 0.5)
    expectGreater(timer.currentProgress, reached)
  }

  @Test func outsideAWindowTimeDoesNotPass() {
    let fixture = fixture()
    timer.resumeTimer()
    fixture.run(for: 1)
    let reached = timer.currentProgress
    fixture.control.removeFromSuperview()
    fixture.run(for: 3)
    expectEqual(timer.currentProgress, reached)
    expectFalse(fixture.root.needsFrame)
    fixture.window.addSubview(fixture.control)
    fixture.run(for: 0.5)
    expectLess(abs(timer.currentProgress - reached - 0.25), 0.02)
  }

  @Test func lateFrameTurnsOnePage() {
    let fixture = fixture(pages: 9)
    timer.resumeTimer()
    fixture.run(for: 0.1)
    fixture.run(for: 30, rate: 1 / 30)
    expectEqual(fixture.reports, [1])
  }
}
