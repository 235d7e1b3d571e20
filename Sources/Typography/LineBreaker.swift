import Foundation

/// Where lines end.
struct LineBreaker {
  /// A line before it is placed.
  struct Draft {
    var range: Range<Int>
    var pieces: [TextGraphemes.Piece]
    var isTruncated = false
    /// A paragraph ends here: not to be justified.
    var endsParagraph = false
    var startsParagraph = false
    /// Of the paragraph that it is in.
    var format: ParagraphFormat
    /// Of the paragraph as well.
    var direction = WritingDirection.leftToRight
  }

  let text: TextGraphemes
  /// Of the column; infinity for no limit.
  let column: CGFloat
  let format: ParagraphFormat
  /// Of the paragraph that is being broken.
  private var paragraphFormat: ParagraphFormat

  init(text: TextGraphemes, column: CGFloat, format: ParagraphFormat) {
    self.text = text
    self.column = column
    self.format = format
    paragraphFormat = format
  }

  /// Widths are sums of fractions; a line that is too long by less than this share of a pixel is not.
  private static let slack: CGFloat = 0.001

  /// What a line that begins somewhere has of the column.
  private func room(from start: Int) -> CGFloat {
    paragraphFormat.room(in: column, isFirst: startsParagraph(start))
  }

  private func startsParagraph(_ index: Int) -> Bool { index == 0 || text.characters[index - 1].isNewline }

  func lines() -> [Draft] {
    var (drafts, breaker): ([Draft], LineBreaker) = ([], self)
    var start = 0
    while start < text.count {
      let end = paragraphEnd(from: start)
      breaker.paragraphFormat = text.format(at: start, of: format)
      start = breaker.append(paragraph: start..<end, to: &drafts)
      if isFull(drafts) { return drafts }
    }
    // What follows a newline at the very end is a line as well, if an empty one.
    if text.characters.last?.isNewline == true {
      drafts.append(
        Draft(
          range: text.count..<text.count, pieces: [], endsParagraph: true, startsParagraph: true,
          format: text.format(at: text.count, of: format)))
    }
    return drafts
  }

  private func isFull(_ drafts: [Draft]) -> Bool { format.maximumLines > 0 && drafts.count >= format.maximumLines }

  /// Behind the paragraph's newline.
  private func paragraphEnd(from start: Int) -> Int {
    let newline = text.characters[start...].firstIndex(where: \.isNewline)
    return newline.map { $0 + 1 } ?? text.count
  }

  /// - Returns: Where the next paragraph starts.
  private func append(paragraph: Range<Int>, to drafts: inout [Draft]) -> Int {
    let direction = text.direction(of: paragraph)
    var start = paragraph.lowerBound
    repeat {
      let isLast = format.maximumLines > 0 && drafts.count == format.maximumLines - 1
      var draft = isLast ? lastLine(start..<paragraph.upperBound) : line(start..<paragraph.upperBound)
      draft.startsParagraph = start == paragraph.lowerBound
      draft.direction = direction
      drafts.append(draft)
      start = drafts.last?.range.upperBound ?? paragraph.upperBound
    } while start < paragraph.upperBound && !isFull(drafts)
    return start
  }

  /// As much as fits, up to a place where the line may end.
  private func line(_ rest: Range<Int>) -> Draft {
    if format.lineBreak == .clip { return whole(rest) }
    let fitting = largest(of: rest.count) { fits(rest.lowerBound..<(rest.lowerBound + $0)) }
    var end = rest.lowerBound + max(fitting, 1)
    while end < rest.upperBound, text.characters[end].isBlank || text.characters[end].isNewline { end += 1 }
    if end == rest.upperBound { return whole(rest) }
    if format.lineBreak != .characterWrap { end = lastBreak(in: rest.lowerBound..<end) ?? end }
    let range = rest.lowerBound..<end
    return Draft(range: range, pieces: text.pieces(text.trimmed(range)), format: paragraphFormat)
  }

  private func whole(_ range: Range<Int>) -> Draft {
    Draft(range: range, pieces: text.pieces(text.trimmed(range)), endsParagraph: true, format: paragraphFormat)
  }

  private func fits(_ range: Range<Int>) -> Bool {
    text.width(text.trimmed(range)) <= room(from: range.lowerBound) + Self.slack
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
  /// The last line that may be, with everything that is left.
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
        range: rest, pieces: text.pieces(shown), isTruncated: true, endsParagraph: true, format: paragraphFormat)
    case .truncateHead: return truncated(rest, shown) { (0, $0) }
    case .truncateMiddle: return truncated(rest, shown) { ($0 - $0 / 2, $0 / 2) }
    case .truncateTail: return truncated(rest, shown) { ($0, 0) }
    }
  }

  private func endsWithNewline(_ range: Range<Int>) -> Bool {
    !range.isEmpty && text.characters[range.upperBound - 1].isNewline
  }

  /// - Parameter split: How many graphemes of a number that is kept stand before and behind the ellipsis.
  private func truncated(_ rest: Range<Int>, _ shown: Range<Int>, split: (Int) -> (head: Int, tail: Int)) -> Draft {
    func pieces(keeping count: Int) -> [TextGraphemes.Piece] {
      let (head, tail) = split(count)
      return ellipsized(shown, head: head, tail: tail)
    }
    let width = room(from: shown.lowerBound)
    let kept = largest(of: shown.count) { text.width(pieces(keeping: $0)) <= width + Self.slack }
    return Draft(
      range: rest, pieces: pieces(keeping: kept), isTruncated: true, endsParagraph: true, format: paragraphFormat)
  }

  /// The ellipsis looks as what it follows; blanks before it are dropped.
  private func ellipsized(_ shown: Range<Int>, head: Int, tail: Int) -> [TextGraphemes.Piece] {
    let before = text.trimmed(shown.lowerBound..<(shown.lowerBound + head))
    let after = (shown.upperBound - tail)..<shown.upperBound
    var pieces = text.pieces(before)
    let span = text.spanIndex(at: before.isEmpty ? after.lowerBound : before.upperBound - 1)
    for piece in [TextGraphemes.Piece(text: "…", span: span)] + text.pieces(after) {
      if pieces.last?.span == piece.span {
        pieces[pieces.count - 1].text += piece.text
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// The largest number up to `count` that fits, where smaller ones fit as well; 0 if none does.
  ///
  /// Doubles a first guess before it bisects, so that the question is never asked of much more than a line.
  private func largest(of count: Int, where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = min(16, count)
    while high < count, fits(high) {
      low = high
      high = min(high * 2, count)
    }
    high += 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
