import Foundation
import Geometry
import LayoutLint
import LayoutSolver
import Testing

/// Each rule with a layout that has the fault, and one that has not.
struct StaticLintRules {
  @Test func aFractionOfAnEstimatedGroupIsTL03() throws {
    let faulty = view(row(.estimated(44), item(.fractionalWidth(1), .fractionalHeight(1))))
    let found = try #require(Linter().findings(in: [faulty]).first)
    #expect(found.rule.id == "TL03")
    #expect(found.level == .error)
    #expect(found.position == "collection view 1, section 0, subitem 1 of the group")
    #expect(found.reason.contains("44 points tall"))
    #expect(codes(view(row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))) == [])
    #expect(codes(view(row(.absolute(44), item(.fractionalWidth(1), .fractionalHeight(1))))) == [])
  }

  @Test func aFractionOfAnEstimatedWidthIsTL13() {
    let members = GroupSpec.Members.subitems([item(.fractionalWidth(0.5), .absolute(40))])
    #expect(codes(view(group(.vertical, .estimated(100), .absolute(80), members))) == ["TL13"])
  }

  @Test func aGroupThatIsAFractionOfAnEstimateIsTL13() {
    let inner = row(.fractionalHeight(0.5), item(.fractionalWidth(1), .absolute(10)))
    #expect(codes(view(group(.vertical, .fractionalWidth(1), .estimated(60), .subitems([.group(inner)])))) == ["TL13"])
    #expect(codes(view(group(.vertical, .fractionalWidth(1), .absolute(60), .subitems([.group(inner)])))) == [])
  }

  @Test func aSquareOfAnEstimatedSideIsTL13() {
    #expect(codes(view(row(.estimated(60), item(.fractionalHeight(1), .absolute(60))))) == ["TL13"])
    #expect(codes(view(row(.estimated(60), item(.fractionalWidth(0.2), .fractionalWidth(0.2))))) == [])
  }

