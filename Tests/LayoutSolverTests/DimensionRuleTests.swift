import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Sizes computed on paper from Apple's documentation and from measurements.
struct DimensionRuleTests {
  @Test func eitherAxisTakesEitherFraction() {
    let frames = solveOne(
      SectionSpec(group: row(.fractionalWidth(0.25), item(.fractionalHeight(1), .fractionalHeight(1)))), 1
    ).frames()
    expectEqual(frames, [rect(0, 0, 80, 80)])
  }

  @Test func fractionsOfAnySignAndSizeAreAccepted() {
    let tall = solveOne(
      SectionSpec(group: row(.fractionalHeight(1.5), item(.fractionalWidth(1), .fractionalHeight(1)))), 1)
    expectEqual(tall.frames(), [rect(0, 0, 320, 720)])
    for fraction in [0, -1] as [CGFloat] {
      let flat = solveOne(
        SectionSpec(group: row(.fractionalHeight(fraction), item(.fractionalWidth(1), .fractionalHeight(1)))), 3)
      expectEqual(flat.contentSize, CGSize(width: 320, height: 0))
      expectEqual(flat.frames().count, 3)
    }
  }

  @Test func insetsCountAcrossTheRunOnly() {
    var section = SectionSpec(
      group: row(.fractionalHeight(0.5), item(.fractionalWidth(1), .fractionalHeight(1))),
      contentInsets: insets(10, 20, 30, 40))
    expectEqual(solveOne(section, 1).frames(), [rect(20, 10, 260, 240)])

    section.group.size.width = .fractionalWidth(0.5)
    section.orthogonalScrollingBehavior = .continuous
    // Across an orthogonal section the insets reduce the height.
    expectEqual(solveOne(section, 1).frames(), [rect(20, 10, 160, 220)])
  }

  @Test func itemInsetsWorkLast() {
    let section = SectionSpec(
      group: row(.absolute(50), item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 4)))
    expectEqual(solveOne(section, 2).frames(), [rect(4, 4, 152, 42), rect(164, 4, 152, 42)])
  }

  @Test func slotSmallerThanItsInsetsGivesTheDifference() {
    let section = SectionSpec(group: row(.absolute(50), item(.absolute(10), .fractionalHeight(1), insets: 8)))
    expectEqual(solveOne(section, 1).frames().first?.size.width, 6)
  }

  @Test func fractionsAreFlooredAndOriginsRounded() {
    let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
    let frames = solveOne(SectionSpec(group: row(.absolute(10), third)), 3).frames()
    expectEqual(frames.map(\.size.width), [106.5, 106.5, 106.5])
    expectEqual(frames.map(\.origin.x), [0, 106.5, 213])

    // 38.5 is not on a pixel boundary at 3x; positions are sums of unrounded lengths.
    var section = list(38.5)
    section.group.size.height = .absolute(38.5)
    let phone = Container(size: CGSize(width: 390, height: 844), scale: 3)
    let ys = solveOne(section, 3, in: phone).frames().map(\.origin.y)
    #expect(zip(ys, [0, 38 + 2 / 3, 77]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func measuredSizesReplaceEstimatedAxesOnly() {
    let estimated = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
    let solution = solveOne(estimated, 3, measured: [0: 60])
    expectEqual(solution.frames(), [rect(0, 0, 320, 60), rect(0, 60, 320, 44), rect(0, 104, 320, 44)])
    expectEqual(solution.contentSize.height, 148)
    expectEqual(solveOne(list(44), 3, measured: [0: 60]).contentSize.height, 132)
  }

  @Test func rowsAreAsTallAsTheirTallestCell() {
    let section = SectionSpec(
      group: row(.estimated(50), item(.fractionalWidth(0.5), .estimated(50))), interGroupSpacing: 10)
    let solution = solveOne(section, 3, measured: [0: 20, 1: 80, 2: 30])
    expectEqual(solution.frames(), [rect(0, 0, 160, 20), rect(160, 0, 160, 80), rect(0, 90, 160, 30)])
    expectEqual(solution.contentSize.height, 120)
  }

  @Test func absoluteGroupsIgnoreCellHeights() {
    let section = SectionSpec(group: row(.absolute(50), item(.fractionalWidth(0.5), .estimated(50))))
    let solution = solveOne(section, 4, measured: [0: 80, 1: 20, 2: 50, 3: 50])
    expectEqual(solution.frames().map(\.size.height), [80, 20, 50, 50])
    expectEqual(solution.frames()[2].origin.y, 50)
  }

  @Test func uniformSiblingsShareTheLargestSize() {
    let inRow = SectionSpec(
      group: row(.estimated(50), item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))))
    let rows = solveOne(inRow, 4, measured: [0: 80, 1: 133, 2: 97, 3: 60])
    expectEqual(rows.frames().map(\.size.height), [133, 133, 97, 97])
    expectEqual(rows.contentSize.height, 230)

    let outermost = SectionSpec(
      group: row(.uniformAcrossSiblings(estimate: 50), item(.fractionalWidth(1), .estimated(50))))
    let groups = solveOne(outermost, 3, measured: [0: 80, 1: 133, 2: 97])
    expectEqual(groups.frames().map(\.origin.y), [0, 133, 266])
    expectEqual(groups.contentSize.height, 399)
  }
}
