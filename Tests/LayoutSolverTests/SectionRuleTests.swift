import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Stacking, insets, headers and footers, badges, backgrounds.
struct SectionRuleTests {
  private func solveAll(
    _ sections: [SectionSpec], _ counts: [Int], _ configuration: LayoutConfiguration = LayoutConfiguration(),
    in container: Container = .small
  ) -> LayoutSolution {
    solve(LayoutSpec(sections: sections, configuration: configuration), counts: counts, in: container)
  }

  @Test func emptySectionsHaveInsetsOnlyWithBoundaryItems() {
    var section = list(40)
    section.contentInsets = insets(3, 4, 5, 6)
    expectEqual(solveAll([section, section, section], [0, 1, 0]).contentSize.height, 48)
    section.boundarySupplementaryItems = [header(10)]
    let solution = solveAll([section, section], [0, 1])
    expectEqual(solution.contentSize.height, 76)
    expectEqual(solution.header(section: 1)?.origin.y, 18)
  }

  @Test func spacingSeparatesEmptySections() {
    let configuration = LayoutConfiguration(interSectionSpacing: 7)
    let solution = solveAll([list(40), list(40), list(40)], [1, 0, 1], configuration)
    expectEqual(solution.frames(2)[0].origin.y, 54)
    expectEqual(solution.contentSize.height, 94)
  }

