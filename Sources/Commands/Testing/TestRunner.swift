import Comparisons
import Foundation
import Glibc
import Simulator

/// The result of one test.
struct TestResult: Sendable {
  var test: TestCase
  /// The text of the failure; `nil` if the test passed.
  var failure: String?
  /// `recorded` or `updated` if a golden was written; otherwise `nil`.
  var remark: String?
  var seconds: Double
  /// The pictures that differ.
  var pictures: [ComparedPicture] = []
  /// Whether the test's process could not write its files.
  var couldNotWrite = false
  /// Frames of a failed script.
  var film: [ComparisonPage.Frame] = []

  var passed: Bool { failure == nil }
}

/// A golden and the picture that differs from it, as PNG files.
struct ComparedPicture: Sendable {
  var name: String
  var expected: [UInt8]
  var found: [UInt8]
  var difference: [UInt8]
  var layout: String
}

/// A runner of tests in processes of their own.
struct TestRunner {
  let folder: String
  let update: GoldenUpdate
  let tolerance: TestTolerance
  let jobs: Int
  let timeout: Double
  /// The seconds after which every test is stopped; `nil` for any number.
  let timeLimit: Double?
  let maximumFailures: Int?
  let trace: TestTrace
  /// Whether the results of failed scripts have frames.
  let keepsFilm: Bool
  private let begun = Self.now
  /// The seconds in which a process that ran for too long may say where it is.
  private static let patience = 15.0

  /// The time after which every test is stopped.
  private var end: Double? { timeLimit.map { begun + $0 } }

  /// A test whose processes are running.
  private struct Running {
    let index: Int
    let test: TestCase
    let folder: String
    var process: ChildProcess
    /// The number of the command that runs.
    var command: Int
    let start: Double
    var deadline: Double
    /// Whether the process ran for too long, and was asked where it is.
    var isAsked = false
    /// The result; `nil` until the last command has ended. Afterwards, scripts are played again for their frames.
    var result: TestResult?
    var replays: [Replay] = []
  }

  /// A repetition of a script for its frames.
  private struct Replay {
    let command: [String]
    /// The name of the folder for the frames.
    let number: Int
  }

  /// Runs tests, and reports each when it ends.
  ///
  /// - Returns: The results in the order of the tests. Those that a signal, the time limit or the number of failures
  ///   prevented are left out.
  func run(_ tests: [TestCase], report: (TestResult) throws -> Void) throws -> [TestResult] {
    var results: [Int: TestResult] = [:]
    var waiting = Array(tests.enumerated())[...]
    var running: [Running] = []
    defer { running.forEach(stop) }
    while !waiting.isEmpty || !running.isEmpty {
      if Interruption.failure != nil || end.map({ Self.now > $0 }) ?? false { break }
      let failures = results.values.count { !$0.passed } + running.count { !($0.result?.passed ?? true) }
      if failures >= maximumFailures ?? .max { waiting = [] }
      var ended: [(index: Int, result: TestResult)] = []
      while running.count < jobs, let (index, test) = waiting.popFirst() {
        do {
          running.append(try start(test, index))
        } catch {
          ended.append((index, TestResult(test: test, failure: "\(error)", seconds: 0, couldNotWrite: true)))
        }
      }
      for position in running.indices.reversed() {
        guard let result = advance(&running[position]) else { continue }
        ended.append((running[position].index, result))
        running.remove(at: position)
      }
      for (index, result) in ended {
        results[index] = result
        Terminal.showProgress("")
        try report(result)
        showProgress(results, of: tests.count)
      }
      if ended.isEmpty { usleep(4000) }
    }
    Terminal.showProgress("")
    // The results of tests whose frames are missing are known.
    for test in running {
      guard let result = test.result else { continue }
      results[test.index] = result
      try report(result)
    }
    return results.sorted { $0.key < $1.key }.map(\.value)
  }

