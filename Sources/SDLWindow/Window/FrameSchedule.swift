package import Foundation

/// The times at which frames are due, a constant interval apart.
package struct FrameSchedule: Sendable {
  /// The interval between frames, in seconds.
  private let interval: TimeInterval
  /// The earliest time of the next frame, in seconds.
  package private(set) var next: TimeInterval = 0

  package init(framesPerSecond: Int) { interval = 1 / Double(max(1, framesPerSecond)) }

  /// Records a frame that begins now.
  ///
  /// After a pause the schedule starts over. A frame that begins early, because there was nothing to wait for, does
  /// not move the next one further away than one interval.
  package mutating func begin(at now: TimeInterval) {
    next = min(max(next + interval, now), now + interval)
  }
}
