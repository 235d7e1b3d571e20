import Foundation
import Glibc

/// A program that a test started. Foundation's `Process` detects an end by a socket that the program inherits, and so
/// does every other program started at the same moment: if a server is among them it waits forever.
package final class Subprocess {
  package let identifier: pid_t
  private let folder: TemporaryFolder
  private var status: Int32?

  package struct SpawnError: Error {
    var program: String
    var reason: String
  }

  /// - Parameter environment: Variables that override ``plainEnvironment``.
  package init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    folder = TemporaryFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in [(STDOUT_FILENO, "out"), (STDERR_FILENO, "err")] {
      posix_spawn_file_actions_addopen(&actions, descriptor, folder.path(name), O_WRONLY | O_CREAT, 0o600)
    }
    // A thread of a dispatch queue blocks signals, and `system` ignores some in the whole process. Its children would
    // inherit that and could not be terminated.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    var defaults = sigset_t()
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let variables = Self.plainEnvironment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    let code = Self.withStrings([program] + arguments) { arguments in
      Self.withStrings(variables) { posix_spawnp(&identifier, program, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else { throw SpawnError(program: program, reason: String(cString: strerror(code))) }
    self.identifier = identifier
  }

  deinit {
    guard status == nil else { return }
    kill(identifier, SIGKILL)
    wait()
  }

  package var output: String { text("out") }
  package var errors: String { text("err") }

  /// The seconds after which a program that should have ended is terminated, so that an error fails one test and not
  /// the run.
  private static let patience = 180

  /// - Returns: The exit code, or 128 and the signal that ended the program.
  @discardableResult
  package func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    for round in 0... {
      if waitpid(identifier, &raw, WNOHANG) == identifier { break }
      megabytes = max(megabytes, residentPeak >> 10)
      if round == Self.patience * 200 { kill(identifier, SIGKILL) }
      usleep(5_000)
    }
    let code = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + raw & 0x7F
    status = code
    return code
  }

  package func terminate() { kill(identifier, SIGTERM) }

  /// The peak memory of the program in MB, as last read before it ended.
  ///
  /// The kernel's figure for a finished child includes the memory of the tests at the time of its start.
  package private(set) var megabytes = 0

  /// The peak in KB; 0 after the process has ended.
  private var residentPeak: Int {
    let status = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
  }

  /// Whether all threads of the program wait for something other than a processor.
  package var isWaiting: Bool {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task")) ?? []
    return threads.allSatisfy { thread in
      let line = (try? String(contentsOfFile: "/proc/\(identifier)/task/\(thread)/stat", encoding: .utf8)) ?? ""
      // The state follows the name, which is in parentheses.
      return line.split(separator: ")").last?.first { $0 != " " } != "R"
    }
  }

  private func text(_ name: String) -> String {
    let data = try? Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array with a terminator is not empty") }
      return body(base)
    }
  }
}

extension Subprocess {
  package struct Result {
    package var code: Int32
    package var output: String
    package var errors: String
  }

  /// The tool that was built with these tests, in the same folder.
  package static let tessera = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("tessera").path

  /// An environment that is independent of the machine: no display, the default locale, and neither a continuous
  /// integration service nor a test runner around it, which would set record modes, reporters and shards.
  package static let plainEnvironment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for key in machineVariables { environment[key] = nil }
    environment["LC_ALL"] = "C"
    return environment
  }()

  private static let machineVariables = [
    "CI", "COLUMNS", "DISPLAY", "GITHUB_ACTIONS", "SDL_VIDEODRIVER", "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_RECORD",
    "TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR",
  ]

  package static func tessera(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try tessera(arguments: arguments, environment: environment)
  }

  package static func tessera(arguments: [String], environment: [String: String] = [:]) throws -> Result {
    try run(tessera, arguments, environment: environment)
  }

  /// - Parameter isTool: Whether `$0` is the tool.
  package static func shell(_ script: String, tessera isTool: Bool = false) throws -> Result {
    try run("/bin/bash", ["-c", script, isTool ? tessera : "bash"])
  }

  package static func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws
    -> Result
  {
    let process = try Subprocess(program, arguments, environment: environment)
    let code = process.wait()
    return Result(code: code, output: process.output, errors: process.errors)
  }
}
