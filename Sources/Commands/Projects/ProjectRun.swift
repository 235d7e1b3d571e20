import Foundation
import Glibc
import PlainText
import Projects
import Simulator
import UIKitCore

/// The run of a verb that was given a project's path instead of a scene. A first process builds the project; a second
/// process loads the library and executes the verb.
struct ProjectRun {
  let path: String
  /// An error that ended the project's code.
  struct Trap {
    let project: String
    /// The error, with the position and the function of the user's code.
    let description: String
  }

  /// The names of screens that the user requested.
  let screens: [String]

  /// Whether no window shows the project.
  private let isHeadless: Bool

  /// Returns the run of a verb whose first argument names a project; `nil` for scenes and other files.
  init?(_ arguments: [String], screens: [String], isHeadless: Bool = true) throws(Failure) {
    guard let path = arguments.first, !Catalogue.scenes.contains(where: { $0.name == path }),
      ProjectFinder.isProject(path)
    else {
      if screens.isEmpty { return nil }
      throw Failure(.usage, "--screen names a screen of a project, but no path of a project is given")
    }
    self.path = path
    self.screens = screens
    self.isHeadless = isHeadless
  }

  /// Calls `body` with the names of the chosen screens in the process that has loaded them. In the first process, this
  /// function builds the project, waits for the second process, and exits with its exit code.
  ///
  /// - Parameters:
  ///   - findings: Returns the output for an error that ended the second process; `nil` for a failure.
  ///   - goesOn: Whether another process shows the other screens after such an error.
  @MainActor
  func perform(
    findings: @escaping (Trap) throws -> String? = { _ in nil }, goesOn: Bool = false,
    _ body: @escaping @MainActor ([String]) throws -> Void
  ) throws {
    guard let record = ProjectHost.record() else { try supervise(findings, goesOn: goesOn) }
    LoadWatch.isEnabled = true
    let wanted = screens
    try ProjectHost.load(record) { catalogue in
      let names = try Self.names(wanted, in: record, catalogue)
      guard !ProjectHost.shown.isEmpty else { return try body(names) }
      let all = names.isEmpty ? catalogue.scenes.map(\.name) : names
      let rest = all.filter { !ProjectHost.shown.contains($0) }
      if !rest.isEmpty { try body(rest) }
    }
    let count = UncaughtExceptions.count
    if count > 0 {
      let what = count == 1 ? "an error was reported that ends" : "\(count) errors were reported that end"
      throw Failure(.software, "\(what) the app on iOS; see the lines with \"error:\" above")
    }
  }

  /// Returns the names of the requested screens, or of the standard one; the result is empty if the user must choose.
  private static func names(_ wanted: [String], in record: BuildRecord, _ catalogue: Catalogue) throws -> [String] {
    let known = catalogue.scenes.map(\.name)
    if wanted.isEmpty {
      let standard = record.standardName ?? (known.count == 1 ? known[0] : nil)
      return standard.map { [$0] } ?? []
    }
    return try wanted.map { word in
      if let name = record.screenName(for: word) ?? known.first(where: { $0 == word }) { return name }
      let hint = Nearest.hint(Nearest.name(to: word, among: known))
      throw Failure(
        .usage, "\(record.name) has no screen \(word.quoted)\(hint); it has \(known.joined(separator: ", "))")
    }
  }

  /// Builds the project, starts the second process, and exits with its exit code.
  private func supervise(_ findings: @escaping (Trap) throws -> String?, goesOn: Bool) throws -> Never {
    let builder = try ProjectBuilder(path) { Terminal.report($0) }
    let (record, project) = try Self.reportingErrors { try builder.build() }
    let supervisor = try ProjectSupervisor(
      record: record, project: project, builder: builder, isHeadless: isHeadless, findings: findings)
    let arguments = Array(CommandLine.arguments.dropFirst())
    Glibc.exit(try goesOn ? supervisor.runToTheLastScreen(arguments) : supervisor.run(arguments).code)
  }

  /// Prints the compiler's messages if a build fails because of the user's code.
  static func reportingErrors<Result>(_ build: () throws -> Result) throws -> Result {
    do {
      return try build()
    } catch let errors as ProjectBuilder.SourceErrors {
      StandardError.write(errors.listing)
      let count = errors.messages.count { $0.severity == .error }
      throw Failure(.data, count == 0 ? "the compiler failed" : "\(count) \(count == 1 ? "error" : "errors")")
    }
  }
}
