import CSDL2
import Foundation

/// The clock of a window, whose zero is its creation.
struct WindowClock {
  /// The value of SDL's performance counter at time zero.
  private let epoch = SDL_GetPerformanceCounter()
  private var eventTimes = EventTimes()

  /// The seconds since the window was created.
  var now: TimeInterval { Double(SDL_GetPerformanceCounter() - epoch) / Double(SDL_GetPerformanceFrequency()) }

  /// Returns the time of an event, whose stamp contains the lower half of SDL's milliseconds.
  mutating func time(of event: SDL_Event, notBefore earliest: TimeInterval) -> TimeInterval {
    let age = UInt32(truncatingIfNeeded: SDL_GetTicks64()) &- event.common.timestamp
    return eventTimes.time(age: age, now: now, notBefore: earliest)
  }
}
