package import Foundation

/// Text in stretches of one font and one look.
package struct AttributedText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Means nothing here: what the caller wants to find again on the laid-out fragments, such as a colour's place in a
    /// list.
    package var style: Int

    package init(text: String, font: FontDescriptor, style: Int = 0) {
      self.text = text
      self.font = font
      self.style = style
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
  package var isRightToLeft = false

  package init(alignment: Alignment = .natural, lineBreak: LineBreak = .truncateTail, maximumLines: Int = 0) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
  }
}
