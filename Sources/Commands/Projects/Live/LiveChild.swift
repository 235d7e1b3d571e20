import Foundation
import Glibc
import PlainText
import Simulator
import Synchronization
import UIKitCore

/// A process with user code, seen from the process with the window. A thread reads what the process sends.
final class LiveChild: Sendable {
  /// Everything that the process has sent, and that was not taken yet.
  struct Inbox {
    var replies: [RemoteReply] = []
    var reports: [CrashReport] = []
    /// The end of what the process wrote to its standard error.
    var errors: [UInt8] = []
    var hasEnded = false
  }

  let process: ChildProcess
  let picture: SharedPicture
  private let stream: MessageStream
  private let inbox = Mutex(Inbox())
  private let outputs: (reports: Int32, errors: Int32)
  private let wake: @Sendable () -> Void

  /// Starts a process that loads its fonts, and waits for a build.
  ///
  /// - Parameters:
  ///   - options: The options of the device.
  ///   - bundle: The path of a file in the main bundle.
  ///   - container: The app's folders.
  ///   - wake: Called from another thread when something has arrived.
  init(
    executable: String, options: [String], bundle: String, container: AppContainer, wake: @escaping @Sendable () -> Void
  ) throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard let picture = SharedPicture(),
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | UInt32(SOCK_CLOEXEC.rawValue)), 0, &ends) == 0
    else { throw Failure(.unavailable, "cannot share memory with the app: \(String(cString: strerror(errno)))") }
    let (reports, errors) = (try ChildProcess.Pipe(), try ChildProcess.Pipe())
    // These numbers are above those in the child, so that duplicating one descriptor cannot overwrite another.
    let high = [reports.writing, ends[1], picture.descriptor, errors.writing].map { fcntl($0, F_DUPFD_CLOEXEC, 32) }
    defer { (high + [reports.writing, errors.writing, ends[1]]).forEach { close($0) } }
    process = try ChildProcess(
      [executable, LiveHostCommand.name] + options,
      environment: container.environment.merging([
        CrashReporter.variable: "\(LiveHostCommand.reports)", "CFProcessPath": bundle,
      ]) { $1 },
      descriptors: [
        (LiveHostCommand.reports, high[0]), (LiveHostCommand.messages, high[1]), (LiveHostCommand.pictures, high[2]),
        (2, high[3]),
      ])
    self.picture = picture
    self.wake = wake
    stream = MessageStream(ends[0])
    outputs = (reports.reading, errors.reading)
    Thread.detachNewThread { [self] in listen() }
  }

  func send(_ request: RemoteRequest) { _ = stream.send(request) }

  /// Asks the process where it is.
  func ask() { kill(process.id, CrashReporter.question) }

  /// Ends the process.
  func end() { kill(process.id, SIGKILL) }

  /// Removes and returns everything that has arrived; the errors stay.
  func take() -> Inbox {
    inbox.withLock { inbox in
      defer { (inbox.replies, inbox.reports) = ([], []) }
      return inbox
    }
  }

  private func listen() {
    var polls = [stream.descriptor, outputs.reports, outputs.errors].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var reportBytes: [UInt8] = []
    var held = HeldErrors()
    while polls.contains(where: { $0.fd >= 0 }) {
      if poll(&polls, 3, -1) < 0, errno != EINTR { break }
      if polls[0].fd >= 0, polls[0].revents != 0 {
        if let reply = stream.receive(RemoteReply.self) {
          inbox.withLock { $0.replies.append(reply) }
        } else {
          polls[0].fd = -1
        }
      }
      if let bytes = read(&polls[1]) {
        reportBytes += bytes
        let reports = CrashReport.all(from: &reportBytes)
        inbox.withLock { $0.reports += reports }
      }
      if let bytes = read(&polls[2]) {
        StandardError.write(held.add(String(decoding: bytes, as: UTF8.self)))
        inbox.withLock { $0.errors = ($0.errors + bytes).suffix(1 << 14) }
      }
      wake()
    }
    StandardError.write(held.rest(isReported: true))
    finish()
  }

  private func read(_ poll: inout pollfd) -> [UInt8]? {
    guard poll.fd >= 0, poll.revents != 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(poll.fd, &chunk, chunk.count)
    if count > 0 { return Array(chunk[..<count]) }
    if count == 0 || errno != EINTR { poll.fd = -1 }
    return nil
  }

  private func finish() {
    _ = process.wait()
    for descriptor in [stream.descriptor, outputs.reports, outputs.errors] { close(descriptor) }
    inbox.withLock { $0.hasEnded = true }
    wake()
  }
}
