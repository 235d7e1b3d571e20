package import Foundation
import Geometry

/// Text broken into positioned lines, in points from the top left corner of its column.
///
/// The layout depends only on its arguments: the same text, width, format and engine give the same layout.
package struct TextLayout: Hashable, Sendable {
  /// A part of one line in one font and style.
  package struct Fragment: Hashable, Sendable {
    /// The text and font of the fragment.
    package var run: GlyphRun
    /// The style of the span.
    package var style: Int
    /// The origin's distance from the column's left edge.
    package var x: CGFloat
    /// The advance width, in points.
    package var width: CGFloat
    /// The offset above the line's baseline.
    package var rise: CGFloat = 0
  }

  /// One line of the layout.
  package struct Line: Hashable, Sendable {
    /// The graphemes of ``TextLayout/text`` on the line, including trailing blanks and the newline; on a truncated
    /// line, all the rest.
    package var range: Range<Int>
    /// The visible fragments, left to right, without trailing blanks.
    package var fragments: [Fragment]
    /// The distance from the column's left edge to the line, in points.
    package var x: CGFloat
    /// The width without trailing blanks.
    package var width: CGFloat
    /// The distance from the top of the column to the line, in points.
    package var top: CGFloat
    /// The height of the line, in points.
    package var height: CGFloat
    /// The baseline's distance from the top of the column.
    package var baseline: CGFloat
    /// Whether the line ends with an ellipsis in place of further text.
    package var isTruncated: Bool
    /// Whether the line is the first of its paragraph.
    package var startsParagraph = true
    /// The part of the column that the line may fill; `nil` for the whole column.
    package var extent: ClosedRange<CGFloat>?
  }

  /// The graphemes of the text that was laid out, shared with the text that was broken into lines.
  private let characters: [Character]
  /// The lines, from the top.
  package var lines: [Line]
  /// The width of the widest line, and the height of all lines together; zero for empty text.
  package var size: CGSize

  /// - Parameters:
  ///   - width: The width of the column in points; infinity for no limit. Each line has at least one grapheme, however
  ///     narrow the column is. NaN counts as zero.
  /// - Complexity: O(n) graphemes, with O(log n) measurements by the engine per line.
  package init(_ text: AttributedText, width: CGFloat, format: ParagraphFormat, engine: any TextEngine) {
    let column = width == .infinity ? .infinity : FiniteGeometry.length(width)
    self.init(BrokenText(text, column: column, format: format, engine: engine))
  }

  /// Positions the lines of a text.
  init(_ broken: BrokenText) {
    characters = broken.graphemes.characters
    let set = LineSetter(text: broken.graphemes, column: broken.column).set(broken.drafts)
    lines = set.lines
    size = CGSize(width: set.width, height: lines.last.map { $0.top + $0.height } ?? 0)
    // The last line may be beside a higher one.
    if lines.last?.extent != nil { size.height = lines.reduce(0) { max($0, $1.top + $1.height) } }
  }

  /// The text that was laid out: drawable, with all spans joined.
  ///
  /// - Complexity: O(n) in the graphemes.
  package var text: String { String(characters) }

  /// Whether a line ends with an ellipsis in place of further text.
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
