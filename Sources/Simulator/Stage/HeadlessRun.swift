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
  ///
  /// A snapshot shows the frame before the input that follows it in the script: that input waits for the next frame,
  /// even if both are due in the same one.
  package func play(_ timeline: Timeline, each body: (Frame) throws -> Void) throws {
    var queue = Queue(timeline, start: clock.time(of: count), clock: clock)
    let last = clock.firstFrame(notBefore: queue.start + timeline.end)
    repeat {
      let (index, now) = (count, clock.time(of: count))
      count += 1
      let (events, snapshots) = queue.take(frame: index, at: now, isLast: index >= last)
      let due = events.map { $0.moved(by: queue.start, from: stage.time, upTo: now) }
      let update = stage.step(events: due, at: now)
      try body(Frame(index: index, time: now, update: update, snapshots: snapshots))
    } while count <= last || !queue.isEmpty
  }

  /// Steps through `duration` seconds without input.
  package func settle(for duration: TimeInterval) throws {
    try play(Timeline(InputScript(statements: [.wait(duration)]))) { _ in }
  }
}

extension HeadlessRun {
  /// The part of a timeline that is still to come.
  private struct Queue {
    let start: TimeInterval
    private let clock: FrameClock
    private var events: ArraySlice<InputEvent>
    private var snapshots: ArraySlice<Timeline.Snapshot>

    init(_ timeline: Timeline, start: TimeInterval, clock: FrameClock) {
      (self.start, self.clock) = (start, clock)
      (events, snapshots) = (timeline.events[...], timeline.snapshots[...])
    }

    var isEmpty: Bool { events.isEmpty && snapshots.isEmpty }

    /// Removes what belongs to a frame: the input up to its time, or up to the first snapshot that is due.
    ///
    /// - Parameter isLast: The script ends with this frame, which takes what is left: its time may round to just before
    ///   an event.
    mutating func take(frame index: Int, at now: TimeInterval, isLast: Bool) -> ([InputEvent], snapshots: [String]) {
      let start = start
      let due = snapshots.prefix { clock.firstFrame(notBefore: start + $0.time) <= index }
      guard let end = due.first?.eventsBefore else {
        return (pop(isLast ? events.count : events.prefix { start + $0.time <= now }.count), [])
      }
      let shown = due.prefix { $0.eventsBefore == end }
      snapshots = snapshots.dropFirst(shown.count)
      return (pop(max(0, end - events.startIndex)), shown.map(\.name))
    }

    private mutating func pop(_ count: Int) -> [InputEvent] {
      defer { events = events.dropFirst(count) }
      return Array(events.prefix(count))
    }
  }
}

extension InputEvent {
  /// The event on the host's clock. Input that waited for a snapshot happens when that frame is over, at the earliest.
  fileprivate func moved(
    by start: TimeInterval, from earliest: TimeInterval, upTo now: TimeInterval
  ) -> InputEvent {
    let time = Swift.min(Swift.max(start + self.time, earliest), now)
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
