import Foundation
import Projects
import Raster
import Scenes
import Simulator
import UIKitCore
import Workbench

/// A session of loaded code that follows the requests of the process with the window.
@MainActor
final class LiveSession {
  private let run: SessionRun
  private let stream: MessageStream
  private let picture: SharedPicture
  private let shell: GalleryShell
  private var recorder: RouteRecorder
  private var film = PictureFilm()
  /// Whether the user may have changed the state since it was sent.
  private var isStateOld = true
  private var lastState: SceneState?
  private var mustSendAll = true
  private let inspector: LocalInspector
  private var outputs: [InspectionOutput] = []
  /// The changes of layouts that were not made in a step yet.
  private var layouts: [LayoutChange] = []

  init(
    host: SceneHost, stream: MessageStream, picture: SharedPicture, load: RemoteRequest.Load, record: BuildRecord
  ) throws {
    (self.stream, self.picture) = (stream, picture)
    try host.become(load.device.device, pictureScale: load.pictureScale)
    host.apply(load.settings)
    host.start()
    let wanted = load.state.scene.flatMap { name in Catalogue.scenes.first { $0.name == name } }
    shell = GalleryShell(host: host, scene: wanted)
    run = SessionRun(host, shell)
    inspector = LocalInspector(device: { host }) { _ in }
    recorder = RouteRecorder(host)
    var restoration = SceneRestoration(host)
    // Steps and offsets belong to the screen on which they were made.
    if wanted?.name == load.state.scene {
      let first = recorder
      let route = restoration.restore(load.state)
      recorder = first.continuing(route)
    }
    inspector.makeScreen = { [shell] in shell.makeScreen }
    shell.onChange = { [weak self] in self?.recorder.restart() }
    inspector.install = { [weak self] in self?.install($0) }
    inspector.onOutput = { [weak self] in self?.outputs.append($0) }
    inspector.onDrawing = { host.setNeedsPicture() }
    let first = SessionLog.Frame(changes: [], events: [], time: host.time + 1 / Double(host.framesPerSecond))
    var reply = play(first)
    reply.state = state
    lastState = reply.state
    _ = stream.send(reply)
  }

  private var host: SceneHost { run.host }

  /// Follows requests until the window is closed.
  func follow() {
    while let request = stream.receive(RemoteRequest.self) {
      guard stream.send(answer(request)) else { return }
    }
  }

  private func answer(_ request: RemoteRequest) -> RemoteReply {
    switch request {
    case .load: return reply(to: nil)
    case .play(let request):
      show(at: request.pictureScale)
      for inspection in request.inspections { inspector.perform(inspection, at: request.windowTime) }
      if let frame = request.frame?.frame { return play(frame) }
      if !layouts.isEmpty { return play(SessionLog.Frame(changes: [], events: [], time: host.time)) }
      return reply(to: host.redraw())
    case .replay(let request): return replay(request)
    case .preview(let count): return preview(count)
    }
  }

  /// Changes the pixels per point, which are no part of the run.
  private func show(at scale: CGFloat) {
    guard scale != host.pictureScale else { return }
    try? host.resize(to: host.device.size, scale: host.device.scale, pictureScale: scale)
    mustSendAll = true
  }

  /// Makes a change of a layout, which belongs to the next step.
  private func install(_ change: LayoutChange) {
    run.apply(.layout(change))
    layouts.append(change)
  }

  // MARK: Steps

  private func play(_ frame: SessionLog.Frame) -> RemoteReply {
    film.truncate(to: run.position)
    let update = step(frame)
    if update != nil, let recorded = host.recorded { film.add(recorded, after: run.position) }
    var reply = reply(to: update)
    reply.isShown = update != nil
    reply.marks = run.marks(of: frame, isShown: reply.isShown)
    (reply.layouts, layouts) = (layouts, [])
    let hasInput = !frame.events.isEmpty || !frame.changes.isEmpty || update != nil
    reply.state = changedState(hasInput: hasInput)
    return reply
  }

  private func step(_ frame: SessionLog.Frame) -> ScreenUpdate? {
    recorder.willStep(frame.events)
    defer { recorder.didStep() }
    return run.play(frame).update
  }

  /// Simulates steps of the past, of which only the last one needs pixels.
  private func replay(_ request: RemoteRequest.Replay) -> RemoteReply {
    show(at: request.pictureScale)
    host.drawsPixels = false
    for message in request.frames {
      _ = step(message.frame)
      guard message.isShown, PictureFilm.isNear(run.position, to: request.target) else { continue }
      if let recorded = host.recorded { film.add(recorded, after: run.position) }
    }
    guard request.isLast else { return reply(to: nil) }
    host.drawsPixels = true
    mustSendAll = true
    run.beginMarks()
    var reply = reply(to: host.redraw())
    (reply.device, reply.settings) = (DeviceMessage(host.device), host.settings)
    // The frame is at rest for the user, even if it is a part of a motion.
    (isStateOld, lastState) = (false, state)
    reply.state = lastState
    return reply
  }

  private func preview(_ count: Int) -> RemoteReply {
    guard let kept = film[count], kept.size == host.device.size else {
      var missing = reply(to: nil)
      missing.isMissing = true
      return missing
    }
    return reply(to: host.preview(kept))
  }

  private func reply(to update: ScreenUpdate?) -> RemoteReply {
    var reply = RemoteReply()
    let bitmap = host.bitmap
    let isWhole = mustSendAll && host.drawsPixels
    let areas = isWhole ? [bitmap.bounds] : update?.areas ?? []
    if isWhole { mustSendAll = false }
    picture.write(areas, of: bitmap)
    (reply.width, reply.height) = (bitmap.width, bitmap.height)
    reply.areas = areas.map { [$0.x, $0.y, $0.width, $0.height] }
    reply.plain = areas.isEmpty ? nil : host.plainPicture(side: RemoteReply.Plain.side).map(RemoteReply.Plain.init)
    // The inspector may have something else to draw over the app.
    if inspector.update(hasChanged: update != nil) { reply.inspection = inspector.content.trimmed }
    (reply.needsFrame, reply.nextChange, reply.time) = (host.needsFrame, host.nextChange, host.time)
    reply.title = shell.title
    if let target = host.textTarget {
      (reply.caret, reply.responder, reply.isComposing) = (target.caret, target.responder, target.isComposing)
    }
    (reply.outputs, outputs) = (outputs, [])
    return reply
  }

  // MARK: State

  /// Returns the state when everything rests, if it has changed.
  private func changedState(hasInput: Bool) -> SceneState? {
    isStateOld = isStateOld || hasInput
    guard isStateOld, !host.needsFrame else { return nil }
    isStateOld = false
    let state = state
    defer { lastState = state }
    return state == lastState ? nil : state
  }

  private var state: SceneState {
    var state = SceneState(scene: shell.scene?.name)
    state.route = recorder.route
    state.views = ViewStates(host.root.window).capture()
    return state
  }
}
