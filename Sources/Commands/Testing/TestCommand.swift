import ArgumentParser
import Foundation
import PlainText
import Simulator

/// A command that compares scenes and scripts with goldens, each in a process of its own.
struct TestCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Compares scenes, scripts and projects with their goldens.",
    discussion: """
      A folder holds lists of scenes, as \(Catalogue.example).scenes with one name per line; gesture scripts, as drag.input, \
      each of whose snapshots is compared; and pairs, as looks.reftest with lines “match SCENE SCENE” or “mismatch SCENE \
      SCENE”. A project's path compares its screens. Goldens are PNG files in __Snapshots__ beside the list or the script, \
      with the layout that explains a difference.

      Each test runs in a process of its own: one that traps or hangs is named with its trace, and the others run. The \
      exit code is 0 if all pass, and 1 if one fails.
      """)

  @Argument(help: ArgumentHelp("Folders, lists, scripts and projects.", valueName: "path"))
  var paths: [String] = ["."]

  @Option(help: "The goldens to write: none, missing, failed or all. (default: missing, and none if CI is set)")
  var update: GoldenUpdate?

  @Option(
    name: [.customShort("g"), .long], help: ArgumentHelp("Run only tests whose name contains this.", valueName: "text"))
  var grep: String?

  @Option(help: ArgumentHelp("Run a part of the tests, such as 1/4.", valueName: "part/count"))
  var shard: String?

  @Option(name: [.customShort("j"), .long], help: "The number of processes at a time. (default: one for each core)")
  var jobs: Int?

  @Option(help: "The number of times each test runs.")
  var repeatEach = 1

  @Option(help: "The number of failures after which no further test begins.")
  var maxFailures: Int?

  @Option(help: "The seconds after which a test counts as hanging.")
  var timeout = 60.0

  @Option(help: "The reports, separated by commas: list, json, junit, github, html.")
  var reporter = "list"

  @Option(help: ArgumentHelp("The folder for reports and pictures of failures.", valueName: "dir"))
  var output = "test-results"

  @Option(help: "Whether the frames of failed scripts are kept: off or on-failure.")
  var trace: TestTrace = .off

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    let reporters = try TestReporter.named(reporter)
    guard repeatEach >= 1, timeout > 0, jobs ?? 1 >= 1, maxFailures ?? 1 >= 1 else {
      throw Failure(.usage, "--repeat-each, --jobs, --max-failures and --timeout are greater than 0")
    }
    let tests = try chosen(try TestDiscovery.tests(in: paths, options: options))
    guard !tests.isEmpty else { throw Failure(.missingInput, "there are no tests in \(paths.joined(separator: ", "))") }
    try OutputFolder.make(output)
    let runner = TestRunner(
      folder: output, update: update ?? .standard, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      timeout: timeout, maximumFailures: maxFailures, trace: trace, keepsFilm: reporters.contains(.html))
    let results = try runner.run(tests) { result in
      for reporter in reporters { try reporter.report(result) }
    }
    for reporter in reporters { try reporter.finish(results, in: output) }
    let failures = results.count { !$0.passed }
    if failures > 0 { throw Failure(.different, "\(failures) of \(results.count) tests failed") }
  }

  private func chosen(_ tests: [TestCase]) throws(Failure) -> [TestCase] {
    let found = grep.map { text in tests.filter { $0.name.contains(text) } } ?? tests
    let part = try TestShard(shard, environment: ProcessInfo.processInfo.environment)
    let own = found.enumerated().filter { part.holds($0.offset) }.map(\.element)
    return own.flatMap { test in (0..<repeatEach).map { _ in test } }
  }
}

/// The goldens that a run writes.
enum GoldenUpdate: String, ExpressibleByArgument, CaseIterable, Sendable {
  case none, missing, failed, all

  /// `missing`, or `none` on a build service, which sets the variable `CI`.
  static var standard: GoldenUpdate {
    ["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"] ?? "") ? .missing : .none
  }
}

enum TestTrace: String, ExpressibleByArgument, CaseIterable, Sendable {
  case off
  case onFailure = "on-failure"
}

/// A part of the tests, for several machines.
struct TestShard {
  let index: Int
  let count: Int

  /// - Parameters:
  ///   - text: Such as `1/4`; `nil` for the variables of Bazel, or all tests.
  init(_ text: String?, environment: [String: String]) throws(Failure) {
    guard let text else {
      count = max(1, environment["TEST_TOTAL_SHARDS"].flatMap(Int.init) ?? 1)
      index = min(max(0, environment["TEST_SHARD_INDEX"].flatMap(Int.init) ?? 0), count - 1)
      // Bazel expects a runner that knows of its parts to create this file.
      if let file = environment["TEST_SHARD_STATUS_FILE"] { try? OutputFile.write([], to: file) }
      return
    }
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      throw Failure(.usage, "--shard \(text.quoted) is not a part such as 1/4")
    }
    (self.index, self.count) = (index - 1, count)
  }

  func holds(_ position: Int) -> Bool { position % count == index }
}
