import Foundation

/// A line breaker that determines the ends of lines.
struct LineBreaker {
  /// A line before it is positioned.
  struct Draft {
    var range: Range<Int>
    /// The position up to which the text determines the line; `nil` if that is the rest of the paragraph.
    var reach: Int?
    var pieces: [TextGraphemes.Piece]
    /// The widths of the pieces, which are kept with the line from one edit to the next; `nil` for those that are not
    /// measured as a whole.
    var widths: [CGFloat?] = []
    var isTruncated = false
    /// Whether a paragraph ends with this line, which is then not justified.
    var endsParagraph = false
    var startsParagraph = false
    /// The format of the line's paragraph.
    var format: ParagraphFormat
    /// The direction of the line's paragraph.
    var direction = WritingDirection.leftToRight
    /// The part of the column for the line; `nil` for the next row of the whole column.
    var slot: ColumnShape.Slot?
  }

  /// The paragraph of the current line.
  private struct Paragraph {
    /// The position after the paragraph's newline.
    var end: Int
    var format: ParagraphFormat
    var direction: WritingDirection
  }

  let text: TextGraphemes
  /// The width of the column; infinity for no limit.
  var column: CGFloat
  let format: ParagraphFormat
  private var paragraph: Paragraph

  init(text: TextGraphemes, column: CGFloat, format: ParagraphFormat) {
    self.text = text
    self.column = column
    self.format = format
    paragraph = Paragraph(end: 0, format: format, direction: .leftToRight)
  }

  /// The tolerance in points for lines that are too long, because widths are sums of fractions.
  private static let slack: CGFloat = 0.001

  /// Returns the width available to a line that begins at a position.
  private func availableWidth(from start: Int) -> CGFloat {
    paragraph.format.availableWidth(in: column, isFirst: startsParagraph(start))
  }

  func startsParagraph(_ index: Int) -> Bool { index == 0 || text.characters[index - 1].isNewline }

  /// - Parameter revision: The lines of an earlier text that are also lines of this one. They save work, and do not
  ///   change the result.
  func lines(reusing revision: LineRevision? = nil) -> [Draft] {
    var (drafts, breaker): ([Draft], LineBreaker) = (revision?.kept ?? [], self)
    var start = drafts.last?.range.upperBound ?? 0
    while start < text.count {
      if start >= breaker.paragraph.end { breaker.enterParagraph(at: start, after: drafts.last) }
      if let rest = revision?.rest(from: start, format: breaker.paragraph.format) { return drafts + rest }
      drafts.append(breaker.nextLine(from: start, number: drafts.count))
      start = drafts.last?.range.upperBound ?? text.count
      if isFull(drafts) { return drafts }
    }
    return drafts + [emptyLastLine].compactMap(\.self)
  }

  /// The empty line after a newline at the very end; `nil` if there is none.
  var emptyLastLine: Draft? {
    guard text.characters.last?.isNewline == true else { return nil }
    return Draft(
      range: text.count..<text.count, pieces: [], endsParagraph: true, startsParagraph: true,
      format: text.format(at: text.count, of: format))
  }

  /// The end of the current paragraph.
  var paragraphEnd: Int { paragraph.end }
  /// The format of the current paragraph.
  var paragraphFormat: ParagraphFormat { paragraph.format }

  func isFull(_ drafts: [Draft]) -> Bool { format.maximumLines > 0 && drafts.count >= format.maximumLines }

  /// Enters the paragraph that contains a position at the start of a line.
  mutating func enterParagraph(at start: Int, after line: Draft?) {
    let newline = text.characters[start...].firstIndex(where: \.isNewline)
    let end = newline.map { $0 + 1 } ?? text.count
    let begun = startsParagraph(start) ? nil : line
    paragraph = Paragraph(
      end: end, format: begun?.format ?? text.format(at: start, of: format),
      direction: begun?.direction ?? text.direction(of: start..<end))
  }

  func nextLine(from start: Int, number: Int) -> Draft {
    let isLast = format.maximumLines > 0 && number == format.maximumLines - 1
    var draft = isLast ? lastLine(start..<paragraph.end) : line(start..<paragraph.end)
    draft.startsParagraph = startsParagraph(start)
    draft.direction = paragraph.direction
    draft.widths = draft.pieces.map { text.spans[$0.span].kern == 0 && !$0.isTab ? text.width($0) : nil }
    return draft
  }

