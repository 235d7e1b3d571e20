import ArgumentParser
import Gallery
import SDLWindow
import Simulator

struct RunCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Opens the simulator window.",
    discussion: """
      Drag with the mouse, with Ctrl or Alt held to pinch, scroll with the wheel. Escape goes back to the list of \
      scenes, Ctrl+R turns the device, Ctrl+D switches between light and dark, Ctrl+Q quits.
      """)

  @Argument(help: "A scene of `tessera list`; the list itself if not given.")
  var scene: String?

  @OptionGroup
  var options: StageOptions

  @Option(help: ArgumentHelp("Write what you do to a script that `tessera replay` plays.", valueName: "FILE"))
  var record: String?

  @MainActor
  func perform() throws {
    let scene = try scene.map(GalleryShell.scene(named:))
    var configuration = try options.configuration()
    let display = try Display()
    if configuration.isScaleOpen { configuration.device.scale = display.scale(for: configuration.device) }
    let stage = try configuration.makeStage()
    let shell = GalleryShell(stage: stage, scene: scene)
    let host = try WindowHost(stage: stage, display: display, title: shell.title, isFixed: record != nil)
    shell.onChange = { [weak host, weak shell] in host?.title = shell?.title ?? "" }
    host.onBack = { [weak shell] in if shell?.canGoBack == true { shell?.show(nil) } }
    guard let record else { return try host.run() }
    let session = RecordedSession(path: record, header: configuration.header(scene: scene?.name), host: host)
    try host.run()
    try session.save()
  }
}

/// What the user does, kept until the end of the session, whichever way it ends.
@MainActor
private final class RecordedSession {
  private let path: String
  private var recording: Recording
  private let host: WindowHost

  init(path: String, header: InputScript.Header, host: WindowHost) {
    self.path = path
    self.host = host
    recording = Recording(header: header)
    // Escape would leave the scene that a replay begins with: while recording it ends the session.
    host.onBack = { [weak host] in host?.stop() }
    host.onInput = { [weak self] in self?.recording.append($0) }
    host.onLostDisplay = { [weak self] in
      do { try self?.save() } catch { Terminal.complain("\(error)") }
    }
  }

  func save() throws(OutputError) {
    try OutputFile.write(Array(recording.script(until: host.now).utf8), to: path)
  }
}
