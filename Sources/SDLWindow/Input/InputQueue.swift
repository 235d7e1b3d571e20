import Foundation
import Simulator
import UIKitCore

/// The input since the last frame.
///
/// A mouse may report a thousand positions per second; of the positions within two milliseconds only the last is kept.
struct InputQueue {
  private var events: [InputEvent] = []
  /// The start of the movement that ends with the last event, in seconds.
  private var moveBegan: TimeInterval = 0
  private static let mergedInterval: TimeInterval = 0.002

  var isEmpty: Bool { events.isEmpty }

  /// Whether typed text waits for the next frame.
  var hasText: Bool { events.contains { if case .text = $0 { true } else { false } } }

  mutating func add(_ event: InputEvent) {
    if continuesMove(event) {
      events[events.count - 1] = event
    } else {
      events.append(event)
      moveBegan = event.time
    }
  }

  /// Removes and returns all events, in the order of their arrival.
  mutating func take() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  private func continuesMove(_ event: InputEvent) -> Bool {
    guard case .pointer(let new) = event, case .pointer(let last)? = events.last else { return false }
    return new.phase == .moved && last.phase == .moved && new.id == last.id && new.buttons == last.buttons
      && new.time - moveBegan < Self.mergedInterval
  }
}
