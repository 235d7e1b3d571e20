import ArgumentParser
import Simulator

/// The options of verbs that take a project's path instead of a scene.
struct ProjectOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "With a project's path: a screen of the project, by its type's or preview's name.", valueName: "name"))
  var screen: [String] = []

  /// Calls `body` with names of scenes: the given names, or those of the project whose path is the first name.
  ///
  /// - Parameters:
  ///   - findings: Returns the output for an error that ended the project's code, which is then a difference; `nil` for a
  ///     failure.
  ///   - goesOn: Whether `body` is called anew, without the screens that it has reported, after an error that ended the
  ///     project's code.
  @MainActor
  func perform(
    _ names: [String], findings: @escaping (ProjectRun.Trap) throws -> String? = { _ in nil }, goesOn: Bool = false,
    _ body: @escaping @MainActor ([String]) throws -> Void
  ) throws {
    guard let run = try ProjectRun(names, screens: screen) else { return try body(names) }
    guard names.count == 1 else {
      throw Failure(.usage, "a project's path must be the only argument; choose its screens with --screen")
    }
    try run.perform(findings: findings, goesOn: goesOn, body)
  }

  /// Returns the failure of a verb that requires a choice among several screens.
  static func failureToChoose() -> Failure {
    let names = Catalogue.scenes.map(\.name).joined(separator: ", ")
    return Failure(.usage, "there are several screens; choose one with --screen: \(names)")
  }
}
