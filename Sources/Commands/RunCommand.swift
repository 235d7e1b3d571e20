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
    guard let run = try ProjectRun(path, screens: project.screen, isHeadless: false) else { return try open(scene) }
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
    let configuration = try options.configuration(over: saved)
    // The file is opened first, before any work could be lost.
    let file = try record.map { path throws(OutputError) in try StreamedFile(path) }
    let reference = try motion.map { path throws(Failure) in try MotionTable.recording(path).trace }
    let window = try GalleryWindow(scene, configuration, over: saved, isFixed: file != nil, isBare: bare)
    window.bench.reference = reference
    try window.run(recordingTo: file)
  }
}
