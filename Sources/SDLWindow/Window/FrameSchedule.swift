package import Foundation

/// The times at which frames are due, a constant interval apart, and at which their pictures appear.
package struct FrameSchedule: Sendable {
  /// The interval between frames, in seconds.
  private let interval: TimeInterval
  /// The earliest time of the next frame, in seconds.
  package private(set) var next: TimeInterval = 0
  /// The time at which the latest picture was complete on the screen, in seconds.
  private var shown: TimeInterval = -.infinity
  /// The number of pixels that were presented last, and the time that it took, in seconds.
  private var latest: (pixels: Int, duration: TimeInterval) = (1, 0)
  /// The fraction of an interval by which a picture may appear early. It reduces the delay that a slow frame leaves
  /// within some ten seconds, because that delay is what lets the next slow frame appear in time.
  private static let slack = 0.001

  package init(framesPerSecond: Int) { interval = 1 / Double(max(1, framesPerSecond)) }

  /// Records a frame that begins now.
  ///
  /// After a pause the schedule starts over. A frame that begins early, because there was nothing to wait for, does
  /// not move the next one further away than one interval.
  package mutating func begin(at now: TimeInterval) {
    next = min(max(next + interval, now), now + interval)
  }

  /// Returns the time for which a finished picture waits, in seconds. Pictures are then complete on the screen at even
  /// intervals, although some take longer to draw or to present. A late picture does not wait, nor does the first one after
  /// a pause.
  ///
  /// - Parameter pixels: The number of pixels to present, which is expected to take as long for each as last time, and
  ///   altogether no longer.
  package func wait(at now: TimeInterval, pixels: Int) -> TimeInterval {
    let presentation = latest.duration * min(1, Double(pixels) / Double(latest.pixels))
    return min(max(0, shown + interval * (1 - Self.slack) - presentation - now), interval)
  }

  /// Records a picture whose presentation began at `start` and is complete at `end`.
  package mutating func show(pixels: Int, from start: TimeInterval, to end: TimeInterval) {
    shown = end
    latest = (max(1, pixels), max(0, end - start))
  }
}
