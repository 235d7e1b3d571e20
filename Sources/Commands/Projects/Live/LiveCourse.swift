import Foundation
import Simulator
import UIKitCore

/// The run of a build: how it began, its steps, and the one on screen.
struct LiveCourse {
  /// The first request, with which another process can begin the same run.
  let load: RemoteRequest.Load
  /// The window's time at the process's time zero, in seconds.
  let start: TimeInterval
  private(set) var log = SessionLog()
  /// The number of steps after which the picture of the process is visible.
  var position = 0
  /// Whether the process has made steps that the full log does not contain.
  var isBeyondLog = false
  /// The run up to the frame that the user kept.
  var kept: KeptRun?
  /// Events that end the touches and keys that were down where the run took another course.
  private var releases: [InputEvent] = []

  /// - Parameter reply: The answer to the first request.
  init(_ load: RemoteRequest.Load, _ reply: RemoteReply, start: TimeInterval) {
    (self.load, self.start) = (load, start)
    append(SessionLog.Frame(changes: [], events: [], time: reply.time), reply)
  }

  /// The beginning of the run, for a script.
  var header: InputScript.Header {
    let device = load.device.device
    var header = StateText(device: device, settings: load.settings, state: load.state).header
    (header.size, header.scale, header.state) = (device.size, device.scale, load.state)
    return header
  }

  var isInPast: Bool { position < log.frames.count }

  /// The process's time of the step on screen.
  var time: TimeInterval { log.frames.isEmpty ? 0 : log.frames[min(position, log.frames.count) - 1].time }

  /// Returns the next step, in which the run continues from the one on screen.
  mutating func next(_ changes: [SessionLog.Change], _ events: [InputEvent], at time: TimeInterval) -> SessionLog.Frame
  {
    continueFromHere()
    defer { releases = [] }
    return SessionLog.Frame(changes: changes, events: releases + events, time: time)
  }

  /// Adds a step that the process has made.
  mutating func note(_ frame: SessionLog.Frame?, _ reply: RemoteReply) {
    let layouts = reply.layouts.map { SessionLog.Change.layout($0) }
    guard frame != nil || !layouts.isEmpty else { return }
    continueFromHere()
    var made = frame ?? SessionLog.Frame(changes: [], events: [], time: reply.time)
    made.changes = layouts + made.changes
    append(made, reply)
  }

  private mutating func append(_ frame: SessionLog.Frame, _ reply: RemoteReply) {
    guard !log.isFull, !isBeyondLog else { return isBeyondLog = true }
    log.append(frame, isShown: reply.isShown, marks: reply.marks)
    position = log.frames.count
  }

  /// Replaces the steps by those up to the kept frame, which the process has not made.
  mutating func returnToKept(_ run: KeptRun) {
    (log, kept, isBeyondLog) = (run.log, KeptRun(run.log, upTo: run.count), true)
  }

  /// Removes the steps after the one on screen, because the run takes another course.
  private mutating func continueFromHere() {
    guard isInPast else { return }
    kept?.note(courseAfter: position)
    releases = log.cancellations(after: position, at: time)
    isBeyondLog = false
    log.truncate(to: position)
  }

  /// Returns the steps after a position, up to a target, as one message.
  func messages(after position: Int, to target: Int) -> [FrameMessage] {
    let end = min(target, position + Self.batch)
    guard position < end else { return [] }
    return (position..<end).map { FrameMessage(log.frames[$0], isShown: log.isShown($0)) }
  }

  /// The steps that a process simulates before it reports.
  private static let batch = 120
}
