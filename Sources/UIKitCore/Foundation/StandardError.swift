import Glibc
import Synchronization

/// The process's standard error, for messages to people.
package enum StandardError {
  /// Writes text, ignoring failures: a full disk, a closed descriptor or a reader that has gone must not end an app, as
  /// Foundation's `FileHandle` would.
  package static func write(_ text: String) { send(mark.withLock { $0 } + text) }

  /// Writes what the app itself logs, without the mark.
  package static func writeLog(_ text: String) { send(text) }

  /// Sets the text before each message, by which a supervising process tells messages from what the app logs or prints.
  package static func markMessages(with text: String) { mark.withLock { $0 = text } }

  private static let mark = Mutex("")

  private static func send(_ text: String) {
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

  /// Calls `body` with the signal of a broken pipe blocked, which would end the process.
  private static func withoutBrokenPipes(_ body: () -> Void) {
    var brokenPipe = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    var before = sigset_t()
    guard pthread_sigmask(SIG_BLOCK, &brokenPipe, &before) == 0 else { return }
    body()
    // The signal is pending on this thread, unless the process ignores it. It is removed if the app did not block it
    // itself.
    if sigismember(&before, SIGPIPE) == 0 {
      var atOnce = timespec()
      sigtimedwait(&brokenPipe, nil, &atOnce)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
