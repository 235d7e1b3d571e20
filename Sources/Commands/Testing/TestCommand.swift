import ArgumentParser
import Foundation
import PlainText
import Projects
import Simulator

/// A command that compares scenes and scripts with goldens, each in a process of its own.
struct TestCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Compares scenes, scripts and projects with their goldens.",
    discussion: """
      A folder holds lists of scenes, as \(Catalogue.example).scenes with one name per line; gesture scripts, as drag.input, \
      each of whose snapshots is compared; pairs, as looks.reftest with lines “match SCENE SCENE” or “mismatch SCENE \
      SCENE”; and searches for faults, as layout.lint with lines such as “SCENE --rule TL12=error”. A project's path runs its unit tests, and compares its screens; with --project, lists and scripts name screens of that project. \
      Goldens are PNG files in __Snapshots__ beside the list or the script, with the layout that explains a difference.

      Each test runs in a process of its own: one that traps or hangs is named with its trace, and the others run. The \
      exit code is 0 if all pass, and 1 if one fails.

        \(Program.name) test Tests
        \(Program.name) test Tests --update failed -g 'banner|list'
        \(Program.name) test Tests --shard 1/4 --reporter list,junit,html --output results
      """)

  @Argument(help: ArgumentHelp("Folders, lists, scripts and projects.", valueName: "path"))
  var paths: [String] = ["."]

  @Option(help: "The goldens to write: none, missing, failed or all. (default: missing, and none if CI is set)")
  var update: GoldenUpdate?

  @Option(
    name: [.customShort("g"), .long],
    help: ArgumentHelp("Run only tests in whose name this regular expression has a match.", valueName: "regex"))
  var grep: String?

  @Option(help: ArgumentHelp("Leave out tests in whose name this regular expression has a match.", valueName: "regex"))
  var grepInvert: String?

  @Flag(help: "Print the names of the tests instead of running them.")
  var list = false

  @Option(help: ArgumentHelp("A project whose screens lists, scripts and pairs name.", valueName: "path"))
  var project: String?

  @Option(help: ArgumentHelp("Run a part of the tests, such as 1/4.", valueName: "part/count"))
  var shard: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: "The number of processes at a time. (default: one for each core)")
  var jobs: Int?

  @Option(help: "The number of times each test runs.")
  var repeatEach = 1

  @Option(help: "The number of failures after which no further test begins.")
  var maxFailures: Int?

  @Option(help: "The seconds after which a test counts as hanging.")
  var timeout = 60.0

  @Option(help: "The seconds after which no test goes on; the exit code is then 124.")
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "The differences that count as equal: of a color, 0 to 255, the number of pixels, or both.",
      valueName: "max=n,pixels=n"))
  var tolerance = TestTolerance()

  @Flag(help: "Succeed if there is no test.")
  var allowNoTests = false

  @Option(
    help: "The reports, separated by commas: list, json, junit, github, html.",
    completion: .list(TestReporter.allCases.map(\.rawValue)))
  var reporter = "list"

  @Option(help: ArgumentHelp("The folder for reports and pictures of failures.", valueName: "dir"))
  var output = "test-results"

  @Option(help: "The scripts whose frames are kept: off, on-failure or on.")
  var trace: TestTrace = .off

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    let reporters = try TestReporter.named(reporter)
    guard repeatEach >= 1, timeout > 0, jobs ?? 1 >= 1, maxFailures ?? 1 >= 1, timeLimit ?? 1 > 0 else {
      throw Failure(
        .usage, "--repeat-each, --jobs, --max-failures, --timeout and --time-limit are greater than 0")
    }
    guard repeatEach <= 100_000, jobs ?? 1 <= 1024 else {
      throw Failure(.usage, "--repeat-each is at most 100000, and --jobs at most 1024")
    }
    _ = try options.configuration()
    let tests = try chosen(try TestDiscovery(project: project, options: options, grep: grep).tests(in: paths))
    if list { return try OutputFile.writeToStandardOutput(tests.map { $0.name.escaped(limit: 400) + "\n" }.joined()) }
    Interruption.prepare()
    if let update { setenv("SNAPSHOT_TESTING_RECORD", update.recordMode, 1) }
    try OutputFolder.make(output)
    let lock = try lock(tests)
    try EarlierResults.replace(in: output)
    defer { withExtendedLifetime(lock) {} }
    let results = try runner(reporters).run(tests) { result in
      for reporter in reporters { try reporter.report(result) }
    }
    for reporter in reporters { try reporter.finish(results, of: tests.count, in: output) }
    if let failure = Interruption.failure { throw failure }
    let failures = results.count { !$0.passed }
    if results.contains(where: \.couldNotWrite) {
      throw Failure(
        .inputOutput,
        "tests cannot write to \(output.quoted), or beside their files; free some space, or choose another --output")
    }
    if results.count < tests.count, failures < maxFailures ?? .max {
      throw Failure(.timedOut, "\(tests.count - results.count) of \(tests.count) tests had not ended in time")
    }
    if failures > 0 { throw Failure(.different, "\(failures) of \(results.count) tests failed") }
  }

  private func runner(_ reporters: [TestReporter]) -> TestRunner {
    TestRunner(
      TestSettings(
        folder: output, update: update ?? .standard, tolerance: tolerance, timeout: timeout, trace: trace,
        keepsFilm: reporters.contains(.html)),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeLimit: timeLimit, maximumFailures: maxFailures)
  }

  /// Locks the folder of the reports, and those beside whose files the goldens are.
  private func lock(_ tests: [TestCase]) throws -> RunLock {
    let lock = RunLock(patience: timeout)
    try lock.lock(output)
    let folders = Set(tests.map(\.goldensFolder)).sorted()
    for folder in folders { try lock.lock(folder, isShared: (update ?? .standard) == .none) }
    return lock
  }

  /// Returns the tests of this part of the run, each as often as it runs.
  private func chosen(_ tests: [TestCase]) throws(Failure) -> [TestCase] {
    let (wanted, unwanted) = (try Self.pattern(grep, "--grep"), try Self.pattern(grepInvert, "--grep-invert"))
    let found = tests.filter { test in
      (wanted.map { test.name.contains($0) } ?? true) && !(unwanted.map { test.name.contains($0) } ?? false)
    }
    guard !found.isEmpty || allowNoTests else {
      let place = paths.map { $0.escaped(limit: 240) }.joined(separator: ", ")
      throw Failure(
        .missingInput,
        tests.isEmpty
          ? "there are no tests in \(place)" : "none of the \(tests.count) tests in \(place) has such a name")
    }
    let part = try TestShard(shard, environment: ProcessInfo.processInfo.environment)
    let own = found.enumerated().filter { part.holds($0.offset) }.map(\.element)
    return own.flatMap { test in (0..<repeatEach).map { _ in test } }
  }

  private static func pattern(_ text: String?, _ option: String) throws(Failure) -> Regex<AnyRegexOutput>? {
    guard let text else { return nil }
    do {
      return try Regex(text)
    } catch {
      throw Failure(.usage, "\(option) \(text.quoted) is not a regular expression: \(error)")
    }
  }
}

