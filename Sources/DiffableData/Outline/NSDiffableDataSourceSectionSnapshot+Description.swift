extension NSDiffableDataSourceSectionSnapshot {
  /// Returns a text with one line for each item, indented by two spaces for each level. A line consists of a plus sign
  /// if the item is expanded or a minus sign if it is collapsed, an asterisk if it is visible, and the identifier. The
  /// text is in angle brackets, as on iOS, where an address follows the name of the type.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst); a value has no address.
  public func visualDescription() -> String {
    var lines = ["<NSDiffableDataSourceSectionSnapshot"]
    var hiddenLevel = Int.max
    let items = items
    list.forEachNote(in: 0..<list.count) { ordinal, note in
      let isVisible = note.level < hiddenLevel
      if isVisible { hiddenLevel = note.isExpanded ? .max : note.level + 1 }
      let indent = String(repeating: "  ", count: note.level)
      lines.append("\(indent)\(note.isExpanded ? "+" : "-")\(isVisible ? "*" : " ") \(items[ordinal])")
      return true
    }
    return (lines + [">"]).joined(separator: "\n")
  }
}
