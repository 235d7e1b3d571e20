import Foundation

/// Lines of equal shape that follow each other: one line of unlike items, or any number of lines of equal ones.
struct LineBlock: Equatable, Sendable {
  /// The first item, counted in the section.
  var firstItem: Int
  var itemsPerLine: Int
  var lineCount: Int
  /// The run that holds the first item, and how many of its items come before it.
  var run: Int
  var offsetInRun: Int
  /// Of the items of a line, without spacing.
  var usedExtent: CGFloat
  /// Of the thickest item.
  var thickness: CGFloat
  /// Where the first line begins, from the first line of the section.
  var start: CGFloat = 0

  var itemCount: Int { itemsPerLine * lineCount }
}

/// The lines of one section, broken but not yet justified: where an item lies is worked out when it is asked for.
///
/// Lengths along the line run from the section's inset, lengths across from the first line. All are unrounded.
struct FlowLines: Equatable, Sendable {
  /// Items that were sized to fill a line exactly add up to a little more than its room.
  static let tolerance: CGFloat = 0.001

  let runs: [FlowRun]
  /// Length that a line may have.
  let room: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  private(set) var blocks: [LineBlock] = []
  /// Across all lines.
  private(set) var length: CGFloat = 0
  /// Of the thickest line.
  private(set) var greatestThickness: CGFloat = 0
  /// How many items a line has room for, if all items of the section are equally long.
  let columns: Int?

  init(_ runs: [FlowRun], room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    self.runs = runs
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    let first = runs.first?.extent ?? 0
    let isGrid = runs.allSatisfy { abs($0.extent - first) <= Self.tolerance }
    columns = isGrid ? Self.capacity(room, first, itemSpacing, limit: .max) : nil
    var breaker = LineBreaker(room: room, itemSpacing: itemSpacing)
    for (index, run) in runs.enumerated() { breaker.add(run, at: index) }
    blocks = breaker.finish()
    stack()
  }

  /// From the start of one line to the start of the next. Spacing can pull lines over each other, never past each other.
  func pitch(of block: LineBlock) -> CGFloat { Swift.max(0, block.thickness + lineSpacing) }

  private mutating func stack() {
    var cursor: CGFloat = 0
    for index in blocks.indices {
      blocks[index].start = cursor
      let block = blocks[index]
      let pitch = pitch(of: block)
      length = Swift.max(length, cursor + CGFloat(block.lineCount - 1) * pitch + block.thickness)
      greatestThickness = Swift.max(greatestThickness, block.thickness)
      cursor += CGFloat(block.lineCount) * pitch
    }
  }

  /// How many items of one extent follow each other in `room`; at least one, and all when they take no room.
  static func capacity(_ room: CGFloat, _ extent: CGFloat, _ spacing: CGFloat, limit: Int) -> Int {
    let step = extent + spacing
    guard step > 0 else { return limit }
    let fitting = ((room + tolerance + spacing) / step).rounded(.down)
    guard fitting < CGFloat(limit) else { return limit }
    return fitting >= 1 ? Int(fitting) : 1
  }
}

/// Fills lines from first item to last.
private struct LineBreaker {
  let room: CGFloat
  let itemSpacing: CGFloat
  private var blocks: [LineBlock] = []
  private var open: LineBlock?
  private var nextItem = 0

  init(room: CGFloat, itemSpacing: CGFloat) {
    self.room = room
    self.itemSpacing = itemSpacing
  }

  /// - Complexity: O(1), however long the run is.
  mutating func add(_ run: FlowRun, at index: Int) {
    var left = run.count - fillOpenLine(from: run)
    guard left > 0 else { return }
    close()
    let perLine = FlowLines.capacity(room, run.extent, itemSpacing, limit: run.count)
    // The last line of the run stays open: smaller items may follow.
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

  /// Returns how many of the run's items went into the line that was begun before.
  private mutating func fillOpenLine(from run: FlowRun) -> Int {
    guard let line = open else { return 0 }
    let rest = room - line.usedExtent - CGFloat(line.itemsPerLine) * itemSpacing
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