/// The goldens that a run writes.
enum GoldenUpdate: String, ExpressibleByArgument, CaseIterable, Sendable {
  case none, missing, failed, all

  /// The name that tests in Swift know it by.
  var recordMode: String { self == .none ? "never" : rawValue }

  /// `missing`, or `none` on a build service, which sets the variable `CI`.
  static var standard: GoldenUpdate {
    ["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"] ?? "") ? .missing : .none
  }
}

enum TestTrace: String, ExpressibleByArgument, CaseIterable, Sendable {
  case off
  case onFailure = "on-failure"
  case on
}

/// A part of the tests, for several machines.
struct TestShard {
  let index: Int
  let count: Int

  /// - Parameters:
  ///   - text: Such as `1/4`; `nil` for the variables of Bazel, or all tests.
  init(_ text: String?, environment: [String: String]) throws(Failure) {
    guard let text else {
      (count, index) = (
        try Self.number("TEST_TOTAL_SHARDS", environment) ?? 1, try Self.number("TEST_SHARD_INDEX", environment) ?? 0
      )
      guard count >= 1, index < count else {
        throw Failure(.usage, "TEST_SHARD_INDEX \(index) is not less than TEST_TOTAL_SHARDS \(count)")
      }
      // Bazel expects a runner that knows of its parts to create this file.
      guard let file = environment["TEST_SHARD_STATUS_FILE"] else { return }
      do { try OutputFile.write([], to: file) } catch { throw Failure(error) }
      return
    }
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], (1...1_000_000).contains(count),
      (1...count).contains(index)
    else {
      throw Failure(.usage, "--shard \(text.quoted) is not a part such as 1/4")
    }
    (self.index, self.count) = (index - 1, count)
  }

  /// Returns the number in a variable; `nil` if it is not set.
  private static func number(_ name: String, _ environment: [String: String]) throws(Failure) -> Int? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw Failure(.usage, "the variable \(name) is \(text.quoted), which is not a number")
    }
    return number
  }

  func holds(_ position: Int) -> Bool { position % count == index }
}
