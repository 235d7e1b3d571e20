import Drawing

/// Measures the rows of a shape on sixteen lines each. The coverage is exact horizontally, and exact vertically for
/// straight edges because a line that the edge crosses has a smaller weight.
struct RowMeasurer {
  private typealias Line = (left: Int, right: Int, weight: Int)

  private let shape: Shape
  private(set) var corner: CornerInsets
  /// The lines of the row that is measured, kept because allocating them for each row would take longer than measuring.
  private var lines: [Line] = []

  /// - Parameter corner: The insets of the shape's corners.
  init(_ shape: Shape, corner: CornerInsets) {
    self.shape = shape
    self.corner = corner
    lines.reserveCapacity(16)
  }

  /// Measures the row at `y`, and appends its bytes to `bytes`.
  mutating func measure(_ y: Int, into bytes: inout [UInt8]) -> CoverageMask.Row {
    measureLines(y)
    var row = CoverageMask.Row(start: 0, solidStart: 0, solidEnd: 0, end: 0, level: 0, leftByte: 0, rightByte: 0)
    guard let first = lines.first else { return row }
    var (lowLeft, highLeft, lowRight, highRight) = (first.left, first.left, first.right, first.right)
    var weight = 0
    for line in lines {
      (lowLeft, highLeft) = (min(lowLeft, line.left), max(highLeft, line.left))
      (lowRight, highRight) = (min(lowRight, line.right), max(highRight, line.right))
      weight += line.weight
    }
    let (start, end) = (lowLeft >> 8, (highRight + 255) >> 8)
    var (solidStart, solidEnd) = ((highLeft + 255) >> 8, lowRight >> 8)
    if solidStart >= solidEnd { (solidStart, solidEnd) = (end, end) }
    row.level = Self.byte(weight * 256)
    (row.start, row.solidStart) = (Int32(start), Int32(solidStart))
    (row.solidEnd, row.end) = (Int32(solidEnd), Int32(end))
    row.leftByte = Int32(bytes.count)
    for x in start..<solidStart { bytes.append(coverage(ofPixel: x)) }
    row.rightByte = Int32(bytes.count)
    for x in solidEnd..<end { bytes.append(coverage(ofPixel: x)) }
    return row
  }

  private mutating func measureLines(_ y: Int) {
    lines.removeAll(keepingCapacity: true)
    for top in stride(from: y << 8, to: (y + 1) << 8, by: 16) {
      let upper = max(top, shape.top)
      let lower = min(top + 16, shape.bottom)
      guard lower > upper else { continue }
      let insets = shape.insets(atTwice: upper + lower, corner: &corner)
      let line = (left: shape.left + insets.left, right: shape.right - insets.right, weight: lower - upper)
      if line.right > line.left { lines.append(line) }
    }
  }

  /// Returns the sum of overlap (256 is a whole pixel) times weight (256 is a whole row), as a byte.
  private static func byte(_ sum: Int) -> UInt8 { UInt8((sum * 255 + 32_768) >> 16) }

  private func coverage(ofPixel x: Int) -> UInt8 {
    var sum = 0
    for line in lines {
      sum += max(0, min(line.right, (x + 1) << 8) - max(line.left, x << 8)) * line.weight
    }
    return Self.byte(sum)
  }
}

extension Shape {
  /// Returns the insets that the corners cause at twice a height.
  fileprivate func insets(atTwice y: Int, corner: inout CornerInsets) -> (left: Int, right: Int) {
    let intoTop = 2 * (top + reach) - y
    let intoBottom = y - 2 * (bottom - reach)
    guard radius > 0, intoTop > 0 || intoBottom > 0 else { return (0, 0) }
    let isTop = intoTop > 0
    let inset = corner.inset(atTwice: isTop ? intoTop : intoBottom)
    let isRound = { (corner: RoundedRect.Corners) in corners.contains(corner) ? inset : 0 }
    return isTop ? (isRound(.topLeft), isRound(.topRight)) : (isRound(.bottomLeft), isRound(.bottomRight))
  }
}
