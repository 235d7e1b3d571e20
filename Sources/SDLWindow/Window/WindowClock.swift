import CSDL2
import Foundation

/// The clock of a window, whose zero is its creation.
@MainActor
struct WindowClock {
  /// The value of SDL's performance counter at time zero.
  private let epoch = SDL_GetPerformanceCounter()
  private var eventTimes = EventTimes(start: WindowClock.uptime)
  private let stamps = EventStamps()

  /// The seconds since the window was created.
  var now: TimeInterval { Double(SDL_GetPerformanceCounter() - epoch) / Double(SDL_GetPerformanceFrequency()) }

  /// The seconds of the machine's clock that counts without interruption.
  private static var uptime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the time of an event, whose stamp contains the lower half of SDL's milliseconds.
  mutating func time(of event: SDL_Event, notBefore earliest: TimeInterval) -> TimeInterval {
    let type = SDL_EventType(event.type)
    // The window system's events are read together with SDL's own, and later than they happened.
    guard EventStamps.isInput(type) || type == SDL_WINDOWEVENT else { return eventTimes.latest }
    let age = UInt32(truncatingIfNeeded: SDL_GetTicks64()) &- event.common.timestamp
    return eventTimes.time(age: age, stamp: stamps.take(for: event), now: now, notBefore: earliest)
  }
}
