import Workbench
import Glibc
import PlainText
import UIKitCore

/// The standard streams of the command line.
enum Terminal {
  /// Writes one line to standard error, with line breaks in the text replaced with spaces.
  static func report(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    StandardError.write("\(Program.name): \(line)\n")
  }

  /// Writes that the process of an earlier recording was killed, and how to play its input.
  static func reportUnsaved(_ path: String) {
    report("\(path.quoted) is the input of a recording whose process was killed: `\(Program.name) replay` plays it")
  }

  /// A closure that also shows the answers to commands of the window's user.
  @MainActor static var window: (Notice) -> Void = { _ in }

  /// Reports the answer to a command of the window's user, who may not see the terminal.
  @MainActor
  static func answer(_ notice: Notice) {
    report(notice.english)
    window(notice)
  }

  /// Whether standard error is a terminal, where a line can be written again.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Replaces the last line of a terminal with the progress of a command; an empty text removes it. Without a terminal,
  /// nothing is written.
  static func showProgress(_ text: String) {
    if isInteractive { StandardError.write("\r\u{1B}[K\(text.escaped(limit: 78))") }
  }
}
