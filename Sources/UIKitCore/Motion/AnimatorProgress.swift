import Foundation

/// The progress of a property animator as a function of time, after all pauses and reversals so far.
struct AnimatorProgress: Equatable {
  /// The progress as a function of the fraction of the duration.
  let curve: Easing
  /// The duration of the whole animation, in seconds; positive.
  let duration: TimeInterval
  /// Whether the fraction is the progress itself while the animator is paused, and not the argument of the curve.
  var scrubsLinearly = true

  private enum Leg: Equatable {
    /// Paused at a fraction of the progress if scrubbing is linear, otherwise at a fraction of the duration.
    case paused(CGFloat)
    /// Running along the curve, from a fraction of the duration, at `speed` fractions per second.
    case running(from: CGFloat, since: FrameTime, speed: Double)
    /// Completing the remaining progress on another curve.
    case resting(from: CGFloat, since: FrameTime, duration: TimeInterval, Easing)
  }

  private var leg = Leg.paused(0)
  private(set) var isReversed = false

  init(curve: Easing, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  var isPaused: Bool { if case .paused = leg { true } else { false } }

  private var target: CGFloat { isReversed ? 0 : 1 }

  /// Returns the completed fraction of the duration, or of the progress while it is paused with linear scrubbing.
  func fraction(at time: FrameTime) -> CGFloat {
    switch leg {
    case .paused(let fraction): fraction
    case .running(let start, let since, let speed):
      (start + CGFloat(Swift.max(0, time - since) * speed) * (isReversed ? -1 : 1)).unitClamped
    case .resting: inverse(progress(at: time))
    }
  }

  /// Returns the progress. Springs exceed `0 ... 1`.
  ///
  /// - Parameter delay: The fraction of the duration after which the animation begins.
  func progress(at time: FrameTime, delayed delay: CGFloat = 0) -> CGFloat {
    func late(_ fraction: CGFloat) -> CGFloat { delay < 1 ? ((fraction - delay) / (1 - delay)).unitClamped : fraction }
    switch leg {
    case .paused(let fraction): return scrubsLinearly ? late(fraction) : curve.progress(at: late(fraction))
    case .running: return curve.progress(at: late(fraction(at: time)))
    case .resting(let start, let since, let duration, let easing):
      let share = CGFloat((time - since) / duration).unitClamped
      return late(start + (target - start) * easing.progress(at: share))
    }
  }

  /// The time at which the animation ends; infinity while it is paused.
  var end: FrameTime {
    switch leg {
    case .paused: .infinity
    case .running(let start, let since, let speed): since + Double(abs(target - start)) / speed
    case .resting(_, let since, let duration, _): since + duration
    }
  }
}

extension AnimatorProgress {
  mutating func run(at time: FrameTime, after delay: TimeInterval = 0) {
    let start = share(at: time)
    leg = .running(from: start, since: time + delay, speed: 1 / duration)
  }

  /// Pauses at the displayed progress.
  mutating func pause(at time: FrameTime) {
    leg = .paused(scrubsLinearly ? progress(at: time).unitClamped : fraction(at: time))
  }

  mutating func scrub(to fraction: CGFloat) { leg = .paused(fraction.unitClamped) }

  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - easing: The curve of the remaining progress, or `nil` to follow the original curve.
  ///   - rest: The remaining time in seconds, or `nil` for the remaining part of the duration.
  mutating func goOn(at time: FrameTime, _ easing: Easing?, for rest: TimeInterval?) {
    let start = share(at: time)
    let left = Swift.max(duration * Double(abs(target - start)), 1e-9)
    if let easing {
      let shown = progress(at: time)
      leg = .resting(from: shown, since: time, duration: rest ?? left, easing)
    } else {
      let speed = rest.map { Double(abs(target - start)) / $0 } ?? 1 / duration
      leg = .running(from: start, since: time, speed: Swift.max(speed, 1e-9))
    }
  }

  mutating func reverse(_ isReversed: Bool, at time: FrameTime) {
    guard isReversed != self.isReversed else { return }
    let (start, isPaused) = (share(at: time), isPaused)
    self.isReversed = isReversed
    if !isPaused { leg = .running(from: start, since: time, speed: 1 / duration) }
  }

  /// Returns the completed fraction of the duration, also while paused with linear scrubbing.
  private func share(at time: FrameTime) -> CGFloat {
    guard case .paused(let fraction) = leg, scrubsLinearly else { return fraction(at: time) }
    return inverse(fraction)
  }

  /// Returns the fraction of the duration at which the curve first reaches a progress, by bisection before the first
  /// sample beyond it.
  private func inverse(_ progress: CGFloat) -> CGFloat {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let steps = 64
    let passed = (1...steps).first { curve.progress(at: CGFloat($0) / CGFloat(steps)) >= progress } ?? steps
    var (low, high) = (CGFloat(passed - 1) / CGFloat(steps), CGFloat(passed) / CGFloat(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if curve.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
