import Foundation

/// The number of particles that were emitted, as a function of time that changes its slope where the rate changed.
package struct EmissionRecord {
  private struct Stretch {
    var start: TimeInterval
    /// The number of particles emitted before the start.
    var count: Double
    var rate: Double
  }

  private var stretches: [Stretch] = []

  package init() {}

  /// Changes the rate from a time on.
  package mutating func set(rate: Double, from time: TimeInterval) {
    let rate = rate.isFinite ? max(0, rate) : 0
    if let last = stretches.last, time <= last.start {
      stretches[stretches.count - 1].rate = rate
    } else if stretches.last?.rate != rate {
      stretches.append(Stretch(start: time, count: count(at: time), rate: rate))
    }
  }

  /// Returns the number of particles emitted until a time.
  package func count(at time: TimeInterval) -> Double {
    guard let stretch = stretches.last(where: { $0.start <= time }) else { return 0 }
    return stretch.count + (time - stretch.start) * stretch.rate
  }

  /// Returns the particles born in `from ..< to`, with their times of birth; only the latest `limit` ones.
  package func births(from: TimeInterval, to: TimeInterval, limit: Int) -> [(number: Int, time: TimeInterval)] {
    let (first, last) = (count(at: from).rounded(.down) + 1, count(at: to).rounded(.down))
    guard last >= first, last < 1e15 else { return [] }
    let lowest = max(first, last - Double(limit) + 1)
    return stride(from: lowest, through: last, by: 1).compactMap { number in
      guard let stretch = stretches.last(where: { $0.count < number && $0.rate > 0 }) else { return nil }
      return (Int(number), stretch.start + (number - stretch.count) / stretch.rate)
    }
  }

  /// Whether no rate was set yet.
  var isUnset: Bool { stretches.isEmpty }
  /// Whether particles are emitted from the last change on.
  package var isEmitting: Bool { (stretches.last?.rate ?? 0) > 0 }
}
