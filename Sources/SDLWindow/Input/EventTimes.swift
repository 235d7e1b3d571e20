package import Foundation

/// The times of a window's events, in seconds since its start and in the order of the events.
///
/// A window system stamps events with whole milliseconds of its own clock, so only an event's age is known, to the
/// millisecond. If two events arrive together, the later one may appear to be older; it gets the time of the earlier
/// one.
package struct EventTimes: Sendable {
  private var latest: TimeInterval = 0

  package init() {}

  /// Returns the time of the next event.
  ///
  /// - Parameters:
  ///   - age: The milliseconds since the event happened, which wrap around. An event from the future counts as
  ///     happening now.
  ///   - now: The time at which the age was read.
  ///   - start: The time of the latest frame; the result is not earlier.
  package mutating func time(age: UInt32, now: TimeInterval, notBefore start: TimeInterval) -> TimeInterval {
    let seconds = age > UInt32(Int32.max) ? 0 : Double(age) / 1000
    latest = max(latest, start, now - seconds)
    return latest
  }
}
