import Foundation
import Glibc

/// A process started by this one.
struct ChildProcess {
  let id: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, of which the first is the program's absolute path.
  ///   - environment: Variables to add to those of this process; `nil` removes a variable.
  ///   - descriptors: The child's descriptors, and the descriptors of this process that they duplicate. Other standard
  ///     descriptors are inherited; all others are closed.
  init(
    _ arguments: [String], environment: [String: String?] = [:], descriptors: [(child: Int32, own: Int32)] = []
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (child, own) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, child) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, arguments[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw Failure(.unavailable, "cannot start \(arguments[0]): \(String(cString: strerror(code)))")
    }
    self.id = id
  }

  /// The way a process ended.
  enum End: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Waits for the process to end.
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    return Self.end(status)
  }

  /// Returns how the process ended; `nil` if it is still running.
  func endIfEnded() -> End? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Self.end(status) : nil
  }

  /// The processor time that the process and those that it has started have used so far; 0 once they have ended.
  var processorSeconds: Double { Self.sum(overProcessesFrom: id, Self.processorSeconds) }

  /// The time for which the process and those that it has started were ready to run while others used the processors; 0
  /// once they have ended, and on systems that do not measure it.
  var waitingSeconds: Double { Self.sum(overProcessesFrom: id, Self.waitingSeconds) }

  private static func sum(overProcessesFrom id: pid_t, _ value: (pid_t) -> Double) -> Double {
    let children = (try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)) ?? ""
    return children.split(separator: " ").compactMap { pid_t($0) }.reduce(value(id)) {
      $0 + sum(overProcessesFrom: $1, value)
    }
  }

  private static func waitingSeconds(of id: pid_t) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/schedstat", encoding: .utf8)) ?? ""
    let nanoseconds = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return nanoseconds / 1_000_000_000
  }

  private static func processorSeconds(of id: pid_t) -> Double {
    // The name of the program, in brackets, may contain spaces.
    let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func end(_ status: Int32) -> End {
    status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }
}

extension ChildProcess {
  /// Runs a program to its end, and returns its exit code and output.
  static func output(
    of arguments: [String], environment: [String: String?] = [:]
  ) throws(Failure) -> (end: End, output: String, errors: String) {
    let (output, errors) = (try Pipe(), try Pipe())
    let child = try ChildProcess(
      arguments, environment: environment, descriptors: [(1, output.writing), (2, errors.writing)])
    close(output.writing)
    close(errors.writing)
    let texts = drain([output.reading, errors.reading], of: child)
    return (child.wait(), texts[0], texts[1])
  }

  /// Reads several descriptors at the same time until all have ended, and closes them. If the user interrupts the
  /// command, the child receives `SIGTERM`.
  private static func drain(_ descriptors: [Int32], of child: ChildProcess) -> [String] {
    var texts = descriptors.map { _ in [UInt8]() }
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }) {
      let ready = poll(&polls, nfds_t(polls.count), 100)
      if ready < 0, errno != EINTR { break }
      if Interruption.failure != nil { kill(child.id, SIGTERM) }
      guard ready > 0 else { continue }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = read(polls[index].fd, &chunk, chunk.count)
        if count > 0 {
          texts[index] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          close(polls[index].fd)
          polls[index].fd = -1
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A pipe whose ends are not inherited by child processes.
  struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(Failure) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw Failure(.unavailable, "cannot open a pipe: \(String(cString: strerror(errno)))")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }
}

extension ChildProcess.End: CustomStringConvertible {
  /// The predicate of a sentence about the process.
  var description: String {
    switch self {
    case .exit(let code): "ended with code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
