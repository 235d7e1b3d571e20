import SwiftSyntax

/// Replacements of ranges of a file's bytes, none of which adds or removes a line.
struct Edits {
  private struct Edit {
    var range: Range<Int>
    var replacement: String
    /// The order in which edits at the same position were made.
    var order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a node without the space around it. If possible the replacement takes as many columns as the node did.
  mutating func replace(_ node: some SyntaxProtocol, with replacement: String) {
    replace(node.trimmedRange.offsets, with: replacement)
  }

  mutating func replace(_ range: Range<Int>, with replacement: String) {
    edits.append(Edit(range: range, replacement: replacement, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Replaces a node by spaces; line breaks in it stay.
  mutating func blank(_ node: some SyntaxProtocol) { replace(node.trimmedRange.offsets, with: "") }

  /// Returns the edited bytes, and which columns moved.
  ///
  /// A replacement shorter than the original text is padded with spaces, and keeps its line breaks. Of edits that
  /// overlap the outermost counts, so rules for nested code must not meet.
  func applied(to bytes: [UInt8]) -> (bytes: [UInt8], columns: ColumnMap) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var columns = ColumnMap()
    var (position, line, lineStart, resultLineStart) = (0, 1, 0, 0)
    func copy(upTo end: Int) {
      while position < end {
        result.append(bytes[position])
        position += 1
        if bytes[position - 1] == 0x0A { (line, lineStart, resultLineStart) = (line + 1, position, result.count) }
      }
    }
    let sorted = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.order) < ($1.range.lowerBound, -$1.range.upperBound, $1.order)
    }
    // Insertions come before a replacement at the same position.
    let ordered = sorted.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
    for edit in ordered where edit.range.lowerBound >= position {
      copy(upTo: edit.range.lowerBound)
      let replaced = bytes[edit.range]
      result.append(contentsOf: edit.replacement.utf8)
      var width = edit.replacement.utf8.count
      for byte in replaced where byte == 0x0A || byte == 0x0D {
        result.append(byte)
        width = 0
        if byte == 0x0A { (line, resultLineStart) = (line + 1, result.count) }
      }
      let lastLine = replaced.reversed().prefix { $0 != 0x0A }.count
      if width < lastLine { result.append(contentsOf: repeatElement(0x20, count: lastLine - width)) }
      position = edit.range.upperBound
      if lastLine < replaced.count { lineStart = position - lastLine }
      columns.add(
        line: line, column: result.count - resultLineStart + 1,
        delta: (result.count - resultLineStart) - (position - lineStart))
    }
    copy(upTo: bytes.count)
    return (result, columns)
  }
}

/// The columns of an adapted file that differ from those of the user's file.
package struct ColumnMap: Equatable, Sendable {
  /// The line, the first adapted column that has moved, and the distance in bytes.
  package private(set) var entries: [[Int]] = []

  package init() {}

  mutating func add(line: Int, column: Int, delta: Int) {
    let previous = entries.last.flatMap { $0[0] == line ? $0[2] : nil } ?? 0
    if delta != previous { entries.append([line, column, delta]) }
  }

  /// Returns the column in the user's file of one in the adapted file.
  package func original(line: Int, column: Int) -> Int {
    let moved = entries.last { $0[0] == line && $0[1] <= column }
    return max(1, column - (moved?[2] ?? 0))
  }

  /// Returns the map of a file that was changed twice.
  ///
  /// - Parameter earlier: The map of the first change.
  func following(_ earlier: ColumnMap) -> ColumnMap {
    if earlier.entries.isEmpty { return self }
    var result = ColumnMap()
    for line in Set((entries + earlier.entries).map { $0[0] }).sorted() {
      let own = entries.filter { $0[0] == line }
      let moved = earlier.entries.filter { $0[0] == line }.map { entry in
        entry[1] + (own.last { $0[1] - $0[2] <= entry[1] }?[2] ?? 0)
      }
      for column in Set(own.map { $0[1] } + moved).sorted() {
        let middle = original(line: line, column: column)
        result.add(line: line, column: column, delta: column - earlier.original(line: line, column: middle))
      }
    }
    return result
  }
}

extension Range where Bound == AbsolutePosition {
  var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
