import Foundation

/// A text broken into lines that have no positions yet.
struct BrokenText {
  let graphemes: TextGraphemes
  /// The width of the column; infinity for no limit.
  let column: CGFloat
  let format: ParagraphFormat
  let drafts: [LineBreaker.Draft]

  /// - Parameters:
  ///   - limit: The most graphemes; the others are omitted.
  ///   - earlier: A text whose lines are reused where they are the same, such as before a keystroke.
  init(
    _ text: AttributedText, column: CGFloat, format: ParagraphFormat, engine: any TextEngine,
    limit: Int = TextLimits.graphemes, revising earlier: BrokenText? = nil
  ) {
    let graphemes = TextGraphemes(text, engine: engine, limit: limit)
    let revision = earlier.flatMap { LineRevision(of: $0, to: graphemes, column: column, format: format) }
    (self.graphemes, self.column, self.format) = (graphemes, column, format)
    drafts = LineBreaker(text: graphemes, column: column, format: format).lines(reusing: revision)
  }
}
