import Foundation
import Glibc
import Projects
import Raster
import Simulator
import Typography
import UIKitCore
import Workbench

/// The device in the window of a project: the picture of the process that runs the user's code, and a message over it.
@MainActor
final class LiveScene: WindowContent {
  private(set) var device: Device
  private(set) var settings: DeviceSettings
  var inspectable: SceneHost? { nil }
  let inspector = RemoteInspector()
  private(set) var time: TimeInterval = 0
  let framesPerSecond: Int
  /// The seconds of the device in a second of the window.
  private var rate = 1.0

  /// The process that is shown, and the one that loads a newer build.
  var current: LiveConnection?
  private var incoming: (connection: LiveConnection, load: RemoteRequest.Load, isFresh: Bool)?
  private let makeChild: () throws -> LiveChild
  /// A process that has started, for the next build or the next way back.
  private var spare: LiveChild?
  private var picture: LivePicture
  private var queue: [InputEvent] = []
  /// The changes since the latest step.
  private var changes: [SessionLog.Change] = []
  /// The run of the build that is shown.
  var course: LiveCourse?
  /// The way to a past frame.
  var search: LiveSearch?
  /// The latest state of a screen that was at rest.
  private(set) var state: SceneState
  /// The step in which the code trapped.
  private var last: SessionLog.Frame?
  /// Whether the message over the picture is about a trap.
  private var hasTrapped = false

  var onTitle: (String) -> Void = { _ in }
  /// Called before each frame.
  var onStep: () -> Void = {}
  /// Returns whether a build has ended that was not adopted yet.
  var hasBuilds: () -> Bool = { false }
  /// Returns the position in the user's sources of a report.
  var findOrigin: (CrashReport) -> CodePosition? = { _ in nil }
  /// Called when user code has trapped, with a description.
  var onTrap: (String) -> Void = { _ in }
  /// Called with the function that has not returned for a while.
  var onHang: (String) -> Void = { _ in }
  /// Called when the run of a newer build is shown.
  var onRun: () -> Void = {}
  /// Called with a problem on the way to a past frame.
  var onFailure: (String) -> Void = { _ in }

  init(
    _ configuration: HostConfiguration, pictureScale: CGFloat, state: SceneState, textEngine: any TextEngine,
    makeChild: @escaping () throws -> LiveChild
  ) throws {
    device = configuration.device
    settings = configuration.settings
    framesPerSecond = configuration.framesPerSecond
    picture = try LivePicture(size: device.size, scale: pictureScale, textEngine: textEngine)
    self.makeChild = makeChild
    self.state = state
    spare = try makeChild()
  }

  /// The message over the picture: the reason why the picture is not that of the code as it is now.
  var message: String? {
    get { picture.message }
    set { (picture.message, hasTrapped) = (newValue, false) }
  }

  var showsMessage: Bool { message != nil }
  var bitmap: Bitmap { picture.bitmap }
  func plainPicture(side: Int) -> Bitmap? { picture.plain?.bitmap }
  var pictureScale: CGFloat { picture.scale }

  // MARK: Window

  func start() {}

  var needsFrame: Bool {
    if !picture.changes.isEmpty { return true }
    guard let current, current.isIdle else { return false }
    return current.last.needsFrame || !queue.isEmpty || hasRequests
  }

  var isWaiting: Bool { hasRequests || incoming != nil || hasBuilds() || current.map { !$0.isIdle } ?? false }

  /// Whether a change of the device or a request to its inspector waits for the process.
  private var hasRequests: Bool {
    guard let current else { return false }
    return !changes.isEmpty || inspector.hasRequests || current.pictureScale != pictureScale
  }

  /// The time of the next change in the app, but not before the app has replied and can receive another request.
  var nextChange: TimeInterval? {
    guard let current, current.isIdle, let course, let next = current.last.nextChange else { return nil }
    return max(next + course.start, current.sent + minimumPause)
  }

