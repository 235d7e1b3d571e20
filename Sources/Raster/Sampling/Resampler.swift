import Drawing
import Foundation

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
  ///   - nearest: The cases in which a target pixel is the source pixel at its center.
  init(
    start: Double, end: Double, target: Int, range: Range<Int>, limit: Int, nearest: ImageCommand.Nearest = []
  ) {
    let step = (end - start) / Double(target)
    let isNearest = nearest.contains(step > 1 ? .reduced : .enlarged)
    for index in range {
      let lower = start + Double(index) * step
      if isNearest {
        append(first: min(limit - 1, max(0, Int((lower + step / 2).rounded(.down)))), shares: [1])
        continue
      }
      // At a step of 1 both methods give the same weights.
      if step > 1 {
        average(from: lower, to: lower + step, limit: limit)
      } else {
        interpolate(at: lower + step / 2 - 0.5, limit: limit)
      }
    }
  }

  func taps(_ index: Int) -> Range<Int> { offsets[index]..<offsets[index + 1] }

  /// Calls `body` with the first source pixels, the offsets of the weights, and the weights, unchecked.
  func withUnsafeTaps(
    _ body: (UnsafePointer<Int>, UnsafePointer<Int>, UnsafePointer<UInt32>) -> Void
  ) {
    first.withUnsafeBufferPointer { first in
      offsets.withUnsafeBufferPointer { offsets in
        weights.withUnsafeBufferPointer { weights in
          guard let first = first.baseAddress, let offsets = offsets.baseAddress, let weights = weights.baseAddress
          else { return }
          body(first, offsets, weights)
        }
      }
    }
  }

  /// The number of source pixels that all target pixels need together along this axis.
  var sourceRows: Int { weights.count }

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
  /// `height` pixels: averaged where it shrinks, bilinear where it grows, unless each pixel is the nearest one.
  static func resample(
    _ pixels: [UInt32], width sourceWidth: Int, height sourceHeight: Int,
    source: (left: Double, top: Double, right: Double, bottom: Double), width: Int, height: Int, region: PixelRect,
    nearest: ImageCommand.Nearest = []
  ) -> [UInt32] {
    let columns = ResamplingTaps(
      start: source.left, end: source.right, target: width, range: region.x..<region.right, limit: sourceWidth,
      nearest: nearest)
    let rows = ResamplingTaps(
      start: source.top, end: source.bottom, target: height, range: region.y..<region.bottom, limit: sourceHeight,
      nearest: nearest)
    let used = columns.usedRange
    return [UInt32](unsafeUninitializedCapacity: region.width * region.height) { result, count in
      count = region.width * region.height
      pixels.withUnsafeBufferPointer { pixels in
        guard let target = result.baseAddress, let pixels = pixels.baseAddress else { return }
        let job = Job(
          columns: columns, rows: rows, used: used, source: pixels + used.lowerBound, stride: sourceWidth,
          target: target, width: region.width)
        let bands = (region.height + Job.bandHeight - 1) / Job.bandHeight
        let isLarge = used.count * rows.sourceRows >= Job.parallelArea
        BandThreads.perform(bands, threads: isLarge ? ProcessInfo.processInfo.activeProcessorCount : 1) { band in
          let start = band * Job.bandHeight
          job.perform(start..<min(start + Job.bandHeight, region.height))
        }
      }
    }
  }

  /// The work on one picture. Its rows do not depend on each other, so threads may share it.
  private struct Job: @unchecked Sendable {
    static let bandHeight = 32
    /// The number of source pixels from which a second core is worth the time to wake it.
    static let parallelArea = 100_000

    let columns: ResamplingTaps
    let rows: ResamplingTaps
    let used: Range<Int>
    let source: UnsafePointer<UInt32>
    let stride: Int
    let target: UnsafeMutablePointer<UInt32>
    let width: Int

    func perform(_ band: Range<Int>) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: used.count * 4) { buffer in
        guard let sums = buffer.baseAddress else { return }
        for row in band {
          Resampler.blendRows(rows, row, of: source, stride: stride, count: used.count, into: sums)
          Resampler.blendColumns(columns, of: sums, from: used.lowerBound, into: target + row * width)
        }
      }
    }
  }

  /// Computes one row's channels times 65,536, then reduces them to 16 bits each.
  fileprivate static func blendRows(
    _ taps: ResamplingTaps, _ index: Int, of pixels: UnsafePointer<UInt32>, stride: Int, count: Int,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    sums.update(repeating: 128, count: count * 4)
    for (step, tap) in taps.taps(index).enumerated() {
      let row = pixels + (taps.first[index] + step) * stride
      row.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
        add(bytes, count: count &* 4, times: taps.weights[tap], to: sums)
      }
    }
    for i in 0..<(count &* 4) { sums[i] = sums[i] >> 8 }
  }

  /// Adds weighted bytes. The compiler multiplies eight at once if it sees that the weight has 16 bits, as all have
  /// except that of a pixel alone.
  @inline(__always)
  private static func add(
    _ bytes: UnsafePointer<UInt8>, count: Int, times weight: UInt32, to sums: UnsafeMutablePointer<UInt32>
  ) {
    if weight > 0xFFFF {
      for i in 0..<count { sums[i] = sums[i] &+ UInt32(bytes[i]) << 16 }
    } else {
      let weight = UInt32(UInt16(truncatingIfNeeded: weight))
      for i in 0..<count { sums[i] = sums[i] &+ UInt32(bytes[i]) &* weight }
    }
  }

  /// Computes the pixels of a row. Two channels are multiplied at once: the sum of a channel has 32 bits, as the weights
  /// of a pixel sum to 65,536.
  fileprivate static func blendColumns(
    _ taps: ResamplingTaps, of sums: UnsafePointer<UInt32>, from origin: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let pairs = UnsafeRawPointer(sums).assumingMemoryBound(to: UInt64.self)
    taps.withUnsafeTaps { first, offsets, weights in
      for index in 0..<taps.first.count {
        var pair = pairs + (first[index] &- origin) &* 2
        var (greenBlue, alphaRed) = (halves, halves)
        var tap = offsets[index]
        let end = offsets[index &+ 1]
        while tap < end {
          let weight = UInt64(truncatingIfNeeded: weights[tap])
          greenBlue = greenBlue &+ pair[0] &* weight
          alphaRed = alphaRed &+ pair[1] &* weight
          pair += 2
          tap &+= 1
        }
        let (low, high) = (greenBlue >> 24 & channels, alphaRed >> 24 & channels)
        target[index] = UInt32(truncatingIfNeeded: (low | low >> 24) & 0xFFFF | (high | high >> 24) << 16)
      }
    }
  }

  /// A half in both channels, for rounding.
  private static let halves: UInt64 = 1 << 55 | 1 << 23
  private static let channels: UInt64 = 0xFF_0000_00FF
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
