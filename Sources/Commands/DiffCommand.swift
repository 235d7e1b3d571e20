import ArgumentParser
import Comparisons
import Foundation
import PlainText
import Raster
import Simulator

/// A command that names the differences between two pictures, layouts, texts or scenes.
struct DiffCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Names what moved between two scenes, layouts, pictures or runs.",
    discussion: """
      Each side is a scene, a PNG file, a layout of `snapshot --format layout`, the frames.jsonl of `replay --out`, or another text. Pictures that have a layout \
      beside them, as NAME.layout.txt beside NAME.png, are compared with it. The differences are elements that moved, \
      changed their size, were lost or are new, with the rule behind each. The exit code is 0 if both are equal, and 1 if \
      they differ.

        \(Program.name) diff \(Catalogue.example) \(Catalogue.example)
      """)

  @Argument(help: ArgumentHelp("The side before.", valueName: "scene|file"))
  var old: String

  @Argument(help: ArgumentHelp("The side after.", valueName: "scene|file"))
  var new: String

  @Option(help: "The form of the differences: text, json, png (both over each other) or html.")
  var format: DifferenceFormat = .text

  @Option(help: ArgumentHelp("The file to write, needed for png and html.", valueName: "file"))
  var output: String?

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    guard output != nil || ![.png, .html].contains(format) else {
      throw Failure(.usage, "--format \(format.rawValue) needs the name of a file; add --output FILE")
    }
    let difference = try SubjectDifference(try subject(old), try subject(new))
    try write(try difference.bytes(format, title: "\(old) → \(new)"))
    if !difference.isEmpty { throw Failure(.different, "") }
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { return try OutputFile.write(bytes, to: output) }
    try OutputFile.writeToStandardOutput(String(decoding: bytes, as: UTF8.self))
  }

  @MainActor
  private func subject(_ name: String) throws -> DifferenceSubject {
    if Catalogue.scenes.contains(where: { $0.name == name }) { return try scene(name) }
    guard FileManager.default.fileExists(atPath: name) else {
      let hint = Nearest.hint(Nearest.name(to: name, among: Catalogue.scenes.map(\.name)))
      throw Failure(.missingInput, "\(name.quoted) is neither a scene nor a file\(hint)")
    }
    return try DifferenceSubject(file: name)
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

enum DifferenceFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text, json, png, html
}

/// One side of a comparison.
struct DifferenceSubject {
  var picture: Bitmap?
  var layout: LayoutRecord?
  var text: String?
  /// The lines of a run's report.
  var frames: [String]?

  init(picture: Bitmap? = nil, layout: LayoutRecord? = nil, text: String? = nil) {
    (self.picture, self.layout, self.text) = (picture, layout, text)
  }

  init(file path: String) throws {
    let bytes = try InputFile.read(path, limit: 256 << 20)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do {
        picture = try PNGCodec.decode(bytes)
      } catch {
        throw Failure(.data, "\(path): \(error)")
      }
      let beside = (path as NSString).deletingPathExtension + ".layout.txt"
      layout = (try? String(contentsOfFile: beside, encoding: .utf8)).flatMap { try? LayoutRecord(parsing: $0) }
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.data, "\(path) is neither a PNG file nor text")
    }
    if text.hasPrefix("{\"frame\":") {
      frames = text.split(separator: "\n").map(String.init)
      return
    }
    guard text.hasPrefix("tessera layout ") else {
      self.text = text
      return
    }
    do {
      layout = try LayoutRecord(parsing: text)
    } catch {
      throw Failure(.data, "\(path): \(error)")
    }
  }
}

/// The differences between two sides of one kind.
struct SubjectDifference {
  private let layout: LayoutComparison?
  private let picture: PictureComparison?
  private let text: TextComparison?
  private let run: RunComparison?

  init(_ old: DifferenceSubject, _ new: DifferenceSubject) throws(Failure) {
    layout = old.layout.flatMap { before in new.layout.map { LayoutComparison(from: before, to: $0) } }
    picture = old.picture.flatMap { before in new.picture.map { PictureComparison(expected: before, found: $0) } }
    text = old.text.flatMap { before in new.text.flatMap { TextComparison(from: before, to: $0) } }
    run = old.frames.flatMap { before in new.frames.map { RunComparison(expected: before, actual: $0) } }
    let isText = old.text != nil && new.text != nil
    guard layout != nil || picture != nil || run != nil || isText else {
      throw Failure(.usage, "the two sides are of different kinds; compare two pictures, layouts, runs or texts")
    }
  }

  var isEmpty: Bool { layout?.isEmpty ?? true && picture?.isEqual ?? true && run?.isEqual ?? true && text == nil }

  func bytes(_ format: DifferenceFormat, title: String) throws -> [UInt8] {
    switch format {
    case .text: return Array(description.utf8)
    case .json: return Array((json.page + "\n").utf8)
    case .png:
      guard let picture else { throw Failure(.usage, "--format png compares pictures or scenes") }
      return try PNGCodec.encode(picture.onionSkin)
    case .html: return Array(try page(title).html.utf8)
    }
  }

  private var description: String {
    let moved = layout.map { $0.isEmpty ? "no element moved" : $0.description }
    let lines = [moved, picture?.summary, run?.summary, text?.description].compactMap { $0 }
    return (lines.isEmpty ? "the texts are equal" : lines.joined(separator: "\n")) + "\n"
  }

  private var json: JSONText {
    .object([
      ("equal", .bool(isEmpty)), ("elements", layout?.json ?? .null),
      ("pixels", picture.map { .integer($0.count) } ?? .null), ("text", text.map { .string($0.description) } ?? .null),
      ("frames", run.map { .integer($0.frameCount) } ?? .null),
      ("changes", run.map { .array($0.lines.map(JSONText.string)) } ?? .null),
    ])
  }

  private func page(_ title: String) throws -> ComparisonPage {
    let pictures = try picture.map { picture in
      [
        ComparisonPage.Picture(
          name: title, expected: try PNGCodec.encode(picture.expected), found: try PNGCodec.encode(picture.found),
          difference: try PNGCodec.encode(picture.masked))
      ]
    }
    let entry = ComparisonPage.Entry(title: title, passed: isEmpty, text: description, pictures: pictures ?? [])
    return ComparisonPage(title: title, entries: [entry])
  }
}
