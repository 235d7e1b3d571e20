import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// Facts about single elements: which sides are measured, and by which names explanations find them.
struct ElementFactTests {
  private func solution() -> LayoutSolution {
    var section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
    section.boundarySupplementaryItems = [
      BoundarySpec(
        kind: "big-header", size: SizeSpec(width: .fractionalWidth(1), height: .estimated(30)), alignment: .top),
      header(20, alignment: .bottom), header(10, alignment: .bottom),
    ]
    section.decorationItems = [DecorationSpec(kind: "bg")]
    return solveOne(section, 2)
  }

  @Test func onlyEstimatedSidesAreMeasured() {
    let solution = solution()
    let sides: [(ElementKey, Bool)] = [
      (.item(section: 0, item: 1), true), (.item(section: 0, item: 2), false), (.item(section: 7, item: 0), false),
      (.supplementary(kind: "big-header", section: 0, index: 0), true),
      (.supplementary(kind: "header", section: 0, index: 0), false),
      (.supplementary(kind: "big-header", section: 9, index: 0), false),
      (.supplementary(kind: "big-header", section: nil, index: 0), false),
      (.decoration(kind: "bg", section: 0, index: 0), false),
    ]
    for (key, isMeasured) in sides {
      let found = solution.isSelfSizing(key)
      expectEqual([found.width, found.height], [false, isMeasured], "\(key)")
    }
  }

  @Test func namesMayBeAbbreviatedIfOneKindIsMeant() throws {
    let solution = solution()
    for (name, kind) in [("header 0.1", "header"), ("BIG-HEADER 0.0", "big-header"), ("\"header\" 0.0", "header")] {
      let first = try solution.explanation(named: name).description.split(separator: "\n").first ?? ""
      expectTrue(first.hasPrefix("\"\(kind)\" 0."), "\(name): \(first)")
    }
    expectTrue(try solution.explanation(named: "g-header 0.0").description.hasPrefix("\"big-header\" 0.0"))
    // Both kinds end with the name.
    expectTrue((try? solution.explanation(named: "eader 0.0")) == nil)
  }

  @Test func elementsWithoutAreaAreSound() {
    for height in [0, 10] as [CGFloat] {
      let section = SectionSpec(
        group: row(.absolute(height), item(.absolute(0), .fractionalHeight(1)), item(.absolute(5), .absolute(0))))
      let solution = solveOne(section, 4, in: Container(size: CGSize(width: 20, height: 40), scale: 1))
      expectEqual(solution.invariantViolations(), [])
      expectEqual(solution.frames().map(\.width), [0, 5, 0, 5])
    }
    expectEqual(solveOne(list(10), 0, in: Container(size: .zero, scale: 1)).invariantViolations(), [])
  }

  @Test func anAutomaticReferenceIsExplainedAsItsMeaning() throws {
    var section = list(40)
    section.contentInsetsReference = .automatic
    let container = Container(
      size: CGSize(width: 400, height: 200), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    var configuration = LayoutConfiguration(scrollDirection: .vertical)
    for (own, layouts, text) in [
      (InsetsReference.automatic, InsetsReference.safeArea, ".safeArea → leading 20 trailing 30"),
      (.automatic, .automatic, ".safeArea → leading 20 trailing 30"),
      (.none, .automatic, ".none → leading 0 trailing 0"),
    ] {
      (section.contentInsetsReference, configuration.contentInsetsReference) = (own, layouts)
      let solution = solve(LayoutSpec(sections: [section], configuration: configuration), counts: [1], in: container)
      try expectContains(solution.explanation(named: "0.0").description, "contentInsetsReference \(text)")
    }
  }
}
