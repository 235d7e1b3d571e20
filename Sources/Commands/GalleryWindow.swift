import Foundation
import SDLWindow
import Scenes
import Simulator
import Workbench

/// A scene of the gallery, or its list, in a window.
@MainActor
final class GalleryWindow {
  let bench: Workbench
  private let content: RewindableHost
  private let host: WindowHost
  private let configuration: HostConfiguration
  private let scene: Scene?

  /// - Parameters:
  ///   - scene: The scene; `nil` for the list.
  ///   - saved: The state with which the scene begins.
  ///   - isFixed: Whether the device's size and traits are constant, for a session that is recorded.
  ///   - isBare: Whether the window shows the device alone.
  init(
    _ scene: Scene?, _ configuration: HostConfiguration, over saved: StateText?, isFixed: Bool, isBare: Bool
  ) throws {
    let display = try Display()
    var configuration = configuration
    if configuration.isScaleOpen { configuration.device.scale = display.scale(for: configuration.device) }
    let pictureScale = configuration.device.pictureScale(fitting: display.usableSize)
    let services = try Machine.services()
    let language = Language(environment: ProcessInfo.processInfo.environment)
    content = try RewindableHost { [configuration] in
      let host = try configuration.makeHost(pictureScale: pictureScale, services: services)
      // The list belongs to the window's interface, unless a session is recorded that shows the device alone.
      let shell = GalleryShell(host: host, scene: scene, language: isFixed || isBare ? nil : language)
      if let saved { host.restore(saved.state) }
      return (host, shell)
    }
    bench = Workbench(
      content: content, services: services, isFixed: isFixed, hasToolbar: !isFixed && !isBare,
      scenes: GalleryShell.entries(in: language), language: language)
    host = try WindowHost(host: bench, display: display, title: content.title, isFixed: isFixed)
    (self.configuration, self.scene) = (configuration, scene)
    connectContent()
    connectFiles()
  }

  /// Shows the window until it is closed.
  ///
  /// - Parameter file: The file for the user's input, if it is recorded.
  func run(recordingTo file: StreamedFile?) throws {
    guard let file else {
      RecordingFiles.mentionUnsaved()
      return try host.run()
    }
    let session = RecordedSession(file: file, header: configuration.header(scene: scene?.name), host: host)
    try host.run()
    try session.save()
  }

  private func connectContent() {
    content.onFailure = { Terminal.report("cannot go back: \($0)") }
    content.onChange = { [weak host, weak content, weak bench] in
      host?.title = content?.title ?? ""
      let shell = content?.shell as? GalleryShell
      if shell?.isListTranslated ?? false {
        bench?.endScript("A scene was chosen here from a list in another language.")
      }
    }
    bench.actions.report = { Terminal.answer($0) }
    Terminal.window = { [weak bench] in bench?.notify($0) }
    host.handlers.home = { [weak content] in content?.perform(.home) }
    host.handlers.scene = { [weak content] in content?.perform(.open($0)) }
    host.handlers.back = { [weak content] in content?.perform(.back) }
  }

  /// Connects the commands that write files or fill the clipboard.
  private func connectFiles() {
    host.handlers.screenshot = { [weak content] in ScreenshotFile.write($0, name: Self.name(of: content)) }
    host.handlers.copyPicture = { PictureClipboard.copy($0) }
    host.handlers.copyState = { [weak content] in content.map { StateText.copy(of: $0) } }
    host.handlers.export = { [weak content] in LayoutSourceFile.write($0, name: Self.name(of: content)) }
    host.handlers.exportChanges = { [weak content] difference, _ in
      LayoutSourceFile.write(difference, name: Self.name(of: content), extension: "diff")
      return difference
    }
    bench.actions.beginRecording = { [weak content] in try content.map(RecordingFiles.begin) }
  }

  /// The name that files get.
  private static func name(of content: RewindableHost?) -> String {
    (content?.shell as? GalleryShell)?.scene?.name ?? "list"
  }
}
