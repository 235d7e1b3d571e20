import Foundation
import Geometry

/// An attributed text as graphemes that know their span, and that can be measured stretch by stretch.
struct TextGraphemes {
  struct Piece: Hashable {
    var text: String
    var span: Int
  }

  let engine: any TextEngine
  let spans: [AttributedText.Span]
  private(set) var characters: [Character] = []
  private var spanOf: [Int32] = []
  /// False for most of the world's text, which needs no ordering.
  let mayRunRightToLeft: Bool

  init(_ text: AttributedText, engine: any TextEngine) {
    self.engine = engine
    spans = text.spans
    mayRunRightToLeft = text.spans.contains { $0.text.mayRunRightToLeft }
    for (index, span) in spans.enumerated() {
      for character in span.text.drawable {
        guard characters.count < TextLimits.graphemes else { return }
        characters.append(character)
        spanOf.append(Int32(index))
      }
    }
  }

  var count: Int { characters.count }

  /// The span that formats position `index`, also at the end of the text; nil if there is none.
  func span(at index: Int) -> AttributedText.Span? {
    guard !spanOf.isEmpty else { return spans.first }
    return spans[Int(spanOf[min(max(index, 0), spanOf.count - 1)])]
  }

  func spanIndex(at index: Int) -> Int { spanOf.isEmpty ? 0 : Int(spanOf[min(max(index, 0), spanOf.count - 1)]) }

  /// How a paragraph is set that begins at `index`.
  func format(at index: Int, of format: ParagraphFormat) -> ParagraphFormat {
    guard let number = span(at: index)?.paragraph, format.paragraphs.indices.contains(number) else { return format }
    return format.paragraphs[number]
  }

  /// Of the paragraph that is in `range`.
  func direction(of range: Range<Int>) -> WritingDirection {
    guard mayRunRightToLeft else { return .leftToRight }
    return WritingDirection(naturalOf: String(characters[range])) ?? .leftToRight
  }

  /// The stretch cut where spans change.
  func pieces(_ range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, spanOf[end] == spanOf[start] { end += 1 }
      pieces.append(Piece(text: String(characters[start..<end]), span: Int(spanOf[start])))
      start = end
    }
    return pieces
  }

  /// Letters that are spaced out stand alone.
  func width(_ piece: Piece) -> CGFloat {
    let span = spans[piece.span]
    guard span.kern != 0 else { return engine.width(of: piece.text, font: span.font) }
    return piece.text.reduce(0) { $0 + width(of: $1, in: span) }
  }

  /// Of one grapheme of a stretch with spaced letters.
  func width(of character: Character, in span: AttributedText.Span) -> CGFloat {
    FiniteGeometry.length(engine.width(of: String(character), font: span.font) + span.kern)
  }

  func width(_ pieces: [Piece]) -> CGFloat { pieces.reduce(0) { $0 + width($1) } }

  func width(_ range: Range<Int>) -> CGFloat { width(pieces(range)) }

  /// The stretch without blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isBlank || characters[end - 1].isNewline { end -= 1 }
    return range.lowerBound..<end
  }
}

extension Character {
  /// Hangs over the end of a line without being seen, and a line may end behind it.
  var isBlank: Bool {
    guard isWhitespace, !isNewline else { return false }
    // No-break, figure and narrow no-break space.
    return self != "\u{A0}" && self != "\u{2007}" && self != "\u{202F}"
  }
}
