import Foundation
import SourceAdapter
import Testing

/// Source as it is written for iOS, adapted and checked by the compiler against the modules of this build.
struct CompilationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("Modules")

  @Test func sourceForIOSCompiles() throws {
    let folder = Self.package.appendingPathComponent("Tests/Fixtures/iOSSources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift.txt") }
      .sorted()
    #expect(!names.isEmpty)
    let inputs = try names.map { name in
      let path = folder.appendingPathComponent(name).path
      return Adapter.Input(
        path: String(path.dropLast(4)), bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let result = Adapter().adapt(inputs)
    #expect(result.files.flatMap(\.messages).isEmpty)
    let errors = try Self.errors(in: result.files)
    #expect(errors.isEmpty, Comment(rawValue: errors.joined(separator: "\n")))
  }

  @Test func messagesNameTheUsersFileAndLine() throws {
    let source =
      "import UIKit\nclass A: UIView {\n  @objc func f() {}\n  func g() { _ = #selector(f); let x: Int = \"\" }\n}"
    let files = Adapter().adapt([.init(path: "/App/A.swift", text: source)]).files
    let error = try #require(try Self.errors(in: files).first)
    #expect(error.hasPrefix("/App/A.swift:4:"))
    let column = try #require(Int(error.split(separator: ":")[2]))
    #expect(files[0].columns.original(line: 4, column: column) == 45)
  }

  @Test func aMissingMethodIsAnErrorAtTheSelector() throws {
    let source = "import UIKit\nclass A: UIView {\n  func g() { _ = #selector(missing(_:)) }\n}"
    let errors = try Self.errors(in: Adapter().adapt([.init(path: "/App/A.swift", text: source)]).files)
    #expect(errors.contains { $0.hasPrefix("/App/A.swift:3:") && $0.contains("missing") })
  }

  /// Returns the compiler's errors about adapted files.
  private static func errors(in files: [Adapter.Output]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adapted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { file in
      let url = folder.appendingPathComponent(file.fileName)
      try Data(file.bytes).write(to: url)
      return url.path
    }
    let sources = package.appendingPathComponent("Sources").path
    let maps = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
      .map { "\(sources)/\($0)/module.modulemap" }.filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let combine = modules.deletingLastPathComponent().path + "/COpenCombineHelpers.build/module.modulemap"
    let macro = modules.deletingLastPathComponent().path + "/PreviewMacro-tool#PreviewMacro"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "App", "-I", modules.path]
      + maps + ["-Xcc", "-fmodule-map-file=\(combine)", "-load-plugin-executable", macro, "-diagnostic-style", "llvm"]
      + paths
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init).filter { $0.contains(" error: ") }
  }
}
