import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Preferred sizes of views, on several levels.
struct SelfSizingRuleTests {
  private func sizes(_ heights: [CGFloat?], width: CGFloat = 0) -> MeasuredSizes {
    var sizes = MeasuredSizes.none
    for (index, height) in heights.enumerated() {
      guard let height else { continue }
      sizes.set(CGSize(width: width, height: height), for: .item(section: 0, item: index))
    }
    return sizes
  }

  private func solved(
    _ group: GroupSpec, _ count: Int, _ measured: MeasuredSizes, axis: Axis = .vertical
  ) -> LayoutSolution {
    let configuration = LayoutConfiguration(scrollDirection: axis)
    return solve(
      LayoutSpec(sections: [SectionSpec(group: group)], configuration: configuration), counts: [count], in: .small,
      measured: measured)
  }

  @Test func repeatsAreCountedWithTheEstimateUntilMeasured() {
    let spec = row(.absolute(40), item(.estimated(45), .fractionalHeight(1)))
    // Seven items of 45 fit in 320.
    expectEqual(solved(spec, 9, .none).frames().map(\.origin.y), [0, 0, 0, 0, 0, 0, 0, 40, 40])
    // 100 + 45 + 100 + 45 leaves 30; 45 + 45 + 45 + 45 + 45 is a row with room for two more.
    let solution = solved(spec, 9, sizes([0, nil, 0], width: 100))
    expectEqual(solution.frames().map(\.origin.x), [0, 100, 145, 245, 0, 45, 90, 135, 180])
    expectEqual(solution.frames().map(\.origin.y), [0, 0, 0, 0, 40, 40, 40, 40, 40])
  }

