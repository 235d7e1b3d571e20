import ArgumentParser
import Comparisons
import Foundation
import PlainText
import Simulator

/// A command that names the differences between two pictures, layouts, texts or scenes.
struct DiffCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Names what moved between two scenes, layouts, pictures, runs or commits.",
    discussion: """
      Each side is a scene, a PNG file, a layout of `snapshot --format layout`, the frames.jsonl of `replay --out`, or \
      another text. Pictures that have a layout beside them, as NAME.layout.txt beside NAME.png, are compared with it. A \
      project's path stands for its screens, and another folder for the pictures and layouts in it. COMMIT:PATH is a file, \
      a folder or a project as it was in a commit of Git, and COMMIT the current folder. The differences are elements that \
      moved, changed their size, were lost or are new, with the rule behind each. A file that \
      cannot be read is named, and the others are compared. The exit code is 0 if both are equal, 1 if they differ, and \
      65 if a file cannot be read.

        \(Program.name) diff \(Catalogue.example) \(Catalogue.example)
        \(Program.name) diff HEAD~1:App App --format html --output moved.html
        \(Program.name) diff main HEAD --screen FeedController
      """)

  @Argument(help: ArgumentHelp("The side before.", valueName: "scene|path|commit"))
  var old: String

  @Argument(help: ArgumentHelp("The side after.", valueName: "scene|path|commit"))
  var new: String

  @Option(help: "The form of the differences: text, json, png (both over each other) or html.")
  var format: DifferenceFormat = .text

  @Option(help: ArgumentHelp("The file to write, needed for png and html.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("A screen of a project, instead of all.", valueName: "name"))
  var screen: [String] = []

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    guard output != nil || ![.png, .html].contains(format) else {
      throw Failure(.usage, "--format \(format.rawValue) needs the name of a file; add --output FILE")
    }
    Interruption.prepare()
    let folders = TemporaryFolders()
    defer { folders.remove() }
    do {
      try compare(folders)
    } catch {
      if let failure = Interruption.failure { throw failure }
      throw error
    }
  }

  @MainActor
  private func compare(_ folders: TemporaryFolders) throws {
    let places = [try DifferencePlace(old, folders), try DifferencePlace(new, folders)]
    try check(places)
    let sides = try places.map { try side($0, folders) }
    guard !sides[0].sources.isEmpty || !sides[1].sources.isEmpty else {
      let what =
        screen.isEmpty ? "a picture, a layout or a text to compare" : "a screen \(screen.joined(separator: ", "))"
      throw Failure(.missingInput, "neither \(old.quoted) nor \(new.quoted) holds \(what)")
    }
    let report = try DifferenceReport(sides[0], sides[1], title: "\(old) → \(new)", format: format)
    try write(report.bytes)
    if report.damageCount > 0 {
      throw Failure(.data, "\(report.damageCount == 1 ? "a file" : "\(report.damageCount) files") cannot be read")
    }
    if !report.isEmpty { throw Failure(.different, "") }
  }

  /// Refuses sides that cannot be compared, and options without an effect on them.
  private func check(_ places: [DifferencePlace]) throws {
    guard places[0].isSingle == places[1].isSingle else {
      throw Failure(.usage, "one side is a single scene or file, and the other a folder, a project or a commit")
    }
    if format == .png, !places[0].isSingle {
      throw Failure(.usage, "--format png compares two pictures or scenes; --format html shows any number")
    }
    if !screen.isEmpty, !places.contains(where: \.isProject) {
      throw Failure(.usage, "--screen names a screen of a project, but neither side is one")
    }
    let standard = try HostOptions.parse([]).arguments
    if !places.contains(where: \.hasDevice), options.arguments != standard {
      throw Failure(.usage, "options of a device change scenes and projects, but neither side is one")
    }
    if places.contains(where: \.hasDevice) { _ = try options.configuration() }
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { return try OutputFile.write(bytes, to: output) }
    try OutputFile.writeToStandardOutput(String(decoding: bytes, as: UTF8.self))
  }

  @MainActor
  private func side(_ place: DifferencePlace, _ folders: TemporaryFolders) throws -> DifferenceSide {
    switch place {
    case .scene(let name): return DifferenceSide(.subject(try scene(name)))
    case .file(let path): return DifferenceSide(.file(path))
    case .folder(let path): return DifferenceSide(try DifferenceFolder.sources(in: path))
    case .project(let path):
      return DifferenceSide(
        try DifferenceFolder.sources(
          ofProject: path, screens: screen, arguments: options.arguments, in: try folders.make("diff")))
    }
  }

  @MainActor
  private func scene(_ name: String) throws -> DifferenceSubject {
    let configuration = try options.configuration()
    let host = try configuration.makeHost()
    host.show(try GalleryShell.scene(named: name).makeViewController())
    try HeadlessRun(host: host, clock: FrameClock(framesPerSecond: configuration.framesPerSecond)).idle(for: 1)
    return DifferenceSubject(picture: host.bitmap, layout: LayoutRecorder.record(of: host.root.window))
  }
}
