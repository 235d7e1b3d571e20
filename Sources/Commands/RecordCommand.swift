import PlainText
import ArgumentParser
import Foundation
import Scenes
import Simulator
import UIKit

/// A command that writes the golden files of the tests; `scripts/record` calls it.
struct RecordCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes the layouts of scenes as text, as goldens for tests.",
    discussion: """
      The files are DIR/Layout/SCENE/DEVICE-ORIENTATION-DIRECTION.txt. Letters are boxes, so the files do not depend on the \
      fonts of the machine. A right-to-left file is written only if it is not the mirror image of the left-to-right one, \
      and …-largest.txt only if the largest text size changes the layout; colors.txt lists the colors in light and dark \
      appearance. Without scenes, all are recorded, and files of scenes that no longer exist are deleted.

        \(Program.name) record \(Catalogue.example) --into goldens
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes of `\(Program.name) list`, all of them if none is given; or the path of a project.",
      valueName: "scene|path"))
  var scenes: [String] = []

  @OptionGroup
  var project: ProjectOptions

  @Option(help: ArgumentHelp("The folder of the goldens, created if it does not exist.", valueName: "dir"))
  var into: String

  @MainActor
  func perform() throws { try project.perform(scenes, record) }

  @MainActor
  private func record(_ scenes: [String]) throws {
    let chosen = try scenes.isEmpty ? Catalogue.scenes : scenes.map(GalleryShell.scene(named:))
    let services = Machine.boxes()
    var folder = GoldenFolder("\(into)/Layout")
    for scene in chosen {
      try SceneRecord(scene: scene, services: services).write { try folder.write($0, to: $1) }
    }
    try folder.removeOthers(under: scenes.isEmpty ? nil : chosen.map(\.name))
    try OutputFile.writeToStandardOutput(folder.summary)
  }
}

/// A folder that, when finished, contains exactly the text files written to it.
private struct GoldenFolder {
  private let root: String
  private var written: Set<String> = []
  private var new: [String] = []
  private var changed: [String] = []
  private var removed: [String] = []

  init(_ root: String) { self.root = root }

  /// Writes a file, unless it already contains the text.
  mutating func write(_ text: String, to name: String) throws {
    written.insert(name)
    let path = "\(root)/\(name)"
    let bytes = Array(text.utf8)
    let known = FileManager.default.contents(atPath: path)
    if let known, Array(known) == bytes { return }
    try OutputFolder.make((path as NSString).deletingLastPathComponent)
    try OutputFile.write(bytes, to: path, links: .refused)
    if known == nil { new.append(name) } else { changed.append(name) }
  }

  /// - Parameter folders: The folders to search; `nil` for all.
  mutating func removeOthers(under folders: [String]?) throws {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".txt") && !written.contains(name) {
      guard folders?.contains((name as NSString).deletingLastPathComponent) ?? true else { continue }
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
      removed.append(name)
      // A removed scene leaves an empty folder, which is deleted; a folder with other files is kept.
      rmdir("\(root)/\((name as NSString).deletingLastPathComponent)")
    }
  }

  var summary: String {
    let lists = [("new", new), ("changed", changed), ("removed", removed)]
    let lines = lists.flatMap { word, names in names.map { "\(word) \($0)\n" } }
    let total = lists.map { "\($0.1.count) \($0.0)" }.joined(separator: ", ")
    return lines.joined() + "\(written.count) files in \(root): \(total)\n"
  }
}
