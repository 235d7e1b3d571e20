import Foundation
import Geometry

/// One line of a flow layout's section, for explanations and drawings.
struct FlowLine: Equatable, Sendable {
  /// The line's number in its section.
  var number: Int
  var items: Range<Int>
  /// The offset of the first item from the inset, and the distance between two items.
  var lead: CGFloat
  var gap: CGFloat
  /// The start across the line, relative to the section's first line.
  var start: CGFloat
  /// The thickness of the thickest item.
  var thickness: CGFloat
}

extension FlowLines {
  /// Returns the line of an item; `nil` if the item does not exist.
  ///
  /// - Complexity: O(log lines).
  func line(of item: Int) -> FlowLine? {
    guard item >= 0, let block = block(holding: item) else { return nil }
    return line((item - block.firstItem) / block.itemsPerLine, of: block)
  }

  /// Returns the lines that an interval across them reaches, a bounded number of them.
  ///
  /// - Complexity: O(log lines + answer) if lines do not overlap.
  func lines(reaching across: Interval, most: Int) -> [FlowLine] {
    var found: [FlowLine] = []
    for block in blocks[firstBlock(reaching: across.lower)...] {
      guard block.start < across.upper else { break }
      for index in lines(of: block, in: across) {
        guard found.count < most else { return found }
        let line = line(index, of: block)
        if line.start + line.thickness > across.lower, line.start < across.upper { found.append(line) }
      }
    }
    return found
  }

  private func line(_ index: Int, of block: LineBlock) -> FlowLine {
    let (lead, gap) = justification(of: index, in: block)
    let first = block.firstItem + index * block.itemsPerLine
    return FlowLine(
      number: block.firstLine + index, items: first..<first + block.itemsPerLine, lead: lead, gap: gap,
      start: block.start + CGFloat(index) * pitch(of: block), thickness: block.thickness)
  }
}
