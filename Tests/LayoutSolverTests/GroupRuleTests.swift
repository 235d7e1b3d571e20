import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// The rules by which groups are filled.
struct GroupRuleTests {
  @Test func subitemListStopsAtFirstMisfit() {
    // The quarter would still fit after the half, which does not.
    let group = row(
      .absolute(10), item(.fractionalWidth(0.5), .fractionalHeight(1)),
      item(.fractionalWidth(0.25), .fractionalHeight(1)))
    let frames = solveOne(SectionSpec(group: group), 4).frames()
    expectEqual(frames, [rect(0, 0, 160, 10), rect(160, 0, 80, 10), rect(0, 10, 160, 10), rect(160, 10, 80, 10)])
  }

  @Test(
    arguments: [(0.3, 3, 90), (0.25, 4, 72.5), (0.5, 2, 155), (0.4, 2, 124), (0.9, 1, 288)] as [(CGFloat, Int, CGFloat)]
  )
  func fractionsDoNotCountTheSpacing(fraction: CGFloat, perRow: Int, width: CGFloat) {
    for spacing in [SpacingSpec.fixed(10), .flexible(10)] {
      let group = row(.absolute(10), item(.fractionalWidth(fraction), .fractionalHeight(1)), spacing: spacing)
      let frames = solveOne(SectionSpec(group: group), 12).frames()
      expectEqual(frames.count { $0.origin.y == 0 }, perRow)
      expectEqual(frames[0].size.width, width)
    }
  }

  @Test func crossFractionUsesReducedBasis() {
    // Four 80s fit without spacing, so the basis is 320 − 30; with spacing only three do.
    let group = row(.absolute(100), item(.absolute(80), .fractionalWidth(0.25)), spacing: .fixed(10))
    let frames = solveOne(SectionSpec(group: group), 4).frames()
    expectEqual(frames.map(\.origin.x), [0, 90, 180, 0])
    #expect(frames.allSatisfy { $0.size.height == 72.5 })
  }

  @Test func countedGroupsShareTheirAxis() {
    let member = item(.fractionalWidth(1), .absolute(20))
    let counted = group(
      .horizontal, .fractionalWidth(1), .absolute(50), .subitemCount(member, 3), spacing: .fixed(10))
    expectEqual(
      solveOne(SectionSpec(group: counted), 4).frames(),
      [
        rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(220, 0, 100, 20), rect(0, 50, 100, 20),
      ])
  }

  @Test func repeatedSubitemsKeepTheirSizeAndStickOut() {
    let member = item(.fractionalWidth(1), .fractionalHeight(1))
    let repeating = group(.horizontal, .fractionalWidth(0.5), .absolute(50), .repeatingSubitem(member, 2))
    expectEqual(
      solveOne(SectionSpec(group: repeating), 3).frames(),
      [
        rect(0, 0, 160, 50), rect(160, 0, 160, 50), rect(0, 50, 160, 50),
      ])
  }

  @Test func groupTooShortForFirstItemEmptiesSection() {
    let section = SectionSpec(
      group: group(.horizontal, .absolute(100), .absolute(50), .subitems([item(.absolute(120), .fractionalHeight(1))])),
      contentInsets: insets(5, 5, 5, 5))
    let solution = solveOne(section, 4)
    expectEmpty(solution.frames())
    expectEqual(solution.contentSize, CGSize(width: 320, height: 0))
    expectEqual(solution.issues, [LayoutIssue(section: 0, reason: .itemDoesNotFit(item: 120, available: 100))])
    #expect(solution.issues[0].description.contains("cannot fit even a single item"))
  }

  @Test func itemsTallerThanTheirRowStickOut() {
    let section = SectionSpec(group: row(.absolute(20), item(.fractionalWidth(1), .absolute(100))))
    let solution = solveOne(section, 2)
    expectEqual(solution.frames(), [rect(0, 0, 320, 100), rect(0, 20, 320, 100)])
    expectEmpty(solution.issues)
    expectEqual(solution.elements(in: rect(0, 110, 320, 5)).map(\.key), [.item(section: 0, item: 1)])
  }

  @Test func estimatedAxisPlacesSubitemsOnce() {
    let member = item(.fractionalWidth(1), .absolute(30))
    let column = group(
      .vertical, .fractionalWidth(1), .estimated(500), .subitems([member, member]), spacing: .fixed(5))
    let solution = solveOne(SectionSpec(group: column, interGroupSpacing: 1), 4)
    expectEqual(solution.frames().map(\.origin.y), [0, 35, 66, 101])
    expectEqual(solution.contentSize.height, 131)
  }

  @Test func lastRowKeepsTheColumnsOfFullRows() {
    let group = row(.absolute(20), item(.absolute(100), .fractionalHeight(1)), spacing: .flexible(4))
    expectEqual(solveOne(SectionSpec(group: group), 5).frames().map(\.origin.x), [0, 110, 220, 0, 110])
    // The same holds when there is no full row.
    expectEqual(solveOne(SectionSpec(group: group), 2).frames().map(\.origin.x), [0, 110])
  }

  @Test func negativeLeftoverPullsMembersTogether() {
    let member = item(.absolute(200), .fractionalHeight(1))
    let repeating = group(
      .horizontal, .fractionalWidth(1), .absolute(50), .repeatingSubitem(member, 2), spacing: .flexible(0))
    expectEqual(solveOne(SectionSpec(group: repeating), 2).frames().map(\.origin.x), [0, 120])
  }

