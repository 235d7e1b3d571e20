import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Frames of UIKit's flow layouts, recorded by the authors of the Charon backports (kern0x1b/charon, `flowauto` and
/// `insetref`) from macOS 27 Catalyst on a screen of two pixels per point.
struct FlowRecordTests {
  // MARK: What sections' insets are measured from

  /// A layout of 7, 5 and 1 items of 70 x 50, insets 10, 12, 14, 16, with 9 between lines and 7 between items; or with
  /// sizes and insets from a delegate.
  private struct Scene: Sendable {
    var width: CGFloat = 320
    var contentInset = UIEdgeInsets.zero
    var margins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    var delegateSizes = false
    var delegateInsets = false
    var counts = [7, 5, 1]

    func solved(_ reference: FlowInsetReference) -> FlowSolution {
      let sections = counts.enumerated().map { section, count in
        FlowSectionSpec(
          items: delegateSizes
            ? .listed((0..<count).map(Self.size)) : .identical(CGSize(width: 70, height: 50), count: count),
          insets: delegateInsets
            ? Self.insets(CGFloat(section)) : UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16),
          lineSpacing: 9, itemSpacing: 7, header: CGSize(width: 0, height: delegateInsets ? 24 : 0))
      }
      return solveFlow(
        FlowSpec(sections: sections, insetReference: reference),
        in: FlowContainer(
          size: CGSize(width: width, height: 480), contentInset: contentInset, layoutMargins: margins, scale: 2))
    }

    static func size(_ item: Int) -> CGSize { CGSize(width: 60 + 10 * (item % 3), height: 40 + 6 * (item % 4)) }

    static func insets(_ section: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(top: 4 + 3 * section, left: 6 + 5 * section, bottom: 8 + section, right: 10 + 4 * section)
    }

    func inset(_ insets: UIEdgeInsets) -> Scene { with(self) { $0.contentInset = insets } }

