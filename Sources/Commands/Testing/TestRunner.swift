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
      let isOver = maximumFailures.map { limit in results.values.count { !$0.passed } >= limit } ?? false
      if isOver { waiting = [] }
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
    return results.sorted { $0.key < $1.key }.map(\.value)
  }

  private func showProgress(_ results: [Int: TestResult], of count: Int) {
    Terminal.showProgress("\(results.count) of \(count) tests, \(results.values.count { !$0.passed }) failed")
  }

  /// Ends a test whose result nobody wants any more.
  private func stop(_ running: Running) {
    Self.stop(running.process)
    try? FileManager.default.removeItem(atPath: running.folder)
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
      [executable] + command + ["--out", "\(folder)/\(number)"], environment: ["SWIFT_BACKTRACE": "color=no"],
      descriptors: [(1, silent), (2, errors)])
  }

  /// Returns the result of a test whose last process has ended, or that has run for too long.
  private func advance(_ running: inout Running) -> TestResult? {
    guard let end = running.process.endIfEnded() else {
      guard Self.now > running.deadline else { return nil }
      Self.stop(running.process)
      keepTrace(running, hasPassed: false)
      return result(running, failure: "it did not end within \(timeout) seconds\(trace(of: running))")
    }
    guard end == .exit(0) else {
      let cause =
        switch end {
        case .exit(let code): "the process ended with code \(code)"
        case .signal(let number): "the process was ended by signal \(number)"
        }
      var result = result(running, failure: cause + trace(of: running))
      result.couldNotWrite = [Failure.Code.cannotCreate, .inputOutput].contains { end == .exit($0.rawValue) }
      keepTrace(running, hasPassed: false)
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
      try TestVerdict(folder: running.folder, update: update, tolerance: tolerance).judge(&result)
    } catch let failure as Failure {
      // A golden that cannot be read is a failure of its test alone.
      result.failure = failure.message
    } catch {
      result.failure = "\(error)"
      result.couldNotWrite = error is OutputError
    }
    keepTrace(running, hasPassed: result.passed)
    if result.passed, trace != .on { try? FileManager.default.removeItem(atPath: running.folder) }
    if !result.passed, keepsFilm, case .script = running.test.kind { result.film = film(of: running) }
    return result
  }

  private func result(_ running: Running, failure: String?) -> TestResult {
    TestResult(test: running.test, failure: failure, seconds: Self.now - running.start)
  }

  /// Returns the last lines that a process wrote about its end.
  private func trace(of running: Running) -> String {
    let text = (try? String(contentsOfFile: "\(running.folder)/errors.txt", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    let shown = lines.firstIndex { $0.contains("Fatal error") || $0.contains("crashed") } ?? max(0, lines.count - 12)
    return lines.isEmpty ? "" : ":\n" + lines[shown...].prefix(24).joined(separator: "\n")
  }

  /// Plays a script again with all its frames.
  private func keepTrace(_ running: Running, hasPassed: Bool) {
    guard trace == .on || trace == .onFailure && !hasPassed, case .script = running.test.kind else { return }
    play(running.test.commands[0].filter { $0 != "--no-frames" }, in: running.folder, 99)
  }

  /// Plays a script again, for as long as a test may take.
  ///
  /// - Parameter number: The name of the folder for its frames.
  private func play(_ command: [String], in folder: String, _ number: Int) {
    guard let child = try? Self.child(command, folder, number, errors: "/dev/null") else { return }
    let deadline = Swift.min(Self.now + timeout, end ?? .infinity)
    while child.endIfEnded() == nil {
      guard Self.now < deadline, Interruption.failure == nil else { return Self.stop(child) }
      usleep(4000)
    }
  }

  /// Plays a failed script again at a small size, and returns frames that are evenly spread over it.
  private func film(of running: Running) -> [ComparisonPage.Frame] {
    var command = running.test.commands[0].filter { $0 != "--no-frames" && $0 != "--layouts" }
    if let scale = command.firstIndex(of: "--scale") { command.removeSubrange(scale..<min(scale + 2, command.count)) }
    play(command + ["--scale", "0.5"], in: running.folder, TestFilm.number)
    return TestFilm(folder: "\(running.folder)/\(TestFilm.number)", arguments: command).frames
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}
