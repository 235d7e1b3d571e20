import UIKitCore

/// The alignment of a second recording in time with the first, whose clocks are unrelated.
package enum MotionAlignment: String, CaseIterable, Sendable {
  /// No alignment.
  case none
  /// Aligns the moments at which the offset begins to change.
  case start
  /// Aligns the moments at which the first finger that scrolled lifts.
  case release
  /// Minimizes the mean square of the difference between the offsets.
  case fit

  /// The reason why two recordings cannot be aligned.
  package enum AlignmentError: Error, Equatable, CustomStringConvertible {
    /// A recording, 1 or 2, that does not move.
    case stands(recording: Int)
    case noRelease(recording: Int)
    case noOverlap

    package var description: String {
      switch self {
      case .stands(let recording):
        "nothing moves in recording \(recording), so there is no start to align; use --align none"
      case .noRelease(let recording):
        "recording \(recording) has no release: no phase \u{201C}dragging\u{201D} that ends; use --align start or fit"
      case .noOverlap:
        "no time shift makes the recordings overlap for most of the shorter one; use --align start"
      }
    }
  }

  /// - Returns: The seconds by which `second` must be delayed.
  package func shift(of second: MotionTrace, onto first: MotionTrace) throws(AlignmentError) -> Double {
    switch self {
    case .none: return 0
    case .start:
      guard let goal = first.startOfMotion else { throw .stands(recording: 1) }
      guard let start = second.startOfMotion else { throw .stands(recording: 2) }
      return goal - start
    case .release:
      guard let goal = first.release else { throw .noRelease(recording: 1) }
      guard let release = second.release else { throw .noRelease(recording: 2) }
      return goal - release
    case .fit:
      guard let shift = MotionFit(first, second).shift else { throw .noOverlap }
      return shift
    }
  }
}

extension MotionTrace {
  /// Returns the motion as if it had begun at the time and the offset at which another one did; `nil` if one of them
  /// stands.
  package func beginning(like other: MotionTrace) -> MotionTrace? {
    guard let own = samples.first, let first = other.samples.first,
      let shift = try? MotionAlignment.start.shift(of: self, onto: other)
    else { return nil }
    return moved(by: shift, distance: first.offset - own.offset)
  }

  /// The last moment at which the offset still has its initial value, in seconds; `nil` if it never changes.
  var startOfMotion: Double? {
    guard let first = samples.first else { return nil }
    // Half a point: less is the noise of a log that begins before the touch.
    guard let index = samples.firstIndex(where: { abs($0.offset - first.offset) > 0.5 }) else { return nil }
    return samples[index - 1].time
  }

  /// The end of the first drag, in seconds.
  var release: Double? {
    let pairs = zip(samples, samples.dropFirst())
    return pairs.first { $0.phase == .dragging && $1.phase != nil && $1.phase != .dragging }?.1.time
  }
}
