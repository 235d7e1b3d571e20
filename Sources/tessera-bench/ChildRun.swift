import ArgumentParser
import Foundation

/// A process that is started and waited for without polling, so that its time can be measured.
struct ChildRun {
  private let id: pid_t
  private let path: String

  /// - Parameter output: The descriptor that becomes the process's standard output; `nil` for this process's own.
  init(_ path: String, _ arguments: [String], output: Int32? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    let words = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, nil, words + [nil], environ)
    guard code == 0 else {
      throw ValidationError("\(path) cannot be started: \(String(cString: strerror(code))).")
    }
    (self.id, self.path) = (id, path)
  }

  /// Waits until the process has ended.
  func wait() throws {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw ValidationError("\(path) cannot be waited for.") }
    }
    guard status == 0 else { throw ValidationError("\(path) ended with status \(status).") }
  }

  /// The path of this program.
  static var own: String { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path }

  /// Returns the wall-clock time of a process of this program, from its start to its end, in milliseconds.
  static func milliseconds(of arguments: [String]) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try ChildRun(own, arguments).wait()
    let taken = start.duration(to: clock.now).components
    return Double(taken.seconds) * 1e3 + Double(taken.attoseconds) / 1e15
  }

  /// Runs a process of this program, and returns the lines that it prints.
  static func lines(of arguments: [String]) throws -> [Substring] {
    let output = Pipe()
    let process = try ChildRun(own, arguments, output: output.fileHandleForWriting.fileDescriptor)
    try output.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    try process.wait()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}
