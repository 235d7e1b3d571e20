import Foundation

extension GestureArena: FrameTicking {
  package var isTicking: Bool {
    nextDeadline != nil || followed.contains { $0.isOrphaned && !$0.isDelivered }
      || competitors.contains(where: \.isOrphaned)
  }

  package func tick(to time: FrameTime) {
    pass(to: time)
    resolveUnlessBusy()
  }

  /// Processes all deadlines up to a time: long presses, taps without a successor, and delayed touches. Each is
  /// processed at its own time, so slow frames change nothing.
  func pass(to time: FrameTime) {
    // Each deadline is processed once. A recognizer that sets deadlines in the past must not cause an endless loop.
    for _ in 0..<10_000 {
      guard let due = nextDeadline, due <= time else { break }
      self.time = Swift.max(self.time, due)
      whileBusy {
        for recognizer in competitors where !recognizer.isOver {
          if let deadline = recognizer.deadline, deadline <= due { recognizer.deadlinePassed(at: self.time) }
        }
        for follower in followed where follower.delayedUntil.map({ $0 <= due }) ?? false { follower.delayedUntil = nil }
      }
    }
    self.time = Swift.max(self.time, time)
  }

  private var nextDeadline: FrameTime? {
    let gestures = competitors.compactMap { $0.isOver ? nil : $0.deadline }
    let touches = followed.compactMap { $0.deliveryPhase == .waiting ? $0.delayedUntil : nil }
    return (gestures + touches).min()
  }
}
