import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// The counted cost of a solve.
struct SolverWorkTests {
  private func gallery(_ count: Int, reusing previous: LayoutSolution? = nil) -> LayoutSolution {
    let grid = SectionSpec(
      group: row(.fractionalWidth(1 / 3), item(.fractionalWidth(1 / 3), .fractionalHeight(1))), interGroupSpacing: 1)
    return solve(LayoutSpec(sections: [grid]), counts: [count], in: .small, reusing: previous)
  }

  @Test(arguments: [9, 999, 999_999]) func aRepeatedGroupIsSolvedOnce(count: Int) {
    expectEqual(gallery(count).work.groupsSolved, 1)
    // A partially filled last group is solved separately.
    expectEqual(gallery(count + 1).work.groupsSolved, 2)
  }

  @Test func equalInputsSolveNothing() {
    let first = gallery(1_000_000)
    let second = gallery(1_000_000, reusing: first)
    expectEqual(second.work.sectionsSolved, 0)
    expectEqual(second.work.groupsSolved, 0)
    expectEqual(second.work.sectionsReused, 1)
    expectEqual(second.contentSize, first.contentSize)
  }

  @Test func onlyChangedSectionsAreSolved() {
    var sections = (0..<100).map { list(CGFloat($0) + 10) }
    let counts = Array(repeating: 7, count: 100)
    let first = solve(LayoutSpec(sections: sections), counts: counts, in: .small)
    sections[40].interGroupSpacing = 3
    var changed = counts
    changed[7] = 8
    let second = solve(LayoutSpec(sections: sections), counts: changed, in: .small, reusing: first)
    expectEqual(second.work.sectionsSolved, 2)
    expectEqual(second.work.sectionsReused, 98)
    expectEqual(second.contentSize.height, first.contentSize.height + 17 + 18)
    let turned = Container(size: CGSize(width: 480, height: 320), scale: 2)
    expectEqual(
      solve(LayoutSpec(sections: sections), counts: counts, in: turned, reusing: first).work.sectionsSolved, 100)
  }

  @Test func contentSizeIsExactAtAHundredMillion() {
    let count = 100_000_000
    let solution = solveOne(SectionSpec(group: list(44).group, interGroupSpacing: 0.5), count)
    expectEqual(solution.contentSize.height, CGFloat(count) * 44.5 - 0.5)
    let last = solution.frame(of: .item(section: 0, item: count - 1))
    expectEqual(last, rect(0, CGFloat(count - 1) * 44.5, 320, 44))
    let visible = solution.elements(in: rect(0, solution.contentSize.height - 100, 320, 100))
    expectEqual(visible.map(\.key), [3, 2, 1].map { .item(section: 0, item: count - $0) })
  }

  @Test func aMillionItemsAnswerLikeAThousand() {
    let few = gallery(1_000)
    let many = gallery(1_000_000)
    for y in [0, 1_000, 30_000] as [CGFloat] {
      expectEqual(few.elements(in: rect(0, y, 320, 480)), many.elements(in: rect(0, y, 320, 480)))
    }
  }

  @Test func measuringRowsSolvesTheirGroupsOnly() {
    let section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
    var sizes = MeasuredSizes.none
    let spec = LayoutSpec(sections: [section])
    let first = solve(spec, counts: [1_000_000], in: .small, measured: sizes)
    expectEqual(first.contentSize.height, 44_000_000)
    for item in 500_000..<500_020 {
      sizes.set(CGSize(width: 320, height: 50), for: .item(section: 0, item: item))
    }
    let second = solve(spec, counts: [1_000_000], in: .small, measured: sizes, reusing: first)
    expectAtMost(second.work.groupsSolved, 21)
    expectEqual(second.contentSize.height, 44_000_120)
    expectEqual(second.frame(of: .item(section: 0, item: 499_999)), first.frame(of: .item(section: 0, item: 499_999)))
    expectEqual(second.frame(of: .item(section: 0, item: 999_999))?.origin.y, 44_000_076)

    sizes.set(CGSize(width: 320, height: 60), for: .item(section: 0, item: 3))
    let third = solve(spec, counts: [1_000_000], in: .small, measured: sizes, reusing: second)
    expectEqual(third.work.groupsSolved, 1)
    expectEqual(third.contentSize.height, 44_000_136)
  }

