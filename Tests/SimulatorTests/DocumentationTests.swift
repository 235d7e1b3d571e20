import Foundation
import TestSupport
import Testing

/// The commands and the code in the documentation do what the text around them describes.
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = "Sources/Tessera/Tessera.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The contents of a page's fenced blocks.
  private static func blocks(_ language: String, in page: String) -> [String] {
    page.matches(of: /(?m)^```(\w*)\n((?:(?!```).*\n)*)```/).filter { $0.1 == language }.map { String($0.2) }
  }

  /// The files that a page tells its readers to save, by their names.
  private static func files(in page: String) -> [(name: String, code: String)] {
    page.matches(of: /`(\w+\.swift)`:\n\n```swift\n((?:(?!```).*\n)*)```/).map { (String($0.1), String($0.2)) }
  }

  private static let pages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalogue).path)) ?? []
    return ["README.md", ".github/README.ko.md"] + names.sorted().map { "\(catalogue)/\($0)" }
  }()

  // MARK: Commands

  /// Runs every command that needs neither a window nor a build, in a folder with the inputs that the page names.
  @Test(arguments: pages) func commandsRunAsPrinted(page: String) throws {
    let text = try Self.text(page)
    let folder = TemporaryFolder()
    try Self.supplyInputs(to: folder, from: text)
    for block in Self.blocks("sh", in: text) {
      let commands = block.split(separator: "\n").filter {
        !$0.hasPrefix("scripts/") && !$0.hasPrefix("tessera run") && !Self.namesCommit($0)
      }
      let result = try Subprocess.shell(
        "set -e; cd \(folder.path("")); export XDG_CACHE_HOME=\(folder.toolCache()); tessera() { \"$0\" \"$@\"; }\n\(commands.joined(separator: "\n"))",
        tessera: true)
      expectEqual(result.code, 0, "\(page):\n\(block)\(result.errors)")
    }
  }

  /// Whether a command compares commits of the reader's own repository, which the suite of `test` and `diff` does.
  private static func namesCommit(_ command: Substring) -> Bool { command.contains(/^ *tessera diff (main|HEAD)/) }

  /// The examples in the help of a verb are its indented lines that begin with the program's name.
  @Test(arguments: ["list", "snapshot", "replay", "layout", "lint", "record", "diff", "doctor", "init"])
  func examplesOfHelpRunAsPrinted(verb: String) throws {
    let help = try Subprocess.tessera(verb, "--help").output
    let examples = help.split(separator: "\n").filter { $0.hasPrefix("  tessera ") && !Self.namesCommit($0) }
    #expect(!examples.isEmpty, "\(help)")
    let folder = TemporaryFolder()
    try Self.supplyInputs(to: folder, from: "")
    let result = try Subprocess.shell(
      "set -e; cd \(folder.path("")); tessera() { \"$0\" \"$@\"; }\n\(examples.joined(separator: "\n"))", tessera: true)
    expectEqual(result.code, 0, "\(help)\n\(result.errors)")
  }

  private static func supplyInputs(to folder: TemporaryFolder, from text: String) throws {
    for (name, code) in files(in: text) { try folder.write(code, to: name) }
    try folder.write("import UIKit\nfinal class CartViewController: UIViewController {}\n", to: "App/Cart.swift")
    let test = "final class CartTests: XCTestCase { func testLoads() { CartViewController().loadViewIfNeeded() } }\n"
    try folder.write("import XCTest\n" + test, to: "App/AppTests/CartTests.swift")
    let script =
      blocks("", in: text).first { $0.hasPrefix("scene ") }
      ?? "scene banner\ndrag 350,400 -> 60,400 in 0.12s\nsnapshot dragged\n"
    try Data(script.utf8).write(to: URL(filePath: folder.path("drag.input")))
    let layout = """
      {"container": {"width": 390, "height": 844}, "sections": [{"items": 6, "section": {"group": {
      "direction": "vertical", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 50}}, "subitems": [
      {"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}]}}}]}
      """
    try Data(layout.utf8).write(to: URL(filePath: folder.path("layout.json")))
    try FileManager.default.copyItem(atPath: folder.path("drag.input"), toPath: folder.path("fling.input"))
    try Data(
      "[\(layout.replacing("{\"container\"", with: "{\"id\": \"M08\", \"container\"", maxReplacements: 1))]"
        .utf8
    )
    .write(to: URL(filePath: folder.path("layouts.json")))
    try Data("time,offset\n0,0\n0.1,20\n0.2,35\n0.3,40\n".utf8).write(to: URL(filePath: folder.path("iphone.csv")))
    try FileManager.default.createDirectory(atPath: folder.path("Tests/Fixtures"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: root.appending(path: "Tests/Fixtures/Motion"), to: URL(filePath: folder.path("Tests/Fixtures/Motion")))
  }

  // MARK: Code

  @Test func codeCompilesAsPrinted() throws {
    let folder = TemporaryFolder()
    let example = try #require(Self.blocks("swift", in: try Self.text("README.md")).first { $0.contains("start(") })
    try Data(example.utf8).write(to: URL(filePath: folder.path("main.swift")))
    let test = try #require(
      Self.blocks("swift", in: try Self.text("README.md")).first { $0.contains("assertSnapshot") })
    try Data(test.utf8).write(to: URL(filePath: folder.path("GridTests.swift")))
    for page in Self.pages where page.hasPrefix(Self.catalogue) { try Self.writeCode(of: page, to: folder) }
    let result = try Subprocess.typecheck(folder.path("*.swift"))
    expectEqual(result.code, 0, "\(result.errors)")
    expectFalse(result.errors.contains("warning: variable"), "\(result.errors)")
  }

  /// Writes the code of a page into the declarations that it assumes, which are in the fixtures.
  private static func writeCode(of page: String, to folder: TemporaryFolder) throws {
    let text = try text(page)
    let files = files(in: text).map(\.code)
    let code = blocks("swift", in: text).filter { !files.contains($0) }
      .filter { !$0.contains("PackageDescription") && !$0.hasPrefix(".target(") && !$0.contains("#selector") }
      .joined().split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    guard !code.isEmpty else { return }
    let name = URL(filePath: page).deletingPathExtension().lastPathComponent
    let frame = try Self.text("Tests/Fixtures/Documentation/\(name).swift.txt")
    try Data(frame.replacing("BLOCKS", with: code).utf8).write(to: URL(filePath: folder.path("\(name).swift")))
  }

  @Test func readmesShowTheSameCode() throws {
    let (english, korean) = (try Self.text("README.md"), try Self.text(".github/README.ko.md"))
    expectEqual(Self.blocks("swift", in: english), Self.blocks("swift", in: korean))
    let guide = try Self.text("\(Self.catalogue)/GettingStarted.md")
    expectEqual(Self.blocks("swift", in: english)[0], Self.blocks("swift", in: guide)[0])
  }

  @Test(arguments: pages) func linksLeadToFiles(page: String) throws {
    let folder = Self.root.appending(path: page).deletingLastPathComponent()
    for link in try Self.text(page).matches(of: /\]\(([^)#:]+\.(?:md|png|svg))\)/) {
      let path = folder.appending(path: String(link.1)).path
      expectTrue(FileManager.default.fileExists(atPath: path), "\(page) links to \(link.1)")
    }
  }
}
