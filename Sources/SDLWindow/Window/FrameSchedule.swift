package import Foundation

/// The times at which frames are due, a constant interval apart, and at which their pictures appear.
package struct FrameSchedule: Sendable {
  /// The interval between frames, in seconds.
  private let interval: TimeInterval
  /// The earliest time of the next frame, in seconds.
  package private(set) var next: TimeInterval = 0
  /// The time at which the latest picture appeared, in seconds.
  private var shown: TimeInterval = -.infinity
  /// The share of an interval by which each picture may appear early, so that the delay after a slow frame goes away
  /// within a second or two.
  private static let slack = 0.005

  package init(framesPerSecond: Int) { interval = 1 / Double(max(1, framesPerSecond)) }

  /// Records a frame that begins now.
  ///
  /// After a pause the schedule starts over. A frame that begins early, because there was nothing to wait for, does
  /// not move the next one further away than one interval.
  package mutating func begin(at now: TimeInterval) {
    next = min(max(next + interval, now), now + interval)
  }

  /// Returns how long a finished picture waits, in seconds, so that pictures appear at even intervals although some
  /// take longer to draw than others. A picture that is late, and the first one after a pause, do not wait.
  package func wait(at now: TimeInterval) -> TimeInterval {
    min(max(0, shown + interval * (1 - Self.slack) - now), interval)
  }

  /// Records a picture that appears now.
  package mutating func show(at now: TimeInterval) { shown = now }
}
