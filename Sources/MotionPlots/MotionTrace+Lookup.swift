extension MotionTrace {
  /// Returns the offset at any time within the span, in points; `nil` outside.
  ///
  /// Between samples with velocities, the offset is interpolated by the cubic with those velocities, which approximates
  /// a bounce between two frames to hundredths of a point; otherwise it is interpolated linearly.
  ///
  /// - Complexity: O(log samples).
  package func offset(at time: Double) -> Double? {
    guard let span, span.contains(time) else { return nil }
    let next = firstIndex(after: time)
    guard next < samples.count else { return samples.last?.offset }
    let (from, to) = (samples[next - 1], samples[next])
    let seconds = to.time - from.time
    let share = (time - from.time) / seconds
    let line = from.offset + (to.offset - from.offset) * share
    guard let startVelocity = from.velocity, let endVelocity = to.velocity else { return line }
    // Hermite's cubic, as the line plus a deviation that is 0 at both ends.
    let bow = seconds * startVelocity - (to.offset - from.offset)
    let sag = seconds * endVelocity - (to.offset - from.offset)
    return line + share * (1 - share) * (bow * (1 - share) - sag * share)
  }

  /// Returns the index of the first sample later than `time`.
  private func firstIndex(after time: Double) -> Int {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time > time { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
