import PlainText
import ArgumentParser
import Foundation
import SDLWindow
import Scenes
import Simulator
import Workbench

struct RunCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Opens the simulator window.",
    discussion: """
        \(Program.name) run \(Catalogue.example) --device ipad --landscape
        \(Program.name) run ~/MyApp --screen ProfileViewController

      A project's path is a Swift file, a folder of sources, a package, or a folder with an Xcode project. The window \
      stays open while its code changes: a saved file is on screen at once.

      Drag with the mouse, hold Ctrl or Alt to pinch, and scroll with the wheel. On a screen that is too small for the \
      device, the picture is drawn smaller; the device keeps its points. Keys of the window:

      \(CommandReference.plainText)
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene of `\(Program.name) list`, the list itself if not given; or the path of a project.",
      valueName: "scene|path"))
  var scene: String?

  @OptionGroup
  var project: ProjectOptions

  @OptionGroup
  var options: HostOptions

  @Flag(help: "Show the device alone, without the toolbar. A recorded session always does.")
  var bare = false

  @Option(help: ArgumentHelp("Record your input as a script that `\(Program.name) replay` plays.", valueName: "FILE"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Draw a recorded motion over that of the physics scope (C): a table with time and offset.",
      valueName: "FILE.csv"))
  var motion: String?

  @Option(
    help: ArgumentHelp(
      "Reopen a scene where it was: a text that Ctrl+Shift+C copies in the window.", valueName: "text"))
  var state: String?

  @Option(
    help: ArgumentHelp(
      """
      Show every combination of values in one window, such as device=iphone-se-1,ipad,appearance=light,dark; they \
      scroll together. The keys are those of `\(Program.name) snapshot --matrix`.
      """, valueName: "key=value,value"))
  var matrix: String?

  @MainActor
  func perform() throws {
    let path = scene.map { [$0] } ?? []
    guard let run = try ProjectRun(path, screens: project.screen) else { return try open(scene) }
    if let matrix { return try open(run, matrix) }
    guard run.screens.count < 2 else { throw Failure(.usage, "a window shows one screen; give --screen once") }
    let file = try record.map { path throws(OutputError) in try StreamedFile(path) }
    let reference = try motion.map { path throws(Failure) in try MotionTable.recording(path).trace }
    let live = try LiveRun(
      run.path, screen: run.screens.first, options: options, saved: try StateText.option(state), isFixed: file != nil,
      isBare: bare, reference: reference)
    try live.run(recordingTo: file)
  }

  /// Shows a project's screen on several devices, in the process that has loaded the project.
  @MainActor
  private func open(_ run: ProjectRun, _ matrix: String) throws {
    let saved = try StateText.option(state)
    try run.perform { names in
      guard let name = names.first else { throw ProjectOptions.failureToChoose() }
      try open(GalleryShell.scene(named: name), matrix, saved)
    }
  }

  @MainActor
  private func open(_ scene: Scene?, _ matrix: String, _ saved: StateText?) throws {
    guard let scene else {
      throw Failure(.usage, "--matrix needs a scene, such as `run \(Catalogue.example) --matrix …`")
    }
    guard record == nil, motion == nil else {
      throw Failure(.usage, "--record and --motion take one device; leave out --matrix")
    }
    try MatrixRun(scene, try SnapshotMatrix(matrix, over: options), over: saved, isBare: bare).run()
  }

  @MainActor
  private func open(_ scene: String?) throws {
    let saved = try StateText.option(state)
    let scene = try (scene ?? saved?.header.scene).map(GalleryShell.scene(named:))
    if let matrix { return try open(scene, matrix, saved) }
    var configuration = try options.configuration(over: saved)
    // The file is opened first, before any work could be lost.
    let file = try record.map { path throws(OutputError) in try StreamedFile(path) }
    let reference = try motion.map { path throws(Failure) in try MotionTable.recording(path).trace }
    let display = try Display()
    if configuration.isScaleOpen { configuration.device.scale = display.scale(for: configuration.device) }
    let pictureScale = configuration.device.pictureScale(fitting: display.usableSize)
    let services = try Machine.services()
    let content = try RewindableHost { [configuration] in
      let host = try configuration.makeHost(pictureScale: pictureScale, services: services)
      let shell = GalleryShell(host: host, scene: scene)
      if let saved { host.restore(saved.state) }
      return (host, shell)
    }
    content.onFailure = { Terminal.report("cannot go back: \($0)") }
    let bench = Workbench(
      content: content, services: services, isFixed: record != nil,
      hasToolbar: record == nil && !bare, scenes: GalleryShell.entries,
      language: Language(environment: ProcessInfo.processInfo.environment))
    bench.reference = reference
    let host = try WindowHost(host: bench, display: display, title: content.title, isFixed: record != nil)
    host.handlers.home = { [weak content] in content?.perform(.home) }
    host.handlers.scene = { [weak content] in content?.perform(.open($0)) }
    host.handlers.screenshot = { [weak content] in
      ScreenshotFile.write($0, name: (content?.shell as? GalleryShell)?.scene?.name ?? "list")
    }
    host.handlers.copyPicture = { PictureClipboard.copy($0) }
    bench.actions.report = { Terminal.answer($0) }
    Terminal.window = { [weak bench] in bench?.notify($0) }
    host.handlers.export = { [weak content] in
      LayoutSourceFile.write($0, name: (content?.shell as? GalleryShell)?.scene?.name ?? "list")
    }
    host.handlers.exportChanges = { [weak content] difference, _ in
      LayoutSourceFile.write(
        difference, name: (content?.shell as? GalleryShell)?.scene?.name ?? "list", extension: "diff")
      return difference
    }
    bench.actions.beginRecording = { [weak content] in try content.map(RecordingFiles.begin) }
    host.handlers.copyState = { [weak content] in content.map { StateText.copy(of: $0) } }
    content.onChange = { [weak host, weak content] in host?.title = content?.title ?? "" }
    host.handlers.back = { [weak content] in content?.perform(.back) }
    guard let file else { return try host.run() }
    let session = RecordedSession(file: file, header: configuration.header(scene: scene?.name), host: host)
    try host.run()
    try session.save()
  }
}

/// A recording of the user's input, saved whenever and however the session ends.
@MainActor
private final class RecordedSession {
  private let file: StreamedFile
  private var recording: Recording
  private let host: WindowHost

  init(file: StreamedFile, header: InputScript.Header, host: WindowHost) {
    self.file = file
    self.host = host
    recording = Recording(header: header)
    // Escape would leave the scene with which a replay begins, so it ends the session while recording.
    host.handlers.back = { [weak host] in host?.stop() }
    host.onInput = { [weak self] in self?.recording.append($0) }
    host.handlers.lostDisplay = { [weak self] in
      do { try self?.save() } catch { Terminal.report("\(error)") }
    }
  }

  func save() throws(OutputError) {
    try file.append(recording.script(until: host.now))
    try file.finish()
  }
}
