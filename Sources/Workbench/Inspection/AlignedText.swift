/// Text whose columns are aligned with spaces, for a terminal.
@MainActor
enum AlignedText {
  /// The spaces between two columns. The expression is kept because the panel would parse it for each of its lines.
  static let gap = /[ ]{2,}/
}
