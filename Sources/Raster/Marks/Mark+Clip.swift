extension Mark {
  /// Paints the children unclipped, then restores the previous pixels where the shape covers a pixel partly or not at
  /// all. Only those few pixels are saved; the inside costs nothing.
  static func clip(_ coverage: ShapeCoverage, _ marks: [Mark], on canvas: Canvas, in rect: PixelRect) {
    var count = 0
    edges(of: coverage, in: rect) { _, _, length, _, _ in count += length }
    guard count > 0 else {
      for mark in marks { mark.paint(on: canvas, in: rect) }
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { kept in
      guard let base = kept.baseAddress else { return }
      var next = base
      edges(of: coverage, in: rect) { x, y, length, _, _ in
        next.initialize(from: canvas.row(y, from: x), count: length)
        next += length
      }
      for mark in marks { mark.paint(on: canvas, in: rect) }
      next = base
      edges(of: coverage, in: rect) { x, y, length, bytes, level in
        mixBack(next, under: canvas.row(y, from: x), count: length, bytes: bytes, level: level)
        next += length
      }
    }
  }

  private static func mixBack(
    _ kept: UnsafePointer<UInt32>, under target: UnsafeMutablePointer<UInt32>, count: Int,
    bytes: UnsafePointer<UInt8>?, level: UInt32
  ) {
    if let bytes {
      for i in 0..<count { target[i] = mixed(from: kept[i], to: target[i], level: UInt32(bytes[i])) }
    } else {
      for i in 0..<count { target[i] = mixed(from: kept[i], to: target[i], level: level) }
    }
  }

  /// Calls `body` with the spans of `rect` that the shape does not cover fully: with a byte for each pixel, or one
  /// level for all.
  @inline(__always)
  private static func edges(
    of coverage: ShapeCoverage, in rect: PixelRect,
    _ body: (_ x: Int, _ y: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>?, _ level: UInt32) -> Void
  ) {
    coverage.rows(of: rect) { y, row in
      let outsideLeft = min(rect.right, row.start) - rect.x
      if outsideLeft > 0 { body(rect.x, y, outsideLeft, nil, 0) }
      row.stretches(from: rect.x, to: rect.right) { x, count, bytes in
        body(x, y, count, bytes, 0)
      } solid: { x, count, level in
        if level != 255 { body(x, y, count, nil, level) }
      }
      let outsideStart = max(rect.x, row.end)
      if rect.right > outsideStart { body(outsideStart, y, rect.right - outsideStart, nil, 0) }
    }
  }
}
