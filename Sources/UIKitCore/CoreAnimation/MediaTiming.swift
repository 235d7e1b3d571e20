import Foundation

/// When an animation runs, as a value: where it is follows from the time alone.
struct MediaTiming: Equatable {
  /// On the clock around.
  var begin: TimeInterval = 0
  /// In seconds of its own.
  var offset: TimeInterval = 0
  var speed: Double = 1
  /// Of one run, in seconds of its own; positive.
  var duration: TimeInterval
  /// How many runs there are, those that go back included; positive, and perhaps endless.
  var runs: Double = 1
  var autoreverses = false
  var fillsBefore = false
  var fillsAfter = false

  /// Where an animation is.
  struct Moment: Equatable {
    /// Of the run, 0 ... 1.
    var fraction: Double
    /// How often it has started over before.
    var repeats: Double
  }

  /// When it is over, on the clock around; never, for one that stands still or repeats for ever.
  var end: TimeInterval { speed == 0 ? .infinity : begin + runs * duration / abs(speed) }

  /// Nil where nothing of the animation is shown.
  ///
  /// - Complexity: O(1).
  func moment(at time: TimeInterval) -> Moment? {
    let passed = (time - begin) * abs(speed) / duration
    if passed < 0 { return fillsBefore ? moment(after: speed < 0 ? runs : 0) : nil }
    if time >= end || passed >= runs { return fillsAfter ? moment(after: speed < 0 ? 0 : runs) : nil }
    return moment(after: speed < 0 ? runs - passed : passed)
  }

  /// - Parameter position: In runs, 0 ... ``runs``. Endless ones that go backwards begin at their start.
  private func moment(after position: Double) -> Moment {
    let isAtEnd = position >= runs
    let place = (position.isFinite ? position : 0) + offset / duration
    var run = place.rounded(.down)
    var fraction = place - run
    // The very end belongs to the last run, not to one that would follow.
    if isAtEnd, fraction == 0, run > 0 { (run, fraction) = (run - 1, 1) }
    guard autoreverses else { return Moment(fraction: fraction, repeats: run) }
    let isReturning = abs(run.truncatingRemainder(dividingBy: 2)) == 1
    return Moment(fraction: isReturning ? 1 - fraction : fraction, repeats: (run / 2).rounded(.down))
  }
}

extension MediaTiming {
  /// - Parameters:
  ///   - beginning: In place of the animation's own begin.
  ///   - duration: For an animation that has none; positive.
  @MainActor
  init(_ animation: CAAnimation, beginning: TimeInterval, duration: TimeInterval) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    begin = finite(beginning)
    offset = finite(animation.timeOffset)
    speed = finite(Double(animation.speed))
    let own = finite(animation.duration)
    self.duration = own > 0 ? own : Swift.max(duration, .leastNonzeroMagnitude)
    autoreverses = animation.autoreverses
    runs = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    if autoreverses { runs *= 2 }
    if animation.repeatDuration > 0 { runs = animation.repeatDuration / self.duration }
    fillsBefore = animation.fillMode == .backwards || animation.fillMode == .both
    fillsAfter = animation.fillMode == .forwards || animation.fillMode == .both
  }
}
