import Foundation

/// How far an animation has come, as a function of time alone.
struct AnimationTiming: Equatable {
  /// When it begins to move, on the stage's clock.
  var start: FrameTime
  /// Of one run, in seconds; positive.
  var duration: TimeInterval
  var curve: Easing
  var autoreverses = false
  /// How often it runs, there and back counting once; positive, and perhaps endless.
  var repeatCount: Double = 1

  /// When it is over; never, for one that repeats for ever.
  var end: FrameTime { start + duration * (autoreverses ? 2 : 1) * repeatCount }

  /// 0 at the old value, 1 at the new one; before the start 0, after the end 1. Springs leave the range.
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
