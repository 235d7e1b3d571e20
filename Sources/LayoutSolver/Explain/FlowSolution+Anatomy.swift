package import Foundation
import Geometry

extension FlowSolution {
  /// Returns the insets, lines and gaps that a rectangle overlaps; lines are groups of depth 1.
  ///
  /// - Parameter visible: A rectangle in content coordinates.
  /// - Complexity: O(log sections + log lines + answer).
  package func anatomy(in visible: CGRect) -> LayoutAnatomy {
    var anatomy = LayoutAnatomy()
    let limits = [visible.minX, visible.minY, visible.maxX, visible.maxY]
    guard limits.allSatisfy(\.isFinite) else { return anatomy }
    let interval = mirrored(visible).interval(spec.scrollAxis)
    for index in sectionRange(reaching: interval)
    where starts[index] < interval.upper && starts[index] + sections[index].length > interval.lower {
      var reader = FlowAnatomy(solution: self, index: index)
      reader.read(Interval(interval.lower - starts[index], interval.upper - starts[index]))
      anatomy.add(reader.parts)
    }
    return anatomy
  }
}

/// A reader of the parts of one section of a flow layout.
private struct FlowAnatomy {
  let solution: FlowSolution
  let index: Int
  private let section: FlowSection
  private(set) var parts: [LayoutAnatomy.Part] = []
  /// The most lines that are described.
  private static let mostLines = 200

  init(solution: FlowSolution, index: Int) {
    (self.solution, self.index) = (solution, index)
    section = solution.sections[index]
  }

  /// Adds a part with a position along and across the scroll axis, relative to the section.
  private mutating func add(_ kind: LayoutAnatomy.Kind, _ along: Interval, _ across: Interval, _ label: String) {
    guard along.length > 0, across.length > 0 else { return }
    let frame = solution.rect(
      along: solution.starts[index] + along.lower, length: along.length, across: across.lower, breadth: across.length)
    parts.append(LayoutAnatomy.Part(kind: kind, frame: frame, label: label, section: index, isScrolled: false))
  }

  mutating func read(_ visible: Interval) {
    let breadth = Interval(0, solution.breadth)
    let count = section.inputs.spec.items.count
    add(.section, Interval(0, section.length), breadth, "section \(index), \(count) item\(count == 1 ? "" : "s")")
    addInsets(breadth)
    let reach = Interval(visible.lower - section.linesStart, visible.upper - section.linesStart)
    for line in section.lines.lines(reaching: reach, most: Self.mostLines) { add(line) }
  }

  private mutating func addInsets(_ breadth: Interval) {
    let lines = Interval(section.linesStart, section.linesStart + section.lines.length)
    let start = Interval(section.headerLength, section.linesStart)
    let end = Interval(lines.upper, section.footerStart)
    add(.sectionInset, start, breadth, "sectionInset \(start.length.plain())")
    add(.sectionInset, end, breadth, "sectionInset \(end.length.plain())")
    let inner = Interval(section.lineInset, section.lineInset + section.lines.available)
    add(.sectionInset, lines, Interval(0, inner.lower), "sectionInset \(inner.lower.plain())")
    add(
      .sectionInset, lines, Interval(inner.upper, breadth.upper),
      "sectionInset \((breadth.upper - inner.upper).plain())")
  }

  private mutating func add(_ line: FlowLine) {
    let start = section.linesStart + line.start
    let along = Interval(start, start + line.thickness)
    let inner = Interval(section.lineInset, section.lineInset + section.lines.available)
    let size = CGSize(solution.spec.scrollAxis, along: line.thickness, across: section.lines.available)
    add(.group(depth: 1), along, inner, "line of \(line.items.count) → \(size.plain)")
    let spacing = section.lines.lineSpacing
    if line.number > 0, spacing > 0 {
      add(.interGroup, Interval(start - spacing, start), inner, "minimumLineSpacing \(spacing.plain())")
    }
    let isStretched = line.gap.plain() != section.lines.itemSpacing.plain()
    let stretched = isStretched ? " → \(line.gap.plain())" : ""
    let label = "minimumInteritemSpacing \(section.lines.itemSpacing.plain())\(stretched)"
    for item in line.items.dropLast() {
      guard line.gap > 0, let place = section.lines.frame(of: item) else { continue }
      let end = section.lineInset + place.along + place.extent
      // All gaps of a line are the same.
      let text = item == line.items.lowerBound ? label : ""
      add(.interItem(isFlexible: isStretched), along, Interval(end, end + line.gap), text)
    }
  }
}