  @Test func aFaultOfEqualSectionsIsReportedOnce() throws {
    let faulty = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .fractionalHeight(1))))
    let sound = SectionSpec(group: row(.absolute(44), item(.fractionalWidth(1), .fractionalHeight(1))))
    let container = Container(size: CGSize(width: 320, height: 480), scale: 2)
    let sections = [faulty, sound, faulty, faulty, sound, cards(width: 200, .paging), cards(width: 200, .paging)]
    let solution = solve(LayoutSpec(sections: sections), counts: [4, 4, 4, 0, 4, 9, 9], in: container)
    let found = Linter().findings(in: [LintedView(solution: solution)])
    #expect(found.map(\.rule.id) == ["TL03", "TL15"])
    #expect(found.map(\.section) == [0, 5])
    #expect(found.map(\.otherSections) == [[2], [6]])
    #expect(found[1].positions == "collection view 1, section 5 (and 1 more section)")
  }

  @Test func insetsOnAnEstimatedAxisAreTL11() throws {
    let faulty = view(row(.estimated(44), item(.fractionalWidth(1), .estimated(44), insets: vertical(8))))
    let found = try #require(Linter().findings(in: [faulty]).first)
    #expect(found.rule.id == "TL11")
    #expect(found.reason.contains("top 8 and bottom 8"))
    let sides = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    #expect(codes(view(row(.estimated(44), item(.fractionalWidth(1), .estimated(44), insets: sides)))) == [])
    #expect(codes(view(row(.absolute(44), item(.fractionalWidth(1), .absolute(44), insets: vertical(8))))) == [])
  }

  @Test func insetsOfAnEstimatedGroupAreTL11() {
    let members = GroupSpec.Members.subitems([item(.fractionalWidth(1), .estimated(44))])
    let faulty = group(.horizontal, .fractionalWidth(1), .estimated(44), members, insets: vertical(4))
    #expect(codes(view(faulty)) == ["TL11"])
  }

  @Test(arguments: [DimensionSpec.absolute(60), .fractionalWidth(0.25), .estimated(60)])
  func aLengthThatACountReplacesIsTL10(width: DimensionSpec) {
    let members = GroupSpec.Members.subitemCount(item(width, .fractionalHeight(1)), 2)
    #expect(codes(view(group(.horizontal, .fractionalWidth(1), .absolute(50), members))) == ["TL10"])
  }

  @Test(arguments: [DimensionSpec.absolute(160), .fractionalWidth(1), .fractionalWidth(0.5)])
  func aLengthThatFitsTheCountIsClean(width: DimensionSpec) {
    let members = GroupSpec.Members.subitemCount(item(width, .fractionalHeight(1)), 2)
    #expect(codes(view(group(.horizontal, .fractionalWidth(1), .absolute(50), members))) == [])
  }

  @Test func subitemsBeyondTheirGroupAreTL12() throws {
    let tall = view(row(.absolute(50), item(.fractionalWidth(0.5), .absolute(80))))
    let found = try #require(Linter().findings(in: [tall]).first)
    #expect(found.rule.id == "TL12")
    #expect(found.reason.contains("30 points beyond the height"))
    let copies = GroupSpec.Members.repeatingSubitem(item(.fractionalWidth(0.5), .fractionalHeight(1)), 3)
    #expect(codes(view(group(.horizontal, .fractionalWidth(1), .absolute(50), copies))) == ["TL12"])
    let fitting = GroupSpec.Members.repeatingSubitem(item(.fractionalWidth(0.5), .fractionalHeight(1)), 2)
    #expect(codes(view(group(.horizontal, .fractionalWidth(1), .absolute(50), fitting))) == [])
  }

  /// A list of subitems continues as long as the next one fits; those after it are never laid out.
  @Test func subitemsThatAreNeverLaidOutAreTL12() throws {
    let large = item(.fractionalWidth(0.6), .fractionalHeight(1))
    let wide = view(group(.horizontal, .fractionalWidth(1), .absolute(50), .subitems([large, large])))
    let found = Linter().findings(in: [wide])
    #expect(found.map(\.rule.id) == ["TL12"])
    #expect(try #require(found.first).reason.contains("subitem 2 is never laid out"))
    let small = item(.fractionalWidth(0.4), .fractionalHeight(1))
    #expect(codes(view(group(.horizontal, .fractionalWidth(1), .absolute(50), .subitems([large, small])))) == [])
    // Without more items, nobody knows.
    let single = view(group(.horizontal, .fractionalWidth(1), .absolute(50), .subitems([large, large])), items: 1)
    #expect(codes(single) == [])
  }

  @Test(arguments: [(300.0, 0.0), (250, 10), (100, 0), (150, 5)])
  func pagesThatCutGroupsAreTL15(width: Double, spacing: Double) {
    #expect(codes(view(cards(width: width, spacing: spacing, .paging))) == ["TL15"])
    #expect(codes(view(cards(width: width, spacing: spacing, .groupPaging))) == [])
  }

  @Test(arguments: [(320.0, 0.0), (160, 0), (70, 10), (310, 10), (640, 0)])
  func pagesOfWholeGroupsAreClean(width: Double, spacing: Double) {
    #expect(codes(view(cards(width: width, spacing: spacing, .paging))) == [])
  }

  @Test func pagesThatNeverScrollAreClean() {
    #expect(codes(view(cards(width: 100, .paging), items: 3)) == [])
  }

  @Test func listsAreTheSystemsOwn() {
    let section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .fractionalHeight(1))))
    #expect(codes(view(section) { $0.lists = [0] }) == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, 0, -5])
  func unusableNumbersHaveFindingsOrNone(number: CGFloat) {
    for dimension in [DimensionSpec.fractionalWidth(number), .absolute(number), .estimated(number)] {
      let nested = group(.vertical, dimension, dimension, .subitemCount(item(dimension, dimension), 3))
      _ = codes(view(row(dimension, .group(nested), item(dimension, dimension, insets: vertical(number)))))
      _ = codes(view(cards(width: number, spacing: number, .paging)))
    }
  }
}
