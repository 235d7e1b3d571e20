import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Badges on items and groups, with frames computed on paper.
struct AnchorRuleTests {
  private func badge(
    _ container: AnchorSpec, item: AnchorSpec? = nil,
    size: SizeSpec = SizeSpec(width: .absolute(20), height: .absolute(10))
  ) -> SupplementarySpec {
    SupplementarySpec(kind: "badge", size: size, containerAnchor: container, itemAnchor: item)
  }

  private func frame(_ badge: SupplementarySpec, insets side: CGFloat = 0) -> CGRect? {
    var spec = ItemSpec(size: SizeSpec(width: .absolute(100), height: .absolute(60)))
    spec.contentInsets = insets(side, side, side, side)
    spec.supplementaryItems = [badge]
    return solveOne(SectionSpec(group: row(.absolute(60), .item(spec))), 1)
      .frame(of: .supplementary(kind: "badge", section: 0, index: 0))
  }

  @Test(
    arguments: [
      ([.top], 40, 0), ([.leading], 0, 25), ([.trailing], 80, 25), ([.bottom], 40, 50), ([.top, .leading], 0, 0),
      ([.bottom, .trailing], 80, 50), ([], 40, 25), ([.leading, .trailing], 40, 25), ([.all], 40, 25),
      ([.top, .bottom, .leading], 0, 25),
    ] as [(NSDirectionalRectEdge, CGFloat, CGFloat)])
  func sameEdgesMeet(edges: NSDirectionalRectEdge, x: CGFloat, y: CGFloat) {
    expectEqual(frame(badge(AnchorSpec(edges: edges))), rect(x, y, 20, 10))
  }

  @Test func namedEdgesOfTheBadgeMeetThePoint() {
    let outside = badge(AnchorSpec(edges: [.top, .trailing]), item: AnchorSpec(edges: [.bottom, .leading]))
    expectEqual(frame(outside), rect(100, -10, 20, 10))
    let centred = badge(AnchorSpec(edges: [.top, .trailing]), item: AnchorSpec(edges: []))
    expectEqual(frame(centred), rect(90, -5, 20, 10))
  }

  @Test func offsetsOfBothAnchorsAddUp() {
    let container = AnchorSpec(
      edges: [.top, .leading], absoluteOffset: CGPoint(x: 3, y: 4), fractionalOffset: CGPoint(x: 0.5, y: -1))
    let own = AnchorSpec(
      edges: [.top, .leading], absoluteOffset: CGPoint(x: 1, y: 1), fractionalOffset: CGPoint(x: 1, y: 1))
    expectEqual(frame(badge(container, item: own)), rect(3 + 10 + 1 + 20, 4 - 10 + 1 + 10, 20, 10))
  }

  @Test func theHostIsTheItemAfterItsInsets() {
    let half = SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5))
    expectEqual(frame(badge(AnchorSpec(edges: [.bottom, .trailing]), size: half), insets: 10), rect(50, 30, 40, 20))
  }

  @Test func groupBadgesUseGroupsSizingContainer() {
    let half = SizeSpec(width: .fractionalWidth(0.5), height: .absolute(10))
    let member = item(.fractionalWidth(1), .fractionalHeight(1))
    var column = group(.vertical, .fractionalWidth(0.5), .fractionalHeight(1), .subitems([member]))
    column.supplementaryItems = [badge(AnchorSpec(edges: [.bottom, .leading]), size: half)]
    var outer = row(.absolute(60), .group(column), .group(column), spacing: .fixed(20))
    var section = SectionSpec(group: outer, contentInsets: insets(0, 10, 0, 10))
    func badges(_ count: Int) -> [CGRect?] {
      (0..<2).map {
        solveOne(section, count).frame(of: .supplementary(kind: "badge", section: 0, index: $0))
      }
    }
    // Both groups are half of 300 less the spacing, and so are their badges.
    expectEqual(badges(2), [rect(10, 50, 140, 10), rect(170, 50, 140, 10)])
    // A group without data has no badge.
    expectEqual(badges(1), [rect(10, 50, 140, 10), nil])
    // The rule also holds if no item's length is fractional.
    column.size.width = .absolute(100)
    outer = row(.absolute(60), .group(column), .group(column), spacing: .fixed(20))
    section.group = outer
    expectEqual(badges(2), [rect(10, 50, 140, 10), rect(130, 50, 140, 10)])
  }

  @Test func badgeIndexesFollowPlacementOrderAcrossGroups() {
    var leaf = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    leaf.supplementaryItems = [badge(AnchorSpec(edges: [.top, .leading]))]
    var spec = row(.absolute(60), .item(leaf))
    spec.supplementaryItems = [
      SupplementarySpec(
        kind: "rail", size: SizeSpec(width: .fractionalWidth(1), height: .absolute(2)),
        containerAnchor: AnchorSpec(edges: .bottom))
    ]
    let solution = solve(
      LayoutSpec(sections: [SectionSpec(group: spec), SectionSpec(group: spec)]), counts: [5, 1], in: .small)
    let badges = (0..<6).map { solution.frame(of: .supplementary(kind: "badge", section: 0, index: $0))?.origin }
    expectEqual(
      badges,
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 160, y: 60), CGPoint(x: 0, y: 120),
        nil,
      ])
    let rails = (0..<4).map { solution.frame(of: .supplementary(kind: "rail", section: 0, index: $0))?.origin.y }
    expectEqual(rails, [58, 118, 178, nil])
    expectEqual(solution.frame(of: .supplementary(kind: "badge", section: 1, index: 0))?.origin.y, 180)
  }

  @Test func rightToLeftBadgeIsMirrored() {
    var leaf = ItemSpec(size: SizeSpec(width: .absolute(100), height: .absolute(60)))
    leaf.supplementaryItems = [badge(AnchorSpec(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: 0)))]
    let container = Container(size: CGSize(width: 320, height: 480), scale: 2, isRightToLeft: true)
    let solution = solveOne(SectionSpec(group: row(.absolute(60), .item(leaf))), 1, in: container)
    expectEqual(solution.frames(), [rect(220, 0, 100, 60)])
    expectEqual(solution.frame(of: .supplementary(kind: "badge", section: 0, index: 0)), rect(215, 0, 20, 10))
  }
}
