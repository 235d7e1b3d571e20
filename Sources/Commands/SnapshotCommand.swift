import ArgumentParser
import Comparisons
import Foundation
import Lens
import PlainText
import Raster
import Scenes
import Simulator
import SystemServices
import UIKitCore
import Workbench

struct SnapshotCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Renders scenes to PNG files, without a display.",
    discussion: """
      With --format, also writes the frame as vectors (SCENE.svg), the layout of collection views as text (SCENE.txt) or JSON (SCENE.json), the elements that \
      assistive technologies find (SCENE.a11y.txt), and the frames of all views with the rules behind them \
      (SCENE.layout.txt), which `diff` and `test` compare.

        \(Program.name) snapshot \(Catalogue.example) --out frames
        \(Program.name) snapshot \(Catalogue.example) --out frames --at 0.5 --device ipad --rtl
        \(Program.name) snapshot \(Catalogue.example) --out frames --matrix appearance=light,dark
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

  @Option(
    help: ArgumentHelp(
      """
      Render every combination of values, such as device=iphone-se-1,ipad,text-size=large,accessibility-large, to \
      SCENE-VALUES.png, and all beside each other to SCENE-matrix.png. Keys: device, size, scale, orientation, \
      appearance, direction, locale, text-size, contrast, bold-text.
      """, valueName: "key=value,value"))
  var matrix: String?

  @Option(help: "What to write, separated by commas: png, svg, txt, json, a11y, layout.")
  var format = "png"

  @Option(
    help: ArgumentHelp(
      "Draw overlays over the picture: \(LensOverlay.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name,name"))
  var overlay: String?

  @Option(
    help: ArgumentHelp(
      "Reopen a scene where it was: a text that Ctrl+Shift+C copies in the window.", valueName: "text"))
  var state: String?

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    _ = try overlays()
    guard (0...InputScript.Limits.duration).contains(at) else {
      throw Failure(.usage, "--at \(at) is not between 0 and \(Int(InputScript.Limits.duration)) seconds")
    }
    let formats = try SnapshotFormat.named(format)
    try project.perform(scenes, goesOn: true) { try render($0, formats) }
  }

  @MainActor
  private func render(_ scenes: [String], _ formats: [SnapshotFormat]) throws {
    let saved = try StateText.option(state)
    let names = scenes.isEmpty ? [saved?.header.scene].compactMap(\.self) : scenes
    let chosen = try names.isEmpty ? Catalogue.scenes : names.map(GalleryShell.scene(named:))
    let matrix = try matrix.map { text throws(Failure) in try SnapshotMatrix(text, over: options) }
    let configurations = try (matrix?.variants ?? []).map { try $0.options.configuration(over: saved) }
    let configuration = try options.configuration(over: saved)
    for configuration in configurations.isEmpty ? [configuration] : configurations { try configuration.checkPicture() }
    try OutputFolder.make(out)
    let count = chosen.count * max(1, configurations.count)
    defer { Terminal.showProgress("") }
    for (index, scene) in chosen.enumerated() {
      CrashReporter.reportScreen(scene.name, isLast: index == chosen.count - 1)
      Terminal.showProgress("\(index * max(1, configurations.count)) of \(count) pictures, \(scene.name)")
      if let matrix {
        try render(scene, matrix, configurations, formats)
      } else {
        let host = try picture(of: scene, configuration)
        for format in formats { try write(try format.bytes(of: host), to: scene.name, format.pathExtension) }
      }
    }
  }

  @MainActor
  private func render(
    _ scene: Scene, _ matrix: SnapshotMatrix, _ configurations: [HostConfiguration], _ formats: [SnapshotFormat]
  ) throws {
    var sheet = ContactSheet(columns: matrix.columns)
    for (variant, configuration) in zip(matrix.variants, configurations) {
      let host = try picture(of: scene, configuration)
      // Some formats scroll the scene.
      if formats.contains(.png) {
        sheet.append(host.bitmap, size: configuration.device.size, label: variant.values.joined(separator: ", "))
      }
      for format in formats {
        try write(try format.bytes(of: host), to: "\(scene.name)-\(variant.name)", format.pathExtension)
      }
    }
    guard formats.contains(.png) else { return }
    try write(try sheet.bitmap(textEngine: try Machine.services().textEngine), to: "\(scene.name)-matrix")
  }

  /// Returns a host that shows the scene at the chosen time.
  @MainActor
  private func picture(of scene: Scene, _ configuration: HostConfiguration) throws -> SceneHost {
    let host = try configuration.makeHost()
    host.show(scene.makeViewController())
    let overlays = try overlays()
    if !overlays.isEmpty {
      host.overlay = { host in
        LensPicture.commands(
          for: LensReader(host).input(for: overlays), overlays: overlays, pictureScale: host.pictureScale,
          textEngine: host.root.services.textEngine)
      }
    }
    try HeadlessRun(host: host, clock: FrameClock(framesPerSecond: configuration.framesPerSecond)).idle(for: at)
    if let saved = try StateText.option(state) { host.restore(saved.state) }
    for overlay in overlays.sorted(by: { $0.rawValue < $1.rawValue })
    where overlay == .repaints || LensReader(host).isEmpty(overlay) {
      Terminal.report("\(scene.name) shows nothing for the overlay \(overlay.rawValue): \(overlay.english)")
    }
    return host
  }

  /// Returns the overlays that the option names.
  private func overlays() throws -> Set<LensOverlay> {
    let names = (overlay ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return try Set(
      names.map { name in
        if let overlay = LensOverlay(rawValue: name) { return overlay }
        let all = LensOverlay.allCases.map(\.rawValue)
        throw Failure(
          .usage,
          "unknown overlay \(name.quoted)\(Nearest.hint(Nearest.name(to: name, among: all))); "
            + "choose \(all.joined(separator: ", "))")
      })
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    try write(try PNGCodec.encode(bitmap), to: name, "png")
  }

  private func write(_ bytes: [UInt8], to name: String, _ pathExtension: String) throws {
    let path = "\(out)/\(name).\(pathExtension)"
    try OutputFile.write(bytes, to: path, links: .refused)
    try OutputFile.writeToStandardOutput(path + "\n")
  }
}
