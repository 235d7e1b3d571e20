import Foundation
import Glibc

/// A worker, and the script that it has played so far.
final class SoakProcess {
  private let child: ChildProcess
  private let output: Int32
  private var bytes: [UInt8] = []
  private var isSilent = false
  /// The number of the current session.
  private(set) var session: Int?
  /// The script of the current session.
  private(set) var script: [String] = []
  /// The log since the start of the session.
  private var log: [String] = []
  /// The first message of the log about a fault since the start of the session.
  private var loggedFault: String?
  /// Whether every line of the log is a fault, as in the gallery, whose scenes print nothing.
  private let isSilenceExpected: Bool
  /// The most lines of the log that are kept, and the longest line, in bytes.
  private static let (mostLogLines, longestLine) = (200, 1 << 20)
  private var hasReported = false
  private var latest = ProcessInfo.processInfo.systemUptime
  /// The processor time of the process soon after its latest message, in seconds; `nil` until then.
  private var latestWork: Double?
  /// The factor by which a process that waits may take longer than one that works.
  private static let patience = 10.0

  /// A report of a worker.
  enum Event {
    case message(SoakMessage)
    case finding(SoakFinding)
    /// The process has ended, by itself or not.
    case end
  }

  init(_ arguments: [String], isSilenceExpected: Bool) throws {
    self.isSilenceExpected = isSilenceExpected
    let pipe = try ChildProcess.Pipe()
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "tessera"
    child = try ChildProcess(
      [executable, SoakWorkerCommand.name] + arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"],
      descriptors: [(1, pipe.writing), (2, pipe.writing)])
    close(pipe.writing)
    output = pipe.reading
  }

  deinit { close(output) }

  /// Ends the process.
  func stop() {
    guard !isSilent else { return }
    kill(child.id, SIGKILL)
    _ = child.wait()
    isSilent = true
  }

  /// Forgets the time since the last message, in which nobody listened.
  func excuse() { (latest, latestWork) = (ProcessInfo.processInfo.systemUptime, nil) }

  /// Whether the process has worked for longer than the timeout since its latest message, or waited for much longer. A
  /// busy machine, on which it is not its turn, is no hang.
  private func hangs(_ timeout: Double) -> Bool {
    guard let latestWork else {
      latestWork = child.processorSeconds
      return false
    }
    let silence = ProcessInfo.processInfo.systemUptime - latest
    guard silence > timeout else { return false }
    return child.processorSeconds - latestWork > timeout || silence > timeout * Self.patience
  }

  /// Waits for at most `milliseconds`, and returns what has happened.
  ///
  /// - Parameter timeout: The seconds of processor time without a message after which the process counts as hanging.
  func events(within milliseconds: Int32, timeout: Double) -> [Event] {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else {
      return hangs(timeout) ? endHanging(timeout) : []
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &chunk, chunk.count)
    guard count > 0 else { return end() }
    bytes += chunk[..<count]
    let events = takeLines().flatMap(events)
    return events.isEmpty && hangs(timeout) ? endHanging(timeout) : events
  }

  /// Ends a process that does nothing, or nothing but write to the log.
  private func endHanging(_ timeout: Double) -> [Event] {
    stop()
    return finding("it hangs: nothing happened for \(Int(timeout)) seconds") + [.end]
  }

  private func takeLines() -> [String] {
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      if bytes.count > Self.longestLine { bytes.removeAll() }
      return []
    }
    defer { bytes.removeSubrange(...last) }
    return String(decoding: bytes[..<last], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func events(for line: String) -> [Event] {
    guard let message = SoakMessage(line[...]) else {
      // A scene that never ends may write without end, too.
      // The first line and the newest ones are kept.
      if log.count >= Self.mostLogLines { log.remove(at: 1) }
      note(line)
      return []
    }
    excuse()
    switch message {
    case .session(let number): (session, script, log, loggedFault, hasReported) = (number, [], [], nil, false)
    case .line(let line):
      let told = logFinding()
      script.append(line)
      return told
    case .fault(let text): return finding(text)
    case .played, .ended: return logFinding() + [.message(message)]
    }
    return [.message(message)]
  }

  /// Adds a line to the log.
  private func note(_ line: String) {
    let mark = line.firstIndex(of: SoakMessage.faultMark)
    let text = line.filter { $0 != SoakMessage.faultMark }
    log.append(text)
    guard loggedFault == nil else { return }
    // The app may have written the start of the line.
    loggedFault = mark.map { String(line[line.index(after: $0)...]) } ?? (isSilenceExpected ? text : nil)
  }

  /// Returns the finding that the log tells of a fault.
  private func logFinding() -> [Event] { loggedFault.map { finding("it wrote to the log: \($0)") } ?? [] }

  private func finding(_ text: String) -> [Event] {
    guard !hasReported, let session else { return [] }
    hasReported = true
    return [.finding(SoakFinding(session: session, text: text, script: script))]
  }

  private func end() -> [Event] {
    isSilent = true
    let how = child.wait()
    guard how != .exit(0) else { return logFinding() + [.end] }
    let cause = "it \(how)"
    let rest = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let last = (log + rest).last { $0.contains("atal error") } ?? (log + rest).last
    guard session != nil else {
      return [.finding(SoakFinding(session: -1, text: "\(cause): \(last ?? "")", script: []))] + [.end]
    }
    return finding(last.map { "\(cause): \($0)" } ?? cause) + [.end]
  }
}