  /// Chips: the widths decide where a line breaks, as in text. 100 + 8 + 60 + 8 + 140 = 316.
  @Test func linesBreakWhereMeasuredItemsNoLongerFit() {
    var spec = row(.estimated(30), item(.estimated(50), .absolute(30)))
    spec.interItemSpacing = .fixed(8)
    var measured = MeasuredSizes.none
    for (index, width) in [100, 60, 140, 5, 400, 20, 318].enumerated() {
      measured.set(CGSize(width: CGFloat(width), height: 30), for: .item(section: 0, item: index))
    }
    let solution = solved(spec, 9, measured)
    // An item that is too wide has a line of its own; those behind the measured ones count with the estimate.
    expectEqual(
      solution.frames().map(\.origin),
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 108, y: 0), CGPoint(x: 176, y: 0), CGPoint(x: 0, y: 30),
        CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 90), CGPoint(x: 0, y: 120), CGPoint(x: 0, y: 150),
        CGPoint(x: 58, y: 150),
      ])
    expectEqual(solution.contentSize.height, 180)
  }

  /// The section's groups share the largest length among them. A full group without measured cells is not one of them
  /// if the only group without any is the last one, which is not full.
  @Test func uniformGroupsHaveTheLengthOfTheLongestThatExists() {
    let spec = group(
      .vertical, .fractionalWidth(1), .uniformAcrossSiblings(estimate: 0),
      .subitems([item(.fractionalWidth(1), .absolute(0)), item(.fractionalWidth(1), .estimated(46))]))
    let solution = solved(spec, 3, sizes([nil, 36], width: 320))
    expectEqual(solution.contentSize.height, 72)
    expectEqual(solution.frames().map(\.origin.y), [0, 0, 36])
  }

  @Test func itemInsetsApplyOnlyOnKnownAxes() {
    let spec = row(.estimated(40), item(.fractionalWidth(0.5), .estimated(40), insets: 4))
    let solution = solved(spec, 2, sizes([30, nil]))
    expectEqual(solution.frames(), [rect(4, 0, 152, 30), rect(164, 0, 152, 40)])
  }

  @Test func groupInsetsAreIgnoredOnAnEstimatedAxis() {
    var spec = row(.estimated(40), item(.fractionalWidth(0.5), .estimated(40)))
    spec.contentInsets = insets(5, 10, 5, 10)
    let solution = solved(spec, 2, sizes([30, 50]))
    expectEqual(solution.frames(), [rect(10, 0, 150, 30), rect(160, 0, 150, 50)])
    expectEqual(solution.contentSize.height, 50)
  }

  @Test func rowsHugTheirTallestItemWithItsEdges() {
    var tall = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: .absolute(60)))
    tall.edgeSpacing = EdgeSpacingSpec(top: .fixed(5), bottom: .fixed(7))
    let spec = row(.estimated(40), .item(tall), item(.fractionalWidth(0.5), .fractionalHeight(0.5)))
    let solution = solved(spec, 2, .none)
    // A fraction of the height of a row that fits its items is a fraction of the estimate.
    expectEqual(solution.frames(), [rect(0, 5, 160, 60), rect(160, 0, 160, 20)])
    expectEqual(solution.contentSize.height, 72)
  }

  @Test func countedGroupsShareEstimatedAxisUnmeasured() {
    let member = item(.fractionalWidth(1), .estimated(30))
    let spec = group(.vertical, .fractionalWidth(1), .estimated(100), .subitemCount(member, 2))
    let solution = solved(spec, 3, sizes([80, 80, 80]))
    expectEqual(solution.frames().map(\.size.height), [50, 50, 50])
    #expect(solution.isSelfSizing(.item(section: 0, item: 0)) == (false, false))
    expectEqual(solution.contentSize.height, 150)
  }

  @Test func repeatedSubitemsOnAnOpenAxisAddUp() {
    let member = item(.fractionalWidth(1), .estimated(30))
    let spec = group(
      .vertical, .fractionalWidth(1), .estimated(10), .repeatingSubitem(member, 3), spacing: .fixed(4))
    let solution = solved(spec, 4, sizes([50, nil, 20]))
    expectEqual(solution.frames().map(\.origin.y), [0, 54, 88, 108])
    // The last group contains one of three items: it has that item's length, with nothing left over.
    expectEqual(solution.contentSize.height, 138)
  }

  @Test func measuresReachTheSectionThroughNestedGroups() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .estimated(80), .subitems([item(.fractionalWidth(1), .estimated(40))]))
    let spec = row(.estimated(80), item(.fractionalWidth(0.5), .estimated(40)), .group(column))
    let pair = group(
      .vertical, .fractionalWidth(0.5), .estimated(80),
      .subitems([item(.fractionalWidth(1), .estimated(40)), item(.fractionalWidth(1), .estimated(40))]))
    expectEqual(solved(spec, 4, sizes([50, 90, 20])).contentSize.height, 130)
    let solution = solved(row(.estimated(80), .group(pair), .group(pair)), 6, sizes([50, 60, 20, 70, nil, 10]))
    expectEqual(solution.frames().map(\.origin.y), [0, 50, 0, 20, 110, 150])
    expectEqual(solution.frames().map(\.origin.x), [0, 0, 160, 160, 0, 0])
    expectEqual(solution.contentSize.height, 160)
  }

  @Test func absoluteAndFractionalAxesAreNeverMeasured() {
    let spec = row(.estimated(40), item(.fractionalWidth(0.5), .estimated(40)), item(.absolute(60), .absolute(70)))
    var measured = MeasuredSizes.none
    for item in 0..<2 { measured.set(CGSize(width: 999, height: 999), for: .item(section: 0, item: item)) }
    let solution = solved(spec, 2, measured)
    expectEqual(solution.frames(), [rect(0, 0, 160, 999), rect(160, 0, 60, 70)])
    #expect(solution.isSelfSizing(.item(section: 0, item: 0)) == (false, true))
    #expect(solution.isSelfSizing(.item(section: 0, item: 1)) == (false, false))
  }

  @Test func badgesKeepTheirEstimate() {
    var spec = ItemSpec(size: SizeSpec(width: .absolute(100), height: .absolute(50)))
    spec.supplementaryItems = [
      SupplementarySpec(
        kind: "badge", size: SizeSpec(width: .estimated(20), height: .estimated(10)),
        containerAnchor: AnchorSpec(edges: [.top, .leading]))
    ]
    let key = ElementKey.supplementary(kind: "badge", section: 0, index: 0)
    var measured = MeasuredSizes.none
    measured.set(CGSize(width: 77, height: 77), for: key)
    let solution = solved(row(.absolute(50), .item(spec)), 1, measured)
    expectEqual(solution.frame(of: key), rect(0, 0, 20, 10))
    #expect(solution.isSelfSizing(key) == (false, false))
    #expect(solution.isSelfSizing(.decoration(kind: "badge", section: 0)) == (false, false))
  }

  @Test func headersAndFootersAreMeasuredLikeCells() {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30), header(30, kind: "footer", alignment: .bottom)]
    for index in 0..<2 { section.boundarySupplementaryItems[index].size.height = .estimated(30) }
    var measured = MeasuredSizes.none
    measured.set(CGSize(width: 5, height: 44), for: .supplementary(kind: "header", section: 0, index: 0))
    let solution = solve(LayoutSpec(sections: [section]), counts: [1], in: .small, measured: measured)
    expectEqual(solution.header(), rect(0, 0, 320, 44))
    expectEqual(solution.frames(), [rect(0, 44, 320, 40)])
    expectEqual(solution.header("footer"), rect(0, 84, 320, 30))
    #expect(solution.isSelfSizing(.supplementary(kind: "header", section: 0, index: 0)) == (false, true))
  }

  // MARK: Uniform siblings

  @Test func uniformSiblingsStayWithinNestedGroup() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .estimated(100),
      .subitems([
        item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 40)),
        item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 40)),
      ]))
    let solution = solved(row(.estimated(100), .group(column), .group(column)), 8, sizes([30, 70, 50, 20, 90]))
    // Columns of 70, of 50, and of 90: nothing is measured in the second row's second column.
    expectEqual(solution.frames().map(\.size.height), [70, 70, 50, 50, 90, 90, 40, 40])
    expectEqual(solution.frames().map(\.origin.y), [0, 70, 0, 50, 140, 230, 140, 180])
    expectEqual(solution.contentSize.height, 320)
  }

  @Test func uniformGroupsTakeLongestLength() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40),
      .subitems([item(.fractionalWidth(1), .estimated(40))]))
    let spec = row(.estimated(40), .group(column), .group(column))
    let solution = solved(spec, 4, sizes([30, 90, 50]))
    expectEqual(solution.frames().map(\.size.height), [30, 90, 50, 40])
    expectEqual(solution.frames().map(\.origin.y), [0, 0, 90, 90])
    expectEqual(solution.contentSize.height, 140)
  }

  @Test func uniformWidthsAreSharedInARow() {
    let tag = item(.uniformAcrossSiblings(estimate: 40), .fractionalHeight(1))
    let spec = group(.horizontal, .estimated(100), .absolute(30), .subitems([tag, tag, tag]), spacing: .fixed(5))
    let solution = solved(spec, 4, sizes([0, 0], width: 66))
    expectEqual(solution.frames().map(\.origin.x), [0, 71, 142, 0])
    expectEqual(solution.frames().map(\.size.width), [66, 66, 66, 40])
  }

  @Test func aSmallerMeasureMakesUniformSiblingsSmallerAgain() {
    let spec = row(.estimated(40), item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)))
    let first = solved(spec, 2, sizes([90, 60]))
    expectEqual(first.contentSize.height, 90)
    let second = solve(
      first.spec, counts: [2], in: .small, measured: sizes([50, 60]), reusing: first)
    expectEqual(second.frames().map(\.size.height), [60, 60])
  }
}
