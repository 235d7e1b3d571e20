import Glibc

/// The three standard descriptors of a process, and its file-related signals.
enum StandardDescriptors {
  static func prepare() throws(Failure) {
    fillGaps()
    try checkCapacity()
    // If a file exceeds the limit of `ulimit -f`, an error is reported after cleaning up, instead of ending the
    // process.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Checks that a few descriptors are available for Foundation's run loop, fonts and pictures. The run loop ends the
  /// process if it cannot open one.
  private static func checkCapacity() throws(Failure) {
    raiseLimit()
    let descriptors = (0..<needed).map { _ in dup(STDIN_FILENO) }
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    guard descriptors.contains(-1) else { return }
    throw Failure(
      .unavailable,
      "fewer than \(needed) more files may be open at a time; raise the limit, for example with `ulimit -n 1024`")
  }

  private static let needed = 5

  private static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < 1_024 else { return }
    limit.rlim_cur = min(1_024, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Opens closed standard descriptors on `/dev/null`. Otherwise the first opened file would get such a number, and
  /// messages would be written to it. Writing to a closed standard output still fails, as it should.
  private static func fillGaps() {
    let modes = [STDIN_FILENO: O_WRONLY, STDOUT_FILENO: O_RDONLY, STDERR_FILENO: O_WRONLY]
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free number, which is this descriptor.
      _ = open("/dev/null", modes[descriptor] ?? O_RDWR)
    }
  }
}
