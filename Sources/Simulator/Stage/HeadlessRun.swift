package import Foundation
package import Raster
import UIKitCore

/// Plays a script on a stage without a display, frame after frame at fixed times.
@MainActor
package final class HeadlessRun {
  /// What one step gave.
  package struct Frame {
    package var index: Int
    /// In seconds.
    package var time: TimeInterval
    /// Nil when the picture is that of the frame before.
    package var update: ScreenUpdate?
    /// Names of the snapshots that show this frame.
    package var snapshots: [String]
  }

  package let stage: Stage
  package let clock: FrameClock
  /// Frames made so far; the next one has this index.
  private var count = 0

  package init(stage: Stage, clock: FrameClock) {
    self.stage = stage
    self.clock = clock
    stage.root.drive()
  }

  /// Steps until the script has ended, at least once; `body` sees the stage as each frame left it. A second script
  /// goes on where the first one ended.
  package func play(_ timeline: Timeline, each body: (Frame) throws -> Void) throws {
    var events = timeline.events[...]
    var snapshots = timeline.snapshots[...]
    let start = clock.time(of: count)
    let last = clock.firstFrame(notBefore: start + timeline.end)
    for index in count...last {
      let now = clock.time(of: index)
      count = index + 1
      // The last frame takes what is left, should its time round to just before an event.
      let due = index == last ? events : events.prefix { start + $0.time <= now }
      events = events.dropFirst(due.count)
      let update = stage.step(events: due.map { $0.moved(by: start, upTo: now) }, at: now)
      let shown = snapshots.prefix { clock.firstFrame(notBefore: start + $0.time) <= index }
      snapshots = snapshots.dropFirst(shown.count)
      try body(Frame(index: index, time: now, update: update, snapshots: shown.map(\.name)))
    }
  }

  /// Steps through `duration` seconds without input.
  package func settle(for duration: TimeInterval) throws {
    try play(Timeline(InputScript(statements: [.wait(duration)]))) { _ in }
  }
}

extension InputEvent {
  fileprivate func moved(by start: TimeInterval, upTo now: TimeInterval) -> InputEvent {
    let time = Swift.min(start + self.time, now)
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
