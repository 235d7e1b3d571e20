import Glibc

/// The signal of a terminal that goes away.
enum HangUp {
  /// Lets it close the window as SDL lets the signals of interrupting and terminating, so that a recording is saved;
  /// a process that ignores it goes on ignoring it.
  static func quits() {
    let before = signal(SIGHUP) { _ in raise(SIGTERM) }
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGHUP, SIG_IGN) }
  }
}
