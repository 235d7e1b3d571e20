import Glibc
import Synchronization

/// The signal with which another process asks where the code of a project is that does not return.
enum HangQuestion {
  private static let asked = Atomic<Bool>(false)

  /// Notes the signal from now on, instead of ending the process.
  static func prepare() {
    _ = asked.load(ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in HangQuestion.note() }
    action.sa_flags = Int32(bitPattern: SA_RESETHAND)
    sigaction(SIGQUIT, &action, nil)
  }

  private static func note() { asked.store(true, ordering: .relaxed) }

  /// Whether the question came since the last call.
  static var isNew: Bool { asked.exchange(false, ordering: .relaxed) }
}
