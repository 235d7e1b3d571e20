import Foundation
import Glibc
import Projects
import UIKitCore
import Simulator

/// A reader of what a process with user code writes until it ends: error output, which the reader forwards, and reports
/// about traps and hangs.
struct ChildReports {
  private let child: ChildProcess
  private let origin: (CrashReport) -> CodePosition?
  /// The line of user code in the latest report.
  private(set) var crash: CodePosition?
  /// The names of the screens that were shown; empty if there is none left to show.
  private(set) var screens: [String] = []
  private var errors = HeldErrors()
  /// Whether the child was ended because it hangs.
  private(set) var isGivenUp = false
  /// The number of answers to the question where the child is.
  private var answers = 0
  /// The time at which a child that hangs is ended, in milliseconds.
  private var deadline: Int?
  /// The end of the error output.
  private var text: [UInt8] = []
  /// The beginning of a report whose end has not come.
  private var bytes: [UInt8] = []
  private var polls: [pollfd]
  /// The seconds after which a screen that is still loading is terminated, as on iOS.
  private static let limit = 20
  /// The most answers after which a child that hangs is ended without a line of its code.
  private static let most = 10

  /// - Parameters:
  ///   - errors: The descriptor with the child's error output.
  ///   - reports: The descriptor with its reports.
  ///   - origin: Returns the line of user code that a report is about.
  init(
    of child: ChildProcess, errors: Int32, reports: Int32, origin: @escaping (CrashReport) -> CodePosition?
  ) {
    (self.child, self.origin) = (child, origin)
    polls = [errors, reports].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// The end of the error output.
  var lastError: String { String(decoding: text, as: UTF8.self) }

  /// Returns the errors that were held back, once the child has ended.
  ///
  /// - Parameter isReported: Whether the trap is named with its line.
  mutating func rest(isReported: Bool) -> String { errors.rest(isReported: isReported) }

  /// Forwards the child's error output, and answers its reports, until the child ends.
  mutating func listen() {
    HangQuestion.prepare()
    while polls.contains(where: { $0.fd >= 0 }) {
      wait()
      if HangQuestion.isNew { kill(child.id, CrashReporter.question) }
      if let deadline, Self.now >= deadline { giveUp() }
      if let chunk = Self.read(&polls[0]) {
        StandardError.write(errors.add(String(decoding: chunk, as: UTF8.self)))
        text = (text + chunk).suffix(1 << 14)
      }
      guard let chunk = Self.read(&polls[1]) else { continue }
      bytes += chunk
      for report in CrashReport.all(from: &bytes) { take(report) }
    }
  }

  private mutating func wait() {
    for index in polls.indices { polls[index].revents = 0 }
    let rest = deadline.map { max(0, $0 - Self.now) } ?? 500
    _ = poll(&polls, 2, Int32(clamping: min(rest, 500)))
  }

  private mutating func giveUp() {
    Terminal.report("it was ended after \(Self.limit) seconds, as iOS does")
    (isGivenUp, deadline) = (true, nil)
    kill(child.id, SIGKILL)
  }

  private mutating func take(_ report: CrashReport) {
    if let screen = report.screen {
      screens = screen.isEmpty ? [] : screens + [screen]
      return
    }
    crash = origin(report)
    if report.signal == CrashReporter.question { return takeAnswer() }
    guard report.signal == SIGALRM else { return }
    Terminal.report(ProjectSupervisor.hangDescription(of: crash))
    deadline = Self.now + (Self.limit - Int(LoadWatch.patience)) * 1000
  }

  /// Ends a child that has said where it is.
  private mutating func takeAnswer() {
    answers += 1
    // A function that has just begun hides its callers.
    guard crash != nil || answers == Self.most else {
      usleep(20_000)
      kill(child.id, CrashReporter.question)
      return
    }
    Terminal.report(ProjectSupervisor.hangDescription(of: crash, isAsked: true))
    isGivenUp = true
    kill(child.id, SIGKILL)
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
}