    static let plain = Scene()
    static let answered = Scene(delegateSizes: true, delegateInsets: true)
  }

  private static func with(_ scene: Scene, _ change: (inout Scene) -> Void) -> Scene {
    var scene = scene
    change(&scene)
    return scene
  }

  @Test(arguments: [FlowInsetReference.contentInset, .safeArea])
  func equalItemsFormAGrid(reference: FlowInsetReference) {
    expect(
      Scene.plain.solved(reference), content: (320, 399),
      items: [
        "12,10 123,10 234,10 12,69 123,69 234,69 12,128", "12,202 123,202 234,202 12,261 123,261", "12,335",
      ])
    expect(
      Scene(width: 375).solved(reference), content: (375, 340),
      items: [
        "12,10 104.5,10 196.5,10 289,10 12,69 104.5,69 196.5,69", "12,143 104.5,143 196.5,143 289,143 12,202", "12,276",
      ])
  }

  @Test(arguments: [FlowInsetReference.contentInset, .safeArea])
  func distinctItemsAreJustifiedExceptInLastLine(reference: FlowInsetReference) {
    expect(
      Scene.answered.solved(reference), content: (320, 386), headers: [0, 155, 302],
      items: [
        "6,37 77.5,34 158.5,31 250,28 6,101 83,98 170,95", "11,195 79.5,192 157.5,189 246,186 11,253", "16,336",
      ])
    expect(
      Scene(width: 768, delegateSizes: true).solved(reference), content: (768, 228),
      items: [
        "12,19 79,16 156,13 243,10 310,19 387,16 474,13", "12,101 79,98 156,95 243,92 310,101", "12,174",
      ])
  }

  @Test func crossAxisContentInsetsReduceLineLength() {
    let inset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    expect(
      Scene.plain.inset(inset).solved(.contentInset), content: (270, 399),
      items: ["12,10 98,10 184,10 12,69 98,69 184,69 12,128", "12,202 98,202 184,202 12,261 98,261", "12,335"])
    expect(
      Scene.answered.inset(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)).solved(.contentInset),
      content: (277, 459), headers: [0, 216, 375],
      items: [
        "6,34 91.5,31 187,28 6,89 91.5,98 187,95 6,156", "11,253 92,250 183,247 11,308 78,317", "16,409",
      ])
    var four = Scene.answered.inset(inset)
    four.counts = [7, 5, 4]
    expect(
      four.solved(.contentInset), content: (270, 538), headers: [0, 216, 375],
      items: [
        "6,34 88,31 180,28 6,89 88,98 180,95 6,156", "11,253 88.5,250 176,247 11,308 78,317",
        "16,415 89,412 172,409 16,470",
      ])
    var shifted = Scene.answered.inset(UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0))
    shifted.margins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    expect(
      shifted.solved(.contentInset), content: (308, 398), headers: [0, 155, 314],
      items: [
        "6,37 73.5,34 150.5,31 238,28 6,101 83,98 170,95", "11,192 107.5,189 214,186 11,247 78,256", "16,348",
      ])
  }

  @Test func safeAreaSectionInsetsIncludeContentInset() {
    let inset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    expect(
      Scene.plain.inset(inset).solved(.safeArea), content: (270, 399),
      items: ["0,10 100,10 200,10 0,69 100,69 200,69 0,128", "0,202 100,202 200,202 0,261 100,261", "0,335"])
    expect(
      Scene.answered.inset(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)).solved(.safeArea),
      content: (277, 459), headers: [0, 216, 375],
      items: ["0,34 90,31 190,28 0,89 90,98 190,95 0,156", "0,253 88,250 186,247 0,308 67,317", "0,409"])
  }

  @Test func insetsFromTheLayoutMargins() {
    expect(
      Scene.plain.solved(.layoutMargins), content: (320, 399),
      items: ["20,10 123,10 226,10 20,69 123,69 226,69 20,128", "20,202 123,202 226,202 20,261 123,261", "20,335"])
    expect(
      Scene(width: 375).solved(.layoutMargins), content: (375, 340),
      items: ["20,10 107,10 194,10 281,10 20,69 107,69 194,69", "20,143 107,143 194,143 281,143 20,202", "20,276"])
    expect(
      Scene.answered.solved(.layoutMargins), content: (320, 459), headers: [0, 216, 375],
      items: [
        "14,34 113,31 222,28 14,89 113,98 222,95 14,156", "19,253 113.5,250 218,247 19,308 86,317", "24,409",
      ])
    var uneven = Scene.plain
    uneven.margins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    expect(
      uneven.solved(.layoutMargins), content: (320, 399),
      items: [
        "42,10 135.5,10 229,10 42,69 135.5,69 229,69 42,128", "42,202 135.5,202 229,202 42,261 135.5,261", "42,335",
      ])
    var both = Scene.answered.inset(UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0))
    both.margins = uneven.margins
    expect(
      both.solved(.layoutMargins), content: (308, 459), headers: [0, 216, 375],
      items: [
        "24,34 113.5,31 213,28 24,89 113.5,98 213,95 24,156", "29,253 114,250 209,247 29,308 96,317", "34,409",
      ])
    var four = Scene.answered.inset(UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    four.counts = [7, 5, 4]
    expect(
      four.solved(.layoutMargins), content: (270, 538), headers: [0, 216, 375],
      items: [
        "0,34 90,31 190,28 0,89 90,98 190,95 0,156", "0,253 90,250 190,247 0,308 67,317", "4,415 92,412 190,409 4,470",
      ])
  }

  // MARK: Lines of measured cells

  @Test func lastGridLineKeepsColumns() {
    let grid = { (count: Int) in
      FlowSectionSpec(
        items: .identical(CGSize(width: 90, height: 30), count: count),
        insets: UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12), itemSpacing: 6,
        header: CGSize(width: 0, height: 30))
    }
    expect(
      phone([grid(7), grid(2)]), content: (320, 220), headers: [0, 150],
      items: ["12,35 115,35 218,35 12,75 115,75 218,75 12,115", "12,185 115,185"])
    expect(
      phone([FlowSectionSpec(items: .identical(CGSize(width: 50, height: 50), count: 6))]), content: (320, 110),
      items: ["0,0 67.5,0 135,0 202.5,0 270,0 0,60"])
  }

  @Test func equalWidthItemsFormGridAtAnyHeights() {
    let heights: [CGFloat] = [29, 233, 80, 29, 233, 29]
    let section = FlowSectionSpec(
      items: .estimated(CGSize(width: 50, height: 40), count: 6),
      insets: UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12), itemSpacing: 6, header: CGSize(width: 0, height: 30)
    )
    expect(
      phone([section], measured: heights.map { CGSize(width: 90, height: $0) }), content: (320, 516), headers: [0],
      items: ["12,137 115,35 218,111.5 12,380 115,278 218,380"])
  }

  @Test func singleItemColumnIsCentered() {
    let section = FlowSectionSpec(items: .estimated(CGSize(width: 50, height: 40), count: 4))
    let heights: [CGFloat] = [29, 97, 46, 29]
    expect(
      phone([section], measured: heights.map { CGSize(width: 200, height: $0) }), content: (320, 231),
      items: ["60,0 60,39 60,146 60,202"])
  }

  @Test func loneItemsAreCenteredUnlessTooLong() {
    let section = FlowSectionSpec(items: .estimated(CGSize(width: 100, height: 40), count: 6))
    let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
    let solution = phone([section], measured: widths.map { CGSize(width: $0, height: 29) })
    expect(solution, content: (320, 185), items: ["131,0 0,39 0,78 295.5,78 0,117 0,156"])
    expectEqual(solution.issues, [FlowIssue(section: 0, item: 1, extent: 697, available: 320)])
  }

  @Test func theLastLineKeepsTheLeastSpacing() {
    let section = { FlowSectionSpec(items: .estimated(CGSize(width: 50, height: 40), count: $0)) }
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let sizes = widths.map { CGSize(width: $0, height: 29) }
    expect(
      phone([section(8)], measured: sizes), content: (320, 107),
      items: ["0,0 219.5,0 0,39 118.5,39 219.5,39 0,78 60,78 220.5,78"])
    expect(
      phone([section(5)], measured: Array(sizes.prefix(5))), content: (320, 68),
      items: ["0,0 219.5,0 0,39 93.5,39 170,39"])
  }

  @Test func horizontalColumnsUseFullColumnsGaps() {
    let section = FlowSectionSpec(items: .estimated(CGSize(width: 60, height: 100), count: 6))
    let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
    let solution = solveFlow(
      FlowSpec(sections: [section], scrollAxis: .horizontal),
      in: FlowContainer(size: CGSize(width: 320, height: 480)),
      measured: measures(widths.map { CGSize(width: $0, height: 29) }))
    expect(solution, content: (739, 480), items: ["340.5,0 21,41 265,82 357.5,123 0,164 353,205"])
  }

  @Test func unmeasuredItemsUseAverageMeasuredSize() {
    let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
    let sizes = heights.map { CGSize(width: 320, height: $0) }
    let estimated = FlowSectionSpec(items: .estimated(CGSize(width: 320, height: 40), count: 40))
    let solution = phone([estimated], measured: sizes)
    let tops: [CGFloat] = [
      0, 39, 112, 151, 190, 263, 302, 375, 414, 487, 541, 595, 649.5, 703.5, 757.5, 811.5, 866, 920, 974, 1028, 1082,
      1136.5, 1190.5, 1244.5, 1298.5, 1353, 1407, 1461, 1515, 1569, 1623.5, 1677.5, 1731.5, 1785.5, 1840, 1894, 1948,
      2002, 2056, 2110.5,
    ]
    expectEqual(origins(solution, section: 0), tops.map { CGPoint(x: 0, y: $0) })
    expectEqual(solution.contentSize, CGSize(width: 320, height: 2154))
    expectLess(abs((solution.frame(of: .item(section: 0, item: 9))?.height ?? 0) - 44.1111), 0.0001)

    let answered = FlowSectionSpec(items: .listed(Array(repeating: CGSize(width: 320, height: 70), count: 40)))
    let mixed = phone([answered], measured: sizes)
    expectEqual(mixed.contentSize, CGSize(width: 320, height: 2957))
    expectEqual(mixed.frame(of: .item(section: 0, item: 9)), CGRect(x: 0, y: 487, width: 320, height: 70))
    expectEqual(mixed.frame(of: .item(section: 0, item: 39)), CGRect(x: 0, y: 2887, width: 320, height: 70))
  }

  // MARK: Helpers

  private func phone(_ sections: [FlowSectionSpec], measured: [CGSize] = []) -> FlowSolution {
    solveFlow(
      FlowSpec(sections: sections), in: FlowContainer(size: CGSize(width: 320, height: 480)),
      measured: measures(measured))
  }

  private func measures(_ sizes: [CGSize]) -> FlowMeasures {
    var measures = FlowMeasures.none
    for (item, size) in sizes.enumerated() { measures.set(size, section: 0, item: item) }
    return measures
  }

  private func origins(_ solution: FlowSolution, section: Int) -> [CGPoint] {
    (0..<solution.spec.sections[section].items.count).compactMap {
      solution.frame(of: .item(section: section, item: $0))?.origin
    }
  }

  /// - Parameter headers: The origin of each section's header.
  /// - Parameter items: The origins of each section's items.
  private func expect(
    _ solution: FlowSolution, content: (CGFloat, CGFloat), headers: [CGFloat] = [], items: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(solution.contentSize == CGSize(width: content.0, height: content.1), sourceLocation: sourceLocation)
    for (section, line) in items.enumerated() {
      let wanted = line.split(separator: " ").map { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return CGPoint(x: numbers[0], y: numbers[1])
      }
      #expect(origins(solution, section: section) == wanted, "section \(section)", sourceLocation: sourceLocation)
    }
    let found = items.indices.compactMap {
      solution.frame(of: .supplementary(kind: "header", section: $0, index: 0))
    }
    #expect(found.map(\.origin.y) == headers, sourceLocation: sourceLocation)
    #expect(found.allSatisfy { $0.origin.x == 0 && $0.width == content.0 }, sourceLocation: sourceLocation)
  }
}
