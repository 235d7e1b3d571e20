import CSDL2
import Synchronization

/// The window system's times of input. SDL's own are those at which it reads the input.
///
/// SDL passes the system's event on while it adds its own ones: after those of motion and touches, and before those of
/// buttons and keys. It can only be read at that time.
final class EventStamps: Sendable {
  fileprivate struct Entry {
    let type: SDL_EventType
    /// SDL's time of the event.
    let ticks: UInt32
    var stamp: UInt32?
    /// Whether a time that comes later may be that of the event.
    var isOpen: Bool
  }

  fileprivate struct State {
    var entries: [Entry] = []
    /// The time of the system's latest event, whose own events SDL adds now.
    var stamp: UInt32?
  }

  private let state = Mutex(State())
  /// The most events that wait.
  private static let limit = 65_535
  private static let early: [SDL_EventType] = [
    SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT,
    SDL_TEXTEDITING,
  ]
  private static let late: [SDL_EventType] = [SDL_MOUSEMOTION, SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION]
  private static let watch: SDL_EventFilter = { context, event in
    guard let context, let event else { return 1 }
    Unmanaged<EventStamps>.fromOpaque(context).takeUnretainedValue().note(event)
    return 1
  }

  init() {
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_AddEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { SDL_DelEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque()) }

  /// Notes an event that SDL adds to its queue.
  private func note(_ event: UnsafeMutablePointer<SDL_Event>) {
    let type = SDL_EventType(event.pointee.type)
    if type == SDL_SYSWMEVENT {
      let time = SDL_GetX11InputTime(event)
      state.withLock { $0.note(time.time == 0 ? nil : time.time, isLate: time.isLate != 0) }
    } else if Self.isInput(type) {
      let (ticks, isLate) = (event.pointee.common.timestamp, Self.late.contains(type))
      state.withLock { state in
        guard state.entries.count < Self.limit else { return }
        state.entries.append(Entry(type: type, ticks: ticks, stamp: state.stamp, isOpen: isLate))
      }
    }
  }

  /// Whether SDL's events of a type are input, which the window system stamps.
  static func isInput(_ type: SDL_EventType) -> Bool { early.contains(type) || late.contains(type) }

  /// Removes and returns the time of an event that SDL hands over; `nil` if it is unknown.
  func take(for event: SDL_Event) -> UInt32? {
    state.withLock { state in
      let found = state.entries.firstIndex {
        $0.type.rawValue == event.type && $0.ticks == event.common.timestamp
      }
      guard let found else { return nil }
      let stamp = state.entries[found].stamp
      state.entries.removeSubrange(...found)
      return stamp
    }
  }
}

extension EventStamps.State {
  fileprivate mutating func note(_ time: UInt32?, isLate: Bool) {
    stamp = isLate ? nil : time
    var index = entries.count - 1
    while index >= 0, entries[index].isOpen {
      if isLate { entries[index].stamp = time }
      entries[index].isOpen = false
      index -= 1
    }
  }
}
