import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKitControls
import UIKitCore

@MainActor struct PageControlStoryTests {
  private let harness = TestDevice(size: CGSize(width: 300, height: 400))
  private let controller = TimedPagesController()

  init() {
    harness.window.rootViewController = controller
    harness.frame(at: 0)
  }

  /// Runs at sixty frames per second.
  private func run(until end: TimeInterval) {
    var frame = (harness.root.now * 60).rounded() + 1
    while frame <= (end * 60).rounded() {
      harness.frame(at: frame / 60)
      frame += 1
    }
  }

  private func touch(_ phase: PointerEvent.Phase, _ x: CGFloat) {
    harness.root.dispatch(
      .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 100), time: harness.root.now)))
  }

  @Test func timerTurnsPagesAndNotifiesApp() {
    var positions: [CGFloat] = []
    for second in [2, 4, 5, 7, 8, 10] {
      run(until: TimeInterval(second))
      positions.append(controller.scrollView.contentOffset.x)
    }
    // Three seconds, three seconds, one second, and then again from the beginning.
    expectEqual(positions, [0, 300, 300, 600, 0, 0])
    expectEqual(controller.questions, 3)
    expectEqual(controller.pageControl.currentPage, 0)
  }

  @Test func aDragHoldsTheTimerUp() {
    run(until: 1)
    touch(.began, 250)
    for x in stride(from: 240.0, through: 60, by: -20) {
      touch(.moved, x)
      run(until: harness.root.now + 1 / 60)
    }
    run(until: 20)
    expectEqual(controller.pageControl.currentPage, 0)
    expectEqual(controller.questions, 0)
    touch(.ended, 60)
    run(until: 22)
    expectEqual(controller.pageControl.currentPage, 1)
    expectEqual(controller.scrollView.contentOffset.x, 300)
    run(until: 24)
    expectEqual(controller.pageControl.currentPage, 2)
    expectEqual(controller.questions, 1)
  }
}

@MainActor struct PageControlPropertyTests {
  /// After any calls in any order the current page exists, at rest exactly one dot is fully lit, and the simulation
  /// becomes idle.
  @Test(arguments: 0..<20)
  func anythingInAnyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = PageControlFixture()
    let progress = [UIPageControlProgress(), UIPageControlTimerProgress(preferredDuration: 0.3)]
    var lastPage = 0
    for step in 0..<120 {
      act(on: fixture, progress, &random)
      let control = fixture.control
      expectAtLeast(control.currentPage, 0, "seed \(seed), \(step)")
      expectLess(control.currentPage, max(1, control.numberOfPages), "seed \(seed), \(step)")
      #expect((0...1).contains(control.progress?.currentProgress ?? 0))
      lastPage = control.currentPage
    }
    fixture.touch(.cancelled, at: CGPoint(x: 0, y: 20))
    (progress[1] as? UIPageControlTimerProgress)?.pauseTimer()
    fixture.control.updateCurrentPageDisplay()
    fixture.control.progress = nil
    fixture.control.frame.size.width = 390
    expectEqual(fixture.lit.count, (fixture.control.numberOfPages == 0 ? 0 : 1), "seed \(seed), page \(lastPage)")
    #expect(fixture.dots.filter { $0.color == .white }.allSatisfy { isClose($0.rect.width, 8) }, "seed \(seed)")
    expectFalse(fixture.root.needsFrame, "seed \(seed)")
  }

  private func act(
    on fixture: PageControlFixture, _ progress: [UIPageControlProgress], _ random: inout SeededGenerator
  ) {
    let control = fixture.control
    switch Int.random(in: 0..<12, using: &random) {
    case 0: control.numberOfPages = Int.random(in: -1...40, using: &random)
    case 1: control.currentPage = Int.random(in: -5...45, using: &random)
    case 2: fixture.touch(.began, at: CGPoint(x: random.number(-20...220), y: 20))
    case 3, 4: fixture.touch(.moved, at: CGPoint(x: random.number(-50...250), y: 20))
    case 5: fixture.touch(.ended, at: CGPoint(x: random.number(-20...220), y: 20))
    case 6: control.progress = [nil, progress[0], progress[1]].randomElement(using: &random) ?? nil
    case 7: (progress[1] as? UIPageControlTimerProgress)?.resumeTimer()
    case 8: control.frame.size.width = random.number(0...390)
    case 9: progress[0].currentProgress = Float(random.number(-1...2))
    case 10: control.defersCurrentPageDisplay = Bool.random(using: &random)
    default: fixture.run(for: TimeInterval(random.number(0.02...0.5)))
    }
  }
}
