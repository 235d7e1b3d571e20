import Foundation

/// A one-dimensional scaler in which each pixel is the average of the area it covers. It uses only integers, so the
/// result is the same on every machine.
struct AreaScale {
  /// The source pixels that a pixel covers, and the range of their weights in ``weights``.
  private struct Cover {
    var first: Int
    var weights: Range<Int>
  }

  private var covers: [Cover] = []
  /// The weights, as fractions of `whole`.
  private var weights: [UInt32] = []
  private let whole: UInt32

  /// The number of steps per pixel; positions are stored in 1/64 of a pixel.
  private static let steps = 64

  /// - Parameters:
  ///   - source: The number of source pixels.
  ///   - extent: The number of pixels that they are to cover.
  ///   - offset: The position of their start in the first pixel, in `0 ..< 1`.
  init(source: Int, extent: CGFloat, offset: CGFloat) {
    let span = Swift.max(1, Int((extent * CGFloat(Self.steps)).rounded()))
    let start = Int((offset * CGFloat(Self.steps)).rounded())
    whole = UInt32(Self.steps * source)
    // In units in which a source pixel is `span` long and a step of 1/64 is `source` long.
    for pixel in 0..<((start + span + Self.steps - 1) / Self.steps) {
      let low = Swift.max(0, (pixel * Self.steps - start) * source)
      let high = Swift.min(source * span, ((pixel + 1) * Self.steps - start) * source)
      let first = low / span
      let begin = weights.count
      for index in first...Swift.max(first, (high - 1) / span) {
        weights.append(UInt32(Swift.max(0, Swift.min(high, (index + 1) * span) - Swift.max(low, index * span))))
      }
      covers.append(Cover(first: first, weights: begin..<weights.count))
    }
  }

  var count: Int { covers.count }

  /// Returns rows of `width` pixels each, scaled horizontally.
  func applyAcross(to pixels: [UInt32], width: Int) -> [UInt32] {
    let rows = pixels.count / width
    return apply(to: pixels, lines: rows, from: (line: width, pixel: 1), to: (line: count, pixel: 1))
  }

  /// Returns rows of `width` pixels each, scaled vertically.
  func applyDown(to pixels: [UInt32], width: Int) -> [UInt32] {
    apply(to: pixels, lines: width, from: (line: 1, pixel: width), to: (line: 1, pixel: width))
  }

  /// Applies the weights with pointers and plain loops, because a debug build would be a hundred times slower
  /// otherwise.
  private func apply(
    to pixels: [UInt32], lines: Int, from source: (line: Int, pixel: Int), to target: (line: Int, pixel: Int)
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: lines * count) { result, initialized in
      initialized = lines * count
      pixels.withUnsafeBufferPointer { pixels in
        weights.withUnsafeBufferPointer { weights in
          for (position, cover) in covers.enumerated() {
            for line in 0..<lines {
              let start = line &* source.line &+ cover.first &* source.pixel
              result[line &* target.line &+ position &* target.pixel] = average(
                weights, cover.weights, of: pixels, from: start, step: source.pixel)
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private func average(
    _ weights: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, of pixels: UnsafeBufferPointer<UInt32>,
    from start: Int, step: Int
  ) -> UInt32 {
    var (alpha, red, green, blue) = (whole / 2, whole / 2, whole / 2, whole / 2)
    var index = start
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let (word, weight) = (pixels[index], weights[cursor])
      alpha &+= (word >> 24) &* weight
      red &+= (word >> 16 & 255) &* weight
      green &+= (word >> 8 & 255) &* weight
      blue &+= (word & 255) &* weight
      index &+= step
      cursor &+= 1
    }
    return (alpha / whole) << 24 | (red / whole) << 16 | (green / whole) << 8 | blue / whole
  }
}
