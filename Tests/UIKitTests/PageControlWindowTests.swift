import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("A page control with too many pages scrolls its row") struct PageControlWindowTests {
  /// The lengths of the visible dots. 200 points fit ten dots of 18.
  private func widths(_ stage: PageControlFixture) -> [Int] { stage.dots.map { Int(($0.rect.width * 3).rounded()) } }

  @Test func intrinsicSizeShowsEveryDot() {
    for pages in 1...30 {
      for scale in [1.0, 2.0, 3.0] {
        let stage = PageControlFixture(pages: pages, scale: scale)
        stage.control.frame = CGRect(origin: .zero, size: stage.control.intrinsicContentSize)
        expectEqual(stage.dots.count, pages, "\(pages) pages at \(scale)x")
      }
    }
  }

  @Test func dotsShrinkOnlyTowardHiddenPages() {
    let stage = PageControlFixture(pages: 30)
    expectEqual(widths(stage), [24, 24, 24, 24, 24, 24, 24, 24, 16, 8])
    stage.control.currentPage = 29
    expectEqual(widths(stage), [8, 16, 24, 24, 24, 24, 24, 24, 24, 24])
    stage.control.currentPage = 15
    expectEqual(widths(stage), [8, 16, 24, 24, 24, 24, 24, 24, 16, 8])
    expectEqual(stage.lit, [2])
  }

  @Test func theRowMovesNoFurtherThanItMust() {
    let stage = PageControlFixture(pages: 30)
    var lit: [[Int]] = []
    for page in [7, 8, 9, 8, 4, 3, 2, 0] {
      stage.control.currentPage = page
      lit.append(stage.lit)
    }
    expectEqual(lit, [[7], [7], [7], [6], [2], [2], [2], [0]])
  }

  @Test func rowStaysInBoundsWithFullCurrentDot() {
    var random = SeededGenerator(seed: 4)
    let stage = PageControlFixture()
    for _ in 0..<300 {
      let pages = Int.random(in: 1...60, using: &random)
      stage.control.numberOfPages = pages
      stage.control.frame.size.width = CGFloat.random(in: 46...390, using: &random).rounded()
      stage.control.currentPage = Int.random(in: 0..<pages, using: &random)
      let dots = stage.dots
      let note = "\(pages) pages, \(stage.control.currentPage) in \(stage.control.frame.width)"
      expectEqual(stage.lit.count, 1, "\(note)")
      #expect(dots.filter { $0.color == .white }.allSatisfy { isClose($0.rect.width, 8) }, "\(note)")
      #expect(dots.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= stage.control.frame.width }, "\(note)")
      expectEqual(dots.count, min(pages, Int((stage.control.frame.width - 20) / 18)), "\(note)")
    }
  }

  @Test func theRowTravelsAndComesToRest() {
    let stage = PageControlFixture(pages: 30)
    stage.control.currentPage = 7
    stage.settle()
    expectFalse(stage.root.needsFrame)
    let before = stage.shapes.map(\.rect.midX)
    stage.control.currentPage = 20
    expectTrue(stage.root.needsFrame)
    stage.run(for: 0.1)
    let between = stage.shapes.map(\.rect.midX)
    expectNotEqual(between, before)
    #expect(zip(between, between.dropFirst()).allSatisfy { isClose($1 - $0, 18) })
    stage.settle()
    expectFalse(stage.root.needsFrame)
    expectEqual(stage.lit, [7])
  }

  @Test func dotsCrossfade() {
    let stage = PageControlFixture()
    stage.settle()
    stage.control.currentPage = 3
    stage.run(for: 1 / 60)
    let alphas = stage.shapes.map(\.color.alpha)
    #expect(alphas[0] < 1 && alphas[0] > 0.45 && alphas[3] < 1 && alphas[3] > 0.45)
    #expect(isClose(alphas[0] + alphas[3], 1.45))
    expectEqual(stage.lit, [3])
  }

  @Test func withoutAnimationTheDotIsThereAtOnce() {
    let stage = PageControlFixture()
    stage.settle()
    UIView.performWithoutAnimation { stage.control.currentPage = 3 }
    expectEqual(stage.shapes.map { $0.color == .white }, [false, false, false, true, false])
  }

  @Test func framesOfAnyRateShowTheSame() {
    func picture(_ rate: Double) -> [PageControlFixture.Mark] {
      let stage = PageControlFixture(pages: 30)
      stage.control.currentPage = 12
      stage.run(for: 0.1, rate: rate)
      stage.control.currentPage = 20
      stage.run(for: 0.2, rate: rate)
      return stage.shapes
    }
    expectEqual(picture(60), picture(30))
    expectEqual(picture(60), picture(120))
  }
}
