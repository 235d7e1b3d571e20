import Foundation
import PlainText
import Projects

/// One test: the command that makes its pictures, and the golden that they are compared with.
struct TestCase: Sendable {
  enum Kind: Sendable {
    /// The picture of one scene or screen.
    case scene
    /// The snapshots of a script.
    case script
    /// Two scenes that must look alike, or must not.
    case pair(isMatch: Bool)
  }

  var kind: Kind
  /// The name in reports and for `-g`.
  var name: String
  /// The arguments of the processes that make the pictures.
  var commands: [[String]]
  /// The folder of the goldens.
  var goldens: String
  /// The options that make a picture differ from others of its name, as part of a file's name.
  var variant = ""
  /// The source, for reports.
  var file: String
  var line: Int

  /// The name as a folder's name, of at most 60 bytes.
  var folderName: String {
    let words = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == ".")
        ? Character(scalar) : "-"
    }
    return String(words.prefix(60))
  }

  /// The folder of the list, the script or the project, in which the goldens are.
  var goldensFolder: String {
    let folder = (file as NSString).deletingLastPathComponent.or(".")
    guard !goldens.isEmpty else { return folder }
    return ((goldens as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent.or(".")
  }
}

/// The search for tests in folders, lists, scripts and projects.
enum TestDiscovery {
  /// The greatest size of a list, in bytes.
  private static let limit = 1 << 20

  @MainActor
  static func tests(in paths: [String], project: String?, options: HostOptions) throws -> [TestCase] {
    if let project, !ProjectFinder.isProject(project) {
      throw Failure(.missingInput, "\(project.quoted) is not a project")
    }
    return try paths.flatMap { path in
      let files = self.files(in: path)
      guard !files.isEmpty || FileManager.default.fileExists(atPath: path) else {
        throw Failure(.missingInput, "cannot read \(path.quoted): there is no such file or folder")
      }
      let own = try files.flatMap { try tests(inFile: $0, project, options) }
      guard !files.contains(path), project == nil || project == path else { return own }
      return try own + (hasScreens(path, besideFiles: !own.isEmpty) ? screens(of: path, options) : [])
    }
  }

  /// Whether a path is that of a project. Beside lists and scripts, Swift files alone do not make one of a folder.
  private static func hasScreens(_ path: String, besideFiles: Bool) throws -> Bool {
    guard ProjectFinder.isProject(path) else { return false }
    do throws(ProjectError) {
      let kind = try ProjectFinder.find(path).kind
      return !besideFiles || kind != .folder
    } catch {
      if case .empty = error { return false }
      throw error
    }
  }

  private static func files(in path: String) -> [String] {
    let kinds = [".scenes", ".input", ".reftest"]
    if kinds.contains(where: path.hasSuffix) { return [path] }
    let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    return names.filter { name in
      kinds.contains(where: name.hasSuffix) && !name.contains(".build/") && !name.contains("__Snapshots__/")
    }.map { path == "." ? $0 : "\(path)/\($0)" }
  }

  private static func tests(inFile path: String, _ project: String?, _ options: HostOptions) throws -> [TestCase] {
    let url = URL(fileURLWithPath: path)
    let base = url.deletingPathExtension().lastPathComponent
    let goldens = "\((path as NSString).deletingLastPathComponent.or("."))/__Snapshots__/\(base)"
    if path.hasSuffix(".input") {
      let command = ["replay"] + [project, path].compactMap(\.self) + ["--no-frames", "--layouts"] + options.arguments
      return [
        TestCase(
          kind: .script, name: path, commands: [command], goldens: goldens,
          variant: variant(options.arguments), file: path, line: 1)
      ]
    }
    let text = String(decoding: try InputFile.read(path, limit: limit), as: UTF8.self)
    return try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { return [TestCase]() }
      return path.hasSuffix(".reftest")
        ? [try pair(words, path, index + 1, project, options)]
        : try scenes(words, path, index + 1, project, goldens, options)
    }
  }

  private static func pair(
    _ words: [String], _ path: String, _ line: Int, _ project: String?, _ options: HostOptions
  ) throws -> TestCase {
    guard words.count == 3, ["match", "mismatch"].contains(words[0]) else {
      throw Failure(.data, "\(path):\(line): write “match SCENE SCENE” or “mismatch SCENE SCENE”")
    }
    return TestCase(
      kind: .pair(isMatch: words[0] == "match"), name: "\(path):\(words.joined(separator: " "))",
      commands: words.dropFirst().map { command(subject($0, project), options) }, goldens: "", file: path, line: line)
  }

  /// Returns the test of a scene with its options; an asterisk stands for all scenes.
  private static func scenes(
    _ words: [String], _ path: String, _ line: Int, _ project: String?, _ goldens: String, _ options: HostOptions
  ) throws -> [TestCase] {
    try SceneLine.check(Array(words.dropFirst()), path, line)
    let names = words[0] == "*" && project == nil ? Catalogue.scenes.map(\.name) : [words[0]]
    return names.map { name in
      let own = words.dropFirst().joined(separator: " ")
      return TestCase(
        kind: .scene, name: "\(path):\(name)\(own.isEmpty ? "" : " \(own)")",
        commands: [command(subject(name, project), options) + words.dropFirst()], goldens: goldens,
        variant: variant(options.arguments + words.dropFirst()), file: path, line: line)
    }
  }

  /// Returns the arguments that name a scene, or a screen of a project.
  private static func subject(_ name: String, _ project: String?) -> [String] {
    project.map { [$0, "--screen", name] } ?? [name]
  }

  private static func command(_ subject: [String], _ options: HostOptions) -> [String] {
    ["snapshot"] + subject + ["--format", "png,layout"] + options.arguments
  }

  /// Returns the values of options as part of a file's name, such as `ipad-rtl`; the frame rate changes no picture.
  private static func variant(_ arguments: [String]) -> String {
    var words = arguments
    while let rate = words.firstIndex(of: "--fps") { words.removeSubrange(rate..<min(rate + 2, words.count)) }
    let text = words.map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }.joined(separator: "-")
    return text.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }

  @MainActor
  private static func screens(of path: String, _ options: HostOptions) throws -> [TestCase] {
    let builder = try ProjectBuilder(path) { Terminal.report($0) }
    let (record, _) = try ProjectRun.reportingErrors { try builder.build() }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent.or(".")
    return record.names.map { screen in
      TestCase(
        kind: .scene, name: "\(path):\(screen)",
        commands: [command([path, "--screen", screen], options)], goldens: "\(folder)/__Snapshots__/screens",
        variant: variant(options.arguments), file: path, line: 1)
    }
  }
}

extension String {
  fileprivate func or(_ other: String) -> String { isEmpty ? other : self }
}
