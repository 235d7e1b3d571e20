/// The source pixels and weights of each target pixel along one axis. The weights sum to 65,536, so that uniform areas
/// stay exactly uniform.
struct ResamplingTaps {
  private(set) var first: [Int] = []
  private(set) var offsets: [Int] = [0]
  private(set) var weights: [UInt32] = []

  private static let whole = 65_536.0

  /// - Parameters:
  ///   - target: The number of pixels for the interval from `start` to `end`, which is in source pixels.
  ///   - range: The wanted target pixels.
  ///   - limit: The number of source pixels; beyond them the outermost repeats.
  init(start: Double, end: Double, target: Int, range: Range<Int>, limit: Int) {
    let step = (end - start) / Double(target)
    for index in range {
      let lower = start + Double(index) * step
      // At a step of 1 both methods give the same weights.
      if step > 1 {
        average(from: lower, to: lower + step, limit: limit)
      } else {
        interpolate(at: lower + step / 2 - 0.5, limit: limit)
      }
    }
  }

  func taps(_ index: Int) -> Range<Int> { offsets[index]..<offsets[index + 1] }

  /// Adds a minified pixel: each source pixel is weighted by its overlap.
  private mutating func average(from lower: Double, to upper: Double, limit: Int) {
    let begin = min(limit - 1, max(0, Int(lower.rounded(.down))))
    let end = min(limit, max(begin + 1, Int(upper.rounded(.up))))
    let shares = (begin..<end).map { max(0, min(upper, Double($0 + 1)) - max(lower, Double($0))) }
    append(first: begin, shares: shares)
  }

  /// Adds a magnified pixel: a mix of the two nearest.
  private mutating func interpolate(at position: Double, limit: Int) {
    let below = position.rounded(.down)
    let share = position - below
    if below < 0 { return append(first: 0, shares: [1]) }
    if Int(below) + 1 >= limit { return append(first: limit - 1, shares: [1]) }
    append(first: Int(below), shares: [1 - share, share])
  }

  private mutating func append(first: Int, shares: [Double]) {
    let sum = shares.reduce(0, +)
    var rounded = shares.map { sum > 0 ? UInt32(($0 / sum * Self.whole).rounded()) : 0 }
    // The rounding error is added to the largest weight.
    let total = rounded.reduce(0, +)
    let heaviest = rounded.indices.max { rounded[$0] < rounded[$1] } ?? 0
    rounded[heaviest] = rounded[heaviest] + UInt32(Self.whole) - total
    self.first.append(first)
    weights += rounded
    offsets.append(weights.count)
  }
}

enum Resampler {
  /// Returns the part `region` of a picture whose `source`, in pixels of the picture, is stretched to `width` by
  /// `height` pixels: averaged where it shrinks, bilinear where it grows.
  static func resample(
    _ pixels: [UInt32], width sourceWidth: Int, height sourceHeight: Int,
    source: (left: Double, top: Double, right: Double, bottom: Double), width: Int, height: Int, region: PixelRect
  ) -> [UInt32] {
    let columns = ResamplingTaps(
      start: source.left, end: source.right, target: width, range: region.x..<region.right, limit: sourceWidth)
    let rows = ResamplingTaps(
      start: source.top, end: source.bottom, target: height, range: region.y..<region.bottom, limit: sourceHeight)
    let used = columns.usedRange
    var result = [UInt32](repeating: 0, count: region.width * region.height)
    var sums = [UInt32](repeating: 0, count: used.count * 4)
    result.withUnsafeMutableBufferPointer { result in
      sums.withUnsafeMutableBufferPointer { sums in
        pixels.withUnsafeBufferPointer { pixels in
          guard let target = result.baseAddress, let sums = sums.baseAddress, let pixels = pixels.baseAddress else {
            return
          }
          for row in 0..<region.height {
            blendRows(rows, row, of: pixels + used.lowerBound, stride: sourceWidth, count: used.count, into: sums)
            blendColumns(columns, of: sums, from: used.lowerBound, into: target + row * region.width)
          }
        }
      }
    }
    return result
  }

  /// Computes one row's channels times 65,536, then reduces them to 16 bits each.
  private static func blendRows(
    _ taps: ResamplingTaps, _ index: Int, of pixels: UnsafePointer<UInt32>, stride: Int, count: Int,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    sums.update(repeating: 128, count: count * 4)
    for (step, tap) in taps.taps(index).enumerated() {
      let weight = taps.weights[tap]
      let row = pixels + (taps.first[index] + step) * stride
      row.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
        for i in 0..<(count &* 4) { sums[i] = sums[i] &+ UInt32(bytes[i]) &* weight }
      }
    }
    for i in 0..<(count &* 4) { sums[i] = sums[i] >> 8 }
  }

  private static func blendColumns(
    _ taps: ResamplingTaps, of sums: UnsafePointer<UInt32>, from origin: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    taps.weights.withUnsafeBufferPointer { weights in
      for index in 0..<taps.first.count {
        var channel = sums + (taps.first[index] &- origin) &* 4
        var (blue, green, red, alpha): (UInt32, UInt32, UInt32, UInt32) = (half, half, half, half)
        for tap in taps.taps(index) {
          let weight = weights[tap]
          blue = blue &+ channel[0] &* weight
          green = green &+ channel[1] &* weight
          red = red &+ channel[2] &* weight
          alpha = alpha &+ channel[3] &* weight
          channel += 4
        }
        target[index] = blue >> 24 | (green >> 24) << 8 | (red >> 24) << 16 | (alpha >> 24) << 24
      }
    }
  }

  private static let half: UInt32 = 1 << 23
}

extension ResamplingTaps {
  /// The range from the first to the last source pixel that any target pixel needs.
  var usedRange: Range<Int> {
    var lower = Int.max
    var upper = 0
    for index in first.indices {
      lower = min(lower, first[index])
      upper = max(upper, first[index] + taps(index).count)
    }
    return lower < upper ? lower..<upper : 0..<0
  }
}
