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

  /// Calls `partial` and `solid` for the spans between `from` and `to`, left to right. The level may be zero.
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
    if middleEnd > middleStart { solid(middleStart, middleEnd &- middleStart, level) }
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
