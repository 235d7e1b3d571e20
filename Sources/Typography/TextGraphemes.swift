import Foundation
import Geometry

/// An attributed text as graphemes with spans, of which any range can be measured.
struct TextGraphemes {
  struct Piece: Hashable {
    var text: String
    var span: Int
  }

  let engine: any TextEngine
  let spans: [AttributedText.Span]
  private(set) var characters: [Character] = []
  private var spanOf: [Int32] = []
  /// Whether the text may contain right-to-left runs, which most text does not.
  let mayRunRightToLeft: Bool
  /// Whether the text has tabs, whose widths depend on their positions. Most text has none.
  let hasTabs: Bool

  /// - Parameter limit: The most graphemes; the others are omitted.
  init(_ text: AttributedText, engine: any TextEngine, limit: Int = TextLimits.graphemes) {
    self.engine = engine
    spans = text.spans
    mayRunRightToLeft = text.spans.contains { $0.text.mayRunRightToLeft }
    hasTabs = text.spans.contains { $0.text.utf8.contains(UInt8(ascii: "\t")) }
    let expected = Swift.min(limit, spans.reduce(0) { $0 + $1.text.utf8.count })
    characters.reserveCapacity(expected)
    spanOf.reserveCapacity(expected)
    for (index, span) in spans.enumerated() {
      for character in span.text.drawable(limit: limit) {
        guard characters.count < limit else { return }
        characters.append(character)
        spanOf.append(Int32(index))
      }
    }
  }

  var count: Int { characters.count }

  /// Returns whether spans with the same number have the same font and format in both texts, and whether the engine and
  /// the direction are the same.
  func hasEqualStyles(as other: TextGraphemes) -> Bool {
    guard !mayRunRightToLeft, !other.mayRunRightToLeft, spans.count == other.spans.count else { return false }
    return (engine as AnyObject) === (other.engine as AnyObject)
      && zip(spans, other.spans).allSatisfy { $0.withText("") == $1.withText("") }
  }

  /// Returns the numbers of graphemes at the start and at the end that are the same in both texts, in spans of the same
  /// number. They do not overlap.
  func commonEnds(with other: TextGraphemes) -> (prefix: Int, suffix: Int) {
    let shorter = min(count, other.count)
    var prefix = 0
    while prefix < shorter, hasEqual(prefix, prefix, other) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, hasEqual(count - 1 - suffix, other.count - 1 - suffix, other) { suffix += 1 }
    return (prefix, suffix)
  }

  private func hasEqual(_ index: Int, _ otherIndex: Int, _ other: TextGraphemes) -> Bool {
    spanOf[index] == other.spanOf[otherIndex] && characters[index] == other.characters[otherIndex]
  }

  /// Returns the span that formats position `index`, including the end of the text; `nil` if there is none.
  func span(at index: Int) -> AttributedText.Span? {
    guard !spanOf.isEmpty else { return spans.first }
    return spans[Int(spanOf[min(max(index, 0), spanOf.count - 1)])]
  }

  func spanIndex(at index: Int) -> Int { spanOf.isEmpty ? 0 : Int(spanOf[min(max(index, 0), spanOf.count - 1)]) }

  /// Returns the format of a paragraph that begins at `index`.
  func format(at index: Int, of format: ParagraphFormat) -> ParagraphFormat {
    guard let number = span(at: index)?.paragraph, format.paragraphs.indices.contains(number) else { return format }
    return format.paragraphs[number]
  }

  /// Returns the direction of the paragraph in `range`.
  func direction(of range: Range<Int>) -> WritingDirection {
    guard mayRunRightToLeft else { return .leftToRight }
    return WritingDirection(naturalOf: String(characters[range])) ?? .leftToRight
  }

  /// Returns the range split at changes of the span, and at tabs.
  func pieces(_ range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, spanOf[end] == spanOf[start], !hasTabs || !isTab(start) && !isTab(end) { end += 1 }
      pieces.append(Piece(text: String(characters[start..<end]), span: Int(spanOf[start])))
      start = end
    }
    return pieces
  }

  private func isTab(_ index: Int) -> Bool { characters[index] == "\t" }

  /// Returns the width of a piece. Letters with kerning are measured one by one.
  func width(_ piece: Piece) -> CGFloat {
    let span = spans[piece.span]
    guard span.kern != 0 else { return engine.width(of: piece.text, font: span.font) * span.stretch }
    return piece.text.reduce(0) { $0 + width(of: $1, in: span) }
  }

  /// Returns the width of one grapheme in a span with kerning.
  func width(of character: Character, in span: AttributedText.Span) -> CGFloat {
    FiniteGeometry.length(engine.width(of: String(character), font: span.font) * span.stretch + span.kern)
  }

  func width(_ pieces: [Piece]) -> CGFloat { pieces.reduce(0) { $0 + width($1) } }

  func width(_ range: Range<Int>) -> CGFloat { width(pieces(range)) }

  /// Returns the range without trailing blanks.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isBlank || characters[end - 1].isNewline { end -= 1 }
    return range.lowerBound..<end
  }
}

extension Character {
  /// Whether the character is an invisible space after which a line may end.
  var isBlank: Bool {
    guard isWhitespace, !isNewline else { return false }
    // The exceptions are the no-break, figure and narrow no-break spaces.
    return self != "\u{A0}" && self != "\u{2007}" && self != "\u{202F}"
  }
}
