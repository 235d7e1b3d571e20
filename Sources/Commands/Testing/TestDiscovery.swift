import Foundation
import PlainText
import Projects
import UIKitCore

/// The search for tests in folders, lists, scripts and projects.
@MainActor
struct TestDiscovery {
  /// The project whose screens lists, scripts and pairs name; `nil` for the scenes of this program.
  let project: ProjectScreens?
  let options: HostOptions
  /// The regular expression that selects tests.
  var grep: String?

  /// The greatest size of a list, in bytes.
  private static let limit = 1 << 20

  init(project: String?, options: HostOptions, grep: String? = nil) throws {
    if let project, !ProjectFinder.isProject(project) {
      throw Failure(.missingInput, "\(project.quoted) is not a project")
    }
    (self.project, self.options, self.grep) = (project.map { ProjectScreens($0) }, options, grep)
  }

  func tests(in paths: [String]) throws -> [TestCase] {
    try paths.flatMap { path in
      let files = files(in: path)
      guard !files.isEmpty || FileManager.default.fileExists(atPath: path) else {
        throw Failure(.missingInput, "cannot read \(path.quoted): there is no such file or folder")
      }
      let own = try files.flatMap(tests)
      guard !files.contains(path), project == nil || project?.path == path else { return own }
      let units = ProjectFinder.isProject(path) ? try unitTests(of: path) : []
      guard try hasScreens(path, besideFiles: !own.isEmpty) else { return own + units }
      do {
        return try own + units + screens(of: path)
      } catch let failure as Failure where failure.isAboutScreens && !units.isEmpty {
        return own + units
      }
    }
  }

  /// Whether a path is that of a project. Beside lists and scripts, Swift files alone do not make one of a folder.
  private func hasScreens(_ path: String, besideFiles: Bool) throws -> Bool {
    guard ProjectFinder.isProject(path) else { return false }
    do throws(ProjectError) {
      let kind = try ProjectFinder.find(path).kind
      return !besideFiles || kind != .folder
    } catch {
      if case .empty = error { return false }
      throw error
    }
  }

  private func files(in path: String) -> [String] {
    if TestFiles.isTest(path) { return [path] }
    return TestFiles.names(in: path).map { path == "." ? $0 : "\(path)/\($0)" }
  }

  private func screens(of path: String) throws -> [TestCase] {
    let screens = project ?? ProjectScreens(path)
    let names = try screens.names()
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? path : path.parentPath.or(".")
    let goldens = "\(folder)/__Snapshots__/screens"
    try refuse(["scenes", "input"], besides: path, goldens)
    let parts = try screens.partNames()
    return names.map { screen in
      TestCase(
        kind: .scene, name: "\(path):\(screen)", commands: [command([path, "--screen", screen])], goldens: goldens,
        variant: variant(options.arguments), mayDependOnOthers: parts.contains(screen) && !isWanted(screen), file: path,
        line: 1)
    }
  }

  /// Whether the expression that selects tests contains the name of a screen.
  private func isWanted(_ screen: String) -> Bool { grep?.contains(screen) ?? false }

  /// Returns the tests in Swift of a project.
  private func unitTests(of path: String) throws -> [TestCase] {
    let targets: [TestTarget]
    do throws(ProjectError) {
      targets = try ProjectFinder.find(path).tests
    } catch {
      if case .empty = error { return [] }
      throw error
    }
    return try targets.flatMap { target in
      if let obstacle = target.obstacle {
        Terminal.report("\(target.name.quoted) is not run: \(obstacle)")
        return [TestCase]()
      }
      let builder = try ProjectBuilder(path, testing: target.name) { Terminal.report($0) }
      let (record, _) = try ProjectRun.reportingErrors { try builder.build() }
      return record.tests.map { test in
        let command =
          [UnitTestCommand.name, path, "--target", target.name, "--test", test.path, "--build", record.path]
          + options.arguments
        return TestCase(
          kind: .unit, name: "\(target.name)/\(test.path)", commands: [command], goldens: "", file: test.file,
          line: test.line)
      }
    }
  }

  /// Refuses goldens that tests of another kind would write, too, which nobody would notice.
  ///
  /// - Parameter kinds: The names' ends of the lists and scripts that have the same goldens.
  private func refuse(_ kinds: [String], besides path: String, _ goldens: String) throws {
    let folder = goldens.parentPath.parentPath
    let base = (goldens as NSString).lastPathComponent
    for kind in kinds where FileManager.default.fileExists(atPath: "\(folder)/\(base).\(kind)") {
      throw Failure(
        .data, "\(base).\(kind) has the same goldens as \(path), those in \(goldens); give the file another name")
    }
  }
}

// MARK: Files

