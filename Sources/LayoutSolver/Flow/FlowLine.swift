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
  /// - Complexity: O(lines of different shape).
  func line(of item: Int) -> FlowLine? {
    guard item >= 0 else { return nil }
    var number = 0
    for block in blocks {
      if item < block.firstItem + block.itemCount {
        let inBlock = (item - block.firstItem) / block.itemsPerLine
        return line(inBlock, of: block, number: number + inBlock)
      }
      number += block.lineCount
    }
    return nil
  }

  /// Returns the lines that an interval across them reaches, a bounded number of them.
  func lines(reaching across: Interval, most: Int) -> [FlowLine] {
    var (found, number): ([FlowLine], Int) = ([], 0)
    for block in blocks {
      defer { number += block.lineCount }
      let pitch = pitch(of: block)
      let end = block.start + CGFloat(block.lineCount - 1) * pitch + block.thickness
      guard end > across.lower, block.start < across.upper, block.thickness > 0 else { continue }
      let skipped = pitch > 0 ? ((across.lower - block.start - block.thickness) / pitch).rounded(.down) + 1 : 0
      var line = min(max(0, skipped), CGFloat(block.lineCount - 1))
      while line < CGFloat(block.lineCount), block.start + line * pitch < across.upper {
        guard found.count < most else { return found }
        found.append(self.line(Int(line), of: block, number: number + Int(line)))
        line += 1
      }
    }
    return found
  }

  private func line(_ line: Int, of block: LineBlock, number: Int) -> FlowLine {
    let (lead, gap) = justification(of: line, in: block)
    let first = block.firstItem + line * block.itemsPerLine
    return FlowLine(
      number: number, items: first..<first + block.itemsPerLine, lead: lead, gap: gap,
      start: block.start + CGFloat(line) * pitch(of: block), thickness: block.thickness)
  }
}
