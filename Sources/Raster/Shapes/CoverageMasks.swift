/// The masks of small shapes, and the insets of their corners. Both depend only on their keys; while content scrolls by
/// fractions of a pixel, masks are new in each frame and their corners are not.
struct CoverageMasks {
  /// The most corners whose insets are kept, of 128 KB each at most.
  private static let mostCorners = 32
  private var masks: [Shape: CoverageMask] = [:]
  private var corners: [CornerInsets.Key: CornerInsets] = [:]

  mutating func mask(of small: Shape) -> CoverageMask {
    if let known = masks[small] { return known }
    let key = CornerInsets.Key(small)
    // The entry leaves the dictionary while it changes; otherwise its array would be copied.
    let corner = corners.removeValue(forKey: key) ?? CornerInsets(small, isKept: true)
    var measurer = RowMeasurer(small, corner: corner)
    let made = CoverageMask(of: 0..<small.cover.bottom, by: &measurer)
    masks[small] = made
    if corners.count >= Self.mostCorners { corners.removeAll() }
    corners[key] = measurer.corner
    return made
  }

  /// Bounds the memory. What is removed is made again with the same bytes.
  mutating func trim() {
    if masks.count > 1_024 { masks.removeAll() }
  }
}

/// The coverage of a small shape near the origin, which all shapes with the same corners share.
final class CoverageMask: Sendable {
  struct Row {
    var start, solidStart, solidEnd, end: Int32
    var level: UInt8
    var leftByte, rightByte: Int32
  }

  let rows: [Row]
  /// The bytes; never empty, so that there is always a base address.
  let bytes: [UInt8]

  /// - Parameters:
  ///   - range: The rows that are measured.
  ///   - measurer: Measures the rows of the shape.
  init(of range: Range<Int>, by measurer: inout RowMeasurer) {
    var rows: [Row] = []
    rows.reserveCapacity(range.count)
    var bytes: [UInt8] = [0]
    for y in range { rows.append(measurer.measure(y, into: &bytes)) }
    self.rows = rows
    self.bytes = bytes
  }

  /// Calls `body` with each row of a shape, measured without a cache.
  static func measure(_ shape: Shape, rows: Range<Int>, _ body: (_ y: Int, CoverageRow) -> Void) {
    var measurer = RowMeasurer(shape, corner: CornerInsets(shape, isKept: false))
    let mask = CoverageMask(of: rows, by: &measurer)
    mask.withRows { row in rows.forEach { body($0, row($0 - rows.lowerBound, 0, 0)) } }
  }

  /// Calls `body` with a function that returns a row by its index, whose left and right parts are moved.
  @inline(__always)
  func withRows(_ body: ((_ index: Int, _ left: Int, _ right: Int) -> CoverageRow) -> Void) {
    rows.withUnsafeBufferPointer { rows in
      bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        body { index, left, right in
          let row = rows[index]
          return CoverageRow(
            start: Int(row.start) &+ left, solidStart: Int(row.solidStart) &+ left,
            solidEnd: Int(row.solidEnd) &+ right, end: Int(row.end) &+ right, level: UInt32(row.level),
            left: base + Int(row.leftByte), right: base + Int(row.rightByte))
        }
      }
    }
  }
}
