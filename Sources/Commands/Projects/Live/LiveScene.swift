import Foundation
import Glibc
import Projects
import Raster
import Simulator
import Typography
import UIKitCore

/// The device in the window of a project: the picture of the process that runs the user's code, and a message over it.
@MainActor
final class LiveScene: WindowContent {
  private(set) var device: Device
  private(set) var settings: DeviceSettings
  var inspectable: SceneHost? { nil }
  let inspector = RemoteInspector()
  private(set) var time: TimeInterval = 0
  let framesPerSecond: Int

  /// The process that is shown, and the one that loads a newer build.
  private var current: LiveConnection?
  private var incoming: LiveConnection?
  private let makeChild: () throws -> LiveChild
  /// A process that has started, for the next build.
  private var spare: LiveChild?
  private var picture: LivePicture
  private var queue: [InputEvent] = []
  /// The latest state of a screen that was at rest.
  private var state: SceneState

  var onTitle: (String) -> Void = { _ in }
  /// Called before each frame.
  var onStep: () -> Void = {}
  /// Returns the position in the user's sources of a report.
  var findOrigin: (CrashReport) -> CrashReport.Origin? = { _ in nil }
  /// Called when user code has trapped, with a description.
  var onTrap: (String) -> Void = { _ in }
  /// Called with the function that has not returned for a while.
  var onHang: (String) -> Void = { _ in }

  init(
    _ configuration: HostConfiguration, pictureScale: CGFloat, scene: String?, textEngine: any TextEngine,
    makeChild: @escaping () throws -> LiveChild
  ) throws {
    device = configuration.device
    settings = configuration.settings
    framesPerSecond = configuration.framesPerSecond
    picture = try LivePicture(size: device.size, scale: pictureScale, textEngine: textEngine)
    self.makeChild = makeChild
    state = SceneState(scene: scene)
    spare = try makeChild()
  }

  /// The message over the picture: the reason why the picture is not that of the code as it is now.
  var message: String? {
    get { picture.message }
    set { picture.message = newValue }
  }

  var bitmap: Bitmap { picture.bitmap }
  var pictureScale: CGFloat { picture.scale }

  // MARK: Window

  func start() {}

  var needsFrame: Bool {
    if !picture.changes.isEmpty { return true }
    guard let current else { return false }
    return current.pending == 0 && (current.last.needsFrame || !queue.isEmpty || inspector.hasRequests)
  }

  /// The time of the next change in the app, but not before the app has replied and can receive another request.
  var nextChange: TimeInterval? {
    guard let shown = current, shown.pending == 0, let next = shown.last.nextChange else { return nil }
    return max(next + shown.start, shown.sent + minimumPause)
  }

  /// The shortest time between two steps, in seconds: a little less than a frame.
  private var minimumPause: TimeInterval { 0.95 / Double(framesPerSecond) }

  var textTarget: TextInputTarget? {
    guard let last = current?.last, let responder = last.responder, let caret = last.caret else { return nil }
    return TextInputTarget(responder: responder, caret: caret, isComposing: last.isComposing)
  }

  func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate? {
    time = now
    onStep()
    queue += events
    receive(at: now)
    advance(at: now)
    return picture.takeChanges()
  }

  func apply(_ settings: DeviceSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    request(.settings(settings))
  }

