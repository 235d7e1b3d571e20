package import Foundation
import Geometry
package import UIKitCore

/// The events of a script, ordered in time.
package struct Timeline: Equatable, Sendable {
  /// A requested picture, with its name and its time in seconds.
  package struct Snapshot: Equatable, Sendable {
    /// The name of the file, without its extension.
    package var name: String
    /// The time, in seconds.
    package var time: TimeInterval
    /// The number of events that precede the snapshot: input at the same time may precede or follow it.
    package var eventsBefore: Int
    /// The number of changes that precede the snapshot.
    package var changesBefore: Int

    /// Creates a snapshot at a time.
    package init(name: String, time: TimeInterval, eventsBefore: Int = 0, changesBefore: Int = 0) {
      self.name = name
      self.time = time
      self.eventsBefore = eventsBefore
      self.changesBefore = changesBefore
    }
  }

  /// A change of the device, with its time in seconds.
  package struct Change: Equatable, Sendable {
    package var change: InputScript.Change
    /// The time, in seconds.
    package var time: TimeInterval
    /// The numbers of events and snapshots that precede the change.
    package var eventsBefore: Int
    package var snapshotsBefore: Int
  }

  /// The events, in ascending order of time.
  package private(set) var events: [InputEvent] = []
  /// The snapshots, in order of time.
  package private(set) var snapshots: [Snapshot] = []
  /// The changes of the device, in order of time.
  package private(set) var changes: [Change] = []
  /// The time, in seconds, at which the last statement has ended.
  package private(set) var end: TimeInterval = 0

  /// The rate at which a screen reports a moving finger. It is high enough that the finger is the same at 30, 60 and
  /// 120 frames per second.
  private static let samplesPerSecond = 120.0

  /// Creates the events and snapshots of a script.
  ///
  /// - Parameter start: The time at which the script begins, in seconds.
  package init(_ script: InputScript, from start: TimeInterval = 0) {
    end = start
    for statement in script.statements { add(statement) }
  }

  private mutating func add(_ statement: InputScript.Statement) {
    let start = end
    switch statement {
    case .tap(let point, let count): tap(point, count: count)
    case .press(let point, let duration): drag(from: point, to: point, duration: 0, hold: duration)
    case .drag(let from, let to, let duration, let hold, let delay):
      drag(from: from, to: to, duration: duration, hold: hold, delay: delay)
    case .pinch(let center, let from, let to, let duration): pinch(center, from: from, to: to, duration: duration)
    case .wheel(let point, let notches):
      events.append(.wheel(WheelEvent(location: point, notches: notches, time: end)))
    case .key(let key, let modifiers, let duration): press(key, modifiers: modifiers, duration: duration)
    case .type(let text): type(text)
    case .compose(let stages): compose(stages)
    case .wait: break
    case .snapshot(let name):
      snapshots.append(
        Snapshot(name: name, time: end, eventsBefore: events.count, changesBefore: changes.count))
    case .change(let change):
      changes.append(
        Change(change: change, time: end, eventsBefore: events.count, snapshotsBefore: snapshots.count))
    case .event(let event): events.append(event)
    }
    end = statement.end(from: start)
  }

  private mutating func tap(_ point: CGPoint, count: Int) {
    for _ in 0..<count {
      drag(from: point, to: point, duration: 0, hold: InputScript.Statement.tapDuration)
      end += InputScript.Statement.tapPause
    }
  }

  /// Adds two fingers that touch and lift together.
  private mutating func pinch(_ center: CGPoint, from start: CGFloat, to target: CGFloat, duration: TimeInterval) {
    let began = end
    func fingers(_ phase: PointerEvent.Phase, apart span: CGFloat) {
      for (id, side) in [CGFloat(-0.5), 0.5].enumerated() {
        touch(phase, at: CGPoint(x: center.x + side * span, y: center.y), id: id)
      }
    }
    fingers(.began, apart: start)
    let samples = max(1, Int((duration * Self.samplesPerSecond).rounded(.up)))
    for sample in 1...samples {
      let share = Double(sample) / Double(samples)
      end = began + duration * share
      fingers(.moved, apart: start + (target - start) * CGFloat(share))
    }
    fingers(.ended, apart: target)
  }

  /// Adds text one grapheme after the other, as an input method commits it, with a pause before each so that the
  /// previous statement has ended.
  private mutating func type(_ text: String) {
    for (index, character) in text.enumerated() {
      let time = end + Double(index + 1) * InputScript.Statement.typingPause
      events.append(.text(TextEvent(.typed(String(character)), time: time)))
    }
  }

  private mutating func compose(_ stages: [String]) {
    for (index, step) in stages.enumerated() {
      let time = end + Double(index + 1) * InputScript.Statement.typingPause
      events.append(.text(TextEvent(.composing(step), time: time)))
    }
  }

  /// Adds a held key, which repeats and types each time.
  private mutating func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, duration: TimeInterval) {
    let isCommand = !modifiers.isDisjoint(with: [.control, .alternate, .command])
    func add(_ phase: KeyEvent.Phase, after delay: TimeInterval) {
      let event = KeyEvent(phase: phase, key: key, modifiers: modifiers, time: end + delay)
      events.append(.key(event))
      let types = phase == .began || phase == .repeated
      if types, !isCommand, event.characters.isTyped {
        events.append(.text(TextEvent(.typed(event.characters), time: event.time)))
      }
    }
    add(.began, after: 0)
    let (delay, interval) = InputScript.Statement.keyRepeat
    let repeats = duration > delay ? Int(((duration - delay) / interval).rounded(.up)) : 0
    for index in 0..<repeats { add(.repeated, after: delay + Double(index) * interval) }
    add(.ended, after: duration)
  }

  private mutating func drag(
    from start: CGPoint, to target: CGPoint, duration: TimeInterval, hold: TimeInterval, delay: TimeInterval = 0
  ) {
    touch(.began, at: start)
    let began = end + delay
    let samples = max(1, Int((duration * Self.samplesPerSecond).rounded(.up)))
    if start != target {
      for sample in 1...samples {
        let share = Double(sample) / Double(samples)
        end = began + duration * share
        touch(.moved, at: start + CGPoint(x: (target.x - start.x) * share, y: (target.y - start.y) * share))
      }
    }
    end = began + duration + hold
    touch(.ended, at: target)
  }

  private mutating func touch(_ phase: PointerEvent.Phase, at point: CGPoint, id: Int = 0) {
    events.append(.pointer(PointerEvent(id: id, phase: phase, location: point, time: end)))
  }
}

extension InputEvent {
  /// The time of the event, in seconds on the simulator's clock.
  package var time: TimeInterval {
    switch self {
    case .pointer(let event): event.time
    case .wheel(let event): event.time
    case .key(let event): event.time
    case .text(let event): event.time
    }
  }

  /// Returns the event at another time, in seconds.
  package func at(_ time: TimeInterval) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.time = time
      return .pointer(event)
    case .wheel(var event):
      event.time = time
      return .wheel(event)
    case .key(var event):
      event.time = time
      return .key(event)
    case .text(var event):
      event.time = time
      return .text(event)
    }
  }
}
