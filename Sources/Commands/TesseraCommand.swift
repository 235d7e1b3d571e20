import ArgumentParser
import Glibc
import PlainText
import Scenes
import Simulator
import SystemServices
import UIKitCore

/// The command line of the tool and of an app's own executable: `tessera VERB`.
package struct TesseraCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name, abstract: Catalogue.current.abstract, version: "\(Program.name) \(Program.version)",
      subcommands: [
        RunCommand.self, ListCommand.self, SnapshotCommand.self, ReplayCommand.self, LayoutCommand.self,
        LintCommand.self, RecordCommand.self, TestCommand.self, DiffCommand.self, SoakCommand.self, InitCommand.self,
        DoctorCommand.self, UnitTestCommand.self, LiveHostCommand.self, SoakWorkerCommand.self,
      ])
  }

  package init() {}

  /// Runs the command line, and ends the process with an exit code.
  ///
  /// - Parameters:
  ///   - catalogue: The scenes that the command line offers.
  ///   - program: The program's name in help and messages.
  ///   - arguments: The arguments after the program's name; `nil` for those of the process.
  package static func start(
    _ catalogue: Catalogue, program: String = Program.name, arguments: [String]? = nil
  ) -> Never {
    ProcessMemory.returnLargeBlocks()
    SceneDelays.begin()
    MainActor.assumeIsolated {
      if let resume = ProjectHost.resume { finish { try resume(catalogue) } }
    }
    Program.$name.withValue(program) {
      Catalogue.$current.withValue(catalogue) { obey(arguments) }
    }
  }

  private static func obey(_ arguments: [String]?) -> Never {
    finish(arguments ?? commandLine) {
      try StandardDescriptors.prepare()
      var command = try parseAsRoot(arguments)
      try command.run()
    }
  }

  /// Calls `body`, and ends the process with an exit code.
  ///
  /// - Parameter arguments: The arguments of the program, for messages about them.
  static func finish(_ arguments: [String] = commandLine, _ body: () throws -> Void) -> Never {
    do {
      try body()
    } catch {
      Glibc.exit(report(error, arguments).rawValue)
    }
    Glibc.exit(EXIT_SUCCESS)
  }

  private static var commandLine: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Returns a message that suggests a verb if the first argument is not a known one.
  private static func unknownVerb(in arguments: [String]) -> String? {
    let verbs = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = arguments.first, !word.hasPrefix("-"), !verbs.contains(word) else { return nil }
    return "unknown verb \(word.quoted)\(Nearest.hint(Nearest.name(to: word, among: verbs)))"
  }

  /// Returns a message about the first option that the verb does not have. The parser reports an option that is missing
  /// first, even if it is the misspelled one.
  private static func unknownOption(in arguments: [String]) -> String? {
    let verb = arguments.first.flatMap { word in
      configuration.subcommands.first { $0.configuration.commandName == word }
    }
    guard let verb else { return nil }
    let known = Set(
      helpMessage(for: verb, columns: 1_000).matches(of: /--[a-z0-9][a-z0-9-]*/).map { String($0.output) } + [
        "--version"
      ])
    let given = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    guard let unknown = given.first(where: { !known.contains($0) }) else { return nil }
    return "unknown option \(unknown.quoted)\(Nearest.hint(Nearest.name(to: unknown, among: known.sorted())))"
  }

  /// Prints help to standard output and any other message to standard error.
  private static func report(_ error: any Error, _ arguments: [String]) -> Failure.Code {
    if let failure = error as? Failure {
      // A difference that was printed needs no message.
      if !failure.message.isEmpty { Terminal.report(failure.message) }
      return failure.code
    }
    guard exitCode(for: error) == .success else {
      Terminal.report(
        "\(unknownVerb(in: arguments) ?? unknownOption(in: arguments) ?? message(for: error)); see `\(Program.name) --help`"
      )
      return .usage
    }
    do {
      try OutputFile.writeToStandardOutput(fullMessage(for: error) + "\n")
      return .success
    } catch {
      return report(Failure(error), arguments)
    }
  }
}
