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
    var failure: OutputError?
    // A signal that ends the process takes effect after the file is complete, so that no temporary file remains.
    SignalHold.whileHeld {
      do throws(OutputError) {
        let part = try TemporaryFile(beside: target, named: path)
        if let code = send(part.descriptor) ?? DescriptorOutput.flush(part.descriptor) ?? part.close() {
          part.remove()
          throw .cannotWrite(path: path, .init(code))
        }
        guard rename(part.path, target) == 0 else {
          let code = errno
          part.remove()
          throw .cannotCreate(path: path, .init(code))
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  static func check(_ code: Int32?, _ path: String) throws(OutputError) {
    if let code { throw .cannotWrite(path: path, .init(code)) }
  }
}
