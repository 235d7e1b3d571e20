package import Foundation
package import Raster
package import UIKitCore

/// A device whose whole run is recorded, so that it can go back to any frame.
///
/// Views cannot be copied, so a past frame is simulated again from the start, on a new device with the recorded input.
/// The device keeps showing pictures meanwhile, because ``advance(steps:)`` simulates only a number of steps at a time.
@MainActor
package final class RewindableHost: WindowContent {
  package typealias Make = @MainActor () throws -> (SceneHost, any AppShell)

  private let make: Make
  /// The device on screen.
  var run: SessionRun
  package internal(set) var log: SessionLog
  /// The run up to the frame that the user kept.
  var kept: KeptRun?
  /// The changes since the last step.
  private var pending: [SessionLog.Change] = []
  /// Events that end the touches and keys that were down where the run took another course.
  private var releases: [InputEvent] = []
  /// The changes that wait for the searched frame.
  private var waiting: [(RewindableHost) -> Void] = []
  var film = PictureFilm()
  var search: HistorySearch?
  /// Whether the device has made steps that the full log does not contain.
  var isBeyondLog = false
  private var shownTitle = ""

  /// Called when another scene may be on screen.
  package var onChange: () -> Void = {}
  /// Called if a device cannot be made again.
  package var onFailure: (any Error) -> Void = { _ in }

  /// - Parameter make: Makes the device in its first state, with the first scene on it.
  package init(limits: SessionLog.Limits = SessionLog.Limits(), make: @escaping Make) throws {
    self.make = make
    let (host, shell) = try make()
    run = SessionRun(host, shell)
    log = SessionLog(limits: limits)
  }

  package var host: SceneHost { run.host }
  package var shell: any AppShell { run.shell }
  package var title: String { run.shell.title }

  func makeRun() -> SessionRun? {
    do {
      let (host, shell) = try make()
      return SessionRun(host, shell)
    } catch {
      onFailure(error)
      return nil
    }
  }

  // MARK: Changes

  /// Performs a command of the app's shell.
  package func perform(_ step: ShellStep) {
    afterSearch { host in
      host.change(.shell(step))
      host.onChange()
    }
  }

  package func apply(_ settings: DeviceSettings) {
    afterSearch { host in
      if settings != host.host.settings { host.change(.settings(settings)) }
    }
  }

  /// Changes values of a layout on screen.
  package func apply(_ change: LayoutChange) { afterSearch { $0.change(.layout(change)) } }

  /// Calls `body` once the searched frame is on screen, which is at once if there is no search.
  private func afterSearch(_ body: @escaping (RewindableHost) -> Void) {
    guard search != nil else { return body(self) }
    settle()
    waiting.append(body)
  }

  /// Makes and records a change. In the past, the run continues from here.
  private func change(_ change: SessionLog.Change) {
    continueFromHere()
    run.apply(change)
    pending.append(change)
  }

  package func become(_ device: Device, pictureScale: CGFloat) throws(RasterError) {
    if search != nil { return afterSearch { try? $0.become(device, pictureScale: pictureScale) } }
    continueFromHere()
    try host.become(device, pictureScale: pictureScale)
    pending.append(.device(device))
  }

  /// Changes the size of the device, or only of its picture, which is no part of the run.
  package func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat?) throws(RasterError) {
    let isChange = size != device.size || scale != device.scale
    if isChange, search != nil {
      return afterSearch { try? $0.resize(to: size, scale: scale, pictureScale: pictureScale) }
    }
    if isChange { continueFromHere() }
    try host.resize(to: size, scale: scale, pictureScale: pictureScale)
    if isChange { pending.append(.size(size, scale: scale)) }
  }

  // MARK: Steps

  package func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate? {
    // A picture of the same moment: only the drawing over the app can differ.
    if events.isEmpty, pending.isEmpty, now <= time, releases.isEmpty, run.position > 0 { return host.redraw() }
    continueFromHere()
    let events = releases + events
    releases = []
    let update = host.step(events: events, at: now)
    note(SessionLog.Frame(changes: pending, events: events, time: now), update)
    pending = []
    if title != shownTitle { onChange() }
    shownTitle = title
    return update
  }

  private func note(_ frame: SessionLog.Frame, _ update: ScreenUpdate?) {
    guard !log.isFull, !isBeyondLog else {
      isBeyondLog = true
      return
    }
    log.append(frame, isShown: update != nil, marks: run.marks(of: frame, isShown: update != nil))
    run.position = log.frames.count
    if update != nil, let picture = host.recorded { film.add(picture, after: run.position) }
  }

  package var isInPast: Bool { run.position < log.frames.count }

  /// Removes the steps after the one on screen, because the run takes another course.
  private func continueFromHere() {
    search = nil
    kept?.note(courseAfter: run.position)
    if isInPast { releases = log.cancellations(after: run.position, at: time) }
    isBeyondLog = isBeyondLog && !isInPast
    log.truncate(to: run.position)
    film.truncate(to: run.position)
  }

  package var isFull: Bool { isBeyondLog }

  /// Records the changes since the last step in a step of their own, before the device goes back.
  func recordPending() {
    if !pending.isEmpty { _ = step(events: [], at: time) }
  }

  /// Puts another run on screen.
  func adopt(_ other: SessionRun) {
    let scale = pictureScale / max(device.scale, .leastNonzeroMagnitude)
    let (overlay, probe, isSameRun) = (host.overlay, host.probe, other === run)
    run = other
    isBeyondLog = isBeyondLog && isSameRun && !isInPast
    host.drawsPixels = true
    try? host.resize(to: device.size, scale: device.scale, pictureScale: device.scale * scale)
    (host.overlay, host.probe) = (overlay, probe)
    host.root.becomeCurrent()
    host.root.drive()
    onChange()
    let changes = waiting
    waiting = []
    for change in changes { change(self) }
  }
}

extension RewindableHost {
  package var device: Device { host.device }
  package var pictureScale: CGFloat { host.pictureScale }
  package var bitmap: Bitmap { host.bitmap }
  package func plainPicture(side: Int) -> Bitmap? { host.plainPicture(side: side) }
  package var time: TimeInterval { host.time }
  package var framesPerSecond: Int { host.framesPerSecond }
  package var needsFrame: Bool { host.needsFrame || !pending.isEmpty }
  package var nextChange: TimeInterval? { host.nextChange }
  package var settings: DeviceSettings { host.settings }
  package var inspectable: SceneHost? { host }
  package var makeScreen: (() -> UIViewController)? { shell.makeScreen }
  package var textTarget: TextInputTarget? { host.textTarget }

  package func start() { host.start() }
}
