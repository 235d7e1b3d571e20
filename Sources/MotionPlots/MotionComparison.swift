import PlainText
import Simulator

/// The difference between two recordings of the same motion.
package struct MotionComparison: Hashable, Sendable {
  /// The largest difference, in points.
  package var largest: Double
  /// The time of the largest difference, in seconds.
  package var time: Double
  /// The root mean square of the difference, in points.
  package var rms: Double
  /// The seconds that both recordings cover.
  package var duration: Double
  /// The number of compared samples of the second recording.
  package var count: Int

  /// - Returns: `nil` if the recordings do not overlap.
  package init?(_ first: MotionTrace, _ second: MotionTrace) {
    var squares = 0.0
    var (largest, worst, count) = (0.0, 0.0, 0)
    var (start, end) = (Double.infinity, -Double.infinity)
    for sample in second.samples {
      guard let expected = first.offset(at: sample.time) else { continue }
      let difference = abs(sample.offset - expected)
      if count == 0 || difference > largest { (largest, worst) = (difference, sample.time) }
      squares += difference * difference
      (start, end) = (Swift.min(start, sample.time), Swift.max(end, sample.time))
      count += 1
    }
    guard count > 0 else { return nil }
    self.largest = largest
    self.time = worst
    self.rms = (squares / Double(count)).squareRoot()
    self.duration = end - start
    self.count = count
  }

  /// The comparison in one line.
  package var summary: String {
    let (largest, time) = (largest.text(decimals: 2), time.text(decimals: 3))
    let moments = count == 1 ? "1 sample" : "\(count) samples in \(duration.text(decimals: 3)) s"
    return "difference: largest \(largest) pt at \(time) s, rms \(rms.text(decimals: 2)) pt, of \(moments)"
  }
}
