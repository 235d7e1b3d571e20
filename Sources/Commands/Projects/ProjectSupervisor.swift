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
  private let isHeadless: Bool
  private let findings: (ProjectRun.Trap) throws -> String?

  /// - Parameters:
  ///   - isHeadless: Whether no window shows the app, so that its frames must be the same in every run.
  ///   - findings: Returns the output for an error that ended the process; `nil` for a failure.
  init(
    record: BuildRecord, project: Project, builder: ProjectBuilder, isHeadless: Bool,
    findings: @escaping (ProjectRun.Trap) throws -> String?
  ) throws {
    (self.record, self.project, self.builder) = (record, project, builder)
    (self.isHeadless, self.findings) = (isHeadless, findings)
  }

  /// The end of a process.
  struct End {
    var code: Int32
    /// The screens that the process has shown, if an error in the project's code ended it in the last of them and others
    /// are left.
    var screens: [String] = []
  }

  /// Runs this executable with arguments, and again for the screens that are left while an error in the project's code
  /// ends it.
  ///
  /// - Returns: The exit code of the first process that failed; 0 if none did.
  func runToTheLastScreen(_ arguments: [String]) throws -> Int32 {
    var (code, shown): (Int32, [String]) = (0, [])
    while true {
      let end = try run(arguments, after: shown)
      code = code == 0 ? end.code : code
      guard let last = end.screens.last else { return code }
      Terminal.report("the screen \(last) is left out")
      shown += end.screens
    }
  }

  /// Runs this executable with arguments.
  ///
  /// - Parameter shown: The screens that it leaves out, because other processes have shown them.
  func run(_ arguments: [String], after shown: [String] = []) throws -> End {
    let (errors, reports) = (try ChildProcess.Pipe(), try ChildProcess.Pipe())
    let container = try AppContainer.temporary()
    defer { container.remove() }
    var environment = Self.environment(for: record, recordPath: record.path, reports: 3)
    environment.merge(container.environment) { $1 }
    if isHeadless { environment.merge(SteadyEnvironment.variables) { $1 } }
    if !shown.isEmpty { environment[ProjectHost.shownVariable] = shown.joined(separator: "\n") }
    let child = try ChildProcess(
      [builder.tools.executable] + arguments, environment: environment,
      descriptors: [(2, errors.writing), (3, reports.writing)])
    close(errors.writing)
    close(reports.writing)
    let (sources, compiler) = (project.sources, builder.tools.compiler)
    var heard = ChildReports(of: child, errors: errors.reading, reports: reports.reading) { [record] in
      $0.origin(in: record, sources: sources, compiler: compiler)
    }
    heard.listen()
    let end = child.wait()
    let endings = [SIGINT, SIGTERM, SIGHUP, SIGKILL]
    var isReported = false
    if case .signal(let signal) = end { isReported = !heard.isGivenUp && !endings.contains(signal) }
    StandardError.write(heard.rest(isReported: isReported))
    switch end {
    case .exit(let code): return End(code: code)
    case .signal where heard.isGivenUp: return End(code: Failure.Code.software.rawValue, screens: heard.screens)
    case .signal(let signal) where endings.contains(signal): return End(code: 128 + signal)
    case .signal(let signal):
      let code = try report(Self.description(of: heard.crash, signal, heard.lastError))
      return End(code: code.rawValue, screens: heard.screens)
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

  /// Returns the variables of a process that loads a build.
  static func environment(for record: BuildRecord, recordPath: String, reports: Int32) -> [String: String?] {
    [
      ProjectHost.variable: recordPath, CrashReporter.variable: "\(reports)",
      // Foundation uses the folder of this path as the main bundle.
      "CFProcessPath": "\(record.bundle)/\(record.name)",
    ]
  }

  /// Returns one line about a trap: Swift's message, if one was printed, and the line of user code.
  static func description(of origin: CodePosition?, _ signal: Int32, _ errors: String) -> String {
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
  static func hangDescription(of origin: CodePosition?, isAsked: Bool = false) -> String {
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