extension TestDiscovery {
  private func tests(inFile path: String) throws -> [TestCase] {
    let base = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let goldens = "\(path.parentPath.or("."))/__Snapshots__/\(base)"
    if path.hasSuffix(".input") {
      try refuse(["scenes"], besides: path, goldens)
      return [script(path, goldens)]
    }
    let text = String(decoding: try InputFile.read(path, limit: Self.limit), as: UTF8.self)
    return try TestFiles.lines(of: text).enumerated().flatMap { index, line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { return [TestCase]() }
      if path.hasSuffix(".reftest") { return [try pair(words, path, index + 1)] }
      if path.hasSuffix(".lint") { return try lints(words, path, index + 1) }
      try refuse(["input"], besides: path, goldens)
      return try scenes(words, path, index + 1, goldens)
    }
  }

  private func script(_ path: String, _ goldens: String) -> TestCase {
    let command = ["replay"] + [project?.path, path].compactMap(\.self) + ["--no-frames", "--layouts"]
    return TestCase(
      kind: .script, name: path, commands: [command + options.arguments], goldens: goldens,
      variant: variant(options.arguments), file: path, line: 1)
  }

  private func pair(_ words: [String], _ path: String, _ line: Int) throws -> TestCase {
    guard words.count == 3, ["match", "mismatch"].contains(words[0]) else {
      throw Failure(.data, "\(path):\(line): write “match SCENE SCENE” or “mismatch SCENE SCENE”")
    }
    for name in words.dropFirst() { try check(name, path, line) }
    return TestCase(
      kind: .pair(isMatch: words[0] == "match"), name: "\(path):\(words.joined(separator: " "))",
      commands: words.dropFirst().map { command(subject($0)) }, goldens: "", file: path, line: line)
  }

  /// Returns the tests of the pictures of a scene with its options.
  private func scenes(_ words: [String], _ path: String, _ line: Int, _ goldens: String) throws -> [TestCase] {
    try SceneLine.check(Array(words.dropFirst()), path, line)
    let parts = words[0] == "*" ? try project?.partNames() ?? [] : []
    return try names(words[0], path, line).map { name in
      let own = words.dropFirst().joined(separator: " ")
      return TestCase(
        kind: .scene, name: "\(path):\(name)\(own.isEmpty ? "" : " \(own)")",
        commands: [command(subject(name)) + words.dropFirst()], goldens: goldens,
        variant: variant(options.arguments + words.dropFirst()),
        mayDependOnOthers: parts.contains(name) && !isWanted(name), file: path, line: line)
    }
  }

  /// Returns the tests of faults in the layout of a scene with its options.
  private func lints(_ words: [String], _ path: String, _ line: Int) throws -> [TestCase] {
    try LintLine.check(Array(words.dropFirst()), path, line)
    return try names(words[0], path, line).map { name in
      TestCase(
        kind: .lint, name: ([path + ":" + name] + words.dropFirst()).joined(separator: " "),
        commands: [["lint"] + subject(name) + options.arguments + words.dropFirst()], goldens: "", file: path,
        line: line)
    }
  }

  /// Returns the names of the scenes that a word selects: an asterisk selects all scenes, or all screens of the project.
  private func names(_ word: String, _ path: String, _ line: Int) throws -> [String] {
    if word == "*" { return try project?.names() ?? Catalogue.scenes.map(\.name) }
    try check(word, path, line)
    return [word]
  }

  /// Refuses the path of a project in place of a scene.
  private func check(_ name: String, _ path: String, _ line: Int) throws(Failure) {
    guard name.contains("/") || name.allSatisfy({ $0 == "." }) else { return }
    throw Failure(.data, "\(path):\(line): \(name.quoted) is not a scene; name a project with --project")
  }

  /// Returns the arguments that name a scene, or a screen of a project.
  private func subject(_ name: String) -> [String] { project.map { [$0.path, "--screen", name] } ?? [name] }

  private func command(_ subject: [String]) -> [String] {
    ["snapshot"] + subject + ["--format", "png,layout"] + options.arguments
  }

  /// Returns the values of options as part of a file's name, such as `ipad-rtl`; the frame rate changes no picture.
  private func variant(_ arguments: [String]) -> String {
    var words = arguments
    while let rate = words.firstIndex(of: "--fps") { words.removeSubrange(rate..<min(rate + 2, words.count)) }
    let text = words.map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }.joined(separator: "-")
    return text.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}

/// The screens of a project, which is built when their names are needed.
@MainActor
final class ProjectScreens {
  let path: String
  private var known: BuildRecord?

  init(_ path: String) { self.path = path }

  func names() throws -> [String] { try record().names }

  /// Returns the names of the screens whose classes nib files or storyboards name.
  func partNames() throws -> Set<String> {
    let record = try record()
    guard let bundle = Bundle(path: record.bundle) else { return [] }
    let classes = InterfaceFileReader.linked.classNames(in: bundle)
    return Set(record.screens.filter { classes.contains($0.className) }.map(\.name))
  }

  private func record() throws -> BuildRecord {
    if let known { return known }
    let builder = try ProjectBuilder(path) { Terminal.report($0) }
    let record = try ProjectRun.reportingErrors { try builder.build() }.0
    known = record
    return record
  }
}
