extension NSDiffableDataSourceSectionSnapshot {
  /// A line for each item, indented by its level: an asterisk if it is visible, then a plus sign if it is expanded or a
  /// minus sign if it is collapsed, then the identifier.
  ///
  /// - Fidelity: approximated; the signs are documented, their places are not.
  public func visualDescription() -> String {
    var lines: [String] = []
    var hiddenLevel = Int.max
    let items = items
    list.forEachNote(in: 0..<list.count) { ordinal, note in
      let isVisible = note.level < hiddenLevel
      if isVisible { hiddenLevel = note.isExpanded ? .max : note.level + 1 }
      let indent = String(repeating: "  ", count: note.level)
      lines.append("\(isVisible ? "*" : " ") \(indent)\(note.isExpanded ? "+" : "-") \(items[ordinal])")
      return true
    }
    return lines.joined(separator: "\n")
  }
}
