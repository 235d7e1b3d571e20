import Foundation
import Geometry

/// An item's position in its section: along the line relative to the inset, across it relative to the first line.
struct FlowItemFrame: Equatable, Sendable {
  var along: CGFloat
  var across: CGFloat
  var extent: CGFloat
  var thickness: CGFloat
}

/// The positions of items.
extension FlowLines {
  /// Returns an item's position, or `nil` if the item does not exist.
  ///
  /// - Complexity: O(log lines + runs in the item's line).
  func frame(of item: Int) -> FlowItemFrame? {
    guard item >= 0, let block = block(holding: item) else { return nil }
    let (line, number) = (item - block.firstItem).quotientAndRemainder(dividingBy: block.itemsPerLine)
    var found: FlowItemFrame?
    forEachSegment(of: line, in: block) { segment in
      let index = number - segment.first
      if found == nil, index >= 0, index < segment.count { found = segment.frame(index) }
    }
    return found
  }

  /// Calls `body` with each item that may intersect a rectangle, in order.
  ///
  /// - Parameter along: The rectangle's extent along the lines.
  /// - Parameter across: The rectangle's extent across the lines.
  /// - Complexity: O(log lines + answer) if lines do not overlap.
  func forEachFrame(along: Interval, across: Interval, _ body: (Int, FlowItemFrame) -> Void) {
    var index = firstBlock(reaching: across.lower)
    while index < blocks.count, blocks[index].start < across.upper {
      let block = blocks[index]
      for line in lines(of: block, in: across) {
        forEachSegment(of: line, in: block) { segment in
          for number in segment.numbers(in: along) {
            body(block.firstItem + line * block.itemsPerLine + segment.first + number, segment.frame(number))
          }
        }
      }
      index += 1
    }
  }

  func block(holding item: Int) -> LineBlock? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = low + (high - low) / 2
      if blocks[middle].firstItem + blocks[middle].itemCount <= item { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count ? blocks[low] : nil
  }

  /// Returns the index of the first block that may extend beyond a position.
  func firstBlock(reaching position: CGFloat) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = low + (high - low) / 2
      let block = blocks[middle]
      // Only overlapping lines can end after a line that starts later. A thickness that is too large finds an earlier
      // block, whose items are tested one by one.
      let thickness = lineSpacing < 0 ? greatestThickness : block.thickness
      let end = block.start + CGFloat(block.lineCount - 1) * pitch(of: block) + thickness
      if end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the lines of a block that an interval across them may reach, as indices in the block.
  func lines(of block: LineBlock, in across: Interval) -> Range<Int> {
    let pitch = pitch(of: block)
    guard block.lineCount > 1, pitch > 0 else { return 0..<(block.thickness > 0 ? block.lineCount : 0) }
    let first = ((across.lower - block.start - block.thickness) / pitch).rounded(.down)
    let end = ((across.upper - block.start) / pitch).rounded(.up)
    return clampedRange(first, end, count: block.lineCount)
  }
}

/// Consecutive equal items of one line.
private struct LineSegment {
  /// The first item's index in the line.
  var first: Int
  var count: Int
  /// The first item's offset, and the distance from each item to the next.
  var origin: CGFloat
  var step: CGFloat
  var extent: CGFloat
  var thickness: CGFloat
  var across: CGFloat

  func frame(_ number: Int) -> FlowItemFrame {
    FlowItemFrame(along: origin + CGFloat(number) * step, across: across, extent: extent, thickness: thickness)
  }

  /// Returns the items of the segment that may intersect an interval of the line.
  func numbers(in along: Interval) -> Range<Int> {
    guard extent > 0, thickness > 0 else { return 0..<0 }
    guard step > 0 else { return 0..<count }
    let first = ((along.lower - origin - extent) / step).rounded(.down)
    let end = ((along.upper - origin) / step).rounded(.up)
    return clampedRange(first, end, count: count)
  }
}

extension FlowLines {
  /// Calls `body` with the segments of one line, from its beginning.
  private func forEachSegment(of line: Int, in block: LineBlock, _ body: (LineSegment) -> Void) {
    let (lead, gap) = justification(of: line, in: block)
    let start = block.start + CGFloat(line) * pitch(of: block)
    var (run, offset) = (block.run, block.offsetInRun + line * block.itemsPerLine)
    var (placed, cursor) = (0, lead)
    while placed < block.itemsPerLine {
      let count = Swift.min(block.itemsPerLine - placed, runs[run].count - offset)
      let step = runs[run].extent + gap
      body(
        LineSegment(
          first: placed, count: count, origin: cursor, step: step, extent: runs[run].extent,
          thickness: runs[run].thickness, across: start + (block.thickness - runs[run].thickness) / 2))
      placed += count
      cursor += CGFloat(count) * step
      (run, offset) = (run + 1, 0)
    }
  }

  /// Returns the offset of a line's first item and the gap between two items.
  ///
  /// - Items of equal length form a grid: every line, including the last, has the spacing of a full one.
  /// - Otherwise lines are justified, and a single item in a line is centered; the last line begins at the start with
  ///   the minimum spacing.
  func justification(of line: Int, in block: LineBlock) -> (lead: CGFloat, gap: CGFloat) {
    if let columns {
      let extent = runs[block.run].extent
      guard columns < .max else { return (0, itemSpacing) }
      if columns == 1 { return (Swift.max(0, (available - extent) / 2), itemSpacing) }
      return (0, (available - CGFloat(columns) * extent) / CGFloat(columns - 1))
    }
    let isLast = block.firstItem + (line + 1) * block.itemsPerLine == itemCount
    if isLast { return (0, itemSpacing) }
    let rest = available - block.usedExtent
    if block.itemsPerLine == 1 { return (Swift.max(0, rest / 2), itemSpacing) }
    return (0, rest / CGFloat(block.itemsPerLine - 1))
  }

  var itemCount: Int { blocks.last.map { $0.firstItem + $0.itemCount } ?? 0 }
}

/// Returns the integers of `first ..< end` that are in `0 ..< count`, for any bounds.
private func clampedRange(_ first: CGFloat, _ end: CGFloat, count: Int) -> Range<Int> {
  let low = first > 0 ? (first < CGFloat(count) ? Int(first) : count) : 0
  let high = end < CGFloat(count) ? (end > 0 ? Int(end) : 0) : count
  return low..<Swift.max(low, high)
}
