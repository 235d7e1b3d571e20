/// A search for the shift in time that best aligns one recording with another.
struct MotionFit {
  private let first: MotionTrace
  /// The second recording's samples, thinned out if there are many.
  private let second: [MotionSample]
  private let spans: (ClosedRange<Double>, ClosedRange<Double>)?

  private static let mostSamples = 512
  private static let mostShifts = 8_192
  /// The seconds between the shifts that are tried first: half a frame, which cannot miss the nearest minimum.
  private static let coarse = 1.0 / 120
  /// The minimum fraction of the shorter recording's samples that must overlap, so that two ends at rest do not match.
  private static let leastShare = 0.8

  init(_ first: MotionTrace, _ second: MotionTrace) {
    self.first = first
    let stride = (second.samples.count + Self.mostSamples - 1) / Self.mostSamples
    self.second = second.samples.enumerated().filter { $0.offset.isMultiple(of: Swift.max(1, stride)) }.map(\.element)
    if let span = first.span, let other = second.span { spans = (span, other) } else { spans = nil }
  }

  /// The best shift to the microsecond; the earliest of equals, `nil` if the recordings never overlap enough.
  ///
  /// - Complexity: O(shifts × samples × log samples), bounded by constants and the logarithm.
  var shift: Double? {
    guard let (span, other) = spans else { return nil }
    let range = (span.lowerBound - other.upperBound)...(span.upperBound - other.lowerBound)
    let length = range.upperBound - range.lowerBound
    var step = Swift.max(Self.coarse, length / Double(Self.mostShifts))
    let count = Int((length / step).rounded(.up))
    guard var best = least((0...count).map { range.lowerBound + Double($0) * step }) else { return nil }
    while step > 1e-7 {
      step /= 4
      let near = (-4...4).map { best + Double($0) * step }
      best = least(near) ?? best
    }
    return (best * 1e6).rounded() / 1e6
  }

  private func least(_ shifts: [Double]) -> Double? {
    var best: (shift: Double, square: Double)?
    for shift in shifts {
      guard let square = meanSquare(shift) else { continue }
      if best.map({ square < $0.square }) ?? true { best = (shift, square) }
    }
    return best?.shift
  }

  /// Returns the mean square of the difference; `nil` if too little overlaps.
  private func meanSquare(_ shift: Double) -> Double? {
    guard let (span, other) = spans else { return nil }
    let shorter = Swift.min(span.upperBound - span.lowerBound, other.upperBound - other.lowerBound)
    let start = Swift.max(span.lowerBound, other.lowerBound + shift)
    let end = Swift.min(span.upperBound, other.upperBound + shift)
    guard end - start >= shorter * Self.leastShare else { return nil }
    var (sum, count) = (0.0, 0)
    for sample in second {
      guard let offset = first.offset(at: sample.time + shift) else { continue }
      sum += (sample.offset - offset) * (sample.offset - offset)
      count += 1
    }
    return count > 0 ? sum / Double(count) : nil
  }
}
