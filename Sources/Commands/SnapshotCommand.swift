import ArgumentParser
import Raster
import Scenes
import Simulator

struct SnapshotCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Renders scenes to PNG files, without a display.",
    discussion: """
        \(Program.name) snapshot \(Catalogue.example) --out frames
        \(Program.name) snapshot \(Catalogue.example) --out frames --at 0.5 --device ipad --appearance dark --rtl
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes of `\(Program.name) list`, all of them if none is given; or the path of a project.",
      valueName: "scene|path"))
  var scenes: [String] = []

  @OptionGroup
  var project: ProjectOptions

  @Option(help: ArgumentHelp("The folder for SCENE.png, created if it does not exist.", valueName: "dir"))
  var out: String

  @Option(help: ArgumentHelp("The time after the scene appeared, in seconds, 0 to 3600.", valueName: "seconds"))
  var at: Double = 1

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    guard (0...InputScript.Limits.duration).contains(at) else {
      throw Failure(.usage, "--at \(at) is not between 0 and \(Int(InputScript.Limits.duration)) seconds")
    }
    try project.perform(scenes, render)
  }

  @MainActor
  private func render(_ scenes: [String]) throws {
    let chosen = try scenes.isEmpty ? Catalogue.scenes : scenes.map(GalleryShell.scene(named:))
    let configuration = try options.configuration()
    try OutputFolder.make(out)
    for scene in chosen {
      let stage = try configuration.makeStage()
      stage.show(scene.makeViewController())
      let run = HeadlessRun(stage: stage, clock: FrameClock(framesPerSecond: configuration.framesPerSecond))
      try run.settle(for: at)
      let path = "\(out)/\(scene.name).png"
      try OutputFile.write(try PNGCodec.encode(stage.bitmap), to: path, links: .refused)
      try OutputFile.writeToStandardOutput(path + "\n")
    }
  }
}
