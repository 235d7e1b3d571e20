import Foundation

/// Where an animator is at a time: what has been done to it so far, as a value.
struct AnimatorPace: Equatable {
  /// Of the whole way, from the share of the time.
  let curve: Easing
  /// In seconds; positive.
  let duration: TimeInterval
  /// Whether the way is shown evenly while it is paused.
  var scrubsLinearly = true

  private enum Leg: Equatable {
    /// At a share of the way if it scrubs linearly, or of the time.
    case paused(CGFloat)
    /// Along the curve, from a share of the time on, at `speed` shares a second.
    case running(from: CGFloat, since: FrameTime, speed: Double)
    /// The rest of the way, on another curve.
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

  /// Of the time; of the way, where that is shown evenly.
  func fraction(at time: FrameTime) -> CGFloat {
    switch leg {
    case .paused(let fraction): fraction
    case .running(let start, let since, let speed):
      (start + CGFloat(Swift.max(0, time - since) * speed) * (isReversed ? -1 : 1)).unitClamped
    case .resting: inverse(progress(at: time))
    }
  }

  /// Of the way; springs leave 0 ... 1.
  ///
  /// - Parameter delay: What begins later than the rest, at this share of the time.
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

  /// When it has come to its end; never, while it is paused.
  var end: FrameTime {
    switch leg {
    case .paused: .infinity
    case .running(let start, let since, let speed): since + Double(abs(target - start)) / speed
    case .resting(_, let since, let duration, _): since + duration
    }
  }
}

extension AnimatorPace {
  mutating func run(at time: FrameTime, after delay: TimeInterval = 0) {
    let start = share(at: time)
    leg = .running(from: start, since: time + delay, speed: 1 / duration)
  }

  /// Without a jump: what is shown stays.
  mutating func pause(at time: FrameTime) {
    leg = .paused(scrubsLinearly ? progress(at: time).unitClamped : fraction(at: time))
  }

  mutating func scrub(to fraction: CGFloat) { leg = .paused(fraction.unitClamped) }

  /// - Parameters:
  ///   - easing: For the rest of the way; nil to follow the curve.
  ///   - rest: For how long, in seconds; nil for what the way has left.
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

  /// Of the time, wherever it is.
  private func share(at time: FrameTime) -> CGFloat {
    guard case .paused(let fraction) = leg, scrubsLinearly else { return fraction(at: time) }
    return inverse(fraction)
  }

  /// When the curve first reaches a share of the way: halving between the start and the first time it is passed.
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
