import Foundation
import Geometry
import LayoutLint
import LayoutSolver
import TestSupport
import Testing

/// The texts of findings: the numbers, the plurals, the worst of several elements, and the order of sections.
struct FindingTextTests {
  private func findings(_ section: SectionSpec? = nil, _ change: (inout RunObservations) -> Void) -> [LintFinding] {
    Linter().findings(in: [view(section ?? cards(width: 320, .groupPaging)) { change(&$0.run) }])
  }

  private func element(_ section: Int, _ item: Int, _ size: CGFloat) -> RunObservations.Element {
    RunObservations.Element(
      section: section, name: "\(section).\(item)", frame: CGRect(x: 1, y: 2, width: size, height: size))
  }

  @Test func changedEstimatesAreCountedBySection() {
    let found = findings { $0.changedEstimates = [element(2, 3, 10), element(0, 1, 20), element(2, 4, 30)] }
    expectEqual(found.map(\.section), [0, 2])
    expectEqual(found.map(\.element), ["item 0.1", "item 2.3"])
    expectTrue(found.first?.reason.contains("changes 1 item whose") == true)
    expectTrue(found.last?.reason.contains("changes 2 items whose") == true)
    expectEqual(found.first?.frame, CGRect(x: 1, y: 2, width: 20, height: 20))
  }

  @Test func theLargestCulledItemIsNamed() {
    let found = findings { $0.culled = [element(1, 0, 5), element(0, 0, 10), element(0, 1, 30), element(0, 2, 20)] }
    expectEqual(found.map(\.element), ["item 0.1", "item 1.0"])
    expectTrue(found.first?.reason.hasPrefix("it disappears while 30 by 30 points of it are visible") == true)
    expectEqual(found.map { $0.frame?.width }, [30, 5])
  }

  @Test func warningsAreInTheOrderOfSections() {
    let found = findings { run in
      run.pageWarnings = [4: "UICollectionViewCompositionalLayout: later", 1: "first"]
      run.unreducedMotion = [7, 3]
      run.privateProperties = [5: ["bounces": "b", "alpha": "a"], 2: ["pan": "a"]]
      run.identifierClasses = ["Photo", "Album"]
    }
    expectEqual(found.filter { $0.rule.id == "TL01" }.map(\.reason), ["first", "later"])
    expectEqual(found.filter { $0.rule.id == "TL01" }.map(\.section), [1, 4])
    expectEqual(found.filter { $0.rule.id == "TL18" }.map(\.section), [3, 7])
    let hidden = found.filter { $0.rule.id == "TL23" }
    expectEqual(hidden.map(\.section), [2, 5])
    expectTrue(hidden.last?.reason.contains("sets its alpha, bounces:") == true)
    expectEqual(hidden.map(\.fix), ["Use the section's a.", "Use the section's a, b."])
    expectEqual(found.filter { $0.rule.id == "TL16" }.map(\.element), ["Album", "Photo"])
  }

  @Test func unusedKindsNameTheUsedOnes() {
    let found = findings { ($0.registeredKinds, $0.usedKinds) = (["badge", "header", "footer"], ["header", "b"]) }
    expectEqual(found.map(\.element), ["\"badge\"", "\"footer\""])
    expectTrue(found.first?.fix.hasSuffix("used are b, header.") == true)
    let none = findings { $0.registeredKinds = ["badge"] }
    expectTrue(none.first?.fix.hasSuffix("used are none.") == true)
  }

  @Test func silentDelegatesNameTheirSections() {
    let found = findings { $0.delegateFollowsScrolling = true }
    expectEqual(found.map(\.section), [0])
    expectTrue(found.first?.reason.contains("only section 0 can scroll here") == true)
    let solution = solve(
      LayoutSpec(sections: [cards(width: 320, .paging), cards(width: 320, .continuous)]), counts: [4, 4],
      in: Container(size: CGSize(width: 320, height: 480), scale: 2))
    var both = LintedView(solution: solution)
    both.visibleSize = CGSize(width: 320, height: 480)
    both.run.delegateFollowsScrolling = true
    let plural = Linter().findings(in: [both])
    expectTrue(plural.first?.reason.contains("only sections 0, 1 can scroll here") == true)
    // Two rows of 100 points fit up to half a point.
    for (height, count) in [(199.5, 1), (199.4, 0)] as [(CGFloat, Int)] {
      both.visibleSize.height = height
      expectEqual(Linter().findings(in: [both]).filter { $0.rule.id == "TL02" }.count, count, "\(height)")
    }
    both.visibleSize = .zero
    expectEqual(Linter().findings(in: [both]).filter { $0.rule.id == "TL02" }.count, 0)
  }

