/// A blurred shape, as bytes of coverage with one column and one row for the uniform middle.
///
/// Three successive box filters are within a few percent of a Gaussian, and use only integers.
final class ShadowMask: Sendable {
  struct Key: Hashable {
    /// The shape near the origin, without the repeating middle.
    var shape: Shape
    /// The standard deviation of the Gaussian in 1/256 pixels.
    var deviation: Int
  }

  /// The distance by which the blur extends beyond the shape's cover.
  let reach: Int
  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(_ key: Key) {
    let radii = Self.boxRadii(deviation: key.deviation)
    reach = radii.reduce(0, +)
    width = key.shape.cover.right + 2 * reach
    height = key.shape.cover.bottom + 2 * reach
    var field = Self.field(of: key.shape, reach: reach, width: width, height: height)
    Self.blur(&field, width: width, height: height, radii: radii)
    bytes = field.map(Self.byte)
  }

  static func reach(deviation: Int) -> Int { boxRadii(deviation: deviation).reduce(0, +) }

  /// Returns three radii whose boxes together have the wanted variance: a box of radius k has k(k + 1)/3.
  private static func boxRadii(deviation: Int) -> [Int] {
    let variance = 3 * deviation * deviation
    var radius = 0
    while 3 * (radius + 1) * (radius + 2) << 16 <= variance { radius += 1 }
    var radii = [radius, radius, radius]
    // Each step from k to k + 1 adds 2(k + 1)/3, and is taken while at least half of it is missing.
    for index in 0..<3 {
      let reached = radii.reduce(0) { $0 + $1 * ($1 + 1) } << 16
      if variance - reached >= (radius + 1) << 16 { radii[index] += 1 }
    }
    return radii
  }

  /// Blurs bytes of coverage, with zero outside.
  static func blur(_ bytes: inout [UInt8], width: Int, height: Int, deviation: Int) {
    var field = bytes.map { UInt32($0) * 257 }
    blur(&field, width: width, height: height, radii: boxRadii(deviation: deviation))
    bytes = field.map(byte)
  }

  private static func byte(_ value: UInt32) -> UInt8 { UInt8(min(255, (value + 128) / 257)) }

  private static func blur(_ field: inout [UInt32], width: Int, height: Int, radii: [Int]) {
    for radius in radii where radius > 0 {
      blur(&field, lines: height, lineStep: width, length: width, step: 1, radius: radius)
      blur(&field, lines: width, lineStep: 1, length: height, step: width, radius: radius)
    }
  }

  /// Returns the coverage times 257 with a margin of `reach`.
  private static func field(of shape: Shape, reach: Int, width: Int, height: Int) -> [UInt32] {
    var field = [UInt32](repeating: 0, count: width * height)
    CoverageMask.measure(shape, rows: 0..<shape.cover.bottom) { y, row in
      for x in row.start..<row.end { field[(y + reach) * width + x + reach] = UInt32(row.coverage(at: x)) * 257 }
    }
    return field
  }

  /// Applies a box of `2 · radius + 1` along every line, with zero outside.
  private static func blur(
    _ field: inout [UInt32], lines: Int, lineStep: Int, length: Int, step: Int, radius: Int
  ) {
    let window = UInt32(2 * radius + 1)
    var line = [UInt32](repeating: 0, count: length + 2 * radius + 1)
    field.withUnsafeMutableBufferPointer { field in
      for index in 0..<lines {
        let base = index * lineStep
        for i in 0..<length { line[i + radius] = field[base + i * step] }
        var sum = line[0..<(2 * radius)].reduce(0, +)
        for i in 0..<length {
          sum += line[i + 2 * radius]
          field[base + i * step] = (sum + window / 2) / window
          sum -= line[i]
        }
      }
    }
  }
}

/// A shadow prepared for painting.
struct ShadowCoverage: Sendable {
  let mask: ShadowMask
  /// The pixels that the shadow may touch.
  let cover: PixelRect
  private let skippedColumns: Int
  private let skippedRows: Int
  private let middleColumn: Int
  private let middleRow: Int

  /// The limit of the deviation: a wider blur is practically invisible, and its cost grows with the width.
  static let maximumDeviation = 128 << 8

  /// - Returns: `nil` if the corners are too large to cache; no interface has such a shadow.
  init?(_ shape: Shape, deviation: Int, masks: inout [ShadowMask.Key: ShadowMask], made: inout Int) {
    guard shape.radius <= 1_024 << 8 else { return nil }
    let reach = ShadowMask.reach(deviation: deviation)
    let bounds = shape.cover
    let middle = ((shape.reach + 255) >> 8) + reach + 1
    skippedColumns = max(0, bounds.width - 2 * middle - 1)
    skippedRows = max(0, bounds.height - 2 * middle - 1)
    middleColumn = middle + reach
    middleRow = middle + reach
    cover = bounds.outset(by: reach)
    let key = ShadowMask.Key(shape: shape.shrunk(columns: skippedColumns, rows: skippedRows), deviation: deviation)
    if let known = masks[key] {
      mask = known
    } else {
      mask = ShadowMask(key)
      masks[key] = mask
      made += 1
    }
  }

  func paint(_ color: UInt32, on canvas: Canvas, in rect: PixelRect) {
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in rect.y..<rect.bottom {
        let fromTop = y - cover.y
        let row = fromTop <= middleRow ? fromTop : max(middleRow, fromTop - skippedRows)
        paintRow(color, canvas, y: y, from: rect.x, to: rect.right, bytes: base + row * mask.width)
      }
    }
  }

  /// Paints the left corner's bytes, the middle byte repeated, and the right corner's bytes.
  private func paintRow(
    _ color: UInt32, _ canvas: Canvas, y: Int, from lower: Int, to upper: Int, bytes: UnsafePointer<UInt8>
  ) {
    let middleStart = cover.x + middleColumn
    let row = CoverageRow(
      start: cover.x, solidStart: min(middleStart, cover.right),
      solidEnd: min(middleStart + skippedColumns, cover.right),
      end: cover.right, level: skippedColumns > 0 ? UInt32(bytes[middleColumn]) : 0, left: bytes,
      right: bytes + min(middleColumn, mask.width))
    row.stretches(from: lower, to: upper) { x, count, coverage in
      Span.fill(canvas.row(y, from: x), count: count, color: color, coverage: coverage)
    } solid: { x, count, level in
      Span.fill(canvas.row(y, from: x), count: count, color: scaled(color, by: level))
    }
  }
}
