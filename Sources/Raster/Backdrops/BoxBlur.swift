/// Three successive box filters with exactly the given total variance: within one percent of a Gaussian, and as fast
/// for a wide blur as for a narrow one.
///
/// The boxes' outermost pixels have fractional weights, so that the blur changes continuously with the deviation.
struct BoxBlur {
  /// The number of pixels on either side of each box's center that have full weight.
  let radius: Int
  /// The weight of the next pixel, in 1/256.
  let edge: UInt32
  private let division: Division

  private static let passes = 3

  /// - Parameter variance: The variance of all passes together, in pixels squared; not negative.
  init(variance: Double) {
    let each = variance / Double(Self.passes)
    var radius = 0
    while Double((radius + 1) * (radius + 2)) <= 3 * each { radius += 1 }
    // A box of radius r has the variance r(r + 1)/3; the two pixels at distance r + 1 add the rest.
    let missing = each - Double(radius * (radius + 1)) / 3
    let far = Double((radius + 1) * (radius + 1))
    self.radius = radius
    edge = UInt32((256 * Double(2 * radius + 1) * missing / (2 * (far - each))).rounded())
    division = Division(by: UInt64(256 * (2 * radius + 1)) + 2 * UInt64(edge))
  }

  var isIdle: Bool { radius == 0 && edge == 0 }

  /// The distance over which a value spreads, in pixels.
  var reach: Int { Self.passes * (radius + (edge > 0 ? 1 : 0)) }

  /// Blurs the columns and rows of pixels with four channels each. Pixels beyond the edges repeat the outermost ones.
  func blur(_ field: inout BlurField) {
    guard !isIdle else { return }
    for _ in 0..<Self.passes { blurColumns(&field) }
    // Rows are blurred as columns of the transposed field: one loop over contiguous memory for both.
    field = field.transposed
    for _ in 0..<Self.passes { blurColumns(&field) }
    field = field.transposed
  }

  private func blurColumns(_ field: inout BlurField) {
    let (length, height) = (field.width * 4, field.height)
    guard length > 0, height > 1 else { return }
    let source = field.values
    source.withUnsafeBufferPointer { source in
      field.values.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        let row = { (y: Int) in from + min(max(y, 0), height - 1) * length }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length) { sums in
          guard let sum = sums.baseAddress else { return }
          sums.initialize(repeating: 0)
          for y in -radius...radius { Self.add(row(y), to: sum, count: length) }
          for y in 0..<height {
            mix(sum, row(y - radius - 1), row(y + radius + 1), into: to + y * length, count: length)
            Self.move(sum, adding: row(y + radius + 1), removing: row(y - radius), count: length)
          }
        }
      }
    }
  }

  private static func add(_ row: UnsafePointer<UInt16>, to sum: UnsafeMutablePointer<UInt32>, count: Int) {
    for i in 0..<count { sum[i] &+= UInt32(row[i]) }
  }

  private static func move(
    _ sum: UnsafeMutablePointer<UInt32>, adding next: UnsafePointer<UInt16>, removing last: UnsafePointer<UInt16>,
    count: Int
  ) {
    for i in 0..<count { sum[i] = sum[i] &+ UInt32(next[i]) &- UInt32(last[i]) }
  }

  private func mix(
    _ sum: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt16>, _ after: UnsafePointer<UInt16>,
    into target: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    for i in 0..<count {
      let ends = (UInt32(before[i]) &+ UInt32(after[i])) &* edge
      target[i] = division.rounded(sum[i] &* 256 &+ ends)
    }
  }
}

/// Exact repeated division by one number, so that a row of equal values stays unchanged.
struct Division {
  private let divisor: UInt64
  private let reciprocal: UInt64

  /// The shift of the reciprocal. It is exact for quotients of 16 bits and divisors below 2¹⁵: the reciprocal's error,
  /// times the dividend, stays below 2⁴⁶.
  private static let shift: UInt64 = 46

  init(by divisor: UInt64) {
    self.divisor = divisor
    reciprocal = ((1 << Self.shift) + divisor - 1) / divisor
  }

  @inline(__always)
  func rounded(_ value: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: ((UInt64(value) &+ divisor >> 1) &* reciprocal) >> Self.shift)
  }
}
