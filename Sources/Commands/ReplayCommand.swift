import ArgumentParser
import Gallery
import Simulator

struct ReplayCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Plays a gesture script, without a display, and writes what was seen.",
    discussion: """
      The folder gets frames/NNNNN.png for every frame that looks different from the one before, frames.jsonl with a line \
      of JSON a frame, and a PNG file for each snapshot of the script.

        scene banner
        drag 350,400 -> 60,400 in 0.12s
        wait 1s
        snapshot second-page

      Without a scene it begins with the list of scenes. Also: tap, press, flick, wheel, and as a header device, size, scale, appearance, direction.
      """)

  @Argument(help: "The script; - is standard input.")
  var script: String

  @Option(help: ArgumentHelp("The folder to write to; made if it is not there.", valueName: "dir"))
  var out: String

  @Option(help: "The scene, whatever the script says.")
  var scene: String?

  @Flag(inversion: .prefixedNo, help: "Write a picture for every frame, not only for snapshots.")
  var frames = true

  @OptionGroup
  var options: StageOptions

  @MainActor
  func perform() throws {
    let input = try readScript()
    let scene = try (scene ?? input.header.scene).map(GalleryShell.scene(named:))
    let configuration = try options.configuration(over: input.header)
    let stage = try configuration.makeStage()
    let shell = GalleryShell(stage: stage, scene: scene)
    let dump = try FrameDump(directory: out, writesFrames: frames)
    let run = HeadlessRun(stage: stage, clock: FrameClock(framesPerSecond: configuration.framesPerSecond))
    try withExtendedLifetime(shell) {
      try run.play(Timeline(input)) { frame in try dump.append(frame, of: stage) }
    }
    try dump.finish()
  }

  private func readScript() throws -> InputScript {
    let bytes = try InputFile.read(script, limit: InputScript.Limits.bytes)
    do {
      return try InputScript(parsing: bytes, scenes: Gallery.Scene.all.map(\.name))
    } catch {
      throw Failure(.data, "\(script == "-" ? "standard input" : script):\(error)")
    }
  }
}

extension FrameDump {
  @MainActor
  fileprivate func append(_ frame: HeadlessRun.Frame, of stage: Stage) throws {
    let image = try write(stage.bitmap, frame: frame.index, isChanged: frame.update != nil)
    append(SceneReport(of: stage).json(frame: frame.index, time: frame.time, image: image))
    for name in frame.snapshots { try writeSnapshot(stage.bitmap, name: name) }
  }
}
