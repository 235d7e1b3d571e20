import Glibc

/// The three descriptors that a process begins with, and the signals that concern files.
enum StandardDescriptors {
  static func prepare() throws(Failure) {
    fillGaps()
    try checkRoom()
    // A file that grows past the limit of `ulimit -f` is to be an error that can be reported and cleaned up after, not
    // the end of the process.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Foundation's run loop, fonts and pictures need a few more descriptors, and the first of them ends the process
  /// where there is none.
  private static func checkRoom() throws(Failure) {
    raiseLimit()
    let descriptors = (0..<needed).map { _ in dup(STDIN_FILENO) }
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    guard descriptors.contains(-1) else { return }
    throw Failure(
      .unavailable,
      "fewer than \(needed) more files may be open at a time; raise the limit, as with `ulimit -n 1024`")
  }

  private static let needed = 5

  private static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < 1_024 else { return }
    limit.rlim_cur = min(1_024, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Opens what the caller has closed on nothing: the first file that is opened would take its number, and messages
  /// would end up in it. Writing to standard output still fails, as it does when it is closed.
  private static func fillGaps() {
    let modes = [STDIN_FILENO: O_WRONLY, STDOUT_FILENO: O_RDONLY, STDERR_FILENO: O_WRONLY]
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number, which is this one.
      _ = open("/dev/null", modes[descriptor] ?? O_RDWR)
    }
  }
}
