import ArgumentParser
import Foundation
import Glibc
import Projects
import Scenes
import Simulator
import UIKitCore

/// A command that runs one unit test of a project. The first process builds the project with its tests; a second one
/// loads them, with the app on a device as on iOS, and runs the test.
struct UnitTestCommand: TesseraVerb {
  static let name = "unit-test"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Runs one unit test of a project.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("The project.", valueName: "path"))
  var path: String

  @Option(help: "The test target.")
  var target: String

  @Option(help: "The test, as Suite/testName or Suite/name().")
  var test: String

  @Option(help: "The record of the build with the test, so that all tests of a run have one; a new one if left out.")
  var build: String?

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    guard let record = ProjectHost.record() else { try supervise() }
    guard let number = record.tests.firstIndex(where: { $0.path == test }) else {
      throw Failure(.missingInput, "\(record.name) has no test \(test.quoted)")
    }
    let host = try options.configuration().makeHost()
    // Apps look for this variable to find out whether they are tested.
    setenv("XCTestConfigurationFilePath", "/dev/null", 1)
    // Inline snapshots are counted for each build.
    setenv("TESSERA_TESTED_LIBRARY", record.library, 1)
    try ProjectHost.load(record) { catalogue in
      let clock = RunLoopClock(host)
      if record.hasApp, let app = catalogue.scenes.first(where: { $0.name == BuildRecord.appName }) {
        host.show(app.makeViewController())
      }
      clock.start()
      // Nothing else keeps the clock while the test runs.
      let code = withExtendedLifetime(clock) { ProjectHost.runTest?(Int32(number)) } ?? Failure.Code.software.rawValue
      Glibc.exit(code == 0 && UncaughtExceptions.count > 0 ? 1 : code)
    }
  }

  private func supervise() throws -> Never {
    // The search for tests has built them, with these remarks.
    let builder = try ProjectBuilder(path, testing: target) { _ in }
    let earlier = try build.flatMap { try builder.build(recordedAt: $0) }
    let (record, project) = try earlier ?? ProjectRun.reportingErrors { try builder.build() }
    if let obstacle = record.tests.first(where: { $0.path == test })?.obstacle { throw Failure(.data, obstacle) }
    let supervisor = try ProjectSupervisor(record: record, project: project, builder: builder, isHeadless: true) { _ in
      nil
    }
    Glibc.exit(try supervisor.run(Array(CommandLine.arguments.dropFirst())).code)
  }
}
