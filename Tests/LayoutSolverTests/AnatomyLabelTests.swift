import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// The labels of a layout's parts, and the parts of layouts that run to the left or across.
struct AnatomyLabelTests {
  private func parts(
    _ sections: [SectionSpec], counts: [Int], rightToLeft: Bool = false, visible: CGRect? = nil, offset: CGFloat = 0,
    change: (inout LayoutSpec) -> Void = { _ in }
  ) -> ([LayoutAnatomy.Part], LayoutSolution) {
    let container = Container(size: CGSize(width: 320, height: 480), scale: 2, isRightToLeft: rightToLeft)
    var spec = LayoutSpec(sections: sections)
    change(&spec)
    let solution = solve(spec, counts: counts, in: container)
    let area = visible ?? CGRect(x: 0, y: 0, width: 320, height: 480)
    return (solution.anatomy(in: area) { _ in offset }.parts, solution)
  }

  private func labels(_ group: GroupSpec, _ kind: LayoutAnatomy.Kind, items: Int = 4) -> [String] {
    parts([SectionSpec(group: group)], counts: [items]).0.filter { $0.kind == kind }.map(\.label)
  }

  @Test func groupsNameTheirMembersAndSizes() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let cases: [(GroupSpec, String)] = [
      (group(.horizontal, .fractionalWidth(0.5), .fractionalHeight(0.25), .subitems([half])), "H 0.5w×0.25h → 160×120"),
      (group(.vertical, .absolute(99), .absolute(50), .subitems([half])), "V 99×50 → 99×50"),
      (group(.horizontal, .fractionalWidth(1), .absolute(50), .subitemCount(half, 3)), "H count 3 1w×50 → 320×50"),
      (group(.vertical, .fractionalWidth(1), .absolute(50), .subitemCount(half, 2)), "V count 2 1w×50 → 320×50"),
      (group(.horizontal, .fractionalWidth(1), .absolute(50), .repeatingSubitem(half, 2)), "H ×2 1w×50 → 320×50"),
      (
        group(.vertical, .fractionalWidth(1), .absolute(50), .repeatingSubitem(item(.absolute(9), .absolute(9)), 2)),
        "V ×2 1w×50 → 320×50"
      ),
      (
        group(.horizontal, .fractionalWidth(1), .estimated(30), .subitems([item(.fractionalWidth(1), .estimated(30))])),
        "H 1w×~30 → 320×30"
      ),
    ]
    for (group, label) in cases { expectEqual(labels(group, .group(depth: 1)).first, label) }
    let nested = group(.vertical, .fractionalWidth(0.5), .fractionalHeight(1), .subitems([half]))
    expectEqual(
      labels(row(.absolute(40), .group(nested)), .group(depth: 2)).first, "V 0.5w×1h → 160×40")
  }

  @Test func estimatesShowBothSizes() {
    expectEqual(
      labels(row(.estimated(30), item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30))), .estimate).first,
      "1w×≈30 → 320×30")
    expectEqual(
      labels(row(.absolute(30), item(.estimated(50), .fractionalHeight(0.5))), .estimate, items: 1).first,
      "~50×0.5h → 50×15")
  }

  @Test func equalInsetsHaveOneLabel() {
    func labels(_ insets: NSDirectionalEdgeInsets) -> [String] {
      let section = SectionSpec(group: list(40).group, contentInsets: insets)
      return parts([section], counts: [2]).0.filter { $0.kind == .sectionInset }.map(\.label)
    }
    expectEqual(
      labels(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)),
      ["section inset 8 all around", "", "", ""])
    expectEqual(
      labels(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      ["section inset 1", "section inset 2", "section inset 4", "section inset 3"])
    expectEqual(labels(NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0)), ["section inset 2"])
    expectEqual(labels(.zero), [])
  }

  @Test func sectionsAndTheirDistances() {
    let (parts, solution) = parts([list(40), list(40)], counts: [2, 1]) { $0.configuration.interSectionSpacing = 15 }
    let sections = parts.filter { $0.kind == .section }
    expectEqual(sections.map(\.label), ["section 0, 2 items", "section 1, 1 items"])
    expectEqual(
      sections.map(\.frame), [CGRect(x: 0, y: 0, width: 320, height: 80), CGRect(x: 0, y: 95, width: 320, height: 40)])
    let gaps = parts.filter { $0.kind == .interSection }
    expectEqual(gaps.map(\.label), ["interSectionSpacing 15"])
    expectEqual(gaps.map(\.frame), [CGRect(x: 0, y: 80, width: 320, height: 15)])
    expectEqual(gaps.map(\.section), [1])
    expectEqual(solution.contentSize.height, 135)
  }

  @Test func edgesNameTheirSide() {
    let spaced = SubitemSpec.item(
      ItemSpec(
        size: SizeSpec(width: .absolute(50), height: .absolute(20)),
        edgeSpacing: EdgeSpacingSpec(leading: .fixed(5), trailing: .flexible(7))))
    let (parts, _) = parts([SectionSpec(group: row(.absolute(40), spaced))], counts: [1])
    let fixed = parts.filter { $0.kind == .edge(isFlexible: false) }
    expectEqual(fixed.first?.label, "edgeSpacing leading .fixed(5) → 5")
    expectEqual(fixed.first?.frame, CGRect(x: 0, y: 0, width: 5, height: 20))
    let flexible = parts.filter { $0.kind == .edge(isFlexible: true) }
    expectEqual(flexible.first?.frame.minX, 55)
    expectTrue(flexible.first?.label.hasPrefix("edgeSpacing trailing .flexible(7) → ") == true)
  }

  /// In a layout that scrolls to the left, the first groups are at the right; those in view are listed.
  @Test(arguments: [false, true])
  func groupsInViewAreThoseOfTheSolution(isRightToLeft: Bool) throws {
    let tile = group(
      .horizontal, .absolute(100), .fractionalHeight(1), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    for x in [0, 250, 680] as [CGFloat] {
      let visible = CGRect(x: x, y: 0, width: 320, height: 480)
      let (parts, solution) = parts(
        [SectionSpec(group: tile)], counts: [10], rightToLeft: isRightToLeft, visible: visible
      ) { $0.configuration.scrollDirection = .horizontal }
      expectEqual(solution.contentSize.width, 1000)
      let all = try (0..<10).map { try #require(solution.frame(of: .item(section: 0, item: $0))) }
      let found = parts.filter { $0.kind == .group(depth: 1) }.map(\.frame)
      let wanted = all.filter { $0.minX < visible.maxX && $0.maxX > visible.minX }
      expectTrue(Set(found.map(\.minX)).isSuperset(of: wanted.map(\.minX)), "\(found)")
      expectTrue(Set(all.map(\.minX)).isSuperset(of: found.map(\.minX)), "\(found)")
      expectAtMost(found.count, wanted.count + 2)
    }
  }

  /// The groups of a section that scrolls by itself are those at its offset, and are marked.
  @Test func orthogonalGroupsFollowTheOffset() {
    let tile = group(
      .horizontal, .absolute(100), .absolute(60), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    let section = SectionSpec(
      group: tile, interGroupSpacing: 10, orthogonalScrollingBehavior: .continuous)
    let (parts, _) = parts([section], counts: [20], offset: 550)
    let groups = parts.filter { $0.kind == .group(depth: 1) }
    expectTrue(groups.allSatisfy(\.isScrolled))
    expectEqual(groups.map(\.frame.minX), [550, 660, 770])
    let gaps = parts.filter { $0.kind == .interGroup }
    expectEqual(gaps.map(\.frame.minX), [650, 760, 870])
    expectEqual(Set(gaps.map(\.label)), ["interGroupSpacing 10"])
    expectFalse(parts.first { $0.kind == .section }?.isScrolled ?? true)
  }
}
