import Foundation
import Geometry
import LayoutSolver
import Testing

/// Numbers that no layout should have: the solver ends, says so, and every frame is usable.
@Suite struct HostileValueTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
    1e-9, 1e-12, 1e12,
  ]

  private func section(with value: CGFloat, at place: Int) -> SectionSpec {
    let fractions: [DimensionSpec] = [
      .fractionalWidth(value), .fractionalHeight(value), .absolute(value), .estimated(value),
      .uniformAcrossSiblings(estimate: value),
    ]
    var member = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    var section = list(40)
    let bad = insets(value, value, value, value)
    let spacing: SpacingSpec = place % 2 == 0 ? .fixed(value) : .flexible(value)
    switch place {
    case 0..<5: member.size.width = fractions[place]
    case 5..<10: member.size.height = fractions[place - 5]
    case 10..<15: section.group.size.height = fractions[place - 10]
    case 15..<20: section.group.size.width = fractions[place - 15]
    case 20: member.contentInsets = bad
    case 21: section.group.contentInsets = bad
    case 22: section.contentInsets = bad
    case 23: section.interGroupSpacing = value
    case 24, 25: section.group.interItemSpacing = spacing
    case 26, 27: member.edgeSpacing = EdgeSpacingSpec(leading: spacing, top: spacing, trailing: spacing)
    case 28, 29: section.group.edgeSpacing = EdgeSpacingSpec(leading: spacing, top: spacing, bottom: spacing)
    case 30:
      section.boundarySupplementaryItems = [header(value)]
      section.boundarySupplementaryItems[0].absoluteOffset = CGPoint(x: value, y: value)
    case 31:
      member.supplementaryItems = [
        SupplementarySpec(
          kind: "badge", size: SizeSpec(width: .absolute(20), height: .absolute(value)),
          containerAnchor: AnchorSpec(edges: .top, fractionalOffset: CGPoint(x: value, y: value)))
      ]
    case 32: section.decorationItems = [DecorationSpec(kind: "bg", contentInsets: bad)]
    default:
      let items = [CustomItemSpec(frame: CGRect(x: value, y: value, width: value, height: value), zIndex: .max)]
      section.group.members = .custom(CustomGroupSpec(generation: 0) { _ in items })
    }
    if case .subitems = section.group.members { section.group.members = .subitems([.item(member)]) }
    return section
  }

  @Test(arguments: 0..<34) func everyPlaceTakesEveryNumber(place: Int) {
    for value in Self.numbers {
      for behavior in [OrthogonalBehavior.none, .groupPagingCentered, .paging] {
        var section = section(with: value, at: place)
        section.orthogonalScrollingBehavior = behavior
        for container in [Container.small, Container(size: CGSize(width: value, height: 1), scale: value)] {
          let solution = solveOne(section, 50, in: container, measured: [3: value])
          #expect(solution.contentSize.isFinite)
          for element in solution.allElements() {
            #expect(element.frame.isFinite, "\(value) at \(place): \(element)")
            #expect(element.frame.size.width >= 0 && element.frame.size.height >= 0)
          }
          let bounds = rect(value, value, value, value)
          _ = solution.elements(in: bounds, pinning: PinningBounds(bounds: bounds))
          _ = solution.elements(ofOrthogonalSection: 0, at: value)
          _ = solution.orthogonalSection(0)?.settle(value)
          _ = solution.orthogonalSection(0)?.stop(nextTo: value, forward: true)
        }
        if !value.isFinite, place < 30 { #expect(!solveOne(section, 50).issues.isEmpty, "\(value) at \(place)") }
      }
    }
  }

  @Test func countsOutOfRangeAreTakenAsOne() {
    let member = item(.fractionalWidth(1), .fractionalHeight(1))
    for count in [0, -1, Int.min] {
      let counted = group(.horizontal, .fractionalWidth(1), .absolute(40), .subitemCount(member, count))
      let solution = solveOne(SectionSpec(group: counted), 2)
      #expect(solution.frames() == [rect(0, 0, 320, 40), rect(0, 40, 320, 40)])
      #expect(solution.issues.map(\.reason) == [.countBelowOne(count)])
    }
  }

  @Test func countsBeyondAllItemsEnd() {
    let member = item(.fractionalWidth(1), .fractionalHeight(1))
    for members in [GroupSpec.Members.subitemCount(member, .max), .repeatingSubitem(member, .max)] {
      for spacing in [SpacingSpec.fixed(0), .fixed(5), .flexible(5)] {
        let counted = group(.horizontal, .fractionalWidth(1), .absolute(40), members, spacing: spacing)
        let solution = solveOne(SectionSpec(group: counted), 100)
        #expect(solution.frames().count == 100)
        #expect(solution.frames().allSatisfy { $0.isFinite })
      }
    }
  }

  @Test func rowsOfBillionsOfItemsEnd() {
    let tiny = row(.absolute(10), item(.absolute(1e-9), .fractionalHeight(1)))
    let solution = solveOne(SectionSpec(group: tiny), 1_000)
    #expect(solution.frames().count == 1_000)
    #expect(solution.contentSize.height == 10)
  }

  @Test func groupsWithoutMembersAreNamed() {
    let empty = group(.horizontal, .fractionalWidth(1), .absolute(40), .subitems([]))
    #expect(solveOne(SectionSpec(group: empty), 3).issues.map(\.reason) == [.emptyGroup])
  }

  @Test(arguments: [63, 64, 65, 200]) func deepNestingEnds(depth: Int) {
    var nested = item(.fractionalWidth(1), .fractionalHeight(1))
    for level in 0..<(depth - 1) {
      nested = .group(
        group(level % 2 == 0 ? .horizontal : .vertical, .fractionalWidth(1), .fractionalHeight(1), .subitems([nested])))
    }
    let outermost = group(.vertical, .fractionalWidth(1), .absolute(40), .subitems([nested]))
    let solution = solveOne(SectionSpec(group: outermost), 2)
    if depth <= GroupSpec.maximumDepth {
      #expect(solution.frames().count == 2)
      #expect(solution.issues.isEmpty)
    } else {
      #expect(solution.issues.map(\.reason).contains(.nestedTooDeep))
    }
  }

  @Test func insetsLargerThanTheContainerLeaveEmptyFrames() {
    var section = list(40)
    section.contentInsets = insets(10, 500, 20, 500)
    let solution = solveOne(section, 3)
    #expect(solution.frames().map(\.size.width) == [0, 0, 0])
    #expect(solution.contentSize.height == 150)
  }

  @Test func layoutsWithoutSizeEnd() {
    for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 100_000, height: 1)] {
      for seed in 0..<50 as Range<UInt64> {
        var layout = RandomLayout(seed: seed)
        layout.container.size = size
        #expect(layout.solved().contentSize.isFinite)
      }
    }
  }

  @Test func missingAndNegativeCountsAreZero() {
    let solution = solve(LayoutSpec(sections: [list(40), list(40)]), counts: [-5], in: .small)
    #expect(solution.counts == [0, 0])
    #expect(solution.contentSize.height == 0)
    for key in [ElementKey.item(section: 7, item: 0), .item(section: 0, item: -1), .item(section: -1, item: 0)] {
      #expect(solution.element(key) == nil)
    }
  }
}
