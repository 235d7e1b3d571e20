import Glibc

/// The three descriptors that a process begins with, and the signals that concern files.
enum StandardDescriptors {
  static func prepare() {
    fillGaps()
    // A file that grows past the limit of `ulimit -f` is to be an error that can be reported and cleaned up after, not
    // the end of the process.
    signal(SIGXFSZ, SIG_IGN)
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