  @Test func widestGroupWidensTheContent() {
    let wide = group(
      .horizontal, .absolute(500), .absolute(40), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    expectEqual(solveOne(SectionSpec(group: wide), 1).contentSize.width, 500)
    let orthogonal = SectionSpec(group: wide, orthogonalScrollingBehavior: .continuous)
    expectEqual(solveOne(orthogonal, 5).contentSize.width, 320)
  }

  @Test(arguments: [
    (InsetsReference.automatic, 30.0, 260.0), (.safeArea, 30, 260), (.none, 0, 320), (.layoutMargins, 40, 230),
    (.readableContent, 50, 220),
  ])
  func referenceInsetsApplyAcrossOnly(reference: InsetsReference, x: Double, width: Double) {
    let container = Container(
      size: CGSize(width: 320, height: 480), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 100, left: 30, bottom: 100, right: 30),
      layoutMargins: UIEdgeInsets(top: 100, left: 40, bottom: 100, right: 50),
      readableContentInsets: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10))
    var section = list(40)
    section.contentInsetsReference = reference
    section.boundarySupplementaryItems = [header(20)]
    let layoutHeader = header(10, kind: "layout")
    let solution = solveAll(
      [section], [1], LayoutConfiguration(boundarySupplementaryItems: [layoutHeader]), in: container)
    expectEqual(solution.frames(), [rect(x, 30, width, 40)])
    expectEqual(solution.header(), rect(x, 10, width, 20))
    expectEqual(solution.frame(of: .supplementary(kind: "layout", section: nil, index: 0)), rect(0, 0, 320, 10))
    expectEqual(solution.contentSize, CGSize(width: 320, height: 70))
  }

  @Test func headersAndFootersAreOutsideInsets() {
    var section = list(40)
    section.contentInsets = insets(3, 4, 5, 6)
    section.boundarySupplementaryItems = [header(30), header(20, kind: "footer", alignment: .bottom)]
    let solution = solveOne(section, 2)
    expectEqual(solution.header(), rect(4, 0, 310, 30))
    expectEqual(solution.frames()[0], rect(4, 33, 310, 40))
    expectEqual(solution.header("footer"), rect(4, 118, 310, 20))
    expectEqual(solution.contentSize.height, 138)

    section.supplementariesFollowContentInsets = false
    expectEqual(solveOne(section, 2).header(), rect(0, 0, 320, 30))
  }

  @Test func nonextendingBoundaryItemsOverlapContent() {
    var section = list(40)
    section.contentInsets = insets(3, 4, 5, 6)
    section.boundarySupplementaryItems = [header(30)]
    section.boundarySupplementaryItems[0].extendsBoundary = false
    let solution = solveOne(section, 1)
    expectEqual(solution.header(), rect(4, 0, 310, 30))
    expectEqual(solution.frames()[0].origin.y, 3)
    expectEqual(solution.contentSize.height, 48)
  }

  @Test func offsetsChangeTheExtension() {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30), header(30, kind: "footer", alignment: .bottom)]
    section.boundarySupplementaryItems[0].absoluteOffset = CGPoint(x: 0, y: 7)
    section.boundarySupplementaryItems[1].absoluteOffset = CGPoint(x: 0, y: 7)
    let solution = solveOne(section, 1)
    expectEqual(solution.header(), rect(0, 0, 320, 30))
    expectEqual(solution.frames()[0].origin.y, 23)
    expectEqual(solution.header("footer")?.origin.y, 70)
    expectEqual(solution.contentSize.height, 100)
  }

  @Test func longSideItemsMakeTheSectionLonger() {
    var section = list(40)
    let size = SizeSpec(width: .absolute(20), height: .absolute(200))
    section.boundarySupplementaryItems = [BoundarySpec(kind: "side", size: size, alignment: .trailing)]
    var solution = solveOne(section, 2)
    expectEqual(solution.header("side"), rect(300, 0, 20, 200))
    expectEqual(solution.contentSize.height, 200)
    section.boundarySupplementaryItems[0].extendsBoundary = false
    solution = solveOne(section, 2)
    expectEqual(solution.header("side"), rect(300, -60, 20, 200))
    expectEqual(solution.contentSize.height, 80)
  }

  @Test func boundaryItemsOnSameSideOverlap() {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30), header(10, kind: "other")]
    let solution = solveOne(section, 1)
    expectEqual(solution.header("other")?.origin.y, 20)
    expectEqual(solution.contentSize.height, 70)
  }

  @Test func horizontalLayoutsHaveHeadersAtTheSides() {
    let column = group(
      .vertical, .absolute(50), .fractionalHeight(1), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    var section = SectionSpec(group: column, contentInsets: insets(3, 4, 5, 6))
    let size = SizeSpec(width: .absolute(30), height: .fractionalHeight(1))
    section.boundarySupplementaryItems = [BoundarySpec(kind: "header", size: size, alignment: .leading)]
    let solution = solveOne(section, 2, axis: .horizontal)
    expectEqual(solution.header(), rect(0, 3, 30, 472))
    expectEqual(solution.frames(), [rect(34, 3, 50, 472), rect(84, 3, 50, 472)])
    expectEqual(solution.contentSize, CGSize(width: 140, height: 480))
  }

  @Test func ownInsetsShrinkAHeaderAfterwards() {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30)]
    section.boundarySupplementaryItems[0].contentInsets = insets(1, 2, 3, 4)
    let solution = solveOne(section, 1)
    expectEqual(solution.header(), rect(2, 1, 314, 26))
    expectEqual(solution.frames()[0].origin.y, 30)
  }

  @Test(arguments: [(-50, 0), (0, 0), (60, 60), (400, 400), (402, 400), (500, 400)] as [(CGFloat, CGFloat)])
  func pinnedHeadersStayWithinTheirSection(offset: CGFloat, y: CGFloat) {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30), header(20, kind: "footer", alignment: .bottom)]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let solution = solveOne(section, 10)
    let bounds = rect(0, offset, 320, 100)
    let pinned = solution.elements(in: rect(0, -1000, 320, 3000), pinning: PinningBounds(bounds: bounds))
    let found = pinned.first { $0.key.kind == "header" }
    expectEqual(found?.frame.origin.y, y)
    expectEqual(found?.zIndex, (bounds.overlaps(rect(0, y, 320, 30)) ? 1_000_000_001 : 1))
  }

  @Test func pinnedFootersMirrorHeaders() {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30), header(20, kind: "footer", alignment: .bottom)]
    section.boundarySupplementaryItems[1].pinToVisibleBounds = true
    let solution = solveOne(section, 10)
    let pinning = PinningBounds(
      bounds: rect(0, 100, 320, 100), adjustedContentInset: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    expectEqual(solution.pinnedElements(pinning).map(\.frame.origin.y), [146])
    expectTrue(solution.hasPinnedItems)
    let before = PinningBounds(bounds: rect(0, -60, 320, 100))
    expectEqual(solution.pinnedElements(before).map(\.frame.origin.y), [30])
  }

  @Test func layoutLevelItemsSurroundSectionsWithOneIndex() {
    let configuration = LayoutConfiguration(boundarySupplementaryItems: [
      header(30), header(20, kind: "footer", alignment: .bottom), header(25),
    ])
    let solution = solveAll([list(40), list(40)], [1, 1], configuration)
    expectEqual(solution.frames(0)[0].origin.y, 30)
    expectEqual(solution.frame(of: .supplementary(kind: "footer", section: nil, index: 0)), rect(0, 110, 320, 20))
    expectEqual(solution.frame(of: .supplementary(kind: "header", section: nil, index: 1)), rect(0, 5, 320, 25))
    expectEqual(solution.contentSize.height, 130)
    expectEqual(ElementKey.supplementary(kind: "header", section: nil, index: 1).indexPath, IndexPath(index: 1))
  }

  @Test func badgesAreAtCornerAndIndexedPerKind() {
    var spec = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    spec.contentInsets = insets(5, 5, 5, 5)
    spec.supplementaryItems = [
      SupplementarySpec(
        kind: "badge", size: SizeSpec(width: .absolute(20), height: .absolute(20)),
        containerAnchor: AnchorSpec(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    ]
    let solution = solveOne(SectionSpec(group: row(.absolute(60), .item(spec))), 3)
    let frames = (0..<3).map { solution.frame(of: .supplementary(kind: "badge", section: 0, index: $0)) }
    expectEqual(frames, [rect(141, -1, 20, 20), rect(301, -1, 20, 20), rect(141, 59, 20, 20)])
    expectNil(solution.frame(of: .supplementary(kind: "badge", section: 0, index: 3)))
    expectEqual(solution.elements(in: rect(0, 70, 320, 1)).count, 2)
  }

  @Test func backgroundsCoverTheSectionAndLiftItsCells() {
    var section = list(40)
    section.contentInsets = insets(10, 10, 10, 10)
    section.boundarySupplementaryItems = [header(30)]
    section.decorationItems = [DecorationSpec(kind: "bg", contentInsets: insets(5, 5, 5, 5))]
    let solution = solveAll([section, list(40), section], [2, 1, 0])
    expectEqual(solution.frame(of: .decoration(kind: "bg", section: 0)), rect(5, 5, 310, 120))
    expectEqual(solution.element(.item(section: 0, item: 0))?.zIndex, 1)
    expectEqual(solution.element(.item(section: 1, item: 0))?.zIndex, 0)
    // An empty section with a header also has a background.
    expectEqual(solution.frame(of: .decoration(kind: "bg", section: 2)), rect(5, 175, 310, 40))
    section.boundarySupplementaryItems = []
    expectNil(solveAll([section], [0]).frame(of: .decoration(kind: "bg", section: 0)))
  }

  @Test func missingSectionsAreNamed() {
    let solution = solve(LayoutSpec(sections: [nil, list(40), nil]), counts: [2, 1, 0], in: .small)
    expectEqual(solution.issues, [LayoutIssue(section: 0, reason: .missingSection(items: 2))])
    expectEqual(solution.contentSize.height, 40)
    expectEqual((0..<3).map { solution.sectionFrame($0)?.width }, [320, 320, 320])
  }
}
