import ArgumentParser
import Foundation
import Gallery
import Glibc

/// The tool: `tessera VERB`.
package struct TesseraCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tessera", abstract: "UIKit's collection views on Linux, in a window or as files.",
    subcommands: [
      RunCommand.self, ListCommand.self, SnapshotCommand.self, ReplayCommand.self, LayoutCommand.self,
      RecordCommand.self,
    ])

  package init() {}

  /// Does what the command line says, and ends the process with a code that says how it went.
  ///
  /// - Parameter arguments: What follows the tool's name; nil for what the process was given.
  package static func start(_ scenes: [Gallery.Scene] = Gallery.Scene.all, arguments: [String]? = nil) -> Never {
    Catalogue.$scenes.withValue(scenes) { obey(arguments) }
  }

  private static func obey(_ arguments: [String]?) -> Never {
    refuseDeathBySize()
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      Glibc.exit(EXIT_SUCCESS)
    } catch let failure as Failure {
      Terminal.complain(failure.message)
      Glibc.exit(failure.code.rawValue)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      Terminal.complain("\(message(for: error)); see `tessera --help`")
      Glibc.exit(Failure.Code.usage.rawValue)
    }
  }

  /// A file that grows past the limit of `ulimit -f` is to be an error that can be reported and cleaned up after, not
  /// the end of the process.
  private static func refuseDeathBySize() { signal(SIGXFSZ, SIG_IGN) }
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
  /// One line to the people, whatever the text holds.
  static func complain(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("tessera: \(line)\n".utf8))
  }
}
