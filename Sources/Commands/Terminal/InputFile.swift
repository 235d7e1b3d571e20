import Foundation
import Glibc
import PlainText
import Simulator

/// Files that a user specifies. They are read as a whole up to a limit; files that may never end are rejected.
enum InputFile {
  /// - Parameters:
  ///   - path: A path, or `-` for standard input.
  ///   - limit: The maximum size in bytes. At most one byte more is read, so that the caller can detect the excess.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    if path == "-" { return try bytes(from: STDIN_FILENO, limit: limit, name: "standard input") }
    // The file is opened without blocking: opening a pipe without a writer must not hang.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable(path, "it is not a plain file") }
    return try bytes(from: descriptor, limit: limit, name: path)
  }

  private static func unreadable(_ path: String, _ reason: String) -> Failure {
    Failure(.missingInput, "cannot read \(path.quoted): \(reason)")
  }

  private static func bytes(from descriptor: Int32, limit: Int, name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw unreadable(name, String(cString: strerror(errno)))
      }
    }
    return bytes
  }
}
