import PlainText
import Simulator

/// How far two recordings of the same motion are apart.
package struct MotionComparison: Hashable, Sendable {
  /// In points.
  package var largest: Double
  /// When the largest difference is, in seconds.
  package var time: Double
  /// Root of the mean square, in points.
  package var rms: Double
  /// Seconds for which there are both.
  package var duration: Double
  /// How many moments were compared: the samples of the second recording.
  package var count: Int

  /// - Returns: Nil when the recordings have no moment in common.
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

  /// One line for people.
  package var summary: String {
    let (largest, time) = (largest.text(decimals: 2), time.text(decimals: 3))
    let moments = count == 1 ? "1 sample" : "\(count) samples in \(duration.text(decimals: 3)) s"
    return "difference: largest \(largest) pt at \(time) s, rms \(rms.text(decimals: 2)) pt, of \(moments)"
  }
}
