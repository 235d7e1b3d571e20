extension String {
  /// The string as a message may show it on one line of a terminal: control, bidirectional and other invisible
  /// characters are written as escapes, so that text from a file cannot move the cursor or reverse the line.
  ///
  /// - Parameter limit: The number of Unicode scalars to show; an ellipsis replaces the rest.
  package func escaped(limit: Int = 80) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.dropFirst(limit).isEmpty ? text : text + "…"
  }

  /// The string between typographic quotation marks, escaped and at most 240 scalars long.
  package var quoted: String { "“\(escaped(limit: 240))”" }

  /// The text as one word of a shell, whatever its characters are.
  package var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
