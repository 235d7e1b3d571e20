import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// The derivation of frames in flow layouts, and the parts that are drawn over them.
struct FlowExplanationTests {
  private static let container = FlowContainer(size: CGSize(width: 390, height: 844), scale: 2)

  private static func solution(_ section: FlowSectionSpec, in container: FlowContainer = container) -> FlowSolution {
    solveFlow(FlowSpec(sections: [section, section]), in: container)
  }

  private static let grid = FlowSectionSpec(
    items: .identical(CGSize(width: 100, height: 60), count: 8),
    insets: UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 16), lineSpacing: 12, header: CGSize(width: 0, height: 30))

  @Test func anItemOfAGridIsExplained() throws {
    let text = try Self.solution(Self.grid).explanation(named: "0.4").description
    expectEqual(
      text,
      """
      item 0.4
        container  390x844 @2x, vertical
        section 0  sectionInset top 5 left 16 right 16
        available  width 390 - 16 - 16 = 358
        size       itemSize 100x60
        line       2nd line, 3 items, minimumInteritemSpacing 10 → 29 (fills the line), minimumLineSpacing 12
        x          16 sectionInset + 129 the item before = 145
        y          30 header + 5 sectionInset + 72 the line before = 107
        frame      145 107 100 60

      """)
  }

  @Test func aHeaderAndAShortLineAreExplained() throws {
    let solution = Self.solution(Self.grid)
    expectEqual(
      try solution.explanation(named: "header 1.0").description,
      """
      "header" 1.0
        container  390x844 @2x, vertical
        size       headerReferenceSize height 30, width of the collection view
        x          0
        y          239 before the section
        frame      0 239 390 30

      """)
    let line = try solution.explanation(named: "0.7").steps.first { $0.name == "line" }
    expectTrue(line?.text.contains("as in lines of 3") == true, "\(line?.text ?? "")")
  }

  @Test(arguments: ["", "0", "0.8", "0.-1", "2.0", "footer 0.0", "header 0.1", "badge 0.0", "x.y"])
  func elementsThatDoNotExistAreNamed(name: String) {
    #expect(throws: LayoutExplanationError.self) { try Self.solution(Self.grid).explanation(named: name) }
  }

  /// The sums of both axes lead to the frame, whatever the sizes are.
  @Test func sumsLeadToTheFrame() throws {
    for seed in UInt64(0)..<200 {
      var random = SeededGenerator(seed: seed)
      func length() -> CGFloat { CGFloat(Int.random(in: 0...160, using: &random)) }
      let sizes = (0..<12).map { _ in CGSize(width: length() + 1, height: length() + 1) }
      let section = FlowSectionSpec(
        items: .listed(sizes),
        insets: UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length()), lineSpacing: length(),
        itemSpacing: length(), header: CGSize(width: length(), height: length()))
      let axis: Axis = Bool.random(using: &random) ? .vertical : .horizontal
      let solution = solveFlow(FlowSpec(sections: [section, section], scrollAxis: axis), in: Self.container)
      for item in 0..<12 {
        let explanation = try solution.explanation(named: "1.\(item)")
        let frame = try #require(solution.frame(of: .item(section: 1, item: item)))
        expectEqual(explanation.frame, frame, "seed \(seed)")
        for (name, value) in [("x", frame.minX), ("y", frame.minY)] {
          let text = try #require(explanation.steps.first { $0.name == name }).text
          let words = text.split(whereSeparator: { " ,".contains($0) }).compactMap { Double($0) }
          let result = text.contains("on a pixel") || text.contains("=") ? words.last : words.first
          expectEqual(result ?? .nan, Double(value), "seed \(seed): \(name) \(text)")
        }
      }
    }
  }

  // MARK: Parts

  @Test func partsOfAGridAreItsInsetsLinesAndGaps() {
    let parts = Self.solution(Self.grid).anatomy(in: CGRect(x: 0, y: 0, width: 390, height: 100)).parts
    func frames(_ kind: LayoutAnatomy.Kind) -> [CGRect] { parts.filter { $0.kind == kind }.map(\.frame) }
    expectEqual(frames(.section), [CGRect(x: 0, y: 0, width: 390, height: 239)])
    expectEqual(
      frames(.group(depth: 1)),
      [CGRect(x: 16, y: 35, width: 358, height: 60)])
    expectEqual(
      frames(.interItem(isFlexible: true)),
      [CGRect(x: 116, y: 35, width: 29, height: 60), CGRect(x: 245, y: 35, width: 29, height: 60)])
    expectEqual(
      frames(.sectionInset),
      [
        CGRect(x: 0, y: 30, width: 390, height: 5), CGRect(x: 0, y: 35, width: 16, height: 204),
        CGRect(x: 374, y: 35, width: 16, height: 204),
      ])
    let all = Self.solution(Self.grid).anatomy(in: CGRect(x: 0, y: 0, width: 390, height: 239)).parts
    expectEqual(all.filter { $0.kind == .interGroup }.map(\.frame.minY), [95, 167])
  }

  /// Parts cost no more than what is visible, and mirror with the layout.
  @Test func partsOfManyItemsAreThoseThatAreVisible() {
    let section = FlowSectionSpec(items: .identical(CGSize(width: 50, height: 50), count: 10_000_000))
    var container = Self.container
    let plain = Self.solution(section).anatomy(in: CGRect(x: 0, y: 600_000, width: 390, height: 844)).parts
    expectEqual(plain.count { $0.kind == .group(depth: 1) }, 15)
    container.isRightToLeft = true
    let mirrored = Self.solution(section, in: container)
      .anatomy(in: CGRect(x: 0, y: 600_000, width: 390, height: 844)).parts
    expectEqual(
      mirrored.map(\.frame),
      plain.map { frame in
        var frame = frame.frame
        frame.origin.x = 390 - frame.maxX
        return frame
      })
    expectTrue(Self.solution(section).anatomy(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).parts.isEmpty)
  }

  /// The lines found by search are those that the frames of all items show.
  @Test func linesAreThoseOfAWalkOverAllItems() {
    for seed in UInt64(0)..<100 {
      var random = SeededGenerator(seed: seed)
      func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
      let sizes = (0..<60).map { _ in CGSize(width: length(60...180), height: length(10...60)) }
      let spacing = length(0...20)
      let spec = FlowSectionSpec(items: .listed(sizes), lineSpacing: spacing, itemSpacing: length(0...20))
      let solution = Self.solution(spec)
      let visible = CGRect(x: 0, y: length(0...600), width: 390, height: length(1...400))
      let found = solution.anatomy(in: visible).parts.filter { $0.kind == .group(depth: 1) }.map(\.frame)
      expectEqual(found, walkedLines(of: solution, spacing: spacing).filter { $0.overlaps(visible) }, "seed \(seed)")
    }
  }

  /// Returns the lines of both sections: an item to the left of the one before it begins a line.
  private func walkedLines(of solution: FlowSolution, spacing: CGFloat) -> [CGRect] {
    var lines: [CGRect] = []
    for section in 0..<2 {
      var end = CGFloat.infinity
      for item in 0..<60 {
        guard let frame = solution.frame(of: .item(section: section, item: item)) else { continue }
        let full = CGRect(x: 0, y: frame.minY, width: 390, height: frame.height)
        if frame.minX < end { lines.append(full) } else { lines[lines.count - 1] = lines[lines.count - 1].union(full) }
        end = frame.maxX
      }
    }
    return lines
  }
}
