/// Pixels with sixteen bits per channel (blue, green, red, alpha; premultiplied), because blurring bytes shows banding.
struct BlurField {
  var width: Int
  var height: Int
  /// The rows from the top, with four values per pixel; 65535 is full intensity.
  var values: [UInt16]

  /// Creates a field of the averages of `side` by `side` pixels, from the top left corner; cells at the other edges may
  /// be partial.
  ///
  /// - Parameter side: The cells' side in `1 ... 16`, so that sums of 256 bytes fit into sixteen bits.
  init(_ pixels: [UInt32], width: Int, height: Int, side: Int) {
    self.width = (width + side - 1) / side
    self.height = (height + side - 1) / side
    values = [UInt16](repeating: 0, count: self.width * self.height * 4)
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in 0..<self.height {
        let rows = min(side, height - row * side)
        for column in 0..<self.width {
          let columns = min(side, width - column * side)
          let corner = base + (row * side * width + column * side)
          set(Self.sum(corner, stride: width, columns: columns, rows: rows), of: rows * columns, column, row)
        }
      }
    }
  }

  @inline(__always)
  private static func sum(
    _ corner: UnsafePointer<UInt32>, stride: Int, columns: Int, rows: Int
  ) -> (low: UInt32, high: UInt32) {
    var (low, high) = (UInt32(0), UInt32(0))
    for y in 0..<rows {
      let line = corner + y &* stride
      for x in 0..<columns {
        low &+= line[x] & 0x00ff_00ff
        high &+= (line[x] >> 8) & 0x00ff_00ff
      }
    }
    return (low, high)
  }

  @inline(__always)
  private mutating func set(_ sum: (low: UInt32, high: UInt32), of count: Int, _ column: Int, _ row: Int) {
    let (start, count) = ((row &* width &+ column) &* 4, UInt32(count))
    let shift = UInt32(count.trailingZeroBitCount)
    // Whole cells have a power of two pixels, so that slow divisions are avoided.
    let mean = { (sum: UInt32) -> UInt16 in
      let all = sum &* 257 &+ count >> 1
      return UInt16(truncatingIfNeeded: count.nonzeroBitCount == 1 ? all >> shift : all / count)
    }
    values[start] = mean(sum.low & 0xffff)
    values[start + 1] = mean(sum.high & 0xffff)
    values[start + 2] = mean(sum.low >> 16)
    values[start + 3] = mean(sum.high >> 16)
  }

  private init(width: Int, height: Int, values: [UInt16]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  /// The field with rows and columns exchanged.
  var transposed: BlurField {
    let turned = [UInt16](unsafeUninitializedCapacity: values.count) { target, count in
      values.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            let (from, to) = ((y &* width &+ x) &* 4, (x &* height &+ y) &* 4)
            for channel in 0..<4 { target[to &+ channel] = source[from &+ channel] }
          }
        }
      }
      count = values.count
    }
    return BlurField(width: height, height: width, values: turned)
  }
}

extension BlurField {
  /// Returns packed pixels for the field stretched to cells of `side` pixels, interpolated linearly between cell
  /// centers.
  func pixels(width fullWidth: Int, height fullHeight: Int, side: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: fullWidth * fullHeight) { target, count in
      values.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress, let pixels = target.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 4) { line in
          guard let line = line.baseAddress else { return }
          for y in 0..<fullHeight {
            mixRows(base, y: y, side: side, into: line)
            stretch(line, side: side, into: pixels + y * fullWidth, count: fullWidth)
          }
        }
      }
      count = fullWidth * fullHeight
    }
  }

  /// Returns the two cells around a pixel's center, and the pixel's distance from the first in halves of a pixel.
  @inline(__always)
  private static func samples(_ pixel: Int, side: Int, count: Int) -> (first: Int, second: Int, share: Int) {
    // Cell centers are at side/2 + k · side; doubling keeps them integers.
    let twice = 2 * pixel + 1 - side
    let cell = twice < 0 ? -1 : twice / (2 * side)
    return (max(cell, 0), min(cell + 1, count - 1), twice - cell * 2 * side)
  }

  private func mixRows(
    _ base: UnsafePointer<UInt16>, y: Int, side: Int, into line: UnsafeMutablePointer<UInt32>
  ) {
    let (first, second, share) = Self.samples(y, side: side, count: height)
    let (upper, lower) = (base + first * width * 4, base + second * width * 4)
    let (rest, part, whole) = (UInt32(2 * side - share), UInt32(share), UInt32(2 * side))
    // Sides are powers of two, up to 16.
    let shift = UInt32(whole.trailingZeroBitCount)
    for i in 0..<(width * 4) {
      line[i] = (UInt32(upper[i]) &* rest &+ UInt32(lower[i]) &* part &+ whole >> 1) >> shift
    }
  }

  /// Interpolates between neighboring cells: along the pixels from one cell's center to the next, each channel changes by
  /// the same step.
  private func stretch(
    _ line: UnsafePointer<UInt32>, side: Int, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let whole = UInt32(2 * side)
    let shift = SIMD4(repeating: UInt32(whole.trailingZeroBitCount))
    let cell = { (index: Int) in UnsafeRawPointer(line + index &* 4).loadUnaligned(as: SIMD4<UInt32>.self) }
    var x = 0
    while x < count {
      let (first, second, share) = Self.samples(x, side: side, count: width)
      let left = cell(first)
      // Differences may be negative; sums are right nevertheless, because all steps wrap.
      let change = cell(second) &- left
      var value = left &* whole &+ change &* UInt32(share) &+ whole >> 1
      let next = min(count, x + (2 * side - share + 1) / 2)
      while x < next {
        // Rounds a 65535th to a byte: 257 65535ths are one 255th.
        let parts = value &>> shift
        let bytes = ((parts &<< 8) &- parts &+ 32_895) &>> 16
        target[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bytes), to: UInt32.self).littleEndian
        value &+= change &+ change
        x += 1
      }
    }
  }
}
