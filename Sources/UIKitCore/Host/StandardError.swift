import Glibc

/// The process's standard error, for what people are to read.
package enum StandardError {
  /// Writes text, and goes on without it where nobody takes it: a full disk, a closed descriptor or a reader that has
  /// left must not end an app. Foundation's `FileHandle` would.
  package static func write(_ text: String) {
    var text = text
    withoutBrokenPipes {
      text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
          let sent = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
          if sent > 0 {
            rest = UnsafeRawBufferPointer(rebasing: rest[sent...])
          } else if errno != EINTR {
            return
          }
        }
      }
    }
  }

  /// Calls `body`; the signal of a pipe that nobody reads, which would end the process, does not get through.
  private static func withoutBrokenPipes(_ body: () -> Void) {
    var brokenPipe = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    var before = sigset_t()
    guard pthread_sigmask(SIG_BLOCK, &brokenPipe, &before) == 0 else { return }
    body()
    // The signal is sent to this thread and waits here, unless the process ignores it; one that the app waits for stays.
    if sigismember(&before, SIGPIPE) == 0 {
      var atOnce = timespec()
      sigtimedwait(&brokenPipe, nil, &atOnce)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
