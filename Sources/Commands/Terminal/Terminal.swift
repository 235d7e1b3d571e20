import PlainText
import UIKitCore

/// The standard streams of the command line.
enum Terminal {
  /// Writes one line to standard error, with line breaks in the text replaced with spaces.
  static func report(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    StandardError.write("\(Program.name): \(line)\n")
  }
}