  private func showProgress(_ results: [Int: TestResult], of count: Int) {
    Terminal.showProgress("\(results.count) of \(count) tests, \(results.values.count { !$0.passed }) failed")
  }

  /// Ends a test whose result, or whose frames, nobody wants any more.
  private func stop(_ running: Running) {
    Self.stop(running.process)
    if running.result?.passed ?? true { try? FileManager.default.removeItem(atPath: running.folder) }
  }

  private static func stop(_ process: ChildProcess) {
    kill(process.id, SIGKILL)
    _ = process.wait()
  }

  private func start(_ test: TestCase, _ index: Int) throws -> Running {
    let own = "\(folder)/\(index + 1)-\(test.folderName)"
    try? FileManager.default.removeItem(atPath: own)
    try OutputFolder.make(own)
    let now = Self.now
    return Running(
      index: index, test: test, folder: own, process: try Self.child(test.commands[0], own, 0), command: 0, start: now,
      deadline: now + timeout)
  }

  /// - Parameter log: The file for the errors; `errors.txt` in the folder if `nil`.
  private static func child(
    _ command: [String], _ folder: String, _ number: Int, errors log: String? = nil
  ) throws(Failure) -> ChildProcess {
    let errors = open(log ?? "\(folder)/errors.txt", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    let silent = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { [errors, silent].forEach { close($0) } }
    guard errors >= 0 else {
      throw Failure(.cannotCreate, "cannot create \(folder)/errors.txt: \(String(cString: strerror(errno)))")
    }
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "tessera"
    return try ChildProcess(
      [executable] + command + ["--out", "\(folder)/\(number)"],
      environment: ["SWIFT_BACKTRACE": "color=no,images=none,registers=none"],
      // The output of `lint` is the result of the test.
      descriptors: [(1, command[0] == "lint" ? errors : silent), (2, errors)])
  }

  /// Returns the result of a test whose last process has ended, or that has run for too long.
  private func advance(_ running: inout Running) -> TestResult? {
    let end = running.process.endIfEnded()
    guard end != nil || Self.now > running.deadline || hasAnswered(running) else { return nil }
    if end == nil, running.result == nil, !running.isAsked {
      ask(&running)
      return nil
    }
    if end == nil { Self.stop(running.process) }
    if running.result == nil {
      guard let result = result(&running, end) else { return nil }
      running.result = result
      running.replays = replays(of: running, hasPassed: result.passed, hasEnded: !running.isAsked)
    }
    return startReplay(&running) ? nil : finished(running)
  }

  /// Returns the result of a command that has ended; `nil` if another one was started.
  ///
  /// - Parameter end: The way in which the process ended; `nil` if it was ended.
  private func result(_ running: inout Running, _ end: ChildProcess.End?) -> TestResult? {
    guard let end, !running.isAsked else {
      return result(running, failure: "it did not end within \(timeout) seconds\(trace(of: running))")
    }
    if case .lint = running.test.kind, end == .exit(Failure.Code.different.rawValue) {
      return verdict(of: running).faults(result(running, failure: nil))
    }
    guard end == .exit(0) else {
      let cause =
        switch end {
        case .exit(let code): "the process ended with code \(code)"
        case .signal(let number): "the process was ended by signal \(number)"
        }
      var result = result(running, failure: cause + trace(of: running))
      result.couldNotWrite = [Failure.Code.cannotCreate, .inputOutput].contains { end == .exit($0.rawValue) }
      return result
    }
    guard running.command + 1 < running.test.commands.count else { return judged(running) }
    running.command += 1
    running.deadline = Self.now + timeout
    do {
      running.process = try Self.child(running.test.commands[running.command], running.folder, running.command)
      return nil
    } catch {
      var result = result(running, failure: error.message)
      result.couldNotWrite = true
      return result
    }
  }

  /// Returns the result of a test that has made its pictures.
  private func judged(_ running: Running) -> TestResult {
    var result = result(running, failure: nil)
    do {
      try verdict(of: running).judge(&result)
    } catch let failure as Failure {
      // A golden that cannot be read is a failure of its test alone.
      result.failure = failure.message
    } catch {
      result.failure = "\(error)"
      result.couldNotWrite = error is OutputError
    }
    return result
  }

  private func verdict(of running: Running) -> TestVerdict {
    TestVerdict(folder: running.folder, update: update, tolerance: tolerance)
  }

  private func result(_ running: Running, failure: String?) -> TestResult {
    TestResult(test: running.test, failure: failure, seconds: Self.now - running.start)
  }

  /// Asks a process that ran for too long where it is: Swift answers the signal with a trace, and the process that
  /// watches a project's with the line of its code.
  private func ask(_ running: inout Running) {
    kill(running.process.id, SIGQUIT)
    (running.isAsked, running.deadline) = (true, Self.now + Self.patience)
  }

  /// Whether a process that was asked where it is has written all of Swift's trace. The process keeps running.
  private func hasAnswered(_ running: Running) -> Bool {
    guard running.isAsked, running.result == nil else { return false }
    let errors = try? String(contentsOfFile: "\(running.folder)/errors.txt", encoding: .utf8)
    return errors?.contains("Backtrace took ") ?? false
  }

  /// Returns the last lines that a process wrote about its end.
  private func trace(of running: Running) -> String {
    let errors = (try? String(contentsOfFile: "\(running.folder)/errors.txt", encoding: .utf8)) ?? ""
    let lines = errors.split(separator: "\n")
    let marks = running.isAsked ? ["Thread 0 "] : ["Fatal error", "crashed"]
    let shown = lines.firstIndex { line in marks.contains { line.contains($0) } } ?? max(0, lines.count - 12)
    let text = lines[min(shown, lines.count)...].prefix(24).joined(separator: "\n")
    // Swift calls each process that it traces crashed.
    return lines.isEmpty ? "" : ":\n" + (running.isAsked ? text.replacing("crashed:", with: "is at") : text)
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}

// MARK: Replays

extension TestRunner {
  /// Returns the repetitions of a script that has ended: with all its frames, and at a small size for a page.
  ///
  /// - Parameter hasEnded: Whether the script ended by itself, so that it is worth while to wait for it again.
  private func replays(of running: Running, hasPassed: Bool, hasEnded: Bool) -> [Replay] {
    guard case .script = running.test.kind else { return [] }
    let command = running.test.commands[0].filter { $0 != "--no-frames" }
    let keepsTrace = trace == .on || trace == .onFailure && !hasPassed
    let trace = keepsTrace ? [Replay(command: command, number: 99)] : []
    guard keepsFilm, !hasPassed, hasEnded else { return trace }
    return trace + [Replay(command: small(command), number: TestFilm.number)]
  }

  private func small(_ command: [String]) -> [String] {
    var command = command.filter { $0 != "--layouts" }
    if let scale = command.firstIndex(of: "--scale") { command.removeSubrange(scale..<min(scale + 2, command.count)) }
    return command + ["--scale", "0.5"]
  }

  /// Starts the next repetition, for as long as a test may take.
  ///
  /// - Returns: `false` if there is none.
  private func startReplay(_ running: inout Running) -> Bool {
    while !running.replays.isEmpty {
      let replay = running.replays.removeFirst()
      guard let child = try? Self.child(replay.command, running.folder, replay.number, errors: "/dev/null") else {
        continue
      }
      (running.process, running.deadline) = (child, Self.now + timeout)
      return true
    }
    return false
  }

  /// Returns the result of a test and its repetitions, and removes the files that nobody needs.
  private func finished(_ running: Running) -> TestResult? {
    guard var result = running.result else { return nil }
    if result.passed, trace != .on { try? FileManager.default.removeItem(atPath: running.folder) }
    if !result.passed, keepsFilm, case .script = running.test.kind {
      result.film =
        TestFilm(folder: "\(running.folder)/\(TestFilm.number)", arguments: running.test.commands[0]).frames
    }
    return result
  }
}
