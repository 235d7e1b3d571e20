package import Foundation
import Glibc

/// A computation in a process of its own, which is ended when it has used too much time of the processor. What else the
/// machine does has no influence on that time.
///
/// Libraries for pictures cannot be interrupted, and a damaged file may end the process that reads it.
package enum BoundedWork {
  /// The reason why a computation has no result.
  package enum Failure: Error, Equatable {
    /// The computation has used more than its time.
    case tooSlow
    /// A signal has ended the computation, such as an access to memory that it does not have.
    case ended(signal: Int32)
    /// The system gives no further process, or no connection to it.
    case noProcess
  }

  private typealias Fork = @convention(c) () -> pid_t
  /// The function is hidden from Swift, because the threads of this process do not exist in the new one.
  private static let fork: Fork? = dlsym(nil, "fork").map { unsafeBitCast($0, to: Fork.self) }
  /// The time without progress after which a process is taken for one that waits for a lock of a missing thread.
  private static let patience: Int32 = 30_000

  /// Returns the result of a computation. What else it changes is lost with its process.
  ///
  /// - Parameters:
  ///   - seconds: The largest time of the processor.
  ///   - work: A computation that neither uses threads nor waits for any.
  package static func run(seconds: Double, _ work: () -> Data) throws(Failure) -> Data {
    if let result = try attempt(seconds: seconds, work) { return result }
    // No two attempts in a row meet a lock that is held for an instant.
    if let result = try attempt(seconds: seconds, work) { return result }
    throw .tooSlow
  }

  /// Returns the result of a computation; `nil` if it made no progress.
  private static func attempt(seconds: Double, _ work: () -> Data) throws(Failure) -> Data? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard let fork, socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noProcess }
    let process = fork()
    if process == 0 { finish(limit: seconds, writing: work, to: ends[1]) }
    close(ends[1])
    defer { close(ends[0]) }
    guard process > 0 else { throw .noProcess }
    let result = read(from: ends[0], process)
    if result == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    guard result != nil, signal != 0 else { return result }
    throw signal == SIGPROF ? .tooSlow : .ended(signal: signal)
  }

  /// Computes in the new process, and ends it.
  private static func finish(limit seconds: Double, writing work: () -> Data, to parent: Int32) -> Never {
    for number in [SIGPROF, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTERM, SIGPIPE] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    // A timer of zero would never end the process.
    let seconds = max(seconds, 1e-5)
    let time = timeval(tv_sec: Int(seconds), tv_usec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6))
    var timer = itimerval(it_interval: timeval(), it_value: time)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    let result = work()
    result.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(parent, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 || errno == EINTR else { break }
        rest = rest.dropFirst(max(count, 0))
      }
    }
    _exit(0)
  }

  /// Returns what a process writes until it ends; `nil` if it stands still.
  private static func read(from child: Int32, _ process: pid_t) -> Data? {
    var (result, time) = (Data(), -1.0)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var request = pollfd(fd: child, events: Int16(POLLIN), revents: 0)
      switch poll(&request, 1, patience) {
      case 1...:
        let count = Glibc.read(child, &buffer, buffer.count)
        if count == 0 { return result }
        if count > 0 { result.append(contentsOf: buffer.prefix(count)) }
      case 0:
        let now = processorTime(of: process)
        guard now > time else { return nil }
        time = now
      default: if errno != EINTR { return nil }
      }
    }
  }

  private static func processorTime(of process: pid_t) -> Double {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
