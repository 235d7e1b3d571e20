extension String {
  /// For a message on one line of a terminal: nothing in a file may move the cursor, turn the line around, or fill the
  /// screen.
  ///
  /// - Parameter limit: In scalars; the rest becomes an ellipsis.
  func shown(limit: Int = 80) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.dropFirst(limit).isEmpty ? text : text + "…"
  }
}
