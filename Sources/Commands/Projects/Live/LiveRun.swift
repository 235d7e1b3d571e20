import PlainText
import Foundation
import Glibc
import Projects
import MotionPlots
import SDLWindow
import Simulator
import Workbench
import UIKitCore

/// A project in a window that stays open while its code changes, does not compile, or traps.
@MainActor
final class LiveRun {
  private let builder: ProjectBuilder
  private let scene: LiveScene
  private let bench: Workbench
  private let host: WindowHost
  private let watcher: SourceWatcher
  private let places: SourcePlaces
  private var project: Project
  private var record: BuildRecord?
  private var recording: Recording {
    didSet { journal?.update(recording) }
  }
  private var journal: ScriptJournal?

  /// - Parameters:
  ///   - path: The project's path.
  ///   - screen: The name of the screen to show.
  ///   - isFixed: Whether the device's size and traits are constant, for a session that is recorded.
  ///   - saved: The state with which the screen begins.
  init(
    _ path: String, screen: String?, options: HostOptions, saved: StateText?, isFixed: Bool, isBare: Bool,
    reference: MotionTrace?
  ) throws {
    let display = try Display()
    builder = try ProjectBuilder(path) { Terminal.report($0) }
    var configuration = try options.configuration(over: saved)
    if configuration.isScaleOpen { configuration.device.scale = display.scale(for: configuration.device) }
    let (found, built) = try Self.firstBuild(builder)
    project = found
    let name = try built.flatMap { try Self.screenName(screen ?? saved?.state.scene, in: $0) }
    let folder = try BuildFolder(for: found) { _ in }
    folder.unlock()
    let (executable, arguments) = (builder.tools.executable, options.arguments)
    let (bundle, container) = ("\(folder.path)/bundle/\(found.name)", AppContainer(path: folder.path + "/container"))
    scene = try LiveScene(
      configuration, pictureScale: configuration.device.pictureScale(fitting: display.usableSize),
      state: saved.flatMap { $0.state.scene == name ? $0.state : nil } ?? SceneState(scene: name),
      textEngine: try Machine.services().textEngine
    ) {
      try LiveChild(executable: executable, options: arguments, bundle: bundle, container: container) {
        WindowHost.wake()
      }
    }
    bench = Workbench(
      content: scene, inspector: scene.inspector, services: try Machine.services(), isFixed: isFixed,
      hasToolbar: !isFixed && !isBare, scenes: [],
      language: Language(environment: ProcessInfo.processInfo.environment))
    host = try WindowHost(host: bench, display: display, title: found.name, isFixed: isFixed)
    places = SourcePlaces(tools: builder.tools) { WindowHost.wake() }
    watcher = SourceWatcher(builder, project: found) { WindowHost.wake() }
    recording = Recording(header: configuration.header(scene: name))
    bench.actions.report = { Terminal.answer($0) }
    Terminal.window = { [weak bench] in bench?.notify($0) }
    scene.onRun = { [weak bench] in bench?.followNewRun() }
    bench.reference = reference
    bench.actions.beginRecording = { [weak scene] in
      guard let scene else { return nil }
      var header = StateText(device: scene.device, settings: scene.settings, state: scene.state).header
      (header.size, header.scale, header.state) = (scene.device.size, scene.device.scale, scene.state)
      return try RecordingFiles.begin(header, name: "screen", at: scene.time)
    }
    connect()
    if let built { show(built, project) } else { scene.message = Self.firstErrors }
  }

  private static var firstErrors = ""

  /// Builds. Code with errors is left out if the project has not been built before and anything else can be shown;
  /// otherwise, only the project is returned, and the window shows the errors.
  private static func firstBuild(_ builder: ProjectBuilder) throws -> (Project, BuildRecord?) {
    do {
      let (record, project) = try builder.build()
      return (project, record)
    } catch let errors as ProjectBuilder.SourceErrors {
      firstErrors = errors.summary
      StandardError.write(errors.listing)
      if let (record, project) = try? builder.build(leavesOutErrors: true) {
        Terminal.report("the rest of the project is shown without the code that has errors")
        return (project, record)
      }
      return (try ProjectFinder.find(builder.path), nil)
    }
  }

  private static func screenName(_ screen: String?, in record: BuildRecord) throws -> String? {
    guard let screen else { return record.standardName }
    if let name = record.screenName(for: screen) { return name }
    throw Failure(.usage, "\(record.name) has no screen \"\(screen)\"; it has \(record.names.joined(separator: ", "))")
  }

