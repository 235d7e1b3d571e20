import Foundation
import Glibc
import Projects
import Simulator
import UIKitCore

/// A supervisor of a process with user code. It forwards the process's output, and names the line that trapped or
/// hangs.
struct ProjectSupervisor {
  private let record: BuildRecord
  private let project: Project
  private let builder: ProjectBuilder
  private let findings: (ProjectRun.Trap) throws -> String?
  /// The seconds after which a screen that is still loading is terminated, as on iOS.
  private static let limit = 20
  /// The most answers after which a child that hangs is ended without a line of its code.
  private static let answers = 10

  init(
    record: BuildRecord, project: Project, builder: ProjectBuilder,
    findings: @escaping (ProjectRun.Trap) throws -> String?
  ) throws {
    (self.record, self.project, self.builder, self.findings) = (record, project, builder, findings)
  }

  /// Runs this executable with arguments, and returns the exit code.
  func run(_ arguments: [String]) throws -> Int32 {
    let (errors, reports) = (try ChildProcess.Pipe(), try ChildProcess.Pipe())
    let child = try ChildProcess(
      [builder.tools.executable] + arguments,
      environment: Self.environment(for: record, recordPath: recordPath, reports: 3),
      descriptors: [(2, errors.writing), (3, reports.writing)])
    close(errors.writing)
    close(reports.writing)
    var heard = listen(to: child, errors: errors.reading, reports: reports.reading)
    let end = child.wait()
    let endings = [SIGINT, SIGTERM, SIGHUP, SIGKILL]
    var isReported = false
    if case .signal(let signal) = end { isReported = !heard.isGivenUp && !endings.contains(signal) }
    StandardError.write(heard.errors.rest(isReported: isReported))
    switch end {
    case .exit(let code): return code
    case .signal where heard.isGivenUp: return Failure.Code.software.rawValue
    case .signal(let signal) where endings.contains(signal): return 128 + signal
    case .signal(let signal):
      return try report(Self.description(of: heard.crash, signal, heard.lastError)).rawValue
    }
  }

  /// Prints an error that ended the child, and returns the exit code.
  private func report(_ description: String) throws -> Failure.Code {
    if let output = try findings(ProjectRun.Trap(project: record.name, description: description)) {
      try OutputFile.writeToStandardOutput(output)
      return .different
    }
    Terminal.report(description)
    return .software
  }

  private var recordPath: String { (record.library as NSString).deletingPathExtension + ".json" }

  /// Returns the variables of a process that loads a build.
  static func environment(for record: BuildRecord, recordPath: String, reports: Int32) -> [String: String?] {
    [
      ProjectHost.variable: recordPath, CrashReporter.variable: "\(reports)",
      // Foundation uses the folder of this path as the main bundle.
      "CFProcessPath": "\(record.bundle)/\(record.name)",
    ]
  }

  private struct Heard {
    var crash: CrashReport.Origin?
    var lastError = ""
    var errors = HeldErrors()
    var isGivenUp = false
    /// The number of answers to the question where the child is.
    var answers = 0
  }

  /// Forwards the child's error output until the child ends.
  private func listen(to child: ChildProcess, errors: Int32, reports: Int32) -> Heard {
    HangQuestion.prepare()
    var heard = Heard()
    var (text, bytes) = ([UInt8](), [UInt8]())
    var polls = [errors, reports].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var deadline: Int?
    while polls.contains(where: { $0.fd >= 0 }) {
      for index in polls.indices { polls[index].revents = 0 }
      let rest = deadline.map { max(0, $0 - Self.now) } ?? 500
      _ = poll(&polls, 2, Int32(clamping: min(rest, 500)))
      if HangQuestion.isNew { kill(child.id, CrashReporter.question) }
      if let end = deadline, Self.now >= end {
        Terminal.report("it was ended after \(Self.limit) seconds, as iOS does")
        heard.isGivenUp = true
        deadline = nil
        kill(child.id, SIGKILL)
      }
      if let chunk = Self.read(&polls[0]) {
        StandardError.write(heard.errors.add(String(decoding: chunk, as: UTF8.self)))
        text = (text + chunk).suffix(1 << 14)
      }
      guard let chunk = Self.read(&polls[1]) else { continue }
      bytes += chunk
      for report in CrashReport.all(from: &bytes) {
        heard.crash = report.origin(in: record, sources: project.sources, compiler: builder.tools.compiler)
        if report.signal == CrashReporter.question {
          heard.answers += 1
          // A function that has just begun hides its callers.
          guard heard.crash != nil || heard.answers == Self.answers else {
            usleep(20_000)
            kill(child.id, CrashReporter.question)
            continue
          }
          Terminal.report(Self.hangDescription(of: heard.crash, isAsked: true))
          heard.isGivenUp = true
          kill(child.id, SIGKILL)
        }
        guard report.signal == SIGALRM else { continue }
        Terminal.report(Self.hangDescription(of: heard.crash))
        deadline = Self.now + (Self.limit - Int(LoadWatch.patience)) * 1000
      }
    }
    heard.lastError = String(decoding: text, as: UTF8.self)
    return heard
  }

  /// The milliseconds of a monotonic clock.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Reads available bytes, and closes a descriptor that has ended.
  private static func read(_ poll: inout pollfd) -> [UInt8]? {
    guard poll.fd >= 0, poll.revents != 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(poll.fd, &chunk, chunk.count)
    if count > 0 { return Array(chunk[..<count]) }
    if count == 0 || errno != EINTR {
      close(poll.fd)
      poll.fd = -1
    }
    return nil
  }

  /// Returns one line about a trap: Swift's message, if one was printed, and the line of user code.
  static func description(of origin: CrashReport.Origin?, _ signal: Int32, _ errors: String) -> String {
    let beginnings = HeldErrors.beginnings
    let fatal = errors.split(separator: "\n").last { line in (beginnings + ["error: "]).contains { line.contains($0) } }
    var message = fatal.map(String.init) ?? "the app was ended by \(name(of: signal))"
    let range = fatal.flatMap { line in beginnings.lazy.compactMap { line.firstRange(of: $0) }.first }
    if let fatal, let range { message = String(fatal[range.upperBound...]) }
    guard let origin else { return message }
    if message.hasSuffix(".") { message.removeLast() }
    return "\(origin.position): \(message), in \(origin.function)"
  }

  /// - Parameter isAsked: Whether another process asked where the app is.
  static func hangDescription(of origin: CrashReport.Origin?, isAsked: Bool = false) -> String {
    let position = origin.map { "\($0.position): " } ?? ""
    let function = origin.map { " \($0.function)" } ?? " the app"
    if isAsked { return "\(position)it is in\(function)" }
    return "\(position)after \(LoadWatch.patience) seconds\(function) has not returned"
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "an invalid memory access, such as endless recursion"
    case SIGILL, SIGTRAP: "a trap, such as an arithmetic overflow or a forced unwrap"
    default: "signal \(signal)"
    }
  }
}
