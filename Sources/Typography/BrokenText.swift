import Foundation

/// A text broken into lines that have no positions yet.
struct BrokenText {
  let graphemes: TextGraphemes
  /// The width of the column; infinity for no limit.
  let column: CGFloat
  let format: ParagraphFormat
  let drafts: [LineBreaker.Draft]
  private let shape: ColumnShape

  /// - Parameters:
  ///   - limit: The most graphemes; the others are omitted.
  ///   - shape: The areas in which no text may be.
  ///   - earlier: A text whose lines are reused where they are the same, such as before a keystroke.
  init(
    _ text: AttributedText, column: CGFloat, format: ParagraphFormat, engine: any TextEngine,
    limit: Int = TextLimits.graphemes, around shape: ColumnShape = ColumnShape(), revising earlier: BrokenText? = nil
  ) {
    let graphemes = TextGraphemes(text, engine: engine, limit: limit)
    self.shape = shape
    guard shape.isEmpty else {
      (self.graphemes, self.column, self.format) = (graphemes, column, format)
      drafts = LineBreaker(text: graphemes, column: column, format: format).lines(around: shape)
      return
    }
    let usable = earlier.flatMap { $0.shape.isEmpty ? $0 : nil }
    let revision = usable.flatMap { LineRevision(of: $0, to: graphemes, column: column, format: format) }
    (self.graphemes, self.column, self.format) = (graphemes, column, format)
    drafts = LineBreaker(text: graphemes, column: column, format: format).lines(reusing: revision)
  }
}
