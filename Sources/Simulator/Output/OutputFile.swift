import Foundation
import Glibc

/// A file cannot be made or written; the description says what to do.
package enum OutputError: Error, Equatable, CustomStringConvertible {
  /// There is no place for the file.
  case cannotCreate(path: String, reason: String)
  /// The place is there, but the bytes do not all arrive.
  case cannotWrite(path: String, reason: String)

  package var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "cannot create \(path.quoted): \(reason); choose a folder you may write to"
    case .cannotWrite(let path, let reason):
      "cannot write \(path.quoted): \(reason); free some space or choose another place"
    }
  }
}

/// Whole files or none: written beside their place, flushed to the disk, then moved over it.
package enum OutputFile {
  /// Makes a folder and those above it; an existing one is fine.
  package static func makeDirectory(_ path: String) throws(OutputError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      if mkdir(made, 0o777) == 0 || errno == EEXIST || errno == EISDIR { continue }
      // A parent that may be passed through but not written to still holds what is asked for.
      if access(made, F_OK) == 0 { continue }
      throw .cannotCreate(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotCreate(path: path, reason: String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotCreate(path: path, reason: "it is not a folder") }
    guard access(path, W_OK) == 0 else { throw .cannotCreate(path: path, reason: String(cString: strerror(errno))) }
  }

  /// Replaces the file at `path`, or leaves everything as it was and throws.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let temporary = "\(path).\(getpid()).part"
    // Exclusive, and through no link: whoever else can write to the folder cannot send the bytes elsewhere.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: String(cString: strerror(errno))) }
    var failure = send(bytes, to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: String(cString: strerror(failure)))
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw .cannotCreate(path: path, reason: reason)
    }
  }

  /// All the text to standard output, or an error: a full disk behind `>` must not look like success.
  package static func writeToStandardOutput(_ text: String) throws(OutputError) {
    if let failure = send(Array(text.utf8), to: STDOUT_FILENO) {
      throw .cannotWrite(path: "standard output", reason: String(cString: strerror(failure)))
    }
  }

  /// - Returns: The error number, or nil when everything was taken.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let sent = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if sent > 0 {
          rest = rest.dropFirst(sent)
        } else if errno != EINTR {
          return sent == 0 ? ENOSPC : errno
        }
      }
      return nil
    }
  }
}
