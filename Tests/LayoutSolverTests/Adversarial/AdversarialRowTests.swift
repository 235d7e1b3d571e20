import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Layouts that no screen should show. The solver terminates, names the errors, and the solution can be drawn.
struct AdversarialRowTests {
  private func oneRow(_ width: DimensionSpec, _ height: DimensionSpec, spacing: SpacingSpec = .fixed(0)) -> SectionSpec
  {
    SectionSpec(group: row(.absolute(10), item(width, height), spacing: spacing))
  }

  // MARK: Sizes

  @Test func negativeSizesAreZero() {
    for dimension in [DimensionSpec.absolute(-5), .fractionalWidth(-1), .fractionalHeight(-0.5), .estimated(-40)] {
      let solution = solveOne(oneRow(dimension, dimension), 3)
      expectEqual(solution.frames().map(\.size), Array(repeating: .zero, count: 3), "\(dimension)")
      expectUsable(solution, "\(dimension)")
    }
  }

  @Test func insetsLargerThanTheContainerLeaveEmptyFrames() {
    var section = list(40)
    section.contentInsets = insets(10, 500, 20, 500)
    let solution = solveOne(section, 3)
    expectEqual(solution.frames().map(\.size.width), [0, 0, 0])
    expectEqual(solution.contentSize.height, 150)
  }

