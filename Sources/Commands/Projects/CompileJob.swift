import Foundation
import Glibc
import PlainText
import Projects
import Simulator

/// A compilation of a project's sources to a library.
struct CompileJob {
  let tools: BuildTools
  let project: Project
  let sources: [String]
  let isScript: Bool
  let folder: String
  let moduleCache: String
  let library: String
  /// The arguments with which the compiler finds the modules of packages and links them.
  var packages: [String] = []

  /// The number of files below which the compiler reads all of them faster than it determines which have changed.
  private static let incrementalCount = 7

  func run(report: @Sendable (String) -> Void, columns: AdapterReport) throws {
    report(
      project.sources.count == 1
        ? "compiling \(project.name)" : "compiling \(project.name), \(project.sources.count) files")
    // The arguments never change: with different arguments, the compiler reads every file again.
    let part = folder + "/objects/library.so"
    defer { unlink(part) }
    let (end, output, errors) = try ChildProcess.output(of: try arguments(output: part) + packages)
    guard end == .exit(0) else { throw failure(end, output + errors, columns) }
    guard rename(part, library) == 0 else {
      throw Failure(.cannotCreate, "cannot create \(library.quoted): \(String(cString: strerror(errno)))")
    }
  }

  private func arguments(output: String) throws -> [String] {
    var arguments = [
      tools.compiler, isScript ? "-emit-executable" : "-emit-library", "-o", output, "-module-name", project.moduleName,
      "-Onone", "-gline-tables-only", "-swift-version", "5", "-suppress-warnings", "-no-color-diagnostics",
      "-diagnostic-style=llvm", "-use-ld=lld", "-module-cache-path", moduleCache, "-I", tools.modules, "-j",
      "\(max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))",
      "-Xlinker", "-soname", "-Xlinker", "\(project.moduleName).so",
    ]
    // Xcode's default in every version of the language, unlike that of packages.
    if project.kind != .package, project.settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" {
      arguments.append("-enable-bare-slash-regex")
    }
    arguments += project.compilerFlags
    arguments += isScript ? Self.scriptOptions : ["-parse-as-library"]
    for map in tools.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for condition in ["DEBUG"] + project.conditions { arguments += ["-D", condition] }
    if sources.count < Self.incrementalCount {
      arguments.append("-whole-module-optimization")
      return arguments + sources
    }
    let map = folder + "/objects/files.json"
    try writeFileMap(to: map)
    let list = folder + "/objects/sources.txt"
    try OutputFile.write(Array(sources.map(Self.quoted).joined(separator: "\n").utf8), to: list)
    return arguments + ["-incremental", "-enable-batch-mode", "-output-file-map", map, "@\(list)"]
  }

  /// Makes a library of files of which one has statements at its top level: for several files, the compiler allows them
  /// in programs alone.
  private static let scriptOptions = [
    "-Xclang-linker", "-shared", "-Xclang-linker", "-Wno-unused-command-line-argument",
  ]

  /// Returns a path in the notation of response files.
  static func quoted(_ path: String) -> String {
    "\"" + path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  private func writeFileMap(to path: String) throws {
    var map: [String: [String: String]] = ["": ["swift-dependencies": "\(folder)/objects/module.swiftdeps"]]
    for source in sources {
      var key = ContentKey()
      key.add(source)
      let base = "\(folder)/objects/\(key.text)"
      Self.remove(base + ".o", unlessCompiledFrom: source)
      map[source] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(map)
    if FileManager.default.contents(atPath: path) != data { try OutputFile.write(Array(data), to: path) }
  }

  /// Removes the object file of a source that is not older, so that the compiler makes it again.
  ///
  /// The compiler itself would link an old object file in two cases: it stops when a part of the files has errors and
  /// does not remember later that others had to be compiled, too; and it compares dates by their whole seconds, so that
  /// it overlooks a file that is written twice in one.
  private static func remove(_ object: String, unlessCompiledFrom source: String) {
    var (status, compiled) = (stat(), stat())
    guard stat(source, &status) == 0, stat(object, &compiled) == 0 else { return }
    let (changed, made) = (status.st_mtim, compiled.st_mtim)
    let isCompiled = (changed.tv_sec, changed.tv_nsec) < (made.tv_sec, made.tv_nsec)
    if !isCompiled { unlink(object) }
  }

  private func failure(_ end: ChildProcess.End, _ output: String, _ columns: AdapterReport) -> any Error {
    if output.contains("module compiled with Swift") || output.contains("cannot be imported by the Swift") {
      return Failure(
        .unavailable,
        "Tessera was built with another version of Swift than \(tools.compiler); \(tools.remedyForOtherSwift)")
    }
    if output.contains("No space left on device") {
      return Failure(.inputOutput, "the disk is full: nothing more can be written to \(folder.quoted)")
    }
    let messages = CompilerMessage.all(in: output, columns: columns)
    return ProjectBuilder.SourceErrors(messages: messages, output: output)
  }
}