  /// Returns a line with as much text as fits, up to a position where a line may end.
  private func line(_ rest: Range<Int>) -> Draft {
    if format.lineBreak == .clip { return whole(rest) }
    let (fitting, examined) = largest(of: rest.count) { fits(rest.lowerBound..<(rest.lowerBound + $0)) }
    var end = rest.lowerBound + max(fitting, 1)
    while end < rest.upperBound, text.characters[end].isBlank || text.characters[end].isNewline { end += 1 }
    if end == rest.upperBound { return whole(rest) }
    let reach = max(rest.lowerBound + examined, end + 1)
    if format.lineBreak != .characterWrap { end = lastBreak(in: rest.lowerBound..<end) ?? end }
    let range = rest.lowerBound..<end
    return Draft(
      range: range, reach: reach < rest.upperBound ? reach : nil, pieces: text.pieces(text.trimmed(range)),
      format: paragraph.format)
  }

  private func whole(_ range: Range<Int>) -> Draft {
    Draft(range: range, pieces: text.pieces(text.trimmed(range)), endsParagraph: true, format: paragraph.format)
  }

  func fits(_ range: Range<Int>) -> Bool {
    let isFirst = startsParagraph(range.lowerBound)
    let width = text.width(text.pieces(text.trimmed(range)), in: paragraph.format, isFirst: isFirst)
    return width <= availableWidth(from: range.lowerBound) + Self.slack
  }

  private func lastBreak(in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound {
      let isInside = end < text.count
      if isInside, Character.mayBreak(between: text.characters[end - 1], and: text.characters[end]) { return end }
      end -= 1
    }
    return nil
  }
}

extension LineBreaker {
  /// Returns the last allowed line, with all remaining text.
  private func lastLine(_ paragraph: Range<Int>) -> Draft {
    let rest = paragraph.lowerBound..<text.count
    let everythingFits = paragraph.upperBound == text.count && !endsWithNewline(paragraph) && fits(paragraph)
    if everythingFits { return whole(paragraph) }
    let shown = text.trimmed(paragraph)
    switch format.lineBreak {
    case .wordWrap, .characterWrap:
      var draft = line(paragraph)
      draft.isTruncated = draft.range.upperBound < text.count
      return draft
    case .clip:
      return Draft(
        range: rest, pieces: text.pieces(shown), isTruncated: true, endsParagraph: true, format: self.paragraph.format)
    case .truncateHead: return truncated(rest, shown) { (0, $0) }
    case .truncateMiddle: return truncated(rest, shown) { ($0 - $0 / 2, $0 / 2) }
    case .truncateTail: return truncated(rest, shown) { ($0, 0) }
    }
  }

  private func endsWithNewline(_ range: Range<Int>) -> Bool {
    !range.isEmpty && text.characters[range.upperBound - 1].isNewline
  }

  /// - Parameter split: Returns the number of graphemes before and after the ellipsis for a number that is kept.
  private func truncated(_ rest: Range<Int>, _ shown: Range<Int>, split: (Int) -> (head: Int, tail: Int)) -> Draft {
    func pieces(keeping count: Int) -> [TextGraphemes.Piece] {
      let (head, tail) = split(count)
      return ellipsized(shown, head: head, tail: tail)
    }
    let width = availableWidth(from: shown.lowerBound)
    let isFirst = startsParagraph(shown.lowerBound)
    let kept = largest(of: shown.count) {
      text.width(pieces(keeping: $0), in: self.paragraph.format, isFirst: isFirst) <= width + Self.slack
    }.fitting
    return Draft(
      range: rest, pieces: pieces(keeping: kept), isTruncated: true, endsParagraph: true, format: paragraph.format)
  }

  /// Returns the pieces with an ellipsis, which has the style of the text before it; blanks before it are dropped.
  private func ellipsized(_ shown: Range<Int>, head: Int, tail: Int) -> [TextGraphemes.Piece] {
    let before = text.trimmed(shown.lowerBound..<(shown.lowerBound + head))
    let after = (shown.upperBound - tail)..<shown.upperBound
    var pieces = text.pieces(before)
    let span = text.spanIndex(at: before.isEmpty ? after.lowerBound : before.upperBound - 1)
    for piece in [TextGraphemes.Piece(text: "…", span: span)] + text.pieces(after) {
      if let last = pieces.last, last.span == piece.span, !last.isTab, !piece.isTab {
        pieces[pieces.count - 1].text += piece.text
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Returns the largest number up to `count` that fits, if smaller ones fit as well, or 0 if none does, and a bound of
  /// the numbers that were tried.
  ///
  /// A first guess is doubled before bisection, so that no more than about a line is measured.
  private func largest(of count: Int, where fits: (Int) -> Bool) -> (fitting: Int, tried: Int) {
    var low = 0
    var high = min(16, count)
    while high < count, fits(high) {
      low = high
      high = min(high * 2, count)
    }
    let tried = high
    high += 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return (low, tried)
  }
}
