import CSDL2
import Foundation

/// The clock of a window, whose zero is its creation.
@MainActor
struct WindowClock {
  /// The value of SDL's performance counter at time zero.
  private let epoch = SDL_GetPerformanceCounter()
  private var eventTimes = EventTimes()
  /// The window system's time of the input that was read last.
  private var stamp: UInt32?
  private static let stampedTypes: [SDL_EventType] = [
    SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_KEYUP,
  ]

  init() { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }

  /// The seconds since the window was created.
  var now: TimeInterval { Double(SDL_GetPerformanceCounter() - epoch) / Double(SDL_GetPerformanceFrequency()) }

  /// Returns the time of an event, whose stamp contains the lower half of SDL's milliseconds. The window system's own
  /// stamp precedes it in an event by itself.
  mutating func time(of event: SDL_Event, notBefore earliest: TimeInterval) -> TimeInterval {
    let (type, age) = (
      SDL_EventType(event.type), UInt32(truncatingIfNeeded: SDL_GetTicks64()) &- event.common.timestamp
    )
    if type == SDL_SYSWMEVENT { note(event) }
    let stamp = Self.stampedTypes.contains(type) ? stamp : nil
    return eventTimes.time(age: age, stamp: stamp, now: now, notBefore: earliest)
  }

  private mutating func note(_ event: SDL_Event) {
    let time = withUnsafePointer(to: event) { SDL_X11InputTime($0) }
    stamp = time == 0 ? nil : time
  }
}
