package import Foundation
import Geometry

/// Text in stretches of one font and one look.
package struct AttributedText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Means nothing here: what the caller wants to find again on the laid-out fragments, such as a colour's place in a
    /// list.
    package var style: Int
    /// Added behind every grapheme, in points.
    package var kern: CGFloat = 0
    /// How far above the line's baseline it stands, in points.
    package var rise: CGFloat = 0
    /// Which of ``ParagraphFormat/paragraphs`` a paragraph has that begins in the span; nil for none of them.
    package var paragraph: Int?

    package init(
      text: String, font: FontDescriptor, style: Int = 0, kern: CGFloat = 0, rise: CGFloat = 0, paragraph: Int? = nil
    ) {
      self.text = text
      self.font = font
      self.style = style
      self.kern = FiniteGeometry.coordinate(kern)
      self.rise = FiniteGeometry.coordinate(rise)
      self.paragraph = paragraph
    }
  }

  package var spans: [Span]

  package init(spans: [Span]) { self.spans = spans }

  package init(_ text: String, font: FontDescriptor) { spans = [Span(text: text, font: font)] }
}

/// How a paragraph is broken into lines and set in a column.
package struct ParagraphFormat: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// To the side where reading starts.
    case natural
    case left
    case center
    case right
    /// Both edges flush, but for the last line of a paragraph.
    case justified
  }

  /// What happens where a line is full, and to what does not fit on the last line.
  package enum LineBreak: Hashable, Sendable {
    case wordWrap
    case characterWrap
    /// One line a paragraph, as long as it is.
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.truncateTail
  /// 0 for as many as there are.
  package var maximumLines = 0
  /// Between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// 0 for the font's own; other values stretch the line above the baseline.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Behind every paragraph but the last, in points.
  package var paragraphSpacing: CGFloat = 0
  /// Before every paragraph but the first, in points.
  package var paragraphSpacingBefore: CGFloat = 0
  /// From the column's leading edge to a paragraph's first line.
  package var firstLineIndent: CGFloat = 0
  /// From the column's leading edge to its other lines.
  package var indent: CGFloat = 0
  /// Where lines end: above 0 from the leading edge, else from the trailing one.
  package var tailIndent: CGFloat = 0
  package var isRightToLeft = false
  /// Formats of paragraphs whose spans name one; how lines break, and how many there are, is said here for all of them.
  package var paragraphs: [ParagraphFormat] = []

  package init(alignment: Alignment = .natural, lineBreak: LineBreak = .truncateTail, maximumLines: Int = 0) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
  }
}
