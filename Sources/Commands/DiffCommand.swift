import ArgumentParser
import Comparisons
import Foundation
import PlainText
import Projects
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
      moved, changed their size, were lost or are new, with the rule behind each. The exit code is 0 if both are equal, \
      and 1 if they differ.

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
    let sides = (try side(old), try side(new))
    guard !sides.0.subjects.isEmpty || !sides.1.subjects.isEmpty else {
      throw Failure(
        .missingInput, "neither \(old.quoted) nor \(new.quoted) holds a picture, a layout or a text to compare")
    }
    let report = try DifferenceReport(sides.0, sides.1, title: "\(old) → \(new)")
    try write(try report.bytes(format))
    if !report.isEmpty { throw Failure(.different, "") }
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { return try OutputFile.write(bytes, to: output) }
    try OutputFile.writeToStandardOutput(String(decoding: bytes, as: UTF8.self))
  }

  @MainActor
  private func side(_ name: String) throws -> DifferenceSide {
    if Catalogue.scenes.contains(where: { $0.name == name }) { return DifferenceSide(try scene(name)) }
    if FileManager.default.fileExists(atPath: name) { return try side(at: name) }
    if let commit = try CommitFiles(name) { return try commit.withCopy { try side(at: $0) } }
    let hint = Nearest.hint(Nearest.name(to: name, among: Catalogue.scenes.map(\.name)))
    throw Failure(.missingInput, "\(name.quoted) is neither a scene, a file nor a commit\(hint)")
  }

  /// Returns a file, the screens of a project, or the files of another folder.
  @MainActor
  private func side(at path: String) throws -> DifferenceSide {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if (try? ProjectFinder.find(path)) != nil {
      return DifferenceSide(
        try DifferenceFolder.subjects(ofProject: path, screens: screen, arguments: options.arguments))
    }
    guard isFolder.boolValue else { return DifferenceSide(try DifferenceSubject(file: path)) }
    return DifferenceSide(try DifferenceFolder.subjects(in: path))
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
