import UIKitCore

/// How a second recording is moved in time to lie over the first: their clocks have nothing in common.
package enum MotionAlignment: String, CaseIterable, Sendable {
  /// Not at all.
  case none
  /// The offset begins to change at the same moment.
  case start
  /// The first finger that scrolled lifts at the same moment.
  case release
  /// Where the offsets differ least, by their mean square.
  case fit

  /// Why two recordings cannot be aligned so.
  package enum AlignmentError: Error, Equatable, CustomStringConvertible {
    /// `recording` is 1 or 2.
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
        "no time shift lays the recordings over each other for most of the shorter one; use --align start"
      }
    }
  }

  /// - Returns: How many seconds later `second` has to happen.
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
  /// The last moment at which the offset is still where it began, in seconds; nil if it stays there.
  var startOfMotion: Double? {
    guard let first = samples.first else { return nil }
    // Half a point: less is the noise of a log that begins before the finger lands.
    guard let index = samples.firstIndex(where: { abs($0.offset - first.offset) > 0.5 }) else { return nil }
    return samples[index - 1].time
  }

  /// The end of the first drag, in seconds.
  var release: Double? {
    let pairs = zip(samples, samples.dropFirst())
    return pairs.first { $0.phase == .dragging && $1.phase != nil && $1.phase != .dragging }?.1.time
  }
}
