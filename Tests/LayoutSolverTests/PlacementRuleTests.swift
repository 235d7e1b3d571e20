import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Further rules of groups, boundary items and pinning, one layout each.
struct PlacementRuleTests {
  // MARK: Groups

  @Test func halfPointInsetIsKept() {
    let section = SectionSpec(group: row(.absolute(50), item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 0.5)))
    expectEqual(solveOne(section, 1).frames(), [rect(0.5, 0.5, 159, 49)])
  }

  @Test func groupsNeverShareCrossAxis() {
    let narrow = group(
      .horizontal, .absolute(50), .absolute(40), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    expectEqual(
      solveOne(SectionSpec(group: narrow), 3).frames().map(\.origin),
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 80),
      ])
    let flat = group(
      .vertical, .absolute(50), .absolute(40), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    expectEqual(
      solveOne(SectionSpec(group: flat), 3, axis: .horizontal).frames().map(\.origin),
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0),
      ])
  }

  @Test func gapsAndFlexibleEdgesShareEqually() {
    var leaf = ItemSpec(size: SizeSpec(width: .absolute(100), height: .fractionalHeight(1)))
    leaf.edgeSpacing = EdgeSpacingSpec(leading: .flexible(2), trailing: .flexible(1))
    let spec = group(
      .horizontal, .fractionalWidth(1), .absolute(40), .repeatingSubitem(.item(leaf), 2), spacing: .flexible(3))
    // 320 − 200 − 2·3 − 3 = 111 remain for four edges and a gap: 22.2 each.
    expectEqual(solveOne(SectionSpec(group: spec), 2).frames().map(\.origin.x), [24, 197])
  }

  @Test func edgeSpacingComesBeforeInsets() {
    var leaf = ItemSpec(size: SizeSpec(width: .absolute(100), height: .absolute(40)))
    leaf.edgeSpacing = EdgeSpacingSpec(leading: .fixed(10), top: .fixed(3))
    leaf.contentInsets = insets(1, 2, 3, 4)
    expectEqual(
      solveOne(SectionSpec(group: row(.absolute(60), .item(leaf))), 2).frames(),
      [
        rect(12, 4, 94, 36), rect(122, 4, 94, 36),
      ])
  }

  @Test func customGroupsAreSizedInTheWholeContainer() {
    let custom = CustomGroupSpec(generation: 5) { container in
      [CustomItemSpec(frame: CGRect(origin: .zero, size: container.contentSize))]
    }
    let spec = group(.vertical, .fractionalWidth(0.5), .fractionalHeight(0.25), .custom(custom))
    let section = SectionSpec(group: spec, contentInsets: insets(10, 20, 30, 40))
    expectEqual(solveOne(section, 1).frames(), [rect(20, 10, 160, 120)])
  }

  @Test func partialGroupKeepsFullGroupsFlexibleEdges() {
    var leaf = ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .absolute(30)))
    leaf.edgeSpacing = EdgeSpacingSpec(bottom: .flexible(0))
    let column = group(.vertical, .fractionalWidth(1), .absolute(120), .repeatingSubitem(.item(leaf), 3))
    // 30 remain for three trailing edges: a full group ends 10 before its end, and so does one with a single item.
    expectEqual(solveOne(SectionSpec(group: column), 1).contentSize.height, 40)
    expectEqual(solveOne(SectionSpec(group: column), 2).contentSize.height, 80)
    expectEqual(solveOne(SectionSpec(group: column), 3).contentSize.height, 120)
  }

  @Test func shortLastColumnOfFullWidthItemsKeepsWidth() throws {
    let column = group(
      .vertical, .fractionalWidth(0.8), .absolute(90),
      .subitemCount(item(.fractionalWidth(1), .fractionalHeight(1)), 3))
    let section = SectionSpec(group: column, orthogonalScrollingBehavior: .groupPaging)
    let solution = solveOne(section, 4)
    #expect(try #require(solution.orthogonalSection(0)).contentLength == 512)
    expectEqual(solution.contentSize.height, 90)
  }

  @Test func rowsEndAtFirstItemThatDoesNotFit() {
    // With spacing 3 two halves of 9 fit as 3s; four would "fit" as items of zero length.
    let column = group(
      .vertical, .fractionalWidth(1), .absolute(9), .subitems([item(.fractionalWidth(1), .fractionalHeight(0.5))]),
      spacing: .fixed(3))
    expectEqual(solveOne(SectionSpec(group: column), 3).frames().map(\.size.height), [3, 3, 3])
    expectEqual(solveOne(SectionSpec(group: column), 3).frames().map(\.origin.y), [0, 6, 9])
  }

  // MARK: Boundary items

  @Test func boundaryItemsUseSectionWidthAndFullHeight() {
    var section = list(40)
    section.contentInsets = insets(3, 10, 5, 20)
    let size = SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(0.1))
    section.boundarySupplementaryItems = [BoundarySpec(kind: "header", size: size, alignment: .topTrailing)]
    expectEqual(solveOne(section, 1).header(), rect(155, 0, 145, 48))
    section.supplementariesFollowContentInsets = false
    expectEqual(solveOne(section, 1).header(), rect(160, 0, 160, 48))
    section.supplementariesFollowContentInsets = true
    let column = group(
      .vertical, .absolute(50), .fractionalHeight(1), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.group = column
    let turned = SizeSpec(width: .fractionalWidth(0.1), height: .fractionalHeight(0.5))
    section.boundarySupplementaryItems = [BoundarySpec(kind: "header", size: turned, alignment: .trailing)]
    // Leading 10, a column of 50, trailing 20; the footer is a tenth of 320 wide, and half of 472 high, centered.
    expectEqual(solveOne(section, 1, axis: .horizontal).header(), rect(80, 121, 32, 236))
  }

  @Test func sideItemsAreCenteredAlongInsetBody() {
    var section = list(40)
    section.contentInsets = insets(10, 0, 30, 0)
    let size = SizeSpec(width: .absolute(20), height: .absolute(20))
    section.boundarySupplementaryItems = [
      header(50), BoundarySpec(kind: "side", size: size, alignment: .leading),
    ]
    // The body is 10 + 80 + 30 long and begins below the header.
    expectEqual(solveOne(section, 2).header("side"), rect(0, 100, 20, 20))
    expectEqual(solveOne(section, 2).frames()[0], rect(0, 60, 320, 40))
  }

  @Test func layoutSideItemExtendsContentToItsLength() {
    let size = SizeSpec(width: .absolute(20), height: .fractionalHeight(1))
    let side = BoundarySpec(kind: "side", size: size, alignment: .trailing)
    let solution = solve(
      LayoutSpec(sections: [list(40)], configuration: LayoutConfiguration(boundarySupplementaryItems: [side])),
      counts: [2], in: .small)
    expectEqual(solution.contentSize, CGSize(width: 320, height: 480))
    expectEqual(solution.frame(of: .supplementary(kind: "side", section: nil, index: 0)), rect(300, 0, 20, 480))
    expectEqual(solution.frames()[0].origin.y, 0)
  }

  // MARK: Pinning

  private func column(_ axis: Axis) -> SectionSpec {
    var section = SectionSpec(
      group: group(
        axis, .absolute(100), .absolute(100), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))])))
    let size = SizeSpec(width: .absolute(30), height: .absolute(30))
    section.boundarySupplementaryItems = [
      BoundarySpec(
        kind: "header", size: size, alignment: axis == .vertical ? .top : .leading, pinToVisibleBounds: true, zIndex: 2)
    ]
    return section
  }

  @Test(arguments: [(0, 0), (50, 50), (430, 430), (470, 470), (500, 500), (530, 500)] as [(CGFloat, CGFloat)])
  func horizontalLayoutsPinAtTheSide(offset: CGFloat, x: CGFloat) {
    let solution = solveOne(column(.horizontal), 5, axis: .horizontal)
    let bounds = rect(offset, 0, 320, 480)
    let pinned = solution.pinnedElements(PinningBounds(bounds: bounds))
    let expected = min(x, 500)
    expectEqual(pinned.map(\.frame.origin.x), (expected + 30 > offset ? [expected] : []))
    #expect(pinned.allSatisfy { $0.zIndex == 1_000_000_002 })
  }

  @Test func neighboursPushEachOtherThroughTheSectionsEnd() {
    let section = column(.vertical)
    let solution = solve(LayoutSpec(sections: [section, section]), counts: [2, 2], in: .small)
    // Sections of 230: at 210 the first header is half hidden, and the next one follows directly behind it.
    let pinned = solution.pinnedElements(PinningBounds(bounds: rect(0, 210, 320, 480)))
    expectEqual(pinned.map(\.frame.origin.y), [200, 230])
    let later = solution.pinnedElements(PinningBounds(bounds: rect(0, 250, 320, 480)))
    expectEqual(later.map(\.frame.origin.y), [250])
  }

  @Test func adjustedInsetsKeepPinnedItemsClearOfBars() {
    let solution = solveOne(column(.vertical), 9)
    let pinning = PinningBounds(
      bounds: rect(0, 100, 320, 480), adjustedContentInset: UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
    expectEqual(solution.pinnedElements(pinning).map(\.frame.origin.y), [191])
    // Before the content begins the header is at its natural position.
    let before = PinningBounds(
      bounds: rect(0, -91, 320, 480), adjustedContentInset: UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
    expectEqual(solution.pinnedElements(before).map(\.frame.origin.y), [0])
  }

  // MARK: Backgrounds

  @Test func backgroundsReachUnderHeadersAndOverSideInsets() {
    var section = list(40)
    section.contentInsets = insets(10, 20, 30, 40)
    section.boundarySupplementaryItems = [header(25), header(15, kind: "footer", alignment: .bottom)]
    section.decorationItems = [DecorationSpec(kind: "bg", zIndex: -3)]
    let solution = solve(LayoutSpec(sections: [list(10), section]), counts: [1, 2], in: .small)
    let background = solution.element(.decoration(kind: "bg", section: 1))
    expectEqual(
      background,
      LayoutElement(
        key: .decoration(kind: "bg", section: 1), frame: rect(0, 10, 320, 160), zIndex: -3))
    expectEqual(solution.element(.item(section: 1, item: 0))?.zIndex, 1)
  }
}
