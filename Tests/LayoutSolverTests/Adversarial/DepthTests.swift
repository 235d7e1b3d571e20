import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Deeply nested groups.
struct DepthTests {
  private func nested(_ depth: Int) -> GroupSpec {
    var nested = item(.fractionalWidth(1), .fractionalHeight(1))
    for level in 0..<(depth - 1) {
      nested = .group(
        group(level % 2 == 0 ? .horizontal : .vertical, .fractionalWidth(1), .fractionalHeight(1), .subitems([nested])))
    }
    return group(.vertical, .fractionalWidth(1), .absolute(40), .subitems([nested]))
  }

  @Test(arguments: [1, 2, 63, 64]) func groupsUpToTheLimitAreLaidOut(depth: Int) {
    let solution = solveOne(SectionSpec(group: nested(depth)), 2)
    expectEqual(solution.frames(), [rect(0, 0, 320, 40), rect(0, 40, 320, 40)])
    expectEmpty(solution.issues)
  }

  @Test(arguments: [65, 66, 200, 10_000]) func deeperGroupsAreNamedAndLeftOut(depth: Int) {
    let section = SectionSpec(group: nested(depth))
    let solution = solveOne(section, 2)
    #expect(solution.issues.map(\.reason).contains(.nestedTooDeep))
    expectEmpty(solution.frames())
    // Comparing two such trees, and releasing them, recurses as deeply as they are nested.
    let again = solve(LayoutSpec(sections: [section]), counts: [2], in: .small, reusing: solution)
    expectEqual(again.contentSize, solution.contentSize)
  }
}
