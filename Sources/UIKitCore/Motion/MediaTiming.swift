import Foundation

/// The timing of an animation as a value. Its progress is a function of time alone.
struct MediaTiming: Equatable {
  /// The start, on the clock of the layer or group around it.
  var begin: TimeInterval = 0
  /// The offset in the animation's own time, in seconds.
  var offset: TimeInterval = 0
  var speed: Double = 1
  /// The duration of one run in the animation's own time, in seconds; positive.
  var duration: TimeInterval
  /// The number of runs, including reversed ones; positive and possibly infinite.
  var runs: Double = 1
  var autoreverses = false
  var fillsBefore = false
  var fillsAfter = false

  /// The progress of an animation.
  struct Moment: Equatable {
    /// The fraction of the run, in `0 ... 1`.
    var fraction: Double
    /// The number of completed runs.
    var repeats: Double
  }

  /// The end, on the clock of the layer or group around it; infinity if it is paused or repeats forever.
  var end: TimeInterval { speed == 0 ? .infinity : begin + runs * duration / abs(speed) }

  /// Returns the progress at a time; `nil` if the animation is not displayed then.
  ///
  /// - Complexity: O(1).
  func moment(at time: TimeInterval) -> Moment? {
    let passed = (time - begin) * abs(speed) / duration
    if passed < 0 { return fillsBefore ? moment(after: speed < 0 ? runs : 0) : nil }
    if time >= end || passed >= runs { return fillsAfter ? moment(after: speed < 0 ? 0 : runs) : nil }
    return moment(after: speed < 0 ? runs - passed : passed)
  }

  /// - Parameter position: The position in runs, in `0 ... runs`. Endless animations that run backward begin at their
  ///   start.
  private func moment(after position: Double) -> Moment {
    let isAtEnd = position >= runs
    let progress = (position.isFinite ? position : 0) + offset / duration
    var run = progress.rounded(.down)
    var fraction = progress - run
    // The end belongs to the last run, not to a following one.
    if isAtEnd, fraction == 0, run > 0 { (run, fraction) = (run - 1, 1) }
    guard autoreverses else { return Moment(fraction: fraction, repeats: run) }
    let isReturning = abs(run.truncatingRemainder(dividingBy: 2)) == 1
    return Moment(fraction: isReturning ? 1 - fraction : fraction, repeats: (run / 2).rounded(.down))
  }
}
