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
    var corner = corners.removeValue(forKey: key) ?? CornerInsets(small, isKept: true)
    let made = CoverageMask(of: small, corner: &corner)
    masks[small] = made
    if corners.count >= Self.mostCorners { corners.removeAll() }
    corners[key] = corner
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

  fileprivate init(of shape: Shape, corner: inout CornerInsets) {
    var rows: [Row] = []
    var bytes: [UInt8] = [0]
    for y in 0..<shape.cover.bottom {
      let row = MeasuredRow(of: shape, y: y, corner: &corner)
      rows.append(
        Row(
          start: Int32(row.start), solidStart: Int32(row.solidStart), solidEnd: Int32(row.solidEnd),
          end: Int32(row.end), level: row.level, leftByte: Int32(bytes.count),
          rightByte: Int32(bytes.count + row.left.count)))
      bytes += row.left + row.right
    }
    self.rows = rows
    self.bytes = bytes
  }
}
