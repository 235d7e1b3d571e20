import Drawing

/// A shape's coverage of the pixels of one row: nothing before `start`, bytes up to `solidStart`, one `level` up to
/// `solidEnd`, bytes again up to `end`. The row is borrowed and valid as long as its mask is.
struct CoverageRow {
  var start: Int
  var solidStart: Int
  var solidEnd: Int
  var end: Int
  var level: UInt32
  var left: UnsafePointer<UInt8>
  var right: UnsafePointer<UInt8>

  /// Calls `partial` and `solid` for the spans between `from` and `to`, left to right.
  @inline(__always)
  func stretches(
    from lower: Int, to upper: Int, partial: (_ x: Int, _ count: Int, UnsafePointer<UInt8>) -> Void,
    solid: (_ x: Int, _ count: Int, _ level: UInt32) -> Void
  ) {
    let leftStart = max(lower, start)
    let leftEnd = min(upper, solidStart)
    if leftEnd > leftStart { partial(leftStart, leftEnd &- leftStart, left + (leftStart &- start)) }
    let middleStart = max(lower, solidStart)
    let middleEnd = min(upper, solidEnd)
    if middleEnd > middleStart, level > 0 { solid(middleStart, middleEnd &- middleStart, level) }
    let rightStart = max(lower, solidEnd)
    let rightEnd = min(upper, end)
    if rightEnd > rightStart { partial(rightStart, rightEnd &- rightStart, right + (rightStart &- solidEnd)) }
  }

  func coverage(at x: Int) -> UInt8 {
    if x < start || x >= end { return 0 }
    if x < solidStart { return left[x - start] }
    return x < solidEnd ? UInt8(level) : right[x - solidEnd]
  }
}

/// The coverage of one row, measured on sixteen lines. It is exact horizontally, and exact vertically for straight
/// edges because a line that the edge crosses has a smaller weight.
struct MeasuredRow {
  var start = 0
  var solidStart = 0
  var solidEnd = 0
  var end = 0
  var level: UInt8 = 0
  var left: [UInt8] = []
  var right: [UInt8] = []

  private typealias Line = (left: Int, right: Int, weight: Int)

  init(of shape: Shape, y: Int) {
    var corner = CornerInsets(shape, isKept: false)
    self.init(of: shape, y: y, corner: &corner)
  }

  /// - Parameter corner: The insets of the shape's corners.
  init(of shape: Shape, y: Int, corner: inout CornerInsets) {
    let lines = Self.lines(of: shape, y: y, corner: &corner)
    guard let first = lines.first else { return }
    var (lowLeft, highLeft, lowRight, highRight) = (first.left, first.left, first.right, first.right)
    for line in lines {
      (lowLeft, highLeft) = (min(lowLeft, line.left), max(highLeft, line.left))
      (lowRight, highRight) = (min(lowRight, line.right), max(highRight, line.right))
    }
    start = lowLeft >> 8
    end = (highRight + 255) >> 8
    solidStart = (highLeft + 255) >> 8
    solidEnd = lowRight >> 8
    if solidStart >= solidEnd { (solidStart, solidEnd) = (end, end) }
    level = Self.byte(lines.reduce(0) { $0 + $1.weight } * 256)
    left = (start..<solidStart).map { Self.coverage(ofPixel: $0, by: lines) }
    right = (solidEnd..<end).map { Self.coverage(ofPixel: $0, by: lines) }
  }

  func lend(_ body: (CoverageRow) -> Void) {
    ([0] + left + right).withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      body(
        CoverageRow(
          start: start, solidStart: solidStart, solidEnd: solidEnd, end: end, level: UInt32(level), left: base + 1,
          right: base + 1 + left.count))
    }
  }

  /// Returns the sum of overlap (256 is a whole pixel) times weight (256 is a whole row), as a byte.
  private static func byte(_ sum: Int) -> UInt8 { UInt8((sum * 255 + 32_768) >> 16) }

  private static func coverage(ofPixel x: Int, by lines: [Line]) -> UInt8 {
    var sum = 0
    for line in lines {
      sum += max(0, min(line.right, (x + 1) << 8) - max(line.left, x << 8)) * line.weight
    }
    return byte(sum)
  }

  private static func lines(of shape: Shape, y: Int, corner: inout CornerInsets) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(16)
    for top in stride(from: y << 8, to: (y + 1) << 8, by: 16) {
      let upper = max(top, shape.top)
      let lower = min(top + 16, shape.bottom)
      guard lower > upper else { continue }
      let insets = shape.insets(atTwice: upper + lower, corner: &corner)
      let line = (left: shape.left + insets.left, right: shape.right - insets.right, weight: lower - upper)
      if line.right > line.left { lines.append(line) }
    }
    return lines
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
