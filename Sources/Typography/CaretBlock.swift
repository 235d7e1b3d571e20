package import Foundation
import Geometry

/// Text on several lines with caret positions, in points from the column's top left corner.
///
/// If a line is broken without a newline, one position in the text has two positions on the screen: after the first
/// line and before the second. A caret is at the second, unless its position is marked as the end of a line.
package struct CaretBlock: Sendable {
  /// A caret's position in the text, and the choice between two lines.
  package struct Position: Hashable, Sendable {
    /// The number of graphemes before the caret.
    package var index: Int
    /// Whether a caret at the start of a wrapped line is at the end of the line before.
    package var isAtLineEnd: Bool

    /// Creates a position, by default at the start of a wrapped line.
    package init(_ index: Int, isAtLineEnd: Bool = false) {
      self.index = index
      self.isAtLineEnd = isAtLineEnd
    }
  }

  /// The lines: at least one, which is empty if there is no text.
  package let lines: [TextLayout.Line]
  /// The width of the widest line, and the height of all lines together.
  package let size: CGSize
  /// The lines of the text.
  package let layout: TextLayout
  private let broken: BrokenText

  /// - Parameters:
  ///   - text: The text, with at least one span, whose font applies to empty text.
  ///   - shape: The areas in which no text may be.
  ///   - earlier: The block of the text before an edit. Its lines are reused where the edit does not change them, which
  ///     saves work and does not change the result.
  package init(
    _ text: AttributedText, width: CGFloat, format: ParagraphFormat, engine: any TextEngine,
    around shape: ColumnShape = ColumnShape(), revising earlier: CaretBlock? = nil
  ) {
    let column = FiniteGeometry.length(width)
    broken = BrokenText(
      text, column: column, format: format, engine: engine, limit: TextLimits.editedGraphemes, around: shape,
      revising: earlier?.broken)
    layout = TextLayout(broken)
    guard layout.lines.isEmpty, let font = text.spans.first?.font else {
      (lines, size) = (layout.lines, layout.size)
      return
    }
    let newline = AttributedText("\n", font: font)
    let empty = TextLayout(
      BrokenText(newline, column: column, format: format, engine: engine, around: shape))
    lines = empty.lines.prefix(1).map { line in
      var line = line
      line.range = 0..<0
      return line
    }
    size = CGSize(width: 0, height: lines.first?.height ?? 0)
  }

  private var graphemes: TextGraphemes { broken.graphemes }
  private var column: CGFloat { broken.column }

  /// The number of graphemes; those beyond ``TextLimits/editedGraphemes`` are not included.
  package var count: Int { graphemes.count }

  /// Returns the line of a position.
  ///
  /// - Complexity: O(log n) in the lines.
  package func line(of position: Position) -> Int {
    let index = max(0, min(position.index, count))
    var range = 0..<max(0, lines.count - 1)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBehind = lines[middle].range.upperBound <= index
      range = isBehind ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let line = range.lowerBound
    let isShared = position.isAtLineEnd && line > 0 && lines[line].range.lowerBound == index
    return isShared && !endsWithNewline(line - 1) ? line - 1 : line
  }

  private func endsWithNewline(_ line: Int) -> Bool {
    lines[line].range.last.map { graphemes.characters[$0].isNewline } ?? false
  }

  /// Returns the last position on a line, which is before its newline.
  package func end(of line: Int) -> Position {
    let end = lines[line].range.upperBound
    return endsWithNewline(line) ? Position(end - 1) : Position(end, isAtLineEnd: line + 1 < lines.count)
  }

  /// Returns the horizontal position of a caret before a grapheme.
  ///
  /// - Parameter line: The line that contains the position.
  /// - Complexity: O(n) in the line's graphemes.
  package func x(before index: Int, on line: Int) -> CGFloat {
    let range = lines[line].range
    let end = max(range.lowerBound, min(index, self.end(of: line).index))
    return min(lines[line].x + width(of: line, before: end), max(column, lines[line].x))
  }

  private func width(of line: Int, before end: Int) -> CGFloat {
    let range = lines[line].range
    guard graphemes.hasTabs, broken.drafts.indices.contains(line) else {
      return graphemes.width(range.lowerBound..<end)
    }
    let draft = broken.drafts[line]
    return graphemes.width(
      of: graphemes.trimmed(range), before: end, in: draft.format, isFirst: draft.startsParagraph)
  }

  /// Returns the position nearest to `x` on a line.
  package func caretPosition(nearest x: CGFloat, on line: Int) -> Position {
    let end = end(of: line)
    var range = lines[line].range.lowerBound..<end.index
    let start = range
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBefore = self.x(before: middle + 1, on: line) < x
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let index = range.lowerBound
    guard index < start.upperBound else { return end }
    let isNearer = x - self.x(before: index, on: line) <= self.x(before: index + 1, on: line) - x
    let nearest = isNearer ? index : index + 1
    return nearest == end.index ? end : Position(nearest)
  }

  /// Returns the line nearest to a point: of those beside each other at its height, the one with the least distance.
  package func line(at point: CGPoint) -> Int {
    let last = line(at: point.y)
    guard lines[last].extent != nil else { return last }
    func distance(_ line: TextLayout.Line) -> CGFloat {
      guard let extent = line.extent else { return 0 }
      return Swift.max(extent.lowerBound - point.x, point.x - extent.upperBound, 0)
    }
    return (firstLine(at: point.y)...last).min { distance(lines[$0]) < distance(lines[$1]) } ?? last
  }

  /// Returns the line above or below another one that is nearest to `x`; `nil` if there is none.
  package func line(above isAbove: Bool, _ line: Int, nearest x: CGFloat) -> Int? {
    let step = isAbove ? -1 : 1
    var next = line + step
    if lines[line].extent != nil {
      while lines.indices.contains(next), lines[next].top == lines[line].top { next += step }
    }
    guard lines.indices.contains(next) else { return nil }
    return lines[next].extent == nil ? next : self.line(at: CGPoint(x: x, y: lines[next].top))
  }

  /// Returns the first of the lines beside each other at a height.
  package func firstLine(at y: CGFloat) -> Int {
    var line = line(at: y)
    while line > 0, lines[line - 1].top == lines[line].top { line -= 1 }
    return line
  }

  /// Returns the line at a height; the first one above the text, the last one below it.
  package func line(at y: CGFloat) -> Int {
    var range = 0..<max(0, lines.count - 1)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isAbove = lines[middle + 1].top <= y
      range = isAbove ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
