/// A message of the compiler, at a position of the user's file.
package struct CompilerMessage: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Hashable, Sendable {
    case error, warning, note
  }

  package var file: String
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var text: String

  package init(file: String, line: Int, column: Int, severity: Severity, text: String) {
    (self.file, self.line, self.column, self.severity, self.text) = (file, line, column, severity, text)
  }

  /// Parses a line of the form `file:line:column: severity: text`; `nil` if the line has another form.
  package init?(line text: String) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = text.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let position = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard position.count >= 3, let column = Int(position[position.count - 1]),
        let line = Int(position[position.count - 2])
      else { continue }
      self.init(
        file: position.dropLast(2).joined(separator: ":"), line: line, column: column, severity: severity,
        text: String(text[mark.upperBound...]))
      return
    }
    return nil
  }

  /// Returns the messages of the compiler's output, each once, with the columns of the user's files.
  package static func all(in output: String, columns report: AdapterReport?) -> [CompilerMessage] {
    var columns: [String: [[Int]]] = [:]
    for file in report?.files ?? [] { columns[file.path] = file.columns }
    var seen: Set<CompilerMessage> = []
    return output.split(separator: "\n").compactMap { line in
      guard var message = CompilerMessage(line: String(line)) else { return nil }
      message.column = original(message.column, line: message.line, in: columns[message.file] ?? [])
      return seen.insert(message).inserted ? message : nil
    }
  }

  /// Returns a column in the user's file for one in the adapted file.
  private static func original(_ column: Int, line: Int, in map: [[Int]]) -> Int {
    let before = map.filter { $0.count == 3 && $0[0] == line && $0[1] <= column }
    guard let entry = before.max(by: { $0[1] < $1[1] }) else { return column }
    return max(1, column - entry[2])
  }

  /// The message in the compiler's own form.
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(text)" }
}

extension CompilerMessage {
  /// Whether the message says that the type of a value such as `.popup` or `nil` is unknown, as it is where the property
  /// to which it is assigned is unknown, or the function to which it is passed.
  package var followsFromAnother: Bool {
    let starts = [
      "cannot infer contextual base in reference to member", "'nil' requires a contextual type",
      "optional chain has no effect", "cannot infer type of closure parameter", "unable to infer type of a closure",
      "type of expression is ambiguous",
    ]
    if starts.contains(where: text.hasPrefix) { return true }
    return text.hasPrefix("reference to member") && text.hasSuffix("without a contextual type")
      || text.hasPrefix("generic parameter '") && text.hasSuffix("could not be inferred")
  }
}