  @Test(arguments: [(3, 100), (4, 140), (5, 170), (6, 200)] as [(Int, CGFloat)])
  func lastGroupEndsWithItsItems(count: Int, length: CGFloat) {
    // Three items of thirty in a hundred leave ten over; so does a partial group.
    let column = group(
      .vertical, .fractionalWidth(1), .absolute(100), .subitems([item(.fractionalWidth(1), .absolute(30))]))
    expectEqual(solveOne(SectionSpec(group: column), count).contentSize.height, length)
  }

  @Test func trimmingWorksThroughNestedGroups() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1), .subitems([item(.fractionalWidth(1), .absolute(30))]))
    let outer = group(.horizontal, .fractionalWidth(1), .absolute(100), .subitems([.group(column)]))
    expectEqual(solveOne(SectionSpec(group: outer), 6).contentSize.height, 100)
    expectEqual(solveOne(SectionSpec(group: outer), 8).contentSize.height, 170)
    // The second column is short, the first is full.
    expectEqual(solveOne(SectionSpec(group: outer), 4).contentSize.height, 100)
  }

  @Test func fixedEdgesTakeSpaceWithoutResizing() {
    var spec = ItemSpec(size: SizeSpec(width: .absolute(100), height: .fractionalHeight(1)))
    spec.edgeSpacing = EdgeSpacingSpec(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let frames = solveOne(SectionSpec(group: row(.absolute(50), .item(spec))), 3).frames()
    expectEqual(frames, [rect(4, 5, 100, 50), rect(114, 5, 100, 50), rect(4, 55, 100, 50)])
  }

  @Test func flexibleEdgesShareLeftoverSpace() {
    var spec = ItemSpec(size: SizeSpec(width: .absolute(100), height: .absolute(20)))
    spec.edgeSpacing = EdgeSpacingSpec(leading: .flexible(0), top: .flexible(0))
    // The remaining 20 after three hundreds are shared by three leading edges; vertically, the row is bottom aligned.
    let frames = solveOne(SectionSpec(group: row(.absolute(50), .item(spec))), 3).frames()
    expectEqual(frames.map(\.origin.x), [6.5, 113.5, 220])
    #expect(frames.allSatisfy { $0.origin.y == 30 })
    spec.edgeSpacing = EdgeSpacingSpec(top: .flexible(0), bottom: .flexible(0))
    expectEqual(solveOne(SectionSpec(group: row(.absolute(50), .item(spec))), 1).frames()[0].origin.y, 15)
  }

  @Test func groupEdgesAddToThePitch() {
    var group = row(.absolute(30), item(.fractionalWidth(1), .fractionalHeight(1)))
    group.edgeSpacing = EdgeSpacingSpec(leading: .fixed(4), top: .fixed(5), bottom: .fixed(7))
    let solution = solveOne(SectionSpec(group: group, interGroupSpacing: 8), 2)
    expectEqual(solution.frames(), [rect(4, 5, 320, 30), rect(4, 55, 320, 30)])
    expectEqual(solution.contentSize, CGSize(width: 320, height: 92))
  }

  @Test func groupInsetsShrinkContentNotGroup() {
    var group = row(.absolute(50), item(.fractionalWidth(0.5), .fractionalHeight(1)))
    group.contentInsets = insets(5, 10, 5, 10)
    let solution = solveOne(SectionSpec(group: group), 3)
    expectEqual(solution.frames(), [rect(10, 5, 150, 40), rect(160, 5, 150, 40), rect(10, 55, 150, 40)])
    expectEqual(solution.contentSize.height, 100)
    group.contentInsets = insets(30, 0, 30, 0)
    expectEqual(solveOne(SectionSpec(group: group), 3).issues.map(\.reason), [.noRoomInGroup])
  }

  @Test func customGroupsAreCalledOnceAndNotTrimmed() {
    let asked = Locked<[CustomGroupContainer]>([])
    let custom = CustomGroupSpec(generation: 1) { container in
      asked.withValue { $0.append(container) }
      return [CustomItemSpec(frame: rect(-5, 0, 30, 40)), CustomItemSpec(frame: rect(10, 10, 20, 20), zIndex: 4)]
    }
    var spec = group(.vertical, .fractionalWidth(1), .absolute(80), .custom(custom))
    spec.contentInsets = insets(1, 2, 3, 4)
    let solution = solveOne(SectionSpec(group: spec, contentInsets: insets(3, 4, 5, 6)), 5)
    expectEqual(
      solution.frames(),
      [
        rect(-1, 3, 30, 40), rect(14, 13, 20, 20), rect(-1, 83, 30, 40), rect(14, 93, 20, 20), rect(-1, 163, 30, 40),
      ])
    expectEqual(solution.element(.item(section: 0, item: 1))?.zIndex, 4)
    expectEqual(solution.contentSize.height, 248)
    _ = solution.elements(in: rect(0, 0, 320, 480))
    let containers = asked.withValue { $0 }
    expectEqual(containers.map(\.contentSize), [CGSize(width: 320, height: 80)])
    expectEqual(containers.map(\.effectiveContentSize), [CGSize(width: 314, height: 76)])
    expectEqual(containers.map(\.contentInsets), [insets(1, 2, 3, 4)])
  }

  @Test func nestedGroupsTakeConsecutiveItems() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1),
      .subitems([item(.fractionalWidth(1), .fractionalHeight(0.5))]), spacing: .fixed(4))
    let outer = row(
      .absolute(100), item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(column), spacing: .fixed(6))
    expectEqual(
      solveOne(SectionSpec(group: outer), 5).frames(),
      [
        rect(0, 0, 157, 100), rect(163, 0, 157, 48), rect(163, 52, 157, 48), rect(0, 100, 157, 100),
        rect(163, 100, 157, 48),
      ])
  }
}
