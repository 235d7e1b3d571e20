extension RowList {
  /// A line of text, or a value that can be changed.
  struct Row: Equatable {
    var title: String
    /// A text behind the title, smaller and fainter.
    var note = ""
    var detail = ""
    var isHeader = false
    /// Whether the row names the rows below it, which belong to a larger group.
    var isSubheader = false
    /// Whether the text is small and may have several lines.
    var isFine = false
    /// Whether a fine row can be chosen.
    var isSelectable = false
    /// Whether the row has a value that buttons, and dragging sideways, change.
    var isAdjustable = false
    /// Whether the row has buttons for less and more.
    var hasButtons = false
  }
}

extension RowList.Row {
  var canBeChosen: Bool { !isHeader && !isSubheader && (!isFine || isSelectable) }
}
