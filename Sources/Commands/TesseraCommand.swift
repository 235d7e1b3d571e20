import ArgumentParser
import Glibc
import Scenes
import Simulator
import UIKitCore

/// The command line of the tool, and of an app's own executable: `tessera VERB`.
package struct TesseraCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name, abstract: Catalogue.current.abstract,
      subcommands: [
        RunCommand.self, ListCommand.self, SnapshotCommand.self, ReplayCommand.self, LayoutCommand.self,
        RecordCommand.self,
      ])
  }

  package init() {}

  /// Does what the command line says, and ends the process with a code that says how it went.
  ///
  /// - Parameters:
  ///   - catalogue: The scenes that the command line offers.
  ///   - program: The name by which help and messages call the program.
  ///   - arguments: What follows the program's name; nil for what the process was given.
  package static func start(
    _ catalogue: Catalogue, program: String = Program.name, arguments: [String]? = nil
  ) -> Never {
    Program.$name.withValue(program) {
      Catalogue.$current.withValue(catalogue) { obey(arguments) }
    }
  }

  private static func obey(_ arguments: [String]?) -> Never {
    do {
      try StandardDescriptors.prepare()
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      Glibc.exit(report(error).rawValue)
    }
    Glibc.exit(EXIT_SUCCESS)
  }

  /// Prints help to standard output and everything else that ends a run to standard error.
  private static func report(_ error: any Error) -> Failure.Code {
    if let failure = error as? Failure {
      Terminal.report(failure.message)
      return failure.code
    }
    guard exitCode(for: error) == .success else {
      Terminal.report("\(message(for: error)); see `\(Program.name) --help`")
      return .usage
    }
    do {
      try OutputFile.writeToStandardOutput(fullMessage(for: error) + "\n")
      return .success
    } catch {
      return report(Failure(error))
    }
  }
}

/// A verb that works on the main thread and fails with one line.
protocol TesseraVerb: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension TesseraVerb {
  mutating func run() throws {
    let verb = self
    do {
      try MainActor.assumeIsolated { try verb.perform() }
    } catch {
      throw Failure(error)
    }
  }
}

enum Terminal {
  /// Writes one line to standard error, whatever the text holds.
  static func report(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    StandardError.write("\(Program.name): \(line)\n")
  }
}
