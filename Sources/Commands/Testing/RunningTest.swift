import Foundation
import Simulator

/// A test whose processes are running.
struct RunningTest {
  /// The position of the test in the run.
  let index: Int
  private let test: TestCase
  private let settings: TestSettings
  private let folder: String
  private let start = TestProcess.now
  private var process: TestProcess
  /// The number of the command that runs.
  private var command = 0
  /// The result; `nil` until the last command has ended. Afterwards, scripts are played again for their frames.
  private(set) var result: TestResult?
  private var replays: [TestReplay] = []

  /// Starts the first command of a test.
  init(_ test: TestCase, index: Int, _ settings: TestSettings) throws {
    (self.test, self.index, self.settings) = (test, index, settings)
    folder = "\(settings.folder)/\(index + 1)-\(test.folderName)"
    try? FileManager.default.removeItem(atPath: folder)
    try OutputFolder.make(folder)
    process = try TestProcess(test.commands[0], in: folder, number: 0, timeout: settings.timeout)
  }

  /// Ends a test whose result, or whose frames, nobody wants any more.
  func stop() {
    process.stop()
    if result?.passed ?? true { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Returns the result of a test whose last process has ended, or that has run for too long.
  mutating func advance() -> TestResult? {
    let end = process.end
    guard end != nil || process.isLate || (result == nil && process.hasAnswered) else { return nil }
    if end == nil, result == nil, !process.isAsked {
      process.ask()
      return nil
    }
    if end == nil { process.stop() }
    if result == nil {
      guard let judged = commandResult(end) else { return nil }
      result = judged
      replays = TestReplay.replays(
        of: test, hasPassed: judged.passed, hasEnded: !process.isAsked, trace: settings.trace,
        keepsFilm: settings.keepsFilm)
    }
    return startReplay() ? nil : finished
  }

  /// Starts the next repetition, for as long as a test may take.
  ///
  /// - Returns: `false` if there is none.
  private mutating func startReplay() -> Bool {
    while !replays.isEmpty {
      let replay = replays.removeFirst()
      let started = try? TestProcess(
        replay.command, in: folder, number: replay.number, log: "/dev/null", timeout: settings.timeout)
      guard let started else { continue }
      process = started
      return true
    }
    return false
  }

  /// Whether a test in Swift has left files that are always kept.
  private var hasAttachments: Bool {
    guard case .unit = test.kind else { return false }
    return FileManager.default.fileExists(atPath: "\(folder)/0")
  }

  /// The result of a test and its repetitions; the files that nobody needs are removed.
  private var finished: TestResult? {
    guard var result else { return nil }
    if result.passed, settings.trace != .on, !hasAttachments { try? FileManager.default.removeItem(atPath: folder) }
    if !result.passed, settings.keepsFilm, case .script = test.kind {
      result.film = TestFilm(folder: "\(folder)/\(TestFilm.number)", arguments: test.commands[0]).frames
    }
    return result
  }
}

// MARK: Results

extension RunningTest {
  /// Returns the result of a command that has ended; `nil` if another one was started.
  ///
  /// - Parameter end: The way in which the process ended; `nil` if it was ended.
  private mutating func commandResult(_ end: ChildProcess.End?) -> TestResult? {
    guard let end, !process.isAsked else {
      return result(failure: "it did not end within \(settings.timeout) seconds\(process.trace)")
    }
    if case .lint = test.kind, end == .exit(Failure.Code.different.rawValue) {
      return verdict.faults(result(failure: nil))
    }
    if case .unit = test.kind {
      return verdict.unit(result(failure: nil), passed: end == .exit(0))
    }
    guard end == .exit(0) else {
      if end == .exit(Failure.Code.software.rawValue), test.mayDependOnOthers, !test.hasGolden { return notAlone }
      let isFull = [Failure.Code.cannotCreate, .inputOutput].contains { end == .exit($0.rawValue) }
      return result(failure: "the process \(end)\(process.trace)", couldNotWrite: isFull)
    }
    return command + 1 < test.commands.count ? startCommand() : judged
  }

  /// The result of a screen that an error ended although nothing is known to be wrong with it.
  private var notAlone: TestResult {
    var result = result(failure: nil)
    result.remark = TestResult.skipped
    result.explanation =
      "it cannot be shown alone, without what other screens give it; -g with its name runs it as a test\(process.trace)"
    return result
  }

  /// Starts the next command.
  ///
  /// - Returns: The failure if it cannot be started.
  private mutating func startCommand() -> TestResult? {
    command += 1
    do {
      process = try TestProcess(test.commands[command], in: folder, number: command, timeout: settings.timeout)
      return nil
    } catch {
      return result(failure: error.message, couldNotWrite: true)
    }
  }

  /// The result of a test that has made its pictures.
  private var judged: TestResult {
    var result = result(failure: nil)
    do {
      try verdict.judge(&result)
    } catch let failure as Failure {
      // A golden that cannot be read is a failure of its test alone.
      result.failure = failure.message
    } catch {
      result.failure = "\(error)"
      result.couldNotWrite = error is OutputError
    }
    return result
  }

  private var verdict: TestVerdict {
    TestVerdict(folder: folder, update: settings.update, tolerance: settings.tolerance)
  }

  private func result(failure: String?, couldNotWrite: Bool = false) -> TestResult {
    TestResult(
      test: test, failure: failure, seconds: TestProcess.now - start, couldNotWrite: couldNotWrite)
  }
}
