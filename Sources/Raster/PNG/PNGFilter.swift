// Rows are stored as differences from their neighbors: `0` none, `1` left, `2` up, `3` the mean of both, `4` Paeth.

extension PNGCodec {
  /// Replaces `rows` with the bitmap's rows of straight-alpha bytes, each with the filter that leaves the smallest
  /// differences; of equals, the first.
  static func filter(_ bitmap: Bitmap, channels: Int, into rows: inout [UInt8]) {
    let length = bitmap.width * channels
    let count = (length + 1) * bitmap.height
    if rows.count != count { rows = [UInt8](repeating: 0, count: count) }
    // One pixel of zeros before each row represents the pixels beyond its left edge.
    var current = [UInt8](repeating: 0, count: length + channels)
    var above = current
    rows.withUnsafeMutableBufferPointer { rows in
      for y in 0..<bitmap.height {
        swap(&current, &above)
        unpack(bitmap, row: y, channels: channels, into: &current)
        guard let target = rows.baseAddress?.advanced(by: y * (length + 1)) else { return }
        current.withUnsafeBufferPointer { current in
          above.withUnsafeBufferPointer { above in
            guard let current = current.baseAddress, let above = above.baseAddress else { return }
            filter(current + channels, above: above + channels, channels: channels, length: length, into: target)
          }
        }
      }
    }
  }

  private static func filter(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, channels: Int, length: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let left = row - channels
    var sums: (left: UInt32, up: UInt32) = (0, 0)
    for i in 0..<length {
      sums.left = sums.left &+ size(row[i] &- left[i])
      sums.up = sums.up &+ size(row[i] &- above[i])
    }
    let isUp = sums.up <= sums.left
    let other = isUp ? above : left
    target[0] = isUp ? 2 : 1
    for i in 0..<length { target[i &+ 1] = row[i] &- other[i] }
  }

  /// Returns the magnitude of a difference that wraps around.
  @inline(__always)
  private static func size(_ difference: UInt8) -> UInt32 {
    UInt32(min(difference, 0 &- difference))
  }

  private static func unpack(_ bitmap: Bitmap, row: Int, channels: Int, into bytes: inout [UInt8]) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      bytes.withUnsafeMutableBufferPointer { bytes in
        let base = row * bitmap.width
        for x in 0..<bitmap.width {
          let pixel = channels == 3 ? pixels[base + x] : straight(pixels[base + x])
          let at = (x + 1) * channels
          bytes[at] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[at + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[at + 2] = UInt8(truncatingIfNeeded: pixel)
          if channels == 4 { bytes[at + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
        }
      }
    }
  }

  /// Returns a premultiplied pixel with straight alpha.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
    let channel = { (shift: UInt32) in min(255, (((pixel >> shift) & 255) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

/// A row of a file whose filters are reversed one after the other.
struct PNGRow {
  /// The bytes of the row and of the one above it. One pixel of zeros before each represents the pixels beyond its left
  /// edge.
  private var current: [UInt8]
  private var above: [UInt8]
  private let step: Int

  init(length: Int, step: Int) {
    self.step = step
    current = [UInt8](repeating: 0, count: length + step)
    above = current
  }

  subscript(index: Int) -> UInt32 { UInt32(current[index + step]) }

  /// Returns the red, green and blue of the pixel that begins at an index.
  func color(_ index: Int) -> UInt32 { self[index] << 16 | self[index + 1] << 8 | self[index + 2] }

  /// Moves on to the row whose filter and differences begin at `start`.
  ///
  /// - Returns: `false` if there is no such filter.
  mutating func unfilter(_ rows: [UInt8], at start: Int) -> Bool {
    swap(&current, &above)
    let differences = rows[(start + 1)..<(start + 1 + current.count - step)]
    switch rows[start] {
    case 0: restore(differences) { _, _, _ in 0 }
    case 1: restore(differences) { left, _, _ in left }
    case 2: restore(differences) { _, up, _ in up }
    case 3: restore(differences) { left, up, _ in UInt8((Int(left) + Int(up)) / 2) }
    case 4: restore(differences, prediction: Self.paeth)
    default: return false
    }
    return true
  }

  @inline(__always)
  private mutating func restore(
    _ differences: ArraySlice<UInt8>, prediction: (_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8
  ) {
    for (i, difference) in differences.enumerated() {
      current[i + step] = difference &+ prediction(current[i], above[i + step], above[i])
    }
  }

  /// Returns the neighbor nearest to left + up − corner; of equals left, then up.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(up) - Int(corner))
    let toUp = abs(Int(left) - Int(corner))
    let toCorner = abs(Int(left) + Int(up) - 2 * Int(corner))
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
