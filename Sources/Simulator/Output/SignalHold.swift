import Glibc

/// A short time in which signals wait.
enum SignalHold {
  /// Calls `body`; signals sent meanwhile to the process's main thread arrive afterwards. Faults of the program itself
  /// cannot wait.
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
