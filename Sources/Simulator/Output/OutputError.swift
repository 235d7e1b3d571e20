import Glibc
import PlainText

/// A file that cannot be created or written; the description contains a remedy.
package enum OutputError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be created.
  case cannotCreate(path: String, Reason)
  /// The file was created, but not all bytes could be written.
  case cannotWrite(path: String, Reason)

  /// The cause of an error and its remedy.
  package struct Reason: Equatable, Sendable {
    /// The reason, without its remedy.
    package var text: String
    /// The remedy.
    package var advice: String

    /// Creates a reason with a remedy.
    package init(_ text: String, advice: String) {
      self.text = text
      self.advice = advice
    }

    /// - Parameter code: An error number of the C library.
    init(_ code: Int32) { self.init(String(cString: strerror(code)), advice: Self.advice(for: code)) }

    private static func advice(for code: Int32) -> String {
      switch code {
      case ENOSPC, EDQUOT, EIO: "free some space or choose another location"
      case EFBIG: "choose a file system that takes larger files, or raise the limit of `ulimit -f`"
      case EMFILE, ENFILE: "raise the limit of open files, for example with `ulimit -n 1024`"
      case ENAMETOOLONG: "choose a shorter name"
      case EBADF: "open it for writing"
      case ENXIO: "start the program that reads it first"
      default: "choose a folder you may write to"
      }
    }
  }

  package var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create \(path.quoted): \(reason.text); \(reason.advice)"
    case .cannotWrite(let path, let reason): "cannot write \(path.quoted): \(reason.text); \(reason.advice)"
    }
  }
}
