/// A reader of tables by RFC 4180: fields may be quoted, and then contain separators, line ends and doubled quotes.
///
/// Beyond the standard it accepts LF, CRLF and CR as line ends, a byte order mark, blanks around fields, and a
/// semicolon or a tab as the separator if the first line has one outside quotes and no comma.
struct CSVReader {
  /// One field and its position.
  struct Field {
    var text: String
    /// The line, counted from 1.
    var line: Int
    /// The column, counted from 1, in Unicode scalars.
    var column: Int
  }

  let separator: Unicode.Scalar
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
    let head = scalars.prefix { $0 != "\n" && $0 != "\r" }
    separator = head.contains(",") ? "," : (head.first { $0 == ";" || $0 == "\t" } ?? ",")
  }

  /// Returns the fields of the next line that is not blank; `nil` at the end.
  mutating func nextRecord() throws(CSVError) -> [Field]? {
    while position < scalars.count {
      var fields = [try nextField()]
      while position < scalars.count, scalars[position] == separator {
        position += 1
        fields.append(try nextField())
      }
      endLine()
      if fields.count > 1 || fields[0].text != "" { return fields }
    }
    return nil
  }

  func error(_ message: String, at index: Int) -> CSVError {
    CSVError(line: line, column: index - lineStart + 1, message: message)
  }

  private mutating func nextField() throws(CSVError) -> Field {
    skipBlanks()
    var field = Field(text: "", line: line, column: position - lineStart + 1)
    field.text = current == "\"" ? try quotedText() : plainText()
    return field
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private var isAtEnd: Bool { current.map { $0 == separator || $0 == "\n" || $0 == "\r" } ?? true }

  private mutating func skipBlanks() {
    while let scalar = current, scalar == " " || scalar == "\t", scalar != separator { position += 1 }
  }

  private mutating func plainText() -> String {
    let start = position
    while !isAtEnd { position += 1 }
    var end = position
    while end > start, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
    return text(scalars[start..<end])
  }

  private mutating func quotedText() throws(CSVError) -> String {
    let opened = error("the quote that opens here is never closed; add a \" at the end of the field", at: position)
    position += 1
    var content: [Unicode.Scalar] = []
    while let scalar = current {
      position += 1
      if scalar == "\"" {
        guard current == "\"" else { return try closed(content) }
        position += 1
      } else if scalar == "\n" || (scalar == "\r" && current != "\n") {
        line += 1
        lineStart = position
      }
      content.append(scalar)
    }
    throw opened
  }

  private mutating func closed(_ content: [Unicode.Scalar]) throws(CSVError) -> String {
    skipBlanks()
    guard isAtEnd else {
      throw error("text follows the closing quote; write a quote inside quotes as \"\"", at: position)
    }
    return text(content[...])
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func endLine() {
    if current == "\r" { position += 1 }
    if current == "\n" { position += 1 }
    line += 1
    lineStart = position
  }
}

/// A table error: its position and remedy.
package struct CSVError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1, in Unicode scalars.
  package var column: Int
  /// The problem and its remedy.
  package var message: String

  package var description: String { "\(line):\(column): \(message)" }
}
