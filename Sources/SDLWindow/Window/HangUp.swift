import Glibc

/// The signal that a process receives when its terminal is closed.
enum HangUp {
  /// Makes the signal close the window, as SDL does for interruption and termination, so that a recording is saved. A
  /// process that ignores the signal continues to do so.
  static func quits() {
    let before = signal(SIGHUP) { _ in raise(SIGTERM) }
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGHUP, SIG_IGN) }
  }
}
