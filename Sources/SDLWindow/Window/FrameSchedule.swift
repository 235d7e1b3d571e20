package import Foundation

/// The times at which frames are due, a constant interval apart, and at which their pictures appear.
package struct FrameSchedule: Sendable {
  /// The interval between frames, in seconds.
  private let interval: TimeInterval
  /// The earliest time of the next frame, in seconds.
  package private(set) var next: TimeInterval = 0
  /// The time at which the latest picture appeared, in seconds.
  private var shown: TimeInterval = -.infinity
  /// The fraction of an interval by which a picture may appear early. It reduces the delay that a slow frame leaves,
  /// within about two seconds.
  private static let slack = 0.005

  package init(framesPerSecond: Int) { interval = 1 / Double(max(1, framesPerSecond)) }

  /// Records a frame that begins now.
  ///
  /// After a pause the schedule starts over. A frame that begins early, because there was nothing to wait for, does
  /// not move the next one further away than one interval.
  package mutating func begin(at now: TimeInterval) {
    next = min(max(next + interval, now), now + interval)
  }

  /// Returns the time for which a finished picture waits, in seconds. Pictures then appear at even intervals although
  /// some take longer to draw. A late picture does not wait, nor does the first one after a pause.
  package func wait(at now: TimeInterval) -> TimeInterval {
    min(max(0, shown + interval * (1 - Self.slack) - now), interval)
  }

  /// Records a picture that appears now.
  package mutating func show(at now: TimeInterval) { shown = now }
}
