import DeviceSupport
import Drawing
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor struct PageControlTests {
  @Test func everythingStartsAsInUIKit() {
    let control = UIPageControl()
    expectEqual(control.numberOfPages, 0)
    expectEqual(control.currentPage, 0)
    expectFalse(control.hidesForSinglePage)
    expectTrue(control.allowsContinuousInteraction)
    expectNil(control.pageIndicatorTintColor)
    expectNil(control.currentPageIndicatorTintColor)
    expectEqual(control.backgroundStyle, .automatic)
    expectEqual(control.direction, .natural)
    expectEqual(control.interactionState, .none)
    expectNil(control.progress)
    expectNil(control.preferredIndicatorImage)
    expectNil(control.preferredCurrentPageIndicatorImage)
    expectNil(control.indicatorImage(forPage: 0))
    expectNil(control.currentPageIndicatorImage(forPage: 0))
  }

  @Test func outOfRangeValuesArePinned() {
    let control = UIPageControl()
    control.currentPage = 3
    expectEqual(control.currentPage, 0)
    control.numberOfPages = 5
    control.currentPage = 99
    expectEqual(control.currentPage, 4)
    control.currentPage = -3
    expectEqual(control.currentPage, 0)
    control.currentPage = 4
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    control.numberOfPages = -1
    expectEqual(control.numberOfPages, 0)
    expectEqual(control.currentPage, 0)
    control.numberOfPages = .max
    control.currentPage = .max
    expectEqual(control.currentPage, .max - 1)
    control.currentPage = .min
    expectEqual(control.currentPage, 0)
  }

  @Test func settingThePageInCodeReportsNothing() {
    let fixture = PageControlFixture()
    fixture.control.currentPage = 3
    expectEmpty(fixture.reports)
    expectEqual(fixture.lit, [3])
  }

  /// The published measurements: four pages at 2x are 92 by 26 points, five at 3x with a pill 126 by 25.67.
  @Test func sizesAreThoseOfIOS() {
    let two = PageControlFixture(scale: 2).control
    expectEqual(two.size(forNumberOfPages: 4), CGSize(width: 92, height: 26))
    expectEqual(two.size(forNumberOfPages: 7), CGSize(width: 146, height: 26))
    let three = PageControlFixture(scale: 3) { $0.progress = UIPageControlProgress() }.control
    let size = three.size(forNumberOfPages: 5)
    expectLess(abs(size.width - 126), 0.01)
    expectLess(abs(size.height - 25.667), 0.01)
  }

  @Test func sizeGrowsByPitchPerPage() {
    let control = PageControlFixture().control
    let widths = (1...6).map { control.size(forNumberOfPages: $0).width }
    expectEqual(Set(zip(widths.dropFirst(), widths).map { $0 - $1 }), [18])
    expectEqual(control.size(forNumberOfPages: 0).width, 0)
    expectEqual(control.size(forNumberOfPages: -4).width, 0)
    expectTrue(control.size(forNumberOfPages: .max).width.isFinite)
    expectEqual(control.intrinsicContentSize, control.size(forNumberOfPages: 5))
    expectEqual(control.sizeThatFits(.zero), control.intrinsicContentSize)
    control.direction = .topToBottom
    expectEqual(control.intrinsicContentSize, CGSize(width: 26, height: 110))
  }

  /// At 3x the published dot is 7.67 points with a pitch of 17.67; at every scale edges are on whole pixels.
  @Test(arguments: [1.0, 2.0, 3.0])
  func dotsAreSharp(scale: CGFloat) {
    let dots = PageControlFixture(scale: scale).dots
    expectEqual(dots.count, 5)
    let (size, pitch) = scale == 3 ? (23.0 / 3, 53.0 / 3) : (8, 18)
    for (index, dot) in dots.enumerated() {
      expectClose(dot.rect.width, size)
      expectClose(dot.rect.height, size)
      expectClose(dot.rect.minX, dots[0].rect.minX + CGFloat(index) * pitch)
      expectClose((dot.rect.minX * scale).rounded() / scale, dot.rect.minX)
      expectClose((dot.rect.minY * scale).rounded() / scale, dot.rect.minY)
    }
    #expect(abs(dots[2].rect.midX - 100) <= 0.5 && abs(dots[2].rect.midY - 20) <= 0.5)
  }

  @Test func theSystemsColoursAreWhiteAndTranslucentWhite() {
    let fixture = PageControlFixture()
    fixture.control.currentPage = 2
    expectEqual(fixture.lit, [2])
    expectEqual(fixture.dots[0].color, Color(red: 1, green: 1, blue: 1, alpha: 0.45))
    fixture.control.pageIndicatorTintColor = .red
    fixture.control.currentPageIndicatorTintColor = .green
    let colors = fixture.dots.map(\.color)
    expectEqual(colors[2], UIColor.green.drawn(with: fixture.control.traitCollection))
    #expect(Set(colors).count == 2 && colors[0] == UIColor.red.drawn(with: fixture.control.traitCollection))
  }

  @Test func aSinglePageMayHide() {
    let fixture = PageControlFixture(pages: 1)
    fixture.control.backgroundStyle = .prominent
    expectEqual(fixture.shapes.count, 2)
    fixture.control.hidesForSinglePage = true
    expectEmpty(fixture.shapes)
    fixture.control.numberOfPages = 2
    expectEqual(fixture.dots.count, 2)
    fixture.control.numberOfPages = 0
    expectEmpty(fixture.shapes)
  }

  @Test(arguments: [
    (UIPageControl.Direction.natural, UISemanticContentAttribute.unspecified, false),
    (.natural, .forceRightToLeft, true), (.leftToRight, .forceRightToLeft, false), (.rightToLeft, .unspecified, true),
  ])
  func firstPageIsAtLeadingSide(
    direction: UIPageControl.Direction, attribute: UISemanticContentAttribute, isReversed: Bool
  ) {
    let fixture = PageControlFixture {
      $0.direction = direction
      $0.semanticContentAttribute = attribute
    }
    let middles = fixture.dots.map(\.rect.midX)
    expectEqual(middles, (isReversed ? middles.sorted(by: >) : middles.sorted()))
    expectEqual(fixture.lit, [0])
  }

  @Test(arguments: [(UIPageControl.Direction.topToBottom, false), (.bottomToTop, true)])
  func aColumnOfDotsRunsDownOrUp(direction: UIPageControl.Direction, isReversed: Bool) {
    let fixture = PageControlFixture(size: CGSize(width: 40, height: 200)) { $0.direction = direction }
    let dots = fixture.dots
    let middles = dots.map(\.rect.midY)
    expectEqual(middles, (isReversed ? middles.sorted(by: >) : middles.sorted()))
    #expect(Set(dots.map(\.rect.midX)) == [20] && isClose(middles[2], 100))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -100, 0, 1e300])
  func invalidSizesAreHarmless(width: CGFloat) {
    let fixture = PageControlFixture(pages: 10_000_000)
    fixture.control.bounds.size = CGSize(width: width, height: width)
    fixture.control.currentPage = 9_999_999
    expectAtMost(fixture.shapes.count, 1_000)
    expectEqual(fixture.control.currentPage, 9_999_999)
  }
}
