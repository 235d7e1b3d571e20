import ArgumentParser
import Foundation
import Glibc
import PlainText
import Projects
import Simulator

struct InitCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Makes a package with a screen that builds for iOS and on Linux.",
    discussion: """
      The package has a screen, a test and a file for continuous integration. Xcode builds it unchanged for iOS. An \
      existing folder must be empty.

        \(Program.name) init Shop --template carousel
        \(Program.name) snapshot Shop --out out
      """)

  @Argument(help: ArgumentHelp("The folder to make; its name becomes the package's.", valueName: "dir"))
  var folder: String

  @Option(
    help: ArgumentHelp(
      "The screen: \(ProjectTemplate.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "name"))
  var template: String = ProjectTemplate.grid.rawValue

  @MainActor
  func perform() throws {
    guard let chosen = ProjectTemplate(rawValue: template) else {
      let names = ProjectTemplate.allCases.map(\.rawValue)
      let hint = Nearest.hint(Nearest.name(to: template, among: names))
      throw Failure(
        .usage, "unknown template \(template.quoted)\(hint); choose one of \(names.joined(separator: ", "))")
    }
    try OutputFolder.make(folder)
    guard let content = try? FileManager.default.contentsOfDirectory(atPath: folder), content.isEmpty else {
      throw Failure(
        .cannotCreate, "\(folder.quoted) is not empty; choose another folder, so that nothing is overwritten")
    }
    for file in chosen.files(name: name, tessera: try Self.package()) {
      let path = "\(folder)/\(file.path)"
      try OutputFolder.make((path as NSString).deletingLastPathComponent)
      try OutputFile.write(Array(file.text.utf8), to: path, links: .refused)
    }
    try OutputFile.writeToStandardOutput(
      "\(folder): \(chosen.rawValue); show it with `\(Program.name) run \(folder)`\n")
  }

  /// The package's name: the folder's, as a Swift identifier that no other module has.
  private var name: String {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    return Project.moduleName(for: folder)
  }

  /// Returns the folder of the package that this executable was built from.
  private static func package() throws(Failure) -> String {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    while folder.count > 1 {
      folder = (folder as NSString).deletingLastPathComponent
      if FileManager.default.fileExists(atPath: folder + "/Sources/UIKit") { return folder }
    }
    return "../tessera"
  }
}
