import Glibc
import Synchronization

/// The signals that ask a command to end, which it does once its child processes and files are in order.
enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// Notes signals from now on, instead of ending the process at once. A second signal ends it.
  static func prepare() {
    _ = received.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.note($0) }
      action.sa_flags = Int32(bitPattern: SA_RESETHAND)
      sigaction(number, &action, nil)
    }
  }

  private static func note(_ number: Int32) { received.store(number, ordering: .relaxed) }

  /// The failure of a command that was asked to end; `nil` if it was not.
  static var failure: Failure? {
    switch received.load(ordering: .relaxed) {
    case 0: nil
    case SIGINT: Failure(.interrupted, "interrupted")
    default: Failure(.terminated, "ended by a signal")
    }
  }
}