  /// The largest share counts, and of equal ones the first item; half of the size is not yet wrong.
  @Test func wrongEstimatesNameTheWorst() throws {
    let single = row(.estimated(40), item(.fractionalWidth(1), .estimated(40)))
    func found(_ heights: [Int: CGFloat]) -> LintFinding? {
      Linter().findings(in: [view(single, heights: heights)]).first { $0.rule.id == "TL09" }
    }
    expectNil(found([0: 80, 1: 60]), "half of 80")
    let one = try #require(found([0: 81, 1: 40]))
    expectEqual(one.element, "item 0.0")
    expectTrue(one.reason.hasPrefix("the estimated height is 40 points, but 81 were measured: content"))
    expectTrue(one.fix.hasSuffix(".estimated(81)."))
    let several = try #require(found([0: 100, 1: 200, 2: 200, 3: 40]))
    expectEqual(several.element, "item 0.1")
    expectTrue(several.reason.contains("200 were measured, the largest difference of 3 like it"))
    expectTrue(several.fix.hasSuffix(".estimated(200)."))
    let smaller = try #require(found([0: 20, 1: 40]))
    expectTrue(smaller.reason.contains("is 40 points, but 20 were measured"))
  }

  @Test func unevenRowsAndColumnsAreNamed() throws {
    let pair = row(
      .estimated(44), item(.fractionalWidth(0.5), .estimated(44)), item(.fractionalWidth(0.5), .estimated(44)))
    func found(_ heights: [Int: CGFloat]) -> LintFinding? {
      Linter().findings(in: [view(pair, items: 4, heights: heights)]).first { $0.rule.id == "TL04" }
    }
    let second = try #require(found([0: 44, 1: 44, 2: 50, 3: 47]))
    expectEqual(second.element, "item 0.2 and its neighbors")
    expectTrue(second.reason.hasPrefix("cells of one row have heights from 47 to 50 points"))
    expectNil(found([0: 44, 1: 44.5, 2: 44, 3: 44]), "half a point")
    expectNotNil(found([0: 44, 1: 45, 2: 44, 3: 44]))
    expectNil(found([0: 44, 2: 50]), "nothing to compare")
  }

  @Test func insetsAndLengthsNameTheirAxis() throws {
    func finding(_ id: String, _ group: GroupSpec) throws -> LintFinding {
      try #require(Linter().findings(in: [view(group)]).first { $0.rule.id == id })
    }
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let high = try finding(
      "TL11", row(.estimated(44), item(.fractionalWidth(1), .estimated(44), insets: insets)))
    expectTrue(high.reason.hasPrefix("contentInsets top 1 and bottom 3 have no effect"), "\(high.reason)")
    expectTrue(high.fix.contains("own top and bottom constraints"))
    let wide = try finding(
      "TL11", row(.absolute(44), item(.estimated(50), .fractionalHeight(1), insets: insets)))
    expectTrue(wide.reason.hasPrefix("contentInsets leading 2 and trailing 4 have no effect"), "\(wide.reason)")
    expectTrue(wide.fix.contains("own leading and trailing constraints"))
    let counted = try finding(
      "TL10",
      group(
        .horizontal, .fractionalWidth(1), .absolute(40),
        .subitemCount(item(.absolute(50), .fractionalHeight(1)), 4)))
    expectTrue(counted.reason.contains("50 points, has no effect"), "\(counted.reason)")
    expectTrue(counted.reason.hasSuffix("an equal share, 80 points"), "\(counted.reason)")
    expectTrue(counted.fix.hasPrefix("Write .fractionalWidth(1)"))
    let tall = try finding(
      "TL10",
      group(
        .vertical, .fractionalWidth(1), .absolute(400),
        .subitemCount(item(.fractionalWidth(1), .absolute(50)), 4)))
    expectTrue(tall.fix.hasPrefix("Write .fractionalHeight(1)"))
  }
}