  /// The shortest time between two steps, in seconds: a little less than a frame of the window.
  private var minimumPause: TimeInterval { 0.95 * rate / Double(framesPerSecond) }

  var textTarget: TextInputTarget? {
    guard let last = current?.last, let responder = last.responder, let caret = last.caret else { return nil }
    return TextInputTarget(responder: responder, caret: caret, isComposing: last.isComposing)
  }

  func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate? {
    time = now
    queue += events
    receive()
    play()
    return picture.takeChanges()
  }

  func adopt(rate: Double) { self.rate = rate }

  func apply(_ settings: DeviceSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    change(.settings(settings))
  }

  func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat?) throws(RasterError) {
    let isChange = size != device.size || scale != device.scale
    try picture.resize(to: size, scale: pictureScale ?? scale, clears: current == nil)
    (device.size, device.scale) = (size, scale)
    if isChange { change(.size(size, scale: scale)) }
  }

  func become(_ device: Device, pictureScale: CGFloat) throws(RasterError) {
    try picture.resize(to: device.size, scale: pictureScale, clears: current == nil)
    self.device = device
    change(.device(device))
  }

  func perform(_ step: ShellStep) { change(.shell(step)) }

  /// Adds a change to the next step, in place of an earlier one of the same kind.
  private func change(_ change: SessionLog.Change) {
    guard current != nil else { return }
    settle()
    if let last = changes.last, last.isReplaced(by: change) { changes.removeLast() }
    changes.append(change)
  }

  /// Whether a process with user code is shown, or will be.
  var isAlive: Bool { current != nil || incoming != nil }

  /// Ends all processes.
  func end() {
    [current?.child, incoming?.connection.child, search?.simulation?.connection.child, spare].forEach { $0?.end() }
  }

  // MARK: Builds

  /// Loads a build in a process of its own, which is shown as soon as it has a picture.
  func load(_ record: String) { load(record, state: state, isFresh: false) }

  private func load(_ record: String, state: SceneState, isFresh: Bool) {
    incoming?.connection.child.end()
    let load = RemoteRequest.Load(
      record: record, device: DeviceMessage(device), pictureScale: pictureScale, settings: settings, state: state)
    do {
      incoming = (try begin(load), load, isFresh)
    } catch {
      message = Failure(error).message
    }
  }

  /// Begins a run in a process of its own.
  func begin(_ load: RemoteRequest.Load) throws -> LiveConnection {
    var connection = LiveConnection(try spare ?? makeChild())
    spare = nil
    connection.load(load, at: time)
    spare = try makeChild()
    return connection
  }

  private func receiveIncoming() {
    guard let loading = incoming else { return }
    incoming?.connection.askIfLate(at: time)
    let inbox = loading.connection.child.take()
    if let reply = inbox.replies.first {
      incoming = nil
      if let failure = reply.failure { return message = failure }
      return show(loading.connection, loading.load, reply)
    }
    report(inbox.reports, isShown: false)
    guard inbox.hasEnded else { return }
    incoming = nil
    let first = SceneState(scene: loading.load.state.scene)
    // User code may have trapped while its state was restored.
    if !loading.isFresh, loading.load.state != first { return load(loading.load.record, state: first, isFresh: true) }
    trapped(inbox)
  }

  /// Shows a newer build, whose run begins.
  private func show(_ loaded: LiveConnection, _ load: RemoteRequest.Load, _ reply: RemoteReply) {
    var loaded = loaded
    _ = loaded.note(reply)
    endSearch()
    current?.child.end()
    current = loaded
    course = LiveCourse(load, reply, start: time - reply.time)
    (queue, changes) = ([], [])
    message = nil
    inspector.begin()
    adopt(reply, from: loaded.child)
    onRun()
  }

  // MARK: Steps

  /// Adopts everything that processes have sent.
  func receive() {
    onStep()
    receiveIncoming()
    receiveSimulation()
    guard let inbox = current?.child.take() else { return }
    for reply in inbox.replies { receive(reply) }
    report(inbox.reports, isShown: true)
    guard inbox.hasEnded, let ended = current else { return }
    current = nil
    (queue, changes) = ([], [])
    search?.asked = nil
    inspector.begin()
    if case .play(let frame?)? = ended.pending { last = frame }
    trapped(inbox)
  }

  private func receive(_ reply: RemoteReply) {
    guard let child = current?.child, let request = current?.note(reply) else { return }
    if case .play(let frame) = request { course?.note(frame, reply) }
    adopt(reply, from: child)
    noteSearch(request, reply)
  }

  /// Shows what a process has drawn.
  func adopt(_ reply: RemoteReply, from child: LiveChild) {
    picture.show(reply, from: child.picture)
    if let new = reply.state { state = new }
    inspector.adopt(reply)
    onTitle(reply.title)
  }

  /// Shows another process, or the same one at another frame of the run.
  func adoptPast(_ reply: RemoteReply) {
    if let device = reply.device?.device, let settings = reply.settings {
      (self.device, self.settings) = (device, settings)
      try? picture.resize(to: device.size, scale: picture.scale, clears: false)
    }
    if let course { time = course.start + course.time }
    current?.sent = time
    queue = []
    if hasTrapped { message = nil }
  }

  func takeChanges() -> ScreenUpdate? { picture.takeChanges() }

  /// Sends the next step if the process has answered the last one.
  private func play() {
    current?.askIfLate(at: time)
    guard let shown = current, course != nil else { return queue = [] }
    // Input for a screen that does not respond is discarded.
    guard shown.isIdle else { return queue = queue.count > 1_000 ? [] : queue }
    let request = RemoteRequest.Play(windowTime: time, pictureScale: pictureScale)
    let isStep = !changes.isEmpty || wantsStep(of: shown)
    guard isStep || hasRequests else { return }
    send(request, isStep: isStep)
  }

  private func send(_ request: RemoteRequest.Play, isStep: Bool) {
    var request = request
    request.inspections = inspector.take()
    guard isStep, let start = course?.start else { return current?.play(nil, request, at: time) ?? () }
    let events = queue.map { $0.at($0.time - start) }
    guard let frame = course?.next(changes, events, at: time - start) else { return }
    (queue, changes) = ([], [])
    request.frame = FrameMessage(frame)
    current?.play(frame, request, at: time)
  }

  /// Whether the process has something to do. At rest its own timers and tasks are run a few times per second; an
  /// answer must not cause the next question.
  private func wantsStep(of shown: LiveConnection) -> Bool {
    let pause = time - shown.sent
    return !queue.isEmpty || pause >= 0.2
      || pause >= minimumPause && (shown.last.needsFrame || isChangeDue(of: shown))
  }

  private func isChangeDue(of shown: LiveConnection) -> Bool {
    guard let course, let next = shown.last.nextChange else { return false }
    return next + course.start <= time
  }

  // MARK: Traps

  /// The run up to a trap as a script.
  var script: String? {
    course.map { $0.log.script(header: $0.header, settings: $0.load.settings, ending: last) }
  }

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
  private var origin: CodePosition?
  private var signal: Int32 = 0

  private func trapped(_ inbox: LiveChild.Inbox) {
    let errors = String(decoding: inbox.errors, as: UTF8.self)
    let text = ProjectSupervisor.description(of: origin, signal, errors)
    origin = nil
    message = text
    hasTrapped = true
    onTrap(text)
  }
}

extension SessionLog.Change {
  /// Whether a later change leaves nothing of this one.
  fileprivate func isReplaced(by later: SessionLog.Change) -> Bool {
    switch (self, later) {
    case (.size, .size), (.size, .device), (.device, .device), (.settings, .settings): true
    default: false
    }
  }
}
