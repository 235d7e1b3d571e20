import Drawing
import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct PageControlTests {
  private let harness = Harness(size: CGSize(width: 200, height: 100))
  private let control = UIPageControl(frame: rect(0, 0, 200, 40))

  init() {
    control.numberOfPages = 5
    harness.window.addSubview(control)
    harness.frame()
  }

  private func tap(_ x: CGFloat, at time: TimeInterval = 0) {
    for (phase, moment) in [(PointerEvent.Phase.began, time), (.ended, time + 0.05)] {
      harness.root.dispatch(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 20), time: moment)))
    }
  }

  private func dots() -> [(RoundedRect, Color)] {
    func fills(_ commands: [DrawCommand]) -> [(RoundedRect, Color)] {
      commands.flatMap { command -> [(RoundedRect, Color)] in
        switch command {
        case .fill(let shape, let color): shape.radius > 0 ? [(shape, color)] : []
        case .group(let group): fills(group.commands)
        default: []
        }
      }
    }
    return fills(harness.frame().commands)
  }

  @Test func outOfRangeValuesArePinned() {
    control.currentPage = 99
    #expect(control.currentPage == 4)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func aTapMovesOnePageTowardsItsHalfAndReportsIt() {
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(self.control.currentPage) }, for: .valueChanged)
    tap(190)
    tap(105, at: 1)
    tap(10, at: 2)
    tap(10, at: 3)
    tap(10, at: 4)
    #expect(pages == [1, 2, 1, 0])
  }

  @Test func settingThePageInCodeReportsNothing() {
    control.addAction(UIAction { _ in Issue.record("set in code") }, for: .valueChanged)
    control.currentPage = 3
    #expect(control.currentPage == 3)
  }

  @Test func aPressThatMovesScrubsThroughThePages() {
    var pages: [Int] = []
    var states: Set<UIPageControl.InteractionState> = []
    control.addAction(
      UIAction { _ in
        pages.append(self.control.currentPage)
        states.insert(self.control.interactionState)
      }, for: .valueChanged)
    harness.root.dispatch(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 64, y: 20), time: 0)))
    for step in 1...8 {
      let place = CGPoint(x: 64 + CGFloat(step) * 9, y: 20)
      harness.root.dispatch(.pointer(PointerEvent(phase: .moved, location: place, time: Double(step) * 0.02)))
    }
    harness.root.dispatch(.pointer(PointerEvent(phase: .ended, location: CGPoint(x: 136, y: 20), time: 0.3)))
    #expect(pages == [1, 2, 3, 4])
    #expect(states == [.continuous])
    #expect(control.interactionState == .none)
  }

  @Test func everyPageHasADotAndOneIsLit() {
    control.currentPage = 2
    let dots = dots()
    #expect(dots.count == 5)
    let middles = dots.map { $0.0.rect.midX }
    #expect(middles == middles.sorted())
    #expect(isClose(middles[2], 100))
    #expect(Set(dots.map(\.1)).count == 2)
    #expect(dots.filter { $0.1 == dots[2].1 }.count == 1)
  }

  @Test func rightToLeftPutsTheFirstPageAtTheRight() {
    control.currentPage = 0
    control.semanticContentAttribute = .forceRightToLeft
    let dots = dots()
    let lit = dots.first { dot in dots.filter { $0.1 == dot.1 }.count == 1 }
    #expect(lit?.0.rect.midX == dots.map(\.0.rect.midX).max())
    tap(10)
    #expect(control.currentPage == 1)
  }

  @Test func tooManyPagesShrinkTowardsTheEnds() {
    control.numberOfPages = 40
    control.currentPage = 20
    let sizes = dots().map(\.0.rect.width)
    #expect(sizes.count < 40)
    #expect((sizes.first ?? 0) < (sizes.dropFirst().first ?? 0))
    #expect((sizes.last ?? 0) < (sizes.dropLast().last ?? 0))
    #expect(dots().allSatisfy { $0.0.rect.minX >= 0 && $0.0.rect.maxX <= 200 })
  }

  @Test func aSinglePageMayHide() {
    control.numberOfPages = 1
    #expect(dots().count == 1)
    control.hidesForSinglePage = true
    #expect(dots().isEmpty)
  }

  @Test func theSizeGrowsByOnePitchAPage() {
    let sizes = (1...6).map { control.size(forNumberOfPages: $0).width }
    let steps = zip(sizes.dropFirst(), sizes).map { $0 - $1 }
    #expect(Set(steps).count == 1)
    #expect(control.size(forNumberOfPages: 0).width == 0)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
  }
}
