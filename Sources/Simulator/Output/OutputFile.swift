import Glibc

/// Atomic file output: a file is written under a temporary name, flushed to the disk, then renamed.
///
/// A device or a pipe is written directly; see ``OutputTarget``.
package enum OutputFile {
  /// Replaces the file at `path`. If that fails, it leaves everything unchanged and throws.
  package static func write(
    _ bytes: [UInt8], to path: String, links: OutputTarget.Links = .followed
  ) throws(OutputError) {
    switch try OutputTarget(path, links: links) {
    case .descriptor(let descriptor):
      defer { close(descriptor) }
      try check(DescriptorOutput.send(bytes, to: descriptor), path)
    case .file(let target):
      try replace(target, named: path) { DescriptorOutput.send(bytes, to: $0) }
    }
  }

  /// Writes all the text to standard output. It throws if that fails: a full disk behind `>` must not look like
  /// success.
  package static func writeToStandardOutput(_ text: String) throws(OutputError) {
    guard let code = DescriptorOutput.send(Array(text.utf8), to: STDOUT_FILENO) else { return }
    let closed = OutputError.Reason("it is closed", advice: "leave it open, or send it to a file")
    throw .cannotWrite(path: "standard output", code == EBADF ? closed : .init(code))
  }

  /// Replaces the content of the file at `target`. If that fails, it leaves the content unchanged and throws.
  ///
  /// - Parameters:
  ///   - path: The path that the user specified.
  ///   - send: Writes to a descriptor and returns an error number if it fails.
  static func replace(
    _ target: String, named path: String, with send: (Int32) -> Int32?
  ) throws(OutputError) {
    try whileHeld { () throws(OutputError) in
      let part = try TemporaryFile(beside: target, named: path)
      try put(part, at: target, named: path) {
        let failed = send(part.descriptor) ?? DescriptorOutput.flush(part.descriptor)
        let closed = part.close()
        return failed ?? closed
      }
    }
  }

  /// Replaces the file at `target` by a file without a name, or by its content if that file cannot be named.
  static func replace(_ target: String, named path: String, by nameless: Int32) throws(OutputError) {
    var isNamed = false
    try whileHeld { () throws(OutputError) in
      guard let part = TemporaryFile(naming: nameless, beside: target, named: path) else { return }
      isNamed = true
      try put(part, at: target, named: path) { DescriptorOutput.flush(nameless) }
    }
    if !isNamed { try replace(target, named: path) { DescriptorOutput.copy(nameless, to: $0) } }
  }

  /// Calls a closure, and lets a signal that ends the process wait, so that no temporary file remains.
  private static func whileHeld(_ body: () throws(OutputError) -> Void) throws(OutputError) {
    var failure: OutputError?
    SignalHold.whileHeld {
      do throws(OutputError) { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Completes a file, and gives it its name.
  ///
  /// - Parameter complete: A closure that returns an error number if it fails.
  private static func put(
    _ part: TemporaryFile, at target: String, named path: String, complete: () -> Int32?
  ) throws(OutputError) {
    if let code = complete() {
      part.remove()
      throw .cannotWrite(path: path, .init(code))
    }
    guard rename(part.path, target) == 0 else {
      let code = errno
      part.remove()
      throw .cannotCreate(path: path, .init(code))
    }
  }

  static func check(_ code: Int32?, _ path: String) throws(OutputError) {
    if let code { throw .cannotWrite(path: path, .init(code)) }
  }
}