  private func connect() {
    host.handlers.back = { [weak scene] in scene?.perform(.back) }
    host.handlers.copyState = { [weak scene] in
      scene.map { StateText.copy(StateText(device: $0.device, settings: $0.settings, state: $0.state)) }
    }
    host.handlers.home = { [weak scene] in scene?.perform(.home) }
    host.handlers.scene = { [weak scene] in scene?.perform(.open($0)) }
    host.handlers.export = { LayoutSourceFile.write($0, name: "screen") }
    host.handlers.exportChanges = { [weak self] difference, values in
      let changed = self?.sourceChanges(values)
      let text = changed?.text ?? difference
      LayoutSourceFile.write(text, name: "screen", extension: "diff", notices: changed?.notices ?? [])
      return text
    }
    host.handlers.copyPicture = { PictureClipboard.copy($0) }
    host.handlers.screenshot = { ScreenshotFile.write($0, name: "screen") }
    host.onInput = { [weak self] in self?.recording.append($0) }
    scene.onTitle = { [weak host] in host?.title = $0 }
    scene.onStep = { [weak self] in
      self?.takeBuilds()
      self?.findPlaces()
    }
    scene.findOrigin = { [weak self] report in
      guard let self, let record else { return nil }
      return report.origin(in: record, sources: project.sources, compiler: builder.tools.compiler)
    }
    scene.hasBuilds = { [weak self] in self?.watcher.hasResults ?? false }
    scene.onFailure = { Terminal.report($0) }
    scene.onHang = { Terminal.report($0) }
    scene.onTrap = { [weak self] text in
      Terminal.report(text)
      self?.saveInput()
    }
  }

  /// Finds the lines of the values that the inspector shows.
  private func findPlaces() {
    let shown = scene.inspector.content.values
    if let values = shown.list?.authored { places.search(values, others: shown.others, in: project.sources) }
    if let found = places.take() { scene.inspector.places = found }
  }

  private func takeBuilds() {
    for result in watcher.take() {
      switch result {
      case .built(let new, let project):
        // The record is the same if a file was saved without a change, or if errors were reverted.
        if new.library == record?.library, scene.isAlive { scene.message = nil } else { show(new, project) }
      case .failed(let text, let listing):
        StandardError.write(listing)
        scene.message = text
      }
    }
  }

  private func show(_ record: BuildRecord, _ project: Project) {
    (self.record, self.project) = (record, project)
    places.forget()
    bench.offer(record.entries)
    scene.load((record.library as NSString).deletingPathExtension + ".json")
  }

  /// Returns the changes of values as a diff of the project's sources, `nil` if none of them has the values, and what the
  /// user should know about it.
  private func sourceChanges(_ values: [SectionValues]) -> (text: String?, notices: [Notice]) {
    do {
      let changed = try builder.tools.changing(values, in: project.sources)
      let left = changed.missing.map { Notice("not in the diff: \($0)", "diff에 없습니다: \($0)") }
      let shared = changed.sharedLines(values)
      guard let text = changed.difference(in: builder.path, after: shared) else { return (nil, left) }
      return (text, left + shared.map { Notice("\($0)", "같은 코드를 쓰는 섹션도 바뀝니다: \($0)") })
    } catch {
      return (nil, [Notice("\(Failure(error).message)", Failure(error).message)])
    }
  }

  /// Saves the input up to a trap as a script.
  private func saveInput() {
    guard let record, let script = scene.script else { return }
    let path =
      ((record.library as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent + "/trap.input"
    do {
      try OutputFile.write(Array(script.utf8), to: path)
      Terminal.report(
        "the input until then is saved: `\(Program.name) replay \(builder.path) \(path) --out DIR` repeats it")
    } catch {
      Terminal.report("\(error)")
    }
  }

  /// Runs until the window is closed.
  ///
  /// - Parameter file: The file for the recorded input, if it was requested.
  func run(recordingTo file: StreamedFile?) throws {
    defer { scene.end() }
    if let file {
      host.handlers.back = { [weak host] in host?.stop() }
      journal = ScriptJournal(beside: file)
      if let path = journal?.unsaved { Terminal.reportUnsaved(path) }
      journal?.update(recording)
    } else {
      RecordingFiles.mentionUnsaved()
    }
    try host.run()
    guard let file else { return }
    try file.append(recording.script(until: host.now))
    try file.finish()
    journal?.remove()
  }
}

extension BuildRecord {
  /// The screens as the palette offers them.
  fileprivate var entries: [CommandSearch.SceneEntry] {
    let app = CommandSearch.SceneEntry(name: Self.appName, title: name, summary: Self.appName)
    return (hasApp ? [app] : [])
      + screens.map { CommandSearch.SceneEntry(name: $0.name, title: $0.title, summary: $0.summary) }
  }
}
