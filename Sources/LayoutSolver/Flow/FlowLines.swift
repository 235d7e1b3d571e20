import Foundation

/// Consecutive lines of equal shape: one line of distinct items, or any number of lines of identical ones.
struct LineBlock: Equatable, Sendable {
  /// The first item's index in the section.
  var firstItem: Int
  /// The first line's number in the section.
  var firstLine = 0
  var itemsPerLine: Int
  var lineCount: Int
  /// The run that contains the first item, and the number of its items that precede the block.
  var run: Int
  var offsetInRun: Int
  /// The total length of a line's items, without spacing.
  var usedExtent: CGFloat
  /// The thickness of the thickest item.
  var thickness: CGFloat
  /// The first line's start, relative to the section's first line.
  var start: CGFloat = 0

  var itemCount: Int { itemsPerLine * lineCount }
}

/// The lines of one section before justification. An item's position is computed on demand.
///
/// Positions along the line are relative to the section's inset, positions across it to the first line. All are
/// unrounded.
struct FlowLines: Equatable, Sendable {
  /// The length by which a line's items may exceed it: the sum of items sized to fill a line exactly may be slightly
  /// larger.
  static let tolerance: CGFloat = 0.001

  let runs: [FlowRun]
  /// The available length of a line, in points.
  let available: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  private(set) var blocks: [LineBlock] = []
  /// The total length across all lines.
  private(set) var length: CGFloat = 0
  /// The thickness of the thickest line.
  private(set) var greatestThickness: CGFloat = 0
  /// The number of items that fit in a line if all items of the section have the same length, otherwise `nil`.
  let columns: Int?

  init(_ runs: [FlowRun], available: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    self.runs = runs
    self.available = available
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    let first = runs.first?.extent ?? 0
    let isGrid = runs.allSatisfy { abs($0.extent - first) <= Self.tolerance }
    columns = isGrid ? Self.capacity(available, first, itemSpacing, limit: .max) : nil
    var breaker = LineFiller(available: available, itemSpacing: itemSpacing)
    for (index, run) in runs.enumerated() { breaker.add(run, at: index) }
    blocks = breaker.finish()
    stack()
  }

  /// Returns the distance from one line's start to the next. Negative spacing can make lines overlap but never changes
  /// their order.
  func pitch(of block: LineBlock) -> CGFloat { Swift.max(0, block.thickness + lineSpacing) }

  private mutating func stack() {
    var (cursor, lines): (CGFloat, Int) = (0, 0)
    for index in blocks.indices {
      (blocks[index].start, blocks[index].firstLine) = (cursor, lines)
      lines += blocks[index].lineCount
      let block = blocks[index]
      let pitch = pitch(of: block)
      length = Swift.max(length, cursor + CGFloat(block.lineCount - 1) * pitch + block.thickness)
      greatestThickness = Swift.max(greatestThickness, block.thickness)
      cursor += CGFloat(block.lineCount) * pitch
    }
  }

  /// Returns the number of items of one extent that fit in `available`: at least one, and `limit` if they have no extent.
  static func capacity(_ available: CGFloat, _ extent: CGFloat, _ spacing: CGFloat, limit: Int) -> Int {
    let step = extent + spacing
    guard step > 0 else { return limit }
    let fitting = ((available + tolerance + spacing) / step).rounded(.down)
    guard fitting < CGFloat(limit) else { return limit }
    return fitting >= 1 ? Int(fitting) : 1
  }
}

/// A line breaker that fills lines from the first item to the last.
private struct LineFiller {
  let available: CGFloat
  let itemSpacing: CGFloat
  private var blocks: [LineBlock] = []
  private var open: LineBlock?
  private var nextItem = 0

  init(available: CGFloat, itemSpacing: CGFloat) {
    self.available = available
    self.itemSpacing = itemSpacing
  }

  /// Adds a run of equal items.
  ///
  /// - Complexity: O(1), regardless of the run's length.
  mutating func add(_ run: FlowRun, at index: Int) {
    var left = run.count - fillOpenLine(from: run)
    guard left > 0 else { return }
    close()
    let perLine = FlowLines.capacity(available, run.extent, itemSpacing, limit: run.count)
    // The run's last line stays open because smaller items may follow.
    let fullLines = (left - 1) / perLine
    if fullLines > 0 { blocks.append(block(of: run, index, offset: run.count - left, perLine, lines: fullLines)) }
    nextItem += fullLines * perLine
    left -= fullLines * perLine
    open = block(of: run, index, offset: run.count - left, left, lines: 1)
    nextItem += left
  }

  mutating func finish() -> [LineBlock] {
    close()
    return blocks
  }

  private func block(of run: FlowRun, _ index: Int, offset: Int, _ perLine: Int, lines: Int) -> LineBlock {
    LineBlock(
      firstItem: nextItem, itemsPerLine: perLine, lineCount: lines, run: index, offsetInRun: offset,
      usedExtent: CGFloat(perLine) * run.extent, thickness: run.thickness)
  }

  /// Fills the open line with items of the run, and returns the number of items that fit.
  private mutating func fillOpenLine(from run: FlowRun) -> Int {
    guard let line = open else { return 0 }
    let rest = available - line.usedExtent - CGFloat(line.itemsPerLine) * itemSpacing
    guard run.extent <= rest + FlowLines.tolerance else { return 0 }
    let fitting = run.count == 1 ? 1 : FlowLines.capacity(rest, run.extent, itemSpacing, limit: run.count)
    open?.itemsPerLine += fitting
    open?.usedExtent += CGFloat(fitting) * run.extent
    open?.thickness = Swift.max(line.thickness, run.thickness)
    nextItem += fitting
    return fitting
  }

  private mutating func close() {
    if let open { blocks.append(open) }
    open = nil
  }
}
