package import Foundation

/// The times at which frames are due, a constant interval apart, and at which their pictures appear.
///
/// Every picture appears the same time after its frame was due, so that pictures are at even intervals although some take
/// longer to draw or to present. That delay grows at once to what a frame needs, and shrinks slowly, because it lets the
/// next slow frame appear in time.
package struct FrameSchedule: Sendable {
  /// The interval between frames, in seconds.
  private let interval: TimeInterval
  /// The earliest time of the next frame, in seconds.
  package private(set) var next: TimeInterval = 0
  /// The time at which the latest frame was due, in seconds.
  private var due: TimeInterval = 0
  /// The time from a frame's due time to its picture on the screen, in seconds.
  private var delay: TimeInterval = 0
  /// The number of pixels that were presented last, and the time that presenting as many takes on average, in seconds.
  private var usual: (pixels: Int, duration: TimeInterval) = (1, 0)
  /// The fraction of an interval that the delay is at most. The rest is for frames that begin late.
  private static let longestDelay = 0.9
  /// The seconds by which the delay shrinks in each second.
  private static let decay = 0.001

  package init(framesPerSecond: Int) { interval = 1 / Double(max(1, framesPerSecond)) }

  /// Records a frame that begins now.
  ///
  /// After a pause the schedule starts over. A frame that begins early, because there was nothing to wait for, does
  /// not move the next one further away than one interval.
  package mutating func begin(at now: TimeInterval) {
    let latest = due
    due = next + interval < now ? now : min(next, now)
    delay = max(0, delay - Self.decay * max(0, due - latest))
    next = due + interval
  }

  /// Returns the time for which a finished picture waits before it is presented, in seconds. A late picture does not wait.
  ///
  /// - Parameter pixels: The number of pixels to present, which is expected to take as long for each as usual, and
  ///   altogether no longer.
  package mutating func wait(at now: TimeInterval, pixels: Int) -> TimeInterval {
    let presentation = usual.duration * min(1, Double(pixels) / Double(usual.pixels))
    let needed = now + presentation - due
    delay = max(delay, min(needed, interval * Self.longestDelay))
    return max(0, delay - needed)
  }

  /// Records a picture whose presentation began at `start` and is complete at `end`.
  package mutating func show(pixels: Int, from start: TimeInterval, to end: TimeInterval) {
    let (pixels, duration) = (max(1, pixels), max(0, end - start))
    let isAlike = pixels / 2 <= usual.pixels && usual.pixels / 2 <= pixels
    let expected = usual.duration * Double(pixels) / Double(usual.pixels)
    usual = (pixels, isAlike ? expected + (duration - expected) / 8 : duration)
  }
}
