import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// The texts of explanations in flow layouts, for every kind of size, edge and direction.
struct FlowExplanationTextTests {
  private func lines(_ solution: FlowSolution, _ name: String) throws -> [String] {
    try solution.explanation(named: name).description.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  private let size = CGSize(width: 100, height: 60)

  /// An item that is not measured has the average size of the measured ones.
  @Test func sizesNameTheirSource() throws {
    var measured = FlowMeasures()
    measured.set(CGSize(width: 80, height: 40), section: 0, item: 1)
    measured.set(CGSize(width: 80, height: 40), section: 1, item: 1)
    let sections = [
      FlowSectionSpec(items: .estimated(size, count: 3)), FlowSectionSpec(items: .listed([size, size, size])),
      FlowSectionSpec(items: .identical(size, count: 3)),
    ]
    let solution = solveFlow(
      FlowSpec(sections: sections), in: FlowContainer(size: CGSize(width: 390, height: 844)), measured: measured)
    let texts = try (0..<3).map { section in
      try (0..<2).map { try lines(solution, "\(section).\($0)").first { $0.hasPrefix("size") } }
    }
    expectEqual(
      texts,
      [
        ["size estimatedItemSize 100x60 → 80x40 (not measured)", "size estimatedItemSize 100x60 → 80x40 (measured)"],
        ["size sizeForItemAt 100x60", "size measured 80x40"], ["size itemSize 100x60", "size itemSize 100x60"],
      ])
  }

  /// Below two lines of items within insets: the header, the insets, two heights and the spacing of the lines.
  @Test func footersAndPinnedHeadersAreExplained() throws {
    let section = FlowSectionSpec(
      items: .identical(size, count: 4), insets: UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0), lineSpacing: 12,
      header: CGSize(width: 0, height: 30), footer: CGSize(width: 0, height: 20))
    func solution(headers: Bool, footers: Bool) -> FlowSolution {
      solveFlow(
        FlowSpec(sections: [section, section], pinsHeaders: headers, pinsFooters: footers),
        in: FlowContainer(size: CGSize(width: 390, height: 844), scale: 3))
    }
    let start = 30 + 5 + 60 + 12 + 60 + 7
    let plain = solution(headers: false, footers: false)
    let footer = [
      "container 390x844 @3x, vertical", "size footerReferenceSize height 20, width of the collection view", "x 0",
      "y \(start) header, items and insets", "frame 0 \(start) 390 20",
    ]
    expectEqual(try lines(plain, "footer 0.0"), footer)
    expectEqual(try plain.explanation(named: "footer 0.0").subject, "\"footer\" 0.0")
    expectEqual(
      try lines(plain, "footer 1.0").suffix(2),
      [
        "y \(start + 20) before the section + \(start) header, items and insets = \(2 * start + 20)",
        "frame 0 \(2 * start + 20) 390 20",
      ])
    let note = "pinned stays visible while scrolling; this is its natural position"
    for (headers, footers) in [(true, false), (false, true)] {
      let pinned = solution(headers: headers, footers: footers)
      expectEqual(try lines(pinned, "header 0.0").contains(note), headers)
      expectEqual(try lines(pinned, "footer 0.0").contains(note), footers)
    }
  }

  /// In a mirrored layout, a distance from the left edge is one from the right edge.
  @Test func directionsAndReferencesAreNamed() throws {
    let section = FlowSectionSpec(
      items: .identical(size, count: 2), insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 6), itemSpacing: 10)
    let container = FlowContainer(
      size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4),
      layoutMargins: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 9), isRightToLeft: true)
    func steps(_ reference: FlowInsetReference) throws -> [String] {
      try lines(
        solveFlow(FlowSpec(sections: [section], insetReference: reference), in: container), "0.0")
    }
    expectEqual(try steps(.contentInset).first, "container 390x844 @2x, vertical, right to left")
    expectEqual(try steps(.contentInset)[1], "section 0 sectionInset left 16 right 6")
    expectEqual(try steps(.safeArea)[1], "section 0 sectionInset left 16 right 6, measured from the safe area")
    expectEqual(
      try steps(.layoutMargins)[1], "section 0 sectionInset left 16 right 6, measured from the layout margins")
    for reference in [FlowInsetReference.contentInset, .safeArea, .layoutMargins] {
      let solution = solveFlow(FlowSpec(sections: [section], insetReference: reference), in: container)
      let explanation = try solution.explanation(named: "0.0")
      expectEqual(explanation.frame, solution.frame(of: .item(section: 0, item: 0)))
      expectGreater(explanation.frame.minX, 195, "the first item is at the right")
    }
  }

  @Test func measuresAreKeptByItem() {
    var measured = FlowMeasures()
    expectTrue(measured.isEmpty)
    for item in [4, 1, 3] { measured.set(CGSize(width: item, height: 10), section: 2, item: item) }
    measured.set(CGSize(width: CGFloat.nan, height: -5), section: 0, item: 0)
    measured.set(size, section: -1, item: 0)
    measured.set(size, section: 0, item: -1)
    var found: [String] = []
    measured.forEach { found.append("\($0).\($1) \($2.width)x\($2.height)") }
    expectEqual(found.dropFirst(), ["2.1 1.0x10.0", "2.3 3.0x10.0", "2.4 4.0x10.0"])
    expectEqual(found.count, 4)
    expectEqual(measured.size(section: 2, item: 3), CGSize(width: 3, height: 10))
    expectNil(measured.size(section: 2, item: 2))
    measured.set(nil, section: 2, item: 3)
    measured.set(nil, section: 2, item: 7)
    expectNil(measured.size(section: 2, item: 3))
    expectFalse(measured.isEmpty)
    for item in [1, 4] { measured.set(nil, section: 2, item: item) }
    measured.set(nil, section: 0, item: 0)
    expectEqual(measured, .none)
  }

  @Test func issuesSayWhatIsWrong() {
    func text(_ reason: LayoutIssue.Reason) -> String { LayoutIssue(section: 3, reason: reason).description }
    expectEqual(
      text(.countBelowOne(0)), "Section 3: A repeating group should specify a count >= 1, not 0; 1 is used.")
    expectEqual(
      text(.missingSection(items: 7)),
      "Section 3: Invalid section definition. Please specify a valid section definition when content is to be rendered "
        + "for a section: the provider returned nil, but the section has 7 items.")
    expectEqual(
      text(.emptyGroup), "Section 3: At least 1 subitem is required for a group. The section is shown empty.")
    expectTrue(
      text(.itemDoesNotFit(item: 50, available: 40)).contains("is 50.0 points long and the group has room for 40.0"))
    expectTrue(text(.nestedTooDeep).contains("deeper than \(GroupSpec.maximumDepth) levels"))
    expectTrue(text(.noRoomInGroup).hasPrefix("Section 3: There is no room for this NSCollectionLayoutGroup to fit"))
    expectTrue(text(.unusableNumber).contains("NaN, infinite or beyond"))
  }
}
