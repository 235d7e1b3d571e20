package import Foundation

/// The times of a window's events, in seconds since its start and in the order of the events.
///
/// SDL stamps events with whole milliseconds at which it reads them from the window system. After a long frame it reads
/// several at once, and a drag would have lost its speed; the X server's own stamps keep it. Only an event's age is
/// known, to the millisecond. If two events arrive together, the later one may appear to be older; it gets the time of
/// the earlier one.
package struct EventTimes: Sendable {
  /// The time of the latest event.
  package private(set) var latest: TimeInterval = 0
  private var server: ServerClock

  /// - Parameter start: The seconds of the machine's own clock at the start; `nil` if they are unknown.
  package init(start: TimeInterval? = nil) { server = ServerClock(start: start) }

  /// Returns the time of the next event.
  ///
  /// - Parameters:
  ///   - age: The milliseconds since the event was read, which wrap around. An event from the future counts as
  ///     happening now.
  ///   - stamp: The milliseconds of the window system's clock at the event, which wrap around; `nil` if they are
  ///     unknown.
  ///   - now: The time at which the age was read.
  ///   - start: The time of the latest frame; the result is not earlier.
  package mutating func time(
    age: UInt32, stamp: UInt32? = nil, now: TimeInterval, notBefore start: TimeInterval
  ) -> TimeInterval {
    let read = now - (age > UInt32(Int32.max) ? 0 : Double(age) / 1000)
    latest = max(latest, start, stamp.map { min(read, server.time(of: $0, readAt: read)) } ?? read)
    return latest
  }
}

/// The clock of a window system, compared with the window's own.
///
/// On the same machine it is the machine's. Otherwise the distance of the clocks is that of the event that was read most
/// promptly in the last minute.
private struct ServerClock: Sendable {
  /// The seconds of the machine's clock at the window's start.
  let start: TimeInterval?
  /// The first stamp, to which all others are relative.
  private var origin: UInt32?
  /// The least seconds by which the window's clock was ahead, in this half minute and in the one before.
  private var (lead, previous): (TimeInterval, TimeInterval) = (.infinity, .infinity)
  private var began: TimeInterval = 0
  private static let span: TimeInterval = 30
  /// The distance beyond which a clock was set anew.
  private static let jump: TimeInterval = 10

  /// The most milliseconds since an event with a stamp of the machine's clock.
  private static let mostAge = -5...5_000

  init(start: TimeInterval?) { self.start = start }

  /// Returns the time of a stamp on the window's clock.
  mutating func time(of stamp: UInt32, readAt read: TimeInterval) -> TimeInterval {
    if let start {
      let age = Int32(bitPattern: UInt32(truncatingIfNeeded: Int64((start + read) * 1000)) &- stamp)
      if Self.mostAge.contains(Int(age)) { return read - Double(max(0, age)) / 1000 }
    }
    let origin = origin ?? stamp
    self.origin = origin
    let sent = Double(Int32(truncatingIfNeeded: stamp &- origin)) / 1000
    if abs(read - sent - min(lead, previous)) > Self.jump { (lead, previous, began) = (.infinity, .infinity, read) }
    if read - began > Self.span { (lead, previous, began) = (.infinity, lead, read) }
    lead = min(lead, read - sent)
    return sent + min(lead, previous)
  }
}