  @Test func emptyContainersTerminate() {
    let sizes = [
      CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 100_000, height: 1), CGSize(width: 1, height: 100_000),
      CGSize(width: 0, height: 480), CGSize(width: -320, height: -480),
    ]
    for size in sizes {
      for seed in 0..<60 as Range<UInt64> {
        var layout = RandomLayout(seed: seed)
        layout.container.size = size
        expectUsable(layout.solved(), "seed \(seed) in \(size)")
      }
    }
  }

  @Test func sharesOfAlmostNothingAndOfEverythingEnd() {
    for share in [0, 1e-12, 1e-3, 1e8, 1e16] as [CGFloat] {
      for spacing in [SpacingSpec.fixed(0), .fixed(5), .flexible(5)] {
        for dimension in [DimensionSpec.fractionalWidth(share), .fractionalHeight(share)] {
          let solution = solveOne(oneRow(dimension, .fractionalHeight(1), spacing: spacing), 500)
          expectUsable(solution, "\(dimension), \(spacing)")
          expectAtMost(solution.work.groupsSolved, 2)
          if share == 1e16 {
            let largest = FiniteGeometry.limit
            expectEqual(
              solution.issues.map(\.reason), [.itemDoesNotFit(item: largest, available: 320), .unusableNumber])
          }
        }
      }
    }
  }

  @Test func rowsOfBillionsOfItemsEnd() {
    let solution = solveOne(oneRow(.absolute(1e-9), .fractionalHeight(1)), 1_000)
    expectEqual(solution.frames().count, 1_000)
    expectEqual(solution.contentSize.height, 10)
    expectEqual(solution.elements(in: rect(0, 0, 320, 480)).count, 1_000)
  }

  // MARK: Members

  @Test func outOfRangeCountsBecomeOneAndAreReported() {
    let member = item(.fractionalWidth(1), .fractionalHeight(1))
    for count in [0, -1, Int.min] {
      for members in [GroupSpec.Members.subitemCount(member, count), .repeatingSubitem(member, count)] {
        let counted = group(.horizontal, .fractionalWidth(1), .absolute(40), members)
        let solution = solveOne(SectionSpec(group: counted), 2)
        expectEqual(solution.frames(), [rect(0, 0, 320, 40), rect(0, 40, 320, 40)])
        expectEqual(solution.issues.map(\.reason), [.countBelowOne(count)])
      }
    }
  }

  @Test func countsBeyondAllItemsEnd() {
    let member = item(.fractionalWidth(1), .fractionalHeight(1))
    for members in [GroupSpec.Members.subitemCount(member, .max), .repeatingSubitem(member, .max)] {
      for spacing in [SpacingSpec.fixed(0), .fixed(5), .flexible(5)] {
        let counted = group(.horizontal, .fractionalWidth(1), .absolute(40), members, spacing: spacing)
        let solution = solveOne(SectionSpec(group: counted), 100)
        expectEqual(solution.frames().count, 100)
        expectUsable(solution, "\(members)")
      }
    }
  }

  @Test func groupsWithoutMembersAreNamed() {
    let empty = group(.horizontal, .fractionalWidth(1), .absolute(40), .subitems([]))
    expectEqual(solveOne(SectionSpec(group: empty), 3).issues.map(\.reason), [.emptyGroup])
    let silent = group(
      .horizontal, .fractionalWidth(1), .absolute(40), .custom(CustomGroupSpec(generation: 0) { _ in [] }))
    expectUsable(solveOne(SectionSpec(group: silent), 3), "a provider without answers")
    let around = row(.absolute(40), .group(empty), item(.absolute(50), .fractionalHeight(1)))
    let solution = solveOne(SectionSpec(group: around), 3)
    #expect(solution.issues.map(\.reason).contains(.emptyGroup))
    expectUsable(solution, "an empty group beside an item")
  }

  // MARK: Self-sizing

  @Test func estimatesOfNothingAndOfEverythingEnd() {
    for estimate in [0, 1e-9, 1e9, .greatestFiniteMagnitude] as [CGFloat] {
      let dimensions = [DimensionSpec.estimated(estimate), .uniformAcrossSiblings(estimate: estimate)]
      for dimension in dimensions {
        let section = SectionSpec(group: row(dimension, item(.fractionalWidth(1), dimension)))
        expectUsable(solveOne(section, 100), "\(dimension)")
        expectUsable(solveOne(section, 100, measured: [0: 0, 1: 1e9, 2: 5]), "\(dimension)")
      }
    }
  }

  /// Repeated changes of a view's size leave no trace of earlier sizes.
  @Test func sizesThatAlternateLeaveNoTrace() {
    let section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
    let spec = LayoutSpec(sections: [section])
    var sizes = MeasuredSizes.none
    var solution = solve(spec, counts: [50], in: .small)
    for pass in 0..<1_000 {
      let height: CGFloat = pass % 2 == 0 ? 61.0 / 3 : 1e9
      sizes.set(CGSize(width: 320, height: height), for: .item(section: 0, item: pass % 7))
      solution = solve(spec, counts: [50], in: .small, measured: sizes, reusing: solution)
    }
    for item in 0..<7 { sizes.set(nil, for: .item(section: 0, item: item)) }
    solution = solve(spec, counts: [50], in: .small, measured: sizes, reusing: solution)
    expectEqual(solution.contentSize.height, 2_200)
    let tops: [CGFloat] = (0..<50).map { CGFloat($0) * 44 }
    expectEqual(solution.frames().map(\.origin.y), tops)
  }

  // MARK: Sections and what surrounds them

  @Test func sectionsWithoutDefinitionAreEmptyAndNamed() {
    let solution = solve(LayoutSpec(sections: [nil, list(40), nil]), counts: [2, 1, 0], in: .small)
    expectEqual(solution.issues, [LayoutIssue(section: 0, reason: .missingSection(items: 2))])
    expectEqual(solution.contentSize.height, 40)
  }

  @Test func missingAndNegativeCountsAreZero() {
    let solution = solve(LayoutSpec(sections: [list(40), list(40)]), counts: [-5], in: .small)
    expectEqual(solution.counts, [0, 0])
    expectEqual(solution.contentSize.height, 0)
    for key in [ElementKey.item(section: 7, item: 0), .item(section: 0, item: -1), .item(section: -1, item: 0)] {
      expectNil(solution.element(key))
    }
  }

  @Test func duplicateHeadersAreBothPlaced() {
    var section = list(40)
    section.boundarySupplementaryItems = [header(30), header(20)]
    let solution = solveOne(section, 1)
    let frames = (0..<3).map { solution.frame(of: .supplementary(kind: "header", section: 0, index: $0)) }
    expectEqual(frames, [rect(0, 0, 320, 30), rect(0, 10, 320, 20), nil])
    expectEqual(solution.invariantViolations(), [])
  }

  @Test func duplicateBadgesAreBothPlaced() {
    var leaf = ItemSpec(size: SizeSpec(width: .absolute(100), height: .fractionalHeight(1)))
    let badge = SupplementarySpec(
      kind: "header", size: SizeSpec(width: .absolute(10), height: .absolute(10)),
      containerAnchor: AnchorSpec(edges: [.top, .leading]))
    leaf.supplementaryItems = [badge, badge]
    var section = SectionSpec(group: row(.absolute(40), .item(leaf)))
    section.boundarySupplementaryItems = [header(30)]
    let solution = solveOne(section, 2)
    let xs = (0..<6).map { solution.frame(of: .supplementary(kind: "header", section: 0, index: $0))?.origin.x }
    expectEqual(xs, [0, 0, 0, 100, 100, nil])
    expectEqual(Set(solution.allElements().map(\.key)).count, solution.allElements().count)
    expectEqual(solution.invariantViolations(), [])
  }

  @Test(arguments: [Int.min, -1, 0, Int.max]) func anyLevelIsKept(zIndex: Int) {
    let custom = CustomGroupSpec(generation: zIndex) { _ in [CustomItemSpec(frame: rect(0, 0, 9, 9), zIndex: zIndex)] }
    var section = SectionSpec(group: group(.vertical, .fractionalWidth(1), .absolute(40), .custom(custom)))
    section.boundarySupplementaryItems = [header(30)]
    section.boundarySupplementaryItems[0].zIndex = zIndex
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    section.decorationItems = [DecorationSpec(kind: "bg", zIndex: zIndex)]
    let solution = solveOne(section, 2)
    // Cells above a background are one level higher, up to the greatest level.
    let raised = zIndex == .max ? zIndex : zIndex + 1
    expectEqual(solution.element(.item(section: 0, item: 1))?.zIndex, raised)
    expectEqual(solution.element(.decoration(kind: "bg", section: 0))?.zIndex, zIndex)
    let pinned = solution.pinnedElements(PinningBounds(bounds: rect(0, 0, 320, 480)))
    expectEqual(pinned.map(\.zIndex), [zIndex == .max ? .max : zIndex + 1_000_000_000])
  }
}
