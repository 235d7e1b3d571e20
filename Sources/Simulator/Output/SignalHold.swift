import Glibc

/// A critical section in which signals are blocked.
enum SignalHold {
  /// Calls `body`. Signals sent to the process's main thread during the call are delivered afterwards. Faults of the
  /// program itself are not blocked.
  static func whileHeld(_ body: () -> Void) {
    var held = sigset_t()
    sigfillset(&held)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] { sigdelset(&held, fault) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
