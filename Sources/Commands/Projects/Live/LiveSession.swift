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
  private let host: SceneHost
  private let stream: MessageStream
  private let picture: SharedPicture
  private let shell: GalleryShell
  private var recorder: RouteRecorder
  /// Whether the user may have changed the state since it was sent.
  private var isStateOld = true
  private var lastState: SceneState?
  private var mustSendAll = true
  private let inspector: LocalInspector
  private var outputs: [InspectionOutput] = []

  init(
    host: SceneHost, stream: MessageStream, picture: SharedPicture, load: RemoteRequest.Load, record: BuildRecord
  ) throws {
    (self.host, self.stream, self.picture) = (host, stream, picture)
    try host.resize(to: load.size, scale: load.scale, pictureScale: load.pictureScale)
    host.apply(load.settings)
    host.start()
    let wanted = load.state.scene.flatMap { name in Catalogue.scenes.first { $0.name == name } }
    shell = GalleryShell(host: host, scene: wanted)
    inspector = LocalInspector(device: { host }) { host.apply($0) }
    recorder = RouteRecorder(host)
    var restoration = SceneRestoration(host)
    // Steps and offsets belong to the screen on which they were made.
    if wanted?.name == load.state.scene {
      let first = recorder
      let route = restoration.restore(load.state)
      recorder = first.continuing(route)
    }
    shell.onChange = { [weak self] in self?.recorder.restart() }
    inspector.onOutput = { [weak self] in self?.outputs.append($0) }
    inspector.onDrawing = { host.setNeedsPicture() }
    var reply = step([], at: host.time + 1 / Double(host.framesPerSecond))
    reply.state = state
    lastState = reply.state
    _ = stream.send(reply)
  }

  /// Follows requests until the window is closed.
  func run() {
    while let request = stream.receive(RemoteRequest.self) {
      guard stream.send(answer(request)) else { return }
    }
  }

  private func answer(_ request: RemoteRequest) -> RemoteReply {
    switch request {
    case .load: break
    case .step(let request): return step(request.events.compactMap(\.event), at: request.time)
    case .resize(let request):
      if var device = request.device.flatMap({ name in Device.all.first { $0.name == name } }) {
        (device.size, device.scale) = (request.size, request.scale)
        try? host.become(device, pictureScale: request.pictureScale)
      } else {
        try? host.resize(to: request.size, scale: request.scale, pictureScale: request.pictureScale)
      }
      mustSendAll = true
    case .settings(let settings):
      let isOtherLanguage = settings.language != host.settings.language
      host.apply(settings)
      if isOtherLanguage { shell.perform(.relaunch) }
    case .back:
      shell.goBack()
      isStateOld = true
    case .inspect(let inspection):
      for request in inspection.requests { inspector.perform(request, at: inspection.time) }
    }
    return step([], at: host.time)
  }

  private func step(_ events: [InputEvent], at time: TimeInterval) -> RemoteReply {
    recorder.willStep(events)
    let update = host.step(events: events, at: max(time, host.time))
    recorder.didStep()
    var reply = RemoteReply()
    let bitmap = host.bitmap
    let areas = mustSendAll ? [bitmap.bounds] : update?.areas ?? []
    mustSendAll = false
    picture.write(areas, of: bitmap)
    (reply.width, reply.height) = (bitmap.width, bitmap.height)
    reply.areas = areas.map { [$0.x, $0.y, $0.width, $0.height] }
    (reply.needsFrame, reply.nextChange, reply.time) = (host.needsFrame, host.nextChange, host.time)
    reply.title = shell.title
    if let target = host.textTarget {
      (reply.caret, reply.responder, reply.isComposing) = (target.caret, target.responder, target.isComposing)
    }
    if inspector.update(hasChanged: update != nil) { reply.inspection = inspector.content.trimmed }
    (reply.outputs, outputs) = (outputs, [])
    reply.state = changedState(hasInput: !events.isEmpty || update != nil)
    return reply
  }

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
