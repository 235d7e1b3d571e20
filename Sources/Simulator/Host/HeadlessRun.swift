package import Foundation
package import Raster
import UIKitCore

/// A player of scripts without a display, frame by frame at fixed times.
@MainActor
package final class HeadlessRun {
  /// The result of one step.
  package struct Frame {
    /// The index of the frame, from 0.
    package var index: Int
    /// The frame's time, in seconds.
    package var time: TimeInterval
    /// The changed pixels; `nil` if the picture is the same as the previous frame's.
    package var update: ScreenUpdate?
    /// The names of the snapshots that show this frame.
    package var snapshots: [String]
  }

  /// The device that runs the app.
  package let host: SceneHost
  /// The clock that determines the times of frames.
  package let clock: FrameClock
  /// The number of frames produced so far, which is the index of the next frame.
  private var count = 0
  /// The time at which the statements played by ``continueScript(_:each:)`` have ended.
  private var scriptEnd: TimeInterval = 0
  /// The time of the first frame on the host's clock: 0, or later if the host has already made steps.
  private let origin: TimeInterval

  /// Creates a run that begins at time 0, or at the time of a host that has already made steps.
  package init(host: SceneHost, clock: FrameClock) {
    self.host = host
    self.clock = clock
    origin = host.time
    host.root.drive()
  }

  /// Plays a script to its end, with at least one step, and calls `body` after each frame. A second script continues
  /// after the first.
  ///
  /// A snapshot shows the frame before the input that follows it in the script: that input is delayed to the next
  /// frame, even if both are due in the same one.
  package func play(_ timeline: Timeline, each body: (Frame) throws -> Void) throws {
    var queue = Queue(timeline, start: clock.time(of: count), clock: clock)
    let last = clock.firstFrame(notBefore: queue.start + timeline.end)
    repeat {
      try step(&queue, isLast: count >= last, each: body)
    } while count <= last || !queue.isEmpty
  }

  /// Plays further statements of one script, whose frames are those of the whole script, and stops before the frame in
  /// which the next statement begins.
  ///
  /// - Precondition: The last statement is a pause, so that all input has been handled.
  package func continueScript(_ statements: [InputScript.Statement], each body: (Frame) throws -> Void) throws {
    let timeline = Timeline(InputScript(statements: statements), from: scriptEnd)
    scriptEnd = timeline.end
    var queue = Queue(timeline, start: 0, clock: clock)
    while count < clock.firstFrame(notBefore: timeline.end) { try step(&queue, isLast: false, each: body) }
  }

  private func step(_ queue: inout Queue, isLast: Bool, each body: (Frame) throws -> Void) throws {
    let (index, now) = (count, clock.time(of: count))
    count += 1
    for change in queue.takeChanges(frame: index) { try host.apply(change) }
    let (events, snapshots) = queue.take(frame: index, at: now, isLast: isLast)
    host.root.finishBackgroundWork()
    // Input that a snapshot delayed happens after the snapshot's frame.
    let due = events.map { $0.at(min(max(origin + queue.start + $0.time, host.time), origin + now)) }
    let update = host.step(events: due, at: origin + now)
    try body(Frame(index: index, time: now, update: update, snapshots: snapshots))
  }

  /// Advances by `duration` seconds without input.
  package func idle(for duration: TimeInterval) throws {
    try play(Timeline(InputScript(statements: [.wait(duration)]))) { _ in }
  }
}

extension HeadlessRun {
  /// The remaining part of a timeline.
  private struct Queue {
    let start: TimeInterval
    private let clock: FrameClock
    private var events: ArraySlice<InputEvent>
    private var snapshots: ArraySlice<Timeline.Snapshot>
    private var changes: ArraySlice<Timeline.Change>

    init(_ timeline: Timeline, start: TimeInterval, clock: FrameClock) {
      (self.start, self.clock) = (start, clock)
      (events, snapshots, changes) = (timeline.events[...], timeline.snapshots[...], timeline.changes[...])
    }

    var isEmpty: Bool { events.isEmpty && snapshots.isEmpty && changes.isEmpty }

    /// Removes and returns the changes of the device before a frame: those that are due, if all input and snapshots
    /// before them have been handled in earlier frames.
    mutating func takeChanges(frame index: Int) -> [InputScript.Change] {
      let due = changes.prefix { change in
        clock.firstFrame(notBefore: start + change.time) <= index && change.eventsBefore <= events.startIndex
          && change.snapshotsBefore <= snapshots.startIndex
      }
      changes = changes.dropFirst(due.count)
      return due.map(\.change)
    }

    /// Removes and returns the input and snapshots of a frame: the input up to its time, or up to the first snapshot
    /// or change that is due.
    ///
    /// - Parameter isLast: Whether the script ends with this frame, which then includes all remaining input: its time
    ///   may be rounded to just before an event.
    mutating func take(frame index: Int, at now: TimeInterval, isLast: Bool) -> ([InputEvent], snapshots: [String]) {
      let (start, changed) = (start, changes.startIndex)
      let due = snapshots.prefix { snapshot in
        clock.firstFrame(notBefore: start + snapshot.time) <= index && snapshot.changesBefore <= changed
      }
      guard let end = due.first?.eventsBefore else {
        let own = isLast ? events.count : events.prefix { start + $0.time <= now }.count
        return (pop(min(own, changes.first.map { $0.eventsBefore - events.startIndex } ?? own)), [])
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