  func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat?) throws(RasterError) {
    (device.size, device.scale) = (size, scale)
    try picture.resize(to: size, scale: pictureScale ?? scale, clears: current == nil)
    request(.resize(RemoteRequest.Resize(size: size, scale: scale, pictureScale: picture.scale)))
  }

  func become(_ device: Device, pictureScale: CGFloat) throws(RasterError) {
    let isOther = device.name != self.device.name
    self.device = device
    try picture.resize(to: device.size, scale: pictureScale, clears: current == nil)
    request(
      .resize(
        RemoteRequest.Resize(
          size: device.size, scale: device.scale, pictureScale: pictureScale, device: isOther ? device.name : nil)))
  }

  func goBack() { request(.back) }

  /// Whether a process with user code is shown, or will be.
  var isAlive: Bool { current != nil || incoming != nil }

  /// Ends all processes.
  func end() { [current?.child, incoming?.child, spare].forEach { $0?.end() } }

  private func request(_ request: RemoteRequest) {
    current?.send(request, at: time)
  }

  // MARK: Builds

  /// Loads a build in a process of its own, which is shown as soon as it has a picture.
  func load(_ record: String) { load(record, state: state, isFresh: false) }

  private func load(_ record: String, state: SceneState, isFresh: Bool) {
    incoming?.child.end()
    do {
      let child = try spare ?? makeChild()
      spare = nil
      let load = RemoteRequest.Load(
        record: record, size: device.size, scale: device.scale, pictureScale: pictureScale, settings: settings,
        state: state)
      var connection = LiveConnection(child: child, load: load)
      connection.isFresh = isFresh
      connection.send(.load(load), at: time)
      incoming = connection
      spare = try makeChild()
    } catch {
      message = Failure(error).message
    }
  }

  private func receive(at now: TimeInterval) {
    receiveIncoming(at: now)
    guard var shown = current else { return }
    let inbox = shown.child.take()
    for reply in inbox.replies { shown.note(reply, at: now) }
    current = shown
    for reply in inbox.replies { show(reply, of: shown) }
    report(inbox.reports, isShown: true)
    guard inbox.hasEnded else { return }
    current = nil
    queue = []
    inspector.begin()
    trapped(inbox)
  }

  private func receiveIncoming(at now: TimeInterval) {
    guard var loading = incoming else { return }
    let inbox = loading.child.take()
    if let reply = inbox.replies.first {
      incoming = nil
      if let failure = reply.failure { return message = failure }
      loading.note(reply, at: now)
      loading.start = now - reply.time
      current?.child.end()
      current = loading
      queue = []
      message = nil
      inspector.begin()
      show(reply, of: loading)
      return
    }
    report(inbox.reports, isShown: false)
    guard inbox.hasEnded else { return }
    incoming = nil
    if !loading.isFresh, loading.load.state != SceneState(scene: loading.load.state.scene) {
      return load(loading.load.record, state: SceneState(scene: loading.load.state.scene), isFresh: true)
    }
    trapped(inbox)
  }

  private func show(_ reply: RemoteReply, of shown: LiveConnection) {
    picture.show(reply, from: shown.child.picture)
    if let new = reply.state { state = new }
    inspector.adopt(reply)
    onTitle(reply.title)
  }

  /// Sends the next step if the process has answered the last one.
  private func advance(at now: TimeInterval) {
    incoming?.askIfLate(at: now)
    guard var shown = current else { return queue = [] }
    shown.askIfLate(at: now)
    if shown.pending == 0, inspector.hasRequests {
      shown.send(.inspect(RemoteRequest.Inspection(requests: inspector.take(), time: now)), at: now)
    }
    if shown.pending == 0, wantsStep(of: shown, at: now) {
      let events = queue.map { RecordedInput($0.at($0.time - shown.start)) }
      queue = []
      shown.send(.step(RemoteRequest.Step(events: events, time: now - shown.start)), at: now)
    } else if queue.count > 1_000 {
      // Input for a screen that does not respond is discarded.
      queue = []
    }
    current = shown
  }

  /// Whether the process has something to do. At rest its own timers and tasks are run a few times per second; an
  /// answer must not cause the next question.
  private func wantsStep(of shown: LiveConnection, at now: TimeInterval) -> Bool {
    let pause = now - shown.sent
    return !queue.isEmpty || pause >= 0.2
      || pause >= minimumPause && (shown.last.needsFrame || isChangeDue(of: shown, at: now))
  }

  private func isChangeDue(of shown: LiveConnection, at now: TimeInterval) -> Bool {
    (shown.last.nextChange.map { $0 + shown.start <= now } ?? false)
  }

  // MARK: Traps

  private func report(_ reports: [CrashReport], isShown: Bool) {
    for report in reports {
      origin = findOrigin(report)
      guard report.signal == CrashReporter.question else {
        signal = report.signal
        continue
      }
      let text = ProjectSupervisor.hangDescription(of: origin)
      message = text
      onHang(text)
    }
  }

  /// The position and signal of the latest report.
  private var origin: CrashReport.Origin?
  private var signal: Int32 = 0

  private func trapped(_ inbox: LiveChild.Inbox) {
    let errors = String(decoding: inbox.errors, as: UTF8.self)
    let text = ProjectSupervisor.description(of: origin, signal, errors)
    origin = nil
    message = text
    onTrap(text)
  }
}
