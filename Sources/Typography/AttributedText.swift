package import Foundation
import Geometry

/// Text in spans of one font and style.
package struct AttributedText: Hashable, Sendable {
  /// A part of the text with one font and style.
  package struct Span: Hashable, Sendable {
    /// The text of the span; an empty one still has a font.
    package var text: String
    /// The font of the span.
    package var font: FontDescriptor
    /// An identifier without meaning to the layout, such as a color's index in a list, that the caller finds again on
    /// the laid-out fragments.
    package var style: Int
    /// The space added after every grapheme, in points.
    package var kern: CGFloat = 0
    /// The offset above the line's baseline, in points.
    package var rise: CGFloat = 0
    /// The factor of the width of glyphs.
    package var stretch: CGFloat = 1
    /// The index in ``ParagraphFormat/paragraphs`` for a paragraph that begins in the span; `nil` for the default
    /// format.
    package var paragraph: Int?

    /// Creates a span. A kerning or rise that is not finite counts as 0, and a stretch that is not positive as 1.
    package init(
      text: String, font: FontDescriptor, style: Int = 0, kern: CGFloat = 0, rise: CGFloat = 0, stretch: CGFloat = 1,
      paragraph: Int? = nil
    ) {
      self.text = text
      self.font = font
      self.style = style
      self.kern = FiniteGeometry.coordinate(kern)
      self.rise = FiniteGeometry.coordinate(rise)
      self.stretch = stretch > 0 && stretch.isFinite ? stretch : 1
      self.paragraph = paragraph
    }

    /// Returns the span with another text.
    func withText(_ text: String) -> Span {
      var span = self
      span.text = text
      return span
    }
  }

  /// The spans, in the order of the text.
  package var spans: [Span]

  /// Creates a text of spans.
  package init(spans: [Span]) { self.spans = spans }

  /// Creates a text in one font.
  package init(_ text: String, font: FontDescriptor) { spans = [Span(text: text, font: font)] }
}

/// The line breaking and alignment of a paragraph in a column.
package struct ParagraphFormat: Hashable, Sendable {
  /// The horizontal alignment of lines in their column.
  package enum Alignment: Hashable, Sendable {
    /// The side where reading starts.
    case natural
    case left
    case center
    case right
    /// Both edges flush, except for the last line of a paragraph.
    case justified
  }

  /// The rule for breaking full lines, and for truncating text that does not fit on the last line.
  package enum LineBreak: Hashable, Sendable {
    case wordWrap
    case characterWrap
    /// One line per paragraph, of any length.
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  /// The alignment of lines.
  package var alignment = Alignment.natural
  /// The rule for full lines.
  package var lineBreak = LineBreak.truncateTail
  /// The most lines; 0 for no limit.
  package var maximumLines = 0
  /// The space between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// A multiple of the font's line height, which extends the line above the baseline; 0 for the font's own.
  package var lineHeightMultiple: CGFloat = 0
  /// The smallest line height, in points.
  package var minimumLineHeight: CGFloat = 0
  /// The largest line height in points; 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// The space after every paragraph except the last, in points.
  package var paragraphSpacing: CGFloat = 0
  /// The space before every paragraph except the first, in points.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The indent of a paragraph's first line from the column's leading edge, in points.
  package var firstLineIndent: CGFloat = 0
  /// The indent of the other lines from the column's leading edge, in points.
  package var indent: CGFloat = 0
  /// The end of lines, in points: from the leading edge if above 0, otherwise from the trailing one.
  package var tailIndent: CGFloat = 0
  /// The positions of tabs, in order.
  package var tabs = ParagraphFormat.standardTabs
  /// The distance of tabs beyond the last position, in points; 0 for none, where a tab is as wide as a space.
  package var tabInterval: CGFloat = 0
  /// Whether lines begin at the right.
  package var isRightToLeft = false
  /// The formats of paragraphs whose spans refer to one. The line breaking and number of lines of this format apply to
  /// all of them.
  package var paragraphs: [ParagraphFormat] = []

  /// Creates a format, by default of any number of lines that begin where reading does.
  package init(alignment: Alignment = .natural, lineBreak: LineBreak = .truncateTail, maximumLines: Int = 0) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
  }
}
