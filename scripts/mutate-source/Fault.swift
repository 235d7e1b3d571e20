import SwiftSyntax

/// A change of one expression or statement that a test suite should detect.
struct Fault {
  /// The bytes that the fault replaces, as offsets into the UTF-8 text of the file.
  var bytes: Range<Int>
  var replacement: String
  /// The original text.
  var original: String
  /// The line, counted from 1.
  var line: Int

  /// One row of the table that `scripts/mutate` reads: offset, length, line, original, replacement.
  var row: String {
    [String(bytes.lowerBound), String(bytes.count), String(line), Self.oneLine(original), Self.oneLine(replacement)]
      .joined(separator: "\t")
  }

  /// Text without the characters that separate rows and columns.
  ///
  /// A replacement never contains them: `FaultFinder` skips an expression that spans lines.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
