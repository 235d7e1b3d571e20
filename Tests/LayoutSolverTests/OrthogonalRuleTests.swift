import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Sections that scroll orthogonally to the layout.
struct OrthogonalRuleTests {
  private func section(
    _ behavior: OrthogonalBehavior, width: DimensionSpec = .absolute(100), spacing: CGFloat = 8,
    insets side: NSDirectionalEdgeInsets = insets(3, 4, 5, 6)
  ) -> SectionSpec {
    SectionSpec(
      group: group(
        .horizontal, width, .absolute(50), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))])),
      contentInsets: side, interGroupSpacing: spacing, orthogonalScrollingBehavior: behavior)
  }

  private func orthogonal(_ section: SectionSpec, _ count: Int, in container: Container = .small) throws
    -> OrthogonalSection
  {
    try #require(solveOne(section, count, in: container).orthogonalSection(0))
  }

  @Test func rangeLeavesTheSectionInsetsOut() throws {
    let scrolling = try orthogonal(section(.continuous), 8)
    expectEqual(scrolling.frame, rect(4, 3, 310, 50))
    expectEqual(scrolling.contentLength, 856)
    expectEqual(scrolling.maxOffset, 546)
    expectNil(scrolling.stops)
    expectEqual(scrolling.restingOffset(130), 130)
    expectEqual(scrolling.restingOffset(9999), 546)
    expectEqual(scrolling.restingOffset(-9), 0)
    #expect(try orthogonal(section(.continuous), 2).maxOffset == 0)
  }

  @Test func pagesAreAsWideAsTheViewport() throws {
    let paging = try orthogonal(section(.paging), 8)
    expectEqual(paging.stops, [0, 310, 546])
    expectEqual(paging.restingOffset(154), 0)
    expectEqual(paging.restingOffset(156), 310)
    // Paging uses the nearest page, not the nearest stop: 450 is nearer to 546 than to 310, and rounds to one page.
    expectEqual(paging.restingOffset(450), 310)
    expectEqual(paging.restingOffset(546), 546)
  }

  @Test(arguments: [OrthogonalBehavior.groupPaging, .continuousGroupLeadingBoundary])
  func groupsStopAtTheirStart(behavior: OrthogonalBehavior) throws {
    let scrolling = try orthogonal(section(behavior), 8)
    expectEqual(scrolling.stops, [0, 108, 216, 324, 432, 540, 546])
    expectEqual(scrolling.restingOffset(53), 0)
    expectEqual(scrolling.restingOffset(55), 108)
    expectEqual(scrolling.stop(nextTo: 108, forward: true), 216)
    expectEqual(scrolling.stop(nextTo: 100, forward: true), 108)
    expectEqual(scrolling.stop(nextTo: 108, forward: false), 0)
    expectEqual(scrolling.stop(nextTo: 546, forward: true), 546)
    expectEqual(scrolling.stop(nextTo: 0, forward: false), 0)
  }

  @Test func centredGroupsBeginBeforeTheContent() throws {
    let scrolling = try orthogonal(section(.groupPagingCentered), 3)
    expectEqual(scrolling.stops, [-105, 3, 111])
    expectEqual(scrolling.initialOffset, -105)
    expectEqual(scrolling.minOffset, -105)
    expectEqual(scrolling.maxOffset, 111)
    expectEqual(scrolling.restingOffset(0), 3)
    let wide = try orthogonal(section(.groupPagingCentered, width: .fractionalWidth(0.8), insets: .zero), 5)
    expectEqual(wide.stops?.first, -32)
  }

  @Test func cellsKeepLayoutCoordinatesUnderInsets() {
    let solution = solveOne(section(.continuous), 8)
    expectEqual(solution.frames()[1], rect(112, 3, 100, 50))
    let shown = solution.elements(ofOrthogonalSection: 0, at: 103.5).map(\.key)
    // The first cell ends at 104: half a point of it remains visible under the inset.
    expectEqual(shown, (0...3).map { .item(section: 0, item: $0) })
    expectEqual(solution.elements(ofOrthogonalSection: 0, at: 104).first?.key, .item(section: 0, item: 1))
    expectEmpty(solution.elements(in: rect(0, 0, 320, 480)))
    expectEqual(solution.orthogonalSections(in: rect(0, 0, 320, 480)), [0])
    expectEqual(solution.orthogonalSections(in: rect(0, 53, 320, 480)), [])
  }

  @Test func headersOfOrthogonalSectionsStandStill() {
    var spec = section(.groupPaging)
    spec.boundarySupplementaryItems = [header(20)]
    let solution = solveOne(spec, 8)
    expectEqual(solution.elements(in: rect(0, 0, 320, 480)).map(\.frame), [rect(4, 0, 310, 20)])
    expectEqual(solution.frames()[0].origin.y, 23)
    expectEqual(solution.contentSize.height, 78)
  }

  @Test func lengthIsTheTallestGroup() {
    let spec = section(.continuous)
    var tall = spec
    tall.group.size.height = .estimated(50)
    tall.group.members = .subitems([item(.fractionalWidth(1), .estimated(50))])
    expectEqual(solveOne(tall, 4, measured: [0: 30, 1: 90, 2: 20, 3: 20]).contentSize.height, 98)
  }

  @Test func measuredWidthsMoveTheStops() throws {
    let tag = item(.estimated(60), .fractionalHeight(1))
    let spec = SectionSpec(
      group: group(.horizontal, .estimated(60), .absolute(30), .subitems([tag])), interGroupSpacing: 10,
      orthogonalScrollingBehavior: .groupPaging)
    var sizes = MeasuredSizes.none
    for (index, width) in [100, 200, 300, 50].enumerated() {
      sizes.set(CGSize(width: width, height: 0), for: .item(section: 0, item: index))
    }
    let solution = solve(LayoutSpec(sections: [spec]), counts: [4], in: .small, measured: sizes)
    let scrolling = try #require(solution.orthogonalSection(0))
    expectEqual(scrolling.contentLength, 680)
    expectEqual(scrolling.stops, [0, 110, 320, 360])
    expectEqual(solution.frames().map(\.origin.x), [0, 110, 320, 630])
  }

  @Test func lastShortGroupIsTrimmedAlongTheRun() throws {
    let pair = group(
      .horizontal, .absolute(200), .absolute(50), .subitems([item(.absolute(90), .fractionalHeight(1))]))
    let spec = SectionSpec(group: pair, orthogonalScrollingBehavior: .continuous)
    #expect(try orthogonal(spec, 3).contentLength == 310)
  }

  @Test func horizontalLayoutsScrollTheirSectionsVertically() throws {
    let column = group(
      .vertical, .absolute(100), .fractionalHeight(0.5), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    let spec = SectionSpec(group: column, orthogonalScrollingBehavior: .groupPaging)
    let solution = solveOne(spec, 5, axis: .horizontal)
    let scrolling = try #require(solution.orthogonalSection(0))
    expectEqual(scrolling.axis, .vertical)
    expectEqual(scrolling.stops, [0, 240, 480, 720])
    expectEqual(solution.contentSize, CGSize(width: 100, height: 480))
  }

  // MARK: Right to left

  @Test func rightToLeftIsAMirror() {
    let container = Container(size: CGSize(width: 320, height: 480), scale: 2, isRightToLeft: true)
    let spec = SectionSpec(
      group: row(.absolute(40), item(.fractionalWidth(0.25), .fractionalHeight(1))), contentInsets: insets(0, 20, 0, 0))
    let solution = solveOne(spec, 5, in: container)
    expectEqual(solution.frames()[0], rect(225, 0, 75, 40))
    expectEqual(solution.frames()[4], rect(225, 40, 75, 40))
    expectEqual(solution.elements(in: rect(290, 0, 5, 10)).map(\.key), [.item(section: 0, item: 0)])
    expectEqual(solution.invariantViolations(), [])
  }

  @Test func rightToLeftBeginsAtTheRightEnd() throws {
    let container = Container(size: CGSize(width: 320, height: 480), scale: 2, isRightToLeft: true)
    let solution = solveOne(section(.groupPaging), 8, in: container)
    let scrolling = try #require(solution.orthogonalSection(0))
    expectEqual(scrolling.frame, rect(6, 3, 310, 50))
    expectEqual(scrolling.initialOffset, 546)
    expectEqual(scrolling.minOffset, 0)
    expectEqual(scrolling.stops, [0, 6, 114, 222, 330, 438, 546])
    // On screen the first cell ends at the end of the viewport: 320 − 4.
    let first = try #require(solution.frames().first)
    expectEqual(first.origin.x - scrolling.initialOffset, 216)
    expectEqual(solution.elements(ofOrthogonalSection: 0, at: 546).first?.key, .item(section: 0, item: 0))
    expectEqual(scrolling.stop(nextTo: 546, forward: false), 438)
  }
}
