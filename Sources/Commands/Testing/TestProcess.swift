import Foundation
import Glibc
import Simulator

/// A process of a test, and the file with what it writes about its errors.
struct TestProcess {
  private let process: ChildProcess
  private let log: String
  private var deadline: Deadline
  /// Whether the process ran for too long, and was asked where it is.
  private(set) var isAsked = false
  /// The seconds in which a process that ran for too long may say where it is.
  private static let patience = 15.0

  /// The variable with the folder for the pictures of failed assertions.
  private static let artifacts = "SNAPSHOT_ARTIFACTS"

  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Starts the program with a command.
  ///
  /// - Parameters:
  ///   - folder: The folder of the test.
  ///   - number: The name of the folder inside of it for the command's files.
  ///   - log: The file for the errors; `errors.txt` in the folder if `nil`.
  init(_ command: [String], in folder: String, number: Int, log: String? = nil, timeout: Double) throws(Failure) {
    self.log = log ?? "\(folder)/errors.txt"
    deadline = Deadline(after: timeout, from: Self.now)
    let errors = open(self.log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    let silent = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { [errors, silent].forEach { close($0) } }
    guard errors >= 0 else {
      throw Failure(.cannotCreate, "cannot create \(self.log): \(String(cString: strerror(errno)))")
    }
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "tessera"
    let isUnit = command[0] == UnitTestCommand.name
    var environment = ["SWIFT_BACKTRACE": "color=no,images=none,registers=none", "NO_COLOR": "1"]
    let own = ProcessInfo.processInfo.environment
    if isUnit, own[Self.artifacts, default: ""].isEmpty {
      environment[Self.artifacts] = URL(fileURLWithPath: "\(folder)/\(number)").path
    }
    process = try ChildProcess(
      [executable] + command + (isUnit ? [] : ["--out", "\(folder)/\(number)"]), environment: environment,
      // The output of `lint` and of unit tests is the result of the test.
      descriptors: [(1, ["lint", UnitTestCommand.name].contains(command[0]) ? errors : silent), (2, errors)])
  }

  /// The way in which the process ended; `nil` if it is still running.
  var end: ChildProcess.End? { process.endIfEnded() }

  /// Whether the process ran for too long. The time in which other programs used the processors does not count.
  var isLate: Bool { deadline.hasPassed(at: Self.now, waiting: process.waitingSeconds) }

  func stop() {
    kill(process.id, SIGKILL)
    _ = process.wait()
  }

  /// Asks a process that ran for too long where it is: Swift answers the signal with a trace, and the process that
  /// watches a project's with the line of its code.
  mutating func ask() {
    kill(process.id, SIGQUIT)
    isAsked = true
    deadline = Deadline(after: Self.patience, from: Self.now, waiting: process.waitingSeconds)
  }

  /// Whether the process was asked where it is, and has written all of Swift's trace. It keeps running.
  var hasAnswered: Bool { isAsked && errors.contains("Backtrace took ") }

  private var errors: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

  /// The last lines that the process wrote about its end, after a colon; empty if it wrote nothing.
  var trace: String {
    let lines = errors.split(separator: "\n").filter { !UnitTestOutput.isFrame($0) }
    let marks = isAsked ? ["Thread 0 "] : ["Fatal error", "crashed"]
    let shown = lines.firstIndex { line in marks.contains { line.contains($0) } } ?? max(0, lines.count - 12)
    let text = lines[min(shown, lines.count)...].prefix(24).joined(separator: "\n")
    // Swift calls each process that it traces crashed.
    return lines.isEmpty ? "" : ":\n" + (isAsked ? text.replacing("crashed:", with: "is at") : text)
  }
}
