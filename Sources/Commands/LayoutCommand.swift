import ArgumentParser
import Foundation
import LayoutFiles
import PlainText
import Scenes
import Simulator
import UIKit

struct LayoutCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints the frames of a layout, and explains them.",
    discussion: """
      For a scene, prints the frames of its cells, headers and backgrounds on a device, and the scroll behavior and \
      resting offsets of its sections. For a file, solves its layouts and prints them as JSON in the form of the file's \
      own `expected`.

        \(Program.name) layout \(Catalogue.example) --device iphone-se-1 --landscape --rtl
        \(Program.name) layout \(Catalogue.example) --explain 0.2
        \(Program.name) layout \(Catalogue.example) --explain "header 1.0"
        \(Program.name) layout layouts.json --id M08 --explain 0.5

      With --swift, prints code that makes exactly the layout that the scene shows, for iOS and Linux:

        \(Program.name) layout \(Catalogue.example) --swift

      With --explain, prints the steps from the container to the frame of one element: each value as it was written in \
      code, and the length that it resulted in.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene of `\(Program.name) list`, the path of a project, or JSON with one layout or an array of them; - is standard input.",
      valueName: "scene|path|file"))
  var subject: String

  @OptionGroup
  var project: ProjectOptions

  @Option(
    help: ArgumentHelp("The element to explain: 0.3, \"header 0.0\", \"header layout\".", valueName: "element"))
  var explain: String?

  @Option(help: ArgumentHelp("The collection view of a scene that has several, from 1.", valueName: "number"))
  var view: Int?

  @Flag(help: "Print a scene as JSON, with all properties. Files are always printed as JSON.")
  var json = false

  @Flag(help: "Print Swift code that makes the layout of a scene.")
  var swift = false

  @Option(help: ArgumentHelp("The layout of a file that has several.", valueName: "id"))
  var id: String?

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    try project.perform([subject]) { names in
      guard let name = names.first else { throw ProjectOptions.failureToChoose() }
      try show(name)
    }
  }

  @MainActor
  private func show(_ subject: String) throws {
    if let scene = try scene(subject) { try show(scene, as: subject) } else { try showFile() }
  }

  /// Returns the scene; `nil` for a file. The path of a file that has the name of a scene contains its folder, such as
  /// `./banner`.
  private func scene(_ subject: String) throws -> Scene? {
    if let scene = Catalogue.scenes.first(where: { $0.name == subject }) { return scene }
    if subject == "-" || subject.contains("/") || subject.contains(".") { return nil }
    if FileManager.default.fileExists(atPath: subject) { return nil }
    return try GalleryShell.scene(named: subject)
  }

  // MARK: Scenes

  @MainActor
  private func show(_ scene: Scene, as subject: String) throws {
    guard !json || explain == nil else { throw Failure(.usage, "--json lists a layout; it cannot --explain one") }
    guard !swift || (explain == nil && !json) else {
      throw Failure(.usage, "--swift prints code; it cannot --explain a layout or list it as --json")
    }
    guard id == nil else { throw Failure(.usage, "--id chooses a layout of a file, but \(subject.quoted) is a scene") }
    let configuration = try options.configuration()
    let variant = LayoutVariant(device: configuration.device, direction: configuration.direction)
    let rehearsal = variant.rehearsal(services: try Machine.servicesWithoutPixels()) { scene.makeViewController() }
    if json { return try writeJSON(rehearsal) }
    if swift { return try writeSwift(rehearsal, subject) }
    guard let explain else {
      return try OutputFile.writeToStandardOutput(variant.text(of: scene.name, rehearsal, view: try number(rehearsal)))
    }
    let views = LayoutText.collectionViews(in: rehearsal.root.window)
    let number = try number(rehearsal) ?? 1
    guard views.indices.contains(number - 1) else {
      throw Failure(.usage, "the scene \(subject.quoted) has no collection view, so there is nothing to explain")
    }
    do {
      try OutputFile.writeToStandardOutput(try views[number - 1].layoutExplanation(of: explain))
    } catch let error as OutputError {
      throw error
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }

  /// Writes one collection view per line.
  @MainActor
  private func writeJSON(_ rehearsal: Rehearsal) throws {
    let views = LayoutText.collectionViews(in: rehearsal.root.window)
    let chosen = try number(rehearsal).map { [views[$0 - 1]] } ?? views
    try OutputFile.writeToStandardOutput(chosen.map { LayoutJSON(of: $0).json.line + "\n" }.joined())
  }

  /// Writes a file with the layouts of the collection views.
  @MainActor
  private func writeSwift(_ rehearsal: Rehearsal, _ subject: String) throws {
    let views = LayoutText.collectionViews(in: rehearsal.root.window)
    let chosen = try number(rehearsal).map { [views[$0 - 1]] } ?? views
    guard let source = LayoutText.source(of: chosen) else {
      throw Failure(.usage, "the scene \(subject.quoted) has no compositional layout, which code could make")
    }
    try OutputFile.writeToStandardOutput(source)
  }

  /// Returns the number of the requested view, if it exists.
  @MainActor
  private func number(_ rehearsal: Rehearsal) throws -> Int? {
    guard let view else { return nil }
    let count = LayoutText.collectionViews(in: rehearsal.root.window).count
    guard view >= 1, view <= count else {
      let range = count == 0 ? "none" : (count == 1 ? "1" : "1 to \(count)")
      throw Failure(.usage, "there is no collection view \(view): \(subject.quoted) has \(range)")
    }
    return view
  }

  // MARK: Files

  private func showFile() throws {
    guard !swift else { throw Failure(.usage, "--swift prints the layout of a scene or project, not of a file") }
    guard view == nil, options.isSilent else {
      throw Failure(
        .usage, "a layout file specifies its own container; --view and the options that choose a device are for scenes")
    }
    let bytes = try InputFile.read(subject, limit: 16 << 20)
    let file = try LayoutFile(Data(bytes), name: subject == "-" ? "standard input" : subject)
    do {
      let chosen = try file.chosen(id)
      let text = try explain.map { "\(try chosen.explanation(of: $0))" } ?? chosen.measuredResult()
      try OutputFile.writeToStandardOutput(text)
    } catch let error as OutputError {
      throw error
    } catch let error as LayoutFileError {
      throw error
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }
}
