import Glibc

/// System calls that write; each returns an error number, or `nil` for success.
enum DescriptorOutput {
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { send($0, to: descriptor) }
  }

  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if sent > 0 {
        rest = rest.dropFirst(sent)
      } else if sent == 0 {
        return ENOSPC
      } else if errno == EAGAIN {
        // Another process may have made the descriptor non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Flushes to the disk; has no effect on files that are not on a disk.
  static func flush(_ descriptor: Int32) -> Int32? {
    let result = retried { fsync(descriptor) }
    return result == 0 || errno == EINVAL || errno == ENOSYS ? nil : errno
  }

  /// Copies a file from its beginning.
  static func copy(_ source: Int32, to descriptor: Int32) -> Int32? {
    guard lseek(source, 0, SEEK_SET) == 0 else { return errno }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = retried { Int32(truncatingIfNeeded: read(source, &chunk, chunk.count)) }
      if count == 0 { return nil }
      guard count > 0 else { return errno }
      if let code = chunk.withUnsafeBytes({ send(UnsafeRawBufferPointer(rebasing: $0[..<Int(count)]), to: descriptor) })
      {
        return code
      }
    }
  }

  /// Returns the result of a call, which is repeated after an interruption by a signal.
  static func retried(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }
}