  @Test func measuresCanBeForgotten() {
    let section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
    var sizes = MeasuredSizes.none
    sizes.set(CGSize(width: 0, height: 60), for: .item(section: 0, item: 1))
    let spec = LayoutSpec(sections: [section])
    let long = solve(spec, counts: [3], in: .small, measured: sizes)
    expectEqual(long.contentSize.height, 148)
    sizes.set(nil, for: .item(section: 0, item: 1))
    expectTrue(sizes.isEmpty)
    expectEqual(solve(spec, counts: [3], in: .small, measured: sizes, reusing: long).contentSize.height, 132)
  }

  @Test func uniformSectionsTakeNoMemoryPerItem() {
    // The formula: one cell of the template's line, for a thousand items and for a million.
    expectEqual(gallery(999).storedFrames, 1)
    expectEqual(gallery(999_999).storedFrames, 1)
  }

  @Test func incrementalMeasuringSolvesOnlyMeasuredGroups() {
    for count in [1_000, 1_000_000] {
      var solution = solve(LayoutSpec(sections: [selfSizingList, selfSizingList]), counts: [count, 3], in: .small)
      let sizes = (0..<20).map {
        MeasuredSize(key: .item(section: 0, item: $0 * 7), size: CGSize(width: 320, height: 50))
      }
      expectEqual(solution.measure(sizes).groupsSolved, 20)
      expectEqual(solution.work.sectionsSolved, 1)
      expectEqual(solution.contentSize.height, CGFloat(count + 3) * 44 + 120)
      // Known sizes are not inspected again.
      expectEqual(solution.measure(sizes), SolverWork())
      let one = MeasuredSize(key: .item(section: 0, item: 500), size: CGSize(width: 320, height: 45))
      expectEqual(solution.measure([one]).groupsSolved, 1)
    }
  }

  @Test func measuringCellSolvesOnlyItsGroup() {
    let cell = item(.fractionalWidth(0.5), .estimated(40))
    let section = SectionSpec(group: row(.estimated(40), cell))
    var solution = solve(LayoutSpec(sections: [section]), counts: [100_000], in: .small)
    let size = CGSize(width: 160, height: 70)
    expectEqual(solution.measure([MeasuredSize(key: .item(section: 0, item: 501), size: size)]).groupsSolved, 1)
    expectEqual(solution.contentSize.height, 2_000_030)
    // The neighbor's size is another change of the same group.
    let pair = [500, 501].map {
      MeasuredSize(key: .item(section: 0, item: $0), size: CGSize(width: 160, height: 80))
    }
    expectEqual(solution.measure(pair).groupsSolved, 1)
    expectEqual(solution.contentSize.height, 2_000_040)
  }

  @Test func insertingSolvesNoTemplate() {
    let first = gallery(999_999)
    // Only the group of the new last row is solved.
    expectEqual(gallery(1_000_000, reusing: first).work.groupsSolved, 1)
    expectEqual(gallery(1_000_002, reusing: first).work.groupsSolved, 0)
    expectEqual(gallery(1_000_000, reusing: gallery(1_000)).work.groupsSolved, 0)
    // With fewer items than a row holds, the row is solved as a different group.
    expectEqual(gallery(2, reusing: first).work.groupsSolved, 1)
  }

  @Test func sharedDescriptionSolvesOneGroup() {
    let sections = Array(repeating: list(30) as SectionSpec?, count: 1_000)
    let counts = (1...1_000).map { $0 }
    let solution = solve(LayoutSpec(sections: sections), counts: counts, in: .small)
    expectEqual(solution.work.groupsSolved, 1)
    expectEqual(solution.contentSize.height, 15_015_000)
  }
  @Test func countsAreAddedOneByOne() {
    let counts: [WritableKeyPath<SolverWork, Int>] = [
      \.sectionsSolved, \.sectionsReused, \.groupsSolved, \.providerCalls,
    ]
    for (index, count) in counts.enumerated() {
      var (sum, more) = (SolverWork(), SolverWork())
      sum[keyPath: count] = 3
      more[keyPath: count] = 10 + index
      sum.add(more)
      expectEqual(counts.map { sum[keyPath: $0] }, counts.map { $0 == count ? 13 + index : 0 })
    }
  }

  /// Custom groups are equal if they are of the same generation: closures cannot be compared.
  @Test func customGroupsAreComparedByGeneration() {
    let one = CustomGroupSpec(generation: 1) { _ in [] }
    expectEqual(one, CustomGroupSpec(generation: 1) { _ in [] })
    expectNotEqual(one, CustomGroupSpec(generation: 2) { _ in [] })
  }
}
