import Foundation
import Glibc
import Synchronization

/// A computation in a thread of its own, which is given up when it has used too much time of the processor. What else the
/// machine does has no influence on that time.
///
/// Libraries for pictures cannot be interrupted: a computation that was given up goes on until the program ends.
enum BoundedWork {
  /// Returns the result of a computation; `nil` if it was given up.
  ///
  /// - Parameter seconds: The largest time of the processor.
  static func run<Value: Sendable>(seconds: Double, _ work: @escaping @Sendable () -> Value) -> Value? {
    let progress = Progress<Value>()
    let thread = Thread {
      progress.begin()
      progress.finish(work())
    }
    thread.stackSize = 8 << 20
    thread.start()
    while !progress.isFinished(within: .milliseconds(20)) { if progress.processorTime > seconds { return nil } }
    return progress.result
  }

  private final class Progress<Value: Sendable>: Sendable {
    private let state = Mutex<(clock: clockid_t?, result: Value?)>((nil, nil))
    private let end = DispatchSemaphore(value: 0)

    func begin() {
      var clock = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return }
      state.withLock { $0.clock = clock }
    }

    func finish(_ result: Value) {
      state.withLock { $0.result = result }
      end.signal()
    }

    func isFinished(within time: DispatchTimeInterval) -> Bool { end.wait(timeout: .now() + time) == .success }

    var result: Value? { state.withLock { $0.result } }

    var processorTime: Double {
      guard let clock = state.withLock({ $0.clock }) else { return 0 }
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
}
