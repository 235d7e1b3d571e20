import Foundation

/// Scales along one axis so that each pixel is the average of the area it covers. Integers only: the same on every
/// machine.
struct AreaScale {
  /// Which source pixels a pixel covers, and how much of each, in shares of `whole`.
  private struct Cover {
    var first: Int
    var weights: [UInt32]
  }

  private let covers: [Cover]
  private let source: Int
  private let whole: UInt32

  /// Positions are kept in 1/64 of a pixel.
  private static let steps = 64

  /// - Parameters:
  ///   - source: How many pixels there are.
  ///   - extent: How many pixels they shall cover.
  ///   - offset: Where in the first pixel they start, 0 ..< 1.
  init(source: Int, extent: CGFloat, offset: CGFloat) {
    let span = Swift.max(1, Int((extent * CGFloat(Self.steps)).rounded()))
    let start = Int((offset * CGFloat(Self.steps)).rounded())
    let count = (start + span + Self.steps - 1) / Self.steps
    self.source = source
    whole = UInt32(Self.steps * source)
    // In units in which a source pixel is `span` long and a step of 1/64 is `source` long.
    covers = (0..<count).map { pixel in
      let low = Swift.max(0, (pixel * Self.steps - start) * source)
      let high = Swift.min(source * span, ((pixel + 1) * Self.steps - start) * source)
      let first = low / span
      let last = Swift.max(first, (high - 1) / span)
      let weights = (first...last).map { index in
        UInt32(Swift.max(0, Swift.min(high, (index + 1) * span) - Swift.max(low, index * span)))
      }
      return Cover(first: first, weights: weights)
    }
  }

  var count: Int { covers.count }

  /// Rows of `source` pixels each.
  func apply(to pixels: [UInt32], rows: Int) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(rows * count)
    for row in 0..<rows {
      for cover in covers { result.append(average(cover) { pixels[row * source + $0] }) }
    }
    return result
  }

  /// `source` rows of `width` pixels each, scaled from top to bottom.
  func applyDown(to pixels: [UInt32], width: Int) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(width * count)
    for cover in covers {
      for column in 0..<width { result.append(average(cover) { pixels[$0 * width + column] }) }
    }
    return result
  }

  private func average(_ cover: Cover, pixel: (Int) -> UInt32) -> UInt32 {
    var sums = (whole / 2, whole / 2, whole / 2, whole / 2)
    for (offset, weight) in cover.weights.enumerated() {
      let word = pixel(cover.first + offset)
      sums.0 += (word >> 24) * weight
      sums.1 += (word >> 16 & 255) * weight
      sums.2 += (word >> 8 & 255) * weight
      sums.3 += (word & 255) * weight
    }
    return (sums.0 / whole) << 24 | (sums.1 / whole) << 16 | (sums.2 / whole) << 8 | sums.3 / whole
  }
}
