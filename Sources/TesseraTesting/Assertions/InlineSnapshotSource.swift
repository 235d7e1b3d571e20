import Foundation

/// The place of a call in a source file, and of the text among its trailing closures.
struct SourcePlace {
  let file: String
  let line: Int
  let column: Int
  let closure: InlineSnapshotSyntaxDescriptor
}

/// The writing of texts into the source of tests.
enum InlineSnapshotSource {
  /// Writes a text behind a call, or in place of the text that is there.
  ///
  /// Calls further down keep the lines with which they were compiled; the lines that were added before them are
  /// counted.
  static func write(_ text: String, at place: SourcePlace, _ edits: InlineEdits = .ofThisBuild) throws {
    try edits.change(place.file, at: place.line) { source, line in
      try rewrite(source, line: line, column: place.column, with: text, place.closure)
    }
  }

  /// Returns a source with the text behind the call at a position.
  static func rewrite(
    _ source: String, line: Int, column: Int, with text: String, _ closure: InlineSnapshotSyntaxDescriptor
  ) throws -> String {
    guard !text.unicodeScalars.contains("\r") else {
      throw SnapshotError("the text contains a carriage return, which no inline snapshot can hold")
    }
    let bytes = Array(source.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count, column >= 1, lines[line - 1].startIndex + column - 1 <= bytes.count,
      let closures = SourceScanner(bytes).closures(ofCallAt: lines[line - 1].startIndex + column - 1)
    else {
      throw SnapshotError(
        "there is no call at line \(line), column \(column): the source changed since it was compiled")
    }
    guard closure.trailingClosureOffset <= closures.ranges.count else {
      throw SnapshotError("the call has too few trailing closures for the one with the text")
    }
    let indentation = String(decoding: lines[line - 1].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    let literal = literal(text, indentation: indentation, step: step(of: lines))
    let position = closure.trailingClosureOffset
    let isNew = position == closures.ranges.count
    let range = isNew ? closures.end..<closures.end : closures.ranges[position]
    let label = position == 0 ? " " : " \(closure.trailingClosureLabel): "
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + (isNew ? label : "") + literal
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }

  /// Returns the closure that returns a text, with as many number signs as the text requires.
  private static func literal(_ text: String, indentation: String, step: String) -> String {
    var signs = ""
    while text.contains("\\\(signs)") || text.contains("\"\"\"\(signs)") { signs += "#" }
    let inner = indentation + step
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\(inner)\($0)" }
    return (["{", "\(inner)\(signs)\"\"\""] + lines + ["\(inner)\"\"\"\(signs)", "\(indentation)}"])
      .joined(separator: "\n")
  }

  /// Returns the indentation of the first indented line.
  private static func step(of lines: [ArraySlice<UInt8>]) -> String {
    let first = lines.lazy.map { $0.prefix { $0 == 32 || $0 == 9 } }.first { !$0.isEmpty && $0.count <= 8 }
    return first.map { String(decoding: $0, as: UTF8.self) } ?? "  "
  }
}
