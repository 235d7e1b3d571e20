import PlainText

/// The reason why a layout file cannot be used, and its position.
package struct LayoutFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package var file: String
  /// The line, counted from one; columns are counted in characters.
  package var line: Int
  /// The column, counted in characters from 1.
  package var column: Int
  /// The problem and its remedy.
  package var message: String

  package var description: String { "\(file.escaped(limit: 1_024)):\(line):\(column): \(message)" }
}

/// The text of a file, which converts offsets to lines and columns.
struct SourceText: Sendable {
  let name: String
  let bytes: [UInt8]

  var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  func error(at offset: Int, _ message: String) -> LayoutFileError {
    var line = 1
    var column = 1
    // A byte order mark precedes the first column.
    for byte in bytes.prefix(offset).dropFirst(hasByteOrderMark ? 3 : 0) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes of UTF-8 are not characters.
        column += 1
      }
    }
    return LayoutFileError(file: name, line: line, column: column, message: message)
  }
}
