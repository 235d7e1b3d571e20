import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKitCore

@MainActor struct PageControlWindowTests {
  /// The lengths of the visible dots. 200 points fit ten dots of 18.
  private func widths(_ fixture: PageControlFixture) -> [Int] {
    fixture.dots.map { Int(($0.rect.width * 3).rounded()) }
  }

  @Test func intrinsicSizeShowsEveryDot() {
    for pages in 1...30 {
      for scale in [1.0, 2.0, 3.0] {
        let fixture = PageControlFixture(pages: pages, scale: scale)
        fixture.control.frame = CGRect(origin: .zero, size: fixture.control.intrinsicContentSize)
        expectEqual(fixture.dots.count, pages, "\(pages) pages at \(scale)x")
      }
    }
  }

  @Test func dotsShrinkOnlyTowardHiddenPages() {
    let fixture = PageControlFixture(pages: 30)
    expectEqual(widths(fixture), [24, 24, 24, 24, 24, 24, 24, 24, 16, 8])
    fixture.control.currentPage = 29
    expectEqual(widths(fixture), [8, 16, 24, 24, 24, 24, 24, 24, 24, 24])
    fixture.control.currentPage = 15
    expectEqual(widths(fixture), [8, 16, 24, 24, 24, 24, 24, 24, 16, 8])
    expectEqual(fixture.lit, [2])
  }

  @Test func theRowMovesNoFurtherThanItMust() {
    let fixture = PageControlFixture(pages: 30)
    var lit: [[Int]] = []
    for page in [7, 8, 9, 8, 4, 3, 2, 0] {
      fixture.control.currentPage = page
      lit.append(fixture.lit)
    }
    expectEqual(lit, [[7], [7], [7], [6], [2], [2], [2], [0]])
  }

  @Test func rowStaysInBoundsWithFullCurrentDot() {
    var random = SeededGenerator(seed: 4)
    let fixture = PageControlFixture()
    for _ in 0..<300 {
      let pages = Int.random(in: 1...60, using: &random)
      fixture.control.numberOfPages = pages
      fixture.control.frame.size.width = CGFloat.random(in: 46...390, using: &random).rounded()
      fixture.control.currentPage = Int.random(in: 0..<pages, using: &random)
      let dots = fixture.dots
      let note = "\(pages) pages, \(fixture.control.currentPage) in \(fixture.control.frame.width)"
      expectEqual(fixture.lit.count, 1, "\(note)")
      #expect(dots.filter { $0.color == .white }.allSatisfy { isClose($0.rect.width, 8) }, "\(note)")
      #expect(dots.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= fixture.control.frame.width }, "\(note)")
      expectEqual(dots.count, min(pages, Int((fixture.control.frame.width - 20) / 18)), "\(note)")
    }
  }

  @Test func theRowTravelsAndComesToRest() {
    let fixture = PageControlFixture(pages: 30)
    fixture.control.currentPage = 7
    fixture.finishMotion()
    expectFalse(fixture.root.needsFrame)
    let before = fixture.shapes.map(\.rect.midX)
    fixture.control.currentPage = 20
    expectTrue(fixture.root.needsFrame)
    fixture.run(for: 0.1)
    let between = fixture.shapes.map(\.rect.midX)
    expectNotEqual(between, before)
    #expect(zip(between, between.dropFirst()).allSatisfy { isClose($1 - $0, 18) })
    fixture.finishMotion()
    expectFalse(fixture.root.needsFrame)
    expectEqual(fixture.lit, [7])
  }

  @Test func dotsCrossfade() {
    let fixture = PageControlFixture()
    fixture.finishMotion()
    fixture.control.currentPage = 3
    fixture.run(for: 1 / 60)
    let alphas = fixture.shapes.map(\.color.alpha)
    #expect(alphas[0] < 1 && alphas[0] > 0.45 && alphas[3] < 1 && alphas[3] > 0.45)
    expectClose(alphas[0] + alphas[3], 1.45)
    expectEqual(fixture.lit, [3])
  }

  @Test func withoutAnimationTheDotIsThereAtOnce() {
    let fixture = PageControlFixture()
    fixture.finishMotion()
    UIView.performWithoutAnimation { fixture.control.currentPage = 3 }
    expectEqual(fixture.shapes.map { $0.color == .white }, [false, false, false, true, false])
  }

  @Test func framesOfAnyRateShowTheSame() {
    func picture(_ rate: Double) -> [PageControlFixture.Mark] {
      let fixture = PageControlFixture(pages: 30)
      fixture.control.currentPage = 12
      fixture.run(for: 0.1, rate: rate)
      fixture.control.currentPage = 20
      fixture.run(for: 0.2, rate: rate)
      return fixture.shapes
    }
    expectEqual(picture(60), picture(30))
    expectEqual(picture(60), picture(120))
  }

  /// The row takes time for its dots, not for its pages, or this test takes minutes.
  @Test func tenMillionPagesHaveTheDotsThatFit() {
    let fixture = PageControlFixture(pages: 10_000_000)
    fixture.control.currentPage = 5_000_000
    expectEqual(fixture.dots.count, 10)
    fixture.control.currentPage = 9_999_999
    expectEqual(widths(fixture), [8, 16, 24, 24, 24, 24, 24, 24, 24, 24])
  }
}
