import Foundation

/// The progress of an animation as a function of time alone.
struct AnimationTiming: Equatable {
  /// The time at which the animation begins, on the render root's clock.
  var start: FrameTime
  /// The duration of one run, in seconds; positive.
  var duration: TimeInterval
  var curve: Easing
  var autoreverses = false
  /// The number of runs, positive and possibly infinite. A run there and back counts as one.
  var repeatCount: Double = 1

  /// The time at which the animation ends; infinity if it repeats forever.
  var end: FrameTime { start + duration * (autoreverses ? 2 : 1) * repeatCount }

  /// Returns the progress at a time: 0 at the old value and before the start, 1 at the new value and after the end.
  /// Springs exceed this range.
  ///
  /// - Complexity: O(1).
  func progress(at time: FrameTime) -> CGFloat {
    guard time > start else { return 0 }
    guard time < end else { return 1 }
    let runs = (time - start) / duration
    let run = runs.rounded(.down)
    let fraction = runs - run
    let isReturning = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(at: isReturning ? 1 - fraction : fraction)
  }
}
