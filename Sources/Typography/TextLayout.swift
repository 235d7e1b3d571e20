package import Foundation
import Geometry

/// Text broken into lines and placed, in points, from the top left corner of its column.
///
/// A value of its arguments: the same text, width, format and engine give the same layout.
package struct TextLayout: Hashable, Sendable {
  /// A stretch of one line in one font and look.
  package struct Fragment: Hashable, Sendable {
    package var run: GlyphRun
    /// As given on the span.
    package var style: Int
    /// Where its origin is, from the column's left edge.
    package var x: CGFloat
    package var width: CGFloat
    /// How far above the line's baseline it stands.
    package var rise: CGFloat = 0
  }

  package struct Line: Hashable, Sendable {
    /// Which graphemes of ``TextLayout/text`` belong to it, with the blanks and the newline at its end; on a truncated
    /// line all the rest.
    package var range: Range<Int>
    /// What is seen, left to right. Blanks at the end of a line are not.
    package var fragments: [Fragment]
    package var x: CGFloat
    /// Without blanks at the end.
    package var width: CGFloat
    package var top: CGFloat
    package var height: CGFloat
    /// From the top of the column.
    package var baseline: CGFloat
    package var isTruncated: Bool
    /// The first of its paragraph.
    package var startsParagraph = true
  }

  /// What was laid out: drawable, all spans joined.
  package var text: String
  package var lines: [Line]
  /// Of the widest line and all lines together; zero for empty text.
  package var size: CGSize

  /// - Parameters:
  ///   - width: Of the column, in points; infinity for no limit. At least one grapheme stands on each line, however
  ///     narrow the column. NaN counts as zero.
  /// - Complexity: O(n) graphemes, with O(log n) questions to the engine a line.
  package init(_ text: AttributedText, width: CGFloat, format: ParagraphFormat, engine: any TextEngine) {
    let column = width == .infinity ? .infinity : FiniteGeometry.length(width)
    let graphemes = TextGraphemes(text, engine: engine)
    let drafts = LineBreaker(text: graphemes, column: column, format: format).lines()
    self.text = String(graphemes.characters)
    let set = LineSetter(text: graphemes, column: column).set(drafts)
    lines = set.lines
    size = CGSize(width: set.width, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
