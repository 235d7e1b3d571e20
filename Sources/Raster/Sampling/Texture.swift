/// Pixels with a transparent border one pixel wide, so that sampling between pixels fades out at the edges. Textures
/// are used for content that is transformed or drawn between device pixels.
final class Texture: Sendable {
  let width: Int
  let height: Int
  let pixels: [UInt32]
  /// The position of the first pixel in the content's coordinates.
  let originX: Int
  let originY: Int
  /// The start of the longest run of opaque pixels in each row; such pixels are copied without blending.
  let opaqueStart: [Int32]
  let opaqueEnd: [Int32]
  /// The area of the rows with the longest opaque runs, which for a typical cell is all but corners and border.
  let opaqueArea: PixelRect

  /// - Parameter pixels: The pixels including the border.
  init(width: Int, height: Int, pixels: [UInt32], originX: Int, originY: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.originX = originX
    self.originY = originY
    var starts = [Int32](repeating: 0, count: height)
    var ends = [Int32](repeating: 0, count: height)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let run = Self.longestOpaqueRun(UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)]))
        (starts[y], ends[y]) = (Int32(run.lowerBound), Int32(run.upperBound))
      }
    }
    opaqueStart = starts
    opaqueEnd = ends
    opaqueArea = Self.opaqueArea(starts: starts, ends: ends)
  }

  private static func opaqueArea(starts: [Int32], ends: [Int32]) -> PixelRect {
    let lengths = zip(starts, ends).map { $1 - $0 }
    guard let longest = lengths.max(), longest > 0, let top = lengths.firstIndex(of: longest) else { return .empty }
    let (left, right) = (starts[top], ends[top])
    let bottom = starts.indices.dropFirst(top).first { starts[$0] != left || ends[$0] != right } ?? starts.count
    return PixelRect(left: Int(left), top: top, right: Int(right), bottom: bottom)
  }

  /// Creates a texture of `content` with a border, its first pixel at the origin.
  convenience init(bordering content: [UInt32], width: Int, height: Int) {
    var pixels = [UInt32](repeating: 0, count: (width + 2) * (height + 2))
    for y in 0..<height {
      let row = (y + 1) * (width + 2) + 1
      pixels.replaceSubrange(row..<(row + width), with: content[(y * width)..<((y + 1) * width)])
    }
    self.init(width: width + 2, height: height + 2, pixels: pixels, originX: -1, originY: -1)
  }

  /// The pixels without the border.
  var pixelsInsideBorder: [UInt32] {
    (1..<height - 1).flatMap { pixels[($0 * width + 1)..<(($0 + 1) * width - 1)] }
  }

  private static func longestOpaqueRun(_ row: UnsafeBufferPointer<UInt32>) -> Range<Int> {
    var best = 0..<0
    var start = 0
    for x in 0...row.count where x == row.count || row[x] >> 24 != 255 {
      if x - start > best.count { best = start..<x }
      start = x + 1
    }
    return best
  }

  /// Returns a texture with half the pixels along the given axes, each the mean of two or four, aligned to multiples of
  /// two.
  func halved(x halvesX: Bool, y halvesY: Bool) -> Texture {
    let left = halvesX ? (originX >> 1) - 1 : originX
    let top = halvesY ? (originY >> 1) - 1 : originY
    let right = halvesX ? ((originX + width + 1) >> 1) + 1 : originX + width
    let bottom = halvesY ? ((originY + height + 1) >> 1) + 1 : originY + height
    var smaller: [UInt32] = []
    smaller.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom {
      let rows = halvesY ? [2 * y, 2 * y + 1] : [y, y]
      for x in left..<right {
        let columns = halvesX ? [2 * x, 2 * x + 1] : [x, x]
        smaller.append(mean(columns: columns, rows: rows))
      }
    }
    return Texture(width: right - left, height: bottom - top, pixels: smaller, originX: left, originY: top)
  }

  private func mean(columns: [Int], rows: [Int]) -> UInt32 {
    var low: UInt32 = 0x0002_0002
    var high: UInt32 = 0x0002_0002
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        low &+= pixel & 0x00ff_00ff
        high &+= (pixel >> 8) & 0x00ff_00ff
      }
    }
    return (low >> 2) & 0x00ff_00ff | ((high >> 2) & 0x00ff_00ff) << 8
  }

  /// Returns a pixel in the content's coordinates; transparent outside.
  private subscript(x: Int, y: Int) -> UInt32 {
    let (column, row) = (x - originX, y - originY)
    return column >= 0 && column < width && row >= 0 && row < height ? pixels[row * width + column] : 0
  }
}
