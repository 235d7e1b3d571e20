import DeviceSupport
import Drawing
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

/// Records the delegate calls of a progress.
@MainActor
final class ProgressLog: NSObject, UIPageControlTimerProgressDelegate {
  var visible: [Bool] = []
  var asked: [Int] = []
  var initial: [Int: Float] = [:]
  var changes = 0
  var mayAdvance: (Int) -> Bool = { _ in true }

  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
    initial[page] ?? 0
  }
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    visible.append(progress.isProgressVisible)
  }
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    asked.append(page)
    return mayAdvance(page)
  }
}

@MainActor struct PageControlProgressTests {
  private let progress = UIPageControlProgress()

  private func makeFixture(scale: CGFloat = 2, configure: (UIPageControl) -> Void = { _ in }) -> PageControlFixture {
    PageControlFixture(scale: scale) {
      configure($0)
      $0.progress = self.progress
    }
  }

  @Test func progressIsTakenIntoItsRange() {
    expectEqual(progress.currentProgress, 0)
    expectFalse(progress.isProgressVisible)
    for (value, expected) in [(0.4, 0.4), (-1, 0), (7, 1), (Float.nan, 0), (.infinity, 1)] as [(Float, Float)] {
      progress.currentProgress = value
      expectEqual(progress.currentProgress, expected)
    }
  }

  /// At 3x the published pill is 27.33 points long with its border.
  @Test(arguments: [(2.0, 26.0), (3.0, 76.0 / 3)])
  func currentIndicatorIsTwoDotsLong(scale: CGFloat, length: CGFloat) {
    let dots = makeFixture(scale: scale).dots
    expectEqual(dots.count, 5)
    #expect(isClose(dots[0].rect.width, length) && isClose(dots[0].rect.height, dots[1].rect.height))
    expectClose(dots[1].rect.minX - dots[0].rect.maxX, dots[2].rect.minX - dots[1].rect.maxX)
    expectEqual(Set(dots.map(\.color)).count, 1)
  }

  @Test func progressFillsFromLeadingSide() {
    progress.currentProgress = 0.4
    let left = makeFixture()
    left.finishMotion()
    let marks = left.shapes
    expectEqual(marks.count, 6)
    #expect(marks[1].color == .white && isClose(marks[1].rect.maxX, marks[0].rect.minX + 0.4 * 26))
    expectEqual(marks[1].rect.size, marks[0].rect.size)
    let right = makeFixture { $0.direction = .rightToLeft }
    right.finishMotion()
    let mirrored = right.shapes
    expectClose(mirrored[1].rect.minX, mirrored[0].rect.maxX - 0.4 * 26)
    progress.currentProgress = 0
    expectEqual(right.shapes.count, 5)
  }

  @Test func newPageRestartsProgressOrUsesDelegates() {
    let log = ProgressLog()
    progress.delegate = log
    log.initial = [2: 0.5]
    let fixture = makeFixture()
    progress.currentProgress = 0.7
    fixture.control.currentPage = 1
    expectEqual(progress.currentProgress, 0)
    fixture.control.currentPage = 2
    expectEqual(progress.currentProgress, 0.5)
    fixture.control.currentPage = 2
    progress.currentProgress = 0.9
    fixture.tap(CGPoint(x: 10, y: 20))
    expectEqual(progress.currentProgress, 0)
  }

  @Test func oldPillKeepsFillWhileShrinking() {
    let fixture = makeFixture()
    progress.currentProgress = 0.5
    fixture.finishMotion()
    let length = { fixture.shapes.map(\.rect.maxX).max() ?? 0 }
    let rest = length()
    fixture.control.currentPage = 1
    fixture.run(for: 0.1)
    let marks = fixture.shapes
    #expect(marks[0].rect.width > 8 && marks[0].rect.width < 26)
    #expect(marks[1].color.alpha < 1 && isClose(marks[1].rect.maxX, marks[0].rect.midX))
    // Neither pill lights up during the transition: except for the fill all have the color of other pages.
    expectEqual(marks.count, 6)
    expectEqual(Set(marks.map(\.color)).count, 2)
    expectClose(length(), rest)
    fixture.finishMotion()
    expectEqual(fixture.dots.map(\.rect.width), [8, 26, 8, 8, 8])
  }

  @Test func scrubbingHidesThePillAndNotifiesTheDelegate() {
    let log = ProgressLog()
    progress.delegate = log
    let fixture = makeFixture()
    expectTrue(progress.isProgressVisible)
    expectEqual(log.visible, [true])
    fixture.tap(CGPoint(x: 190, y: 20))
    expectEqual(log.visible, [true])
    fixture.press(64, movingTo: 100)
    expectFalse(progress.isProgressVisible)
    expectEqual(log.visible, [true, false])
    expectEqual(Set(fixture.dots.map(\.rect.width)), [8])
    fixture.touch(.ended, at: CGPoint(x: 100, y: 20))
    expectTrue(progress.isProgressVisible)
    expectEqual(log.visible, [true, false, true])
    expectEqual(Set(fixture.dots.map(\.rect.width)), [8, 26])
  }

  @Test func progressNeedsPagesAndControl() {
    let fixture = makeFixture()
    fixture.control.numberOfPages = 0
    expectFalse(progress.isProgressVisible)
    fixture.control.numberOfPages = 1
    expectTrue(progress.isProgressVisible)
    fixture.control.hidesForSinglePage = true
    expectFalse(progress.isProgressVisible)
    fixture.control.hidesForSinglePage = false
    fixture.control.progress = nil
    expectFalse(progress.isProgressVisible)
    expectEqual(fixture.dots.map(\.rect.width), [8])
  }

  @Test func progressBelongsToSingleControl() {
    let (first, second) = (UIPageControl(), UIPageControl())
    first.numberOfPages = 2
    second.numberOfPages = 2
    first.progress = progress
    second.progress = progress
    expectNil(first.progress)
    expectIdentical(second.progress, progress)
    expectTrue(progress.isProgressVisible)
    first.progress = nil
    expectTrue(progress.isProgressVisible)
  }

  @Test func rowKeepsSizeWhilePillsChange() {
    let fixture = makeFixture()
    let size = fixture.control.intrinsicContentSize
    expectEqual(size, CGSize(width: 128, height: 26))
    fixture.press(64, movingTo: 100)
    expectEqual(fixture.control.intrinsicContentSize, size)
    fixture.control.preferredIndicatorImage = UIImage(
      pixels: ImagePixels(width: 10, height: 10, pixels: .init(repeating: .max, count: 100), name: "dot"), scale: 1)
    expectEqual(fixture.control.intrinsicContentSize, CGSize(width: 110, height: 26))
  }
}
