package import Foundation

/// The times of a window's events in seconds from its start, in the order of the events.
///
/// A window system stamps events with whole milliseconds of its own clock, so that only an event's age is known, to a
/// millisecond. Of two events that arrive together, the later one may look older; it gets the time of the one before
/// it.
package struct EventTimes: Sendable {
  private var latest: TimeInterval = 0

  package init() {}

  /// Returns the time of the next event.
  ///
  /// - Parameters:
  ///   - age: The milliseconds since the event happened, which wrap around; an event from the future happens now.
  ///   - now: The time at which the age was read.
  ///   - start: The time of the latest frame, which no new event precedes.
  package mutating func time(age: UInt32, now: TimeInterval, notBefore start: TimeInterval) -> TimeInterval {
    let seconds = age > UInt32(Int32.max) ? 0 : Double(age) / 1000
    latest = max(latest, start, now - seconds)
    return latest
  }
}
