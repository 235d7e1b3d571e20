package import Foundation
import Geometry
package import UIKitCore

/// What a script does, laid out in time.
package struct Timeline: Equatable, Sendable {
  package struct Snapshot: Equatable, Sendable {
    package var name: String
    package var time: TimeInterval

    package init(name: String, time: TimeInterval) {
      self.name = name
      self.time = time
    }
  }

  /// By time.
  package private(set) var events: [InputEvent] = []
  package private(set) var snapshots: [Snapshot] = []
  /// When the last statement has ended, in seconds.
  package private(set) var end: TimeInterval = 0

  /// How often a screen reports a moving finger: often enough that 30, 60 and 120 frames a second see the same finger.
  private static let samplesPerSecond = 120.0
  private static let tapDuration: TimeInterval = 0.05

  package init(_ script: InputScript) {
    for statement in script.statements { add(statement) }
  }

  private mutating func add(_ statement: InputScript.Statement) {
    switch statement {
    case .tap(let point): drag(from: point, to: point, duration: 0, hold: Self.tapDuration)
    case .press(let point, let duration): drag(from: point, to: point, duration: 0, hold: duration)
    case .drag(let from, let to, let duration, let hold): drag(from: from, to: to, duration: duration, hold: hold)
    case .wheel(let point, let notches):
      events.append(.wheel(WheelEvent(location: point, notches: notches, time: end)))
    case .wait(let duration): end += duration
    case .snapshot(let name): snapshots.append(Snapshot(name: name, time: end))
    case .event(let event):
      events.append(event)
      end = event.time
    }
  }

  private mutating func drag(from start: CGPoint, to target: CGPoint, duration: TimeInterval, hold: TimeInterval) {
    let began = end
    touch(.began, at: start)
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

  private mutating func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
    events.append(.pointer(PointerEvent(phase: phase, location: point, time: end)))
  }
}

extension InputEvent {
  /// Seconds on the stage's clock.
  package var time: TimeInterval {
    switch self {
    case .pointer(let event): event.time
    case .wheel(let event): event.time
    }
  }
}
