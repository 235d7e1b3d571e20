import ArgumentParser
import SDLWindow
import Scenes
import Simulator

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

      \(WindowCommand.allCases.map { "\($0.keyNames): \($0.summary)" }.joined(separator: "\n"))
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

  @Option(help: ArgumentHelp("Record your input as a script that `\(Program.name) replay` plays.", valueName: "FILE"))
  var record: String?

  @MainActor
  func perform() throws {
    let path = scene.map { [$0] } ?? []
    guard let run = try ProjectRun(path, screens: project.screen) else { return try open(scene) }
    guard run.screens.count < 2 else { throw Failure(.usage, "a window shows one screen; give --screen once") }
    let file = try record.map { path throws(OutputError) in try StreamedFile(path) }
    let live = try LiveRun(run.path, screen: run.screens.first, options: options, isFixed: file != nil)
    try live.run(recordingTo: file)
  }

  @MainActor
  private func open(_ scene: String?) throws {
    let scene = try scene.map(GalleryShell.scene(named:))
    var configuration = try options.configuration()
    // The file is opened first, before any work could be lost.
    let file = try record.map { path throws(OutputError) in try StreamedFile(path) }
    let display = try Display()
    if configuration.isScaleOpen { configuration.device.scale = display.scale(for: configuration.device) }
    let pictureScale = configuration.device.pictureScale(fitting: display.usableSize)
    let sceneHost = try configuration.makeHost(pictureScale: pictureScale)
    let shell = GalleryShell(host: sceneHost, scene: scene)
    let host = try WindowHost(host: sceneHost, display: display, title: shell.title, isFixed: record != nil)
    shell.onChange = { [weak host, weak shell] in host?.title = shell?.title ?? "" }
    host.onBack = { [weak shell] in shell?.goBack() }
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
    host.onBack = { [weak host] in host?.stop() }
    host.onInput = { [weak self] in self?.recording.append($0) }
    host.onLostDisplay = { [weak self] in
      do { try self?.save() } catch { Terminal.report("\(error)") }
    }
  }

  func save() throws(OutputError) {
    try file.append(recording.script(until: host.now))
    try file.finish()
  }
}
