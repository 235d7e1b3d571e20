import Foundation
import Simulator
import Synchronization

/// The place of a call in a source file, and of the text among its trailing closures.
struct SourcePlace {
  let file: String
  let line: Int
  let column: Int
  let closure: InlineSnapshotSyntaxDescriptor
}

/// The writing of texts into the source of tests.
enum InlineSnapshotSource {
  /// The lines that were added to each file, with the line of the call in the file as it was compiled.
  private static let edits = Mutex<[String: [(line: Int, added: Int)]]>([:])

  /// Writes a text behind a call, or in place of the text that is there.
  ///
  /// Calls further down keep the lines with which they were compiled; the lines that were added before them are
  /// counted.
  static func write(_ text: String, at place: SourcePlace) throws {
    try edits.withLock { edits in
      let known = edits[place.file] ?? []
      let shift = known.reduce(0) { $0 + ($1.line < place.line ? $1.added : 0) }
      guard let data = FileManager.default.contents(atPath: place.file) else {
        throw SnapshotError("the source \(place.file) cannot be read, so that no inline snapshot was recorded")
      }
      let source = String(decoding: data, as: UTF8.self)
      let changed = try rewrite(source, line: place.line + shift, column: place.column, with: text, place.closure)
      try OutputFile.write(Array(changed.utf8), to: place.file)
      let added = changed.utf8.count { $0 == UInt8(ascii: "\n") } - source.utf8.count { $0 == UInt8(ascii: "\n") }
      edits[place.file] = known + [(place.line, added)]
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
