import Foundation
import Geometry

/// Places drafted lines below each other and their pieces along them.
struct LineSetter {
  let text: TextGraphemes
  /// Infinity for a column as wide as the text.
  let column: CGFloat
  let format: ParagraphFormat

  func set(_ drafts: [LineBreaker.Draft]) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    var top: CGFloat = 0
    for draft in drafts {
      let line = line(draft, top: top)
      lines.append(line)
      top = line.top + line.height + FiniteGeometry.length(format.lineSpacing)
    }
    let room = column.isFinite ? column : lines.reduce(0) { Swift.max($0, $1.width) }
    return zip(lines, drafts).map { align($0, $1, in: room) }
  }

  /// At the left edge.
  private func line(_ draft: LineBreaker.Draft, top: CGFloat) -> TextLayout.Line {
    var fragments: [TextLayout.Fragment] = []
    var x: CGFloat = 0
    for piece in draft.pieces {
      let fragment = fragment(piece, at: x)
      fragments.append(fragment)
      x += fragment.width
    }
    let metrics = metrics(of: draft)
    let height = height(for: metrics)
    return TextLayout.Line(
      range: draft.range, fragments: fragments, x: 0, width: x, top: top, height: height,
      baseline: top + height + metrics.descender, isTruncated: draft.isTruncated)
  }

  private func fragment(_ piece: TextGraphemes.Piece, at x: CGFloat) -> TextLayout.Fragment {
    let span = text.spans[piece.span]
    return TextLayout.Fragment(
      run: GlyphRun(text: piece.text, font: span.font), style: span.style, x: x, width: text.width(piece))
  }

  /// The tallest of the line's fonts; an empty line has the font of its newline.
  private func metrics(of draft: LineBreaker.Draft) -> FontMetrics {
    var spans = draft.pieces.map { text.spans[$0.span] }
    if spans.isEmpty, let span = text.span(at: draft.range.lowerBound) { spans = [span] }
    let all = spans.map { text.engine.metrics(of: $0.font) }
    guard var tallest = all.first else { return FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0) }
    for metrics in all.dropFirst() {
      tallest.ascender = Swift.max(tallest.ascender, metrics.ascender)
      tallest.descender = Swift.min(tallest.descender, metrics.descender)
      tallest.leading = Swift.max(tallest.leading, metrics.leading)
    }
    return tallest
  }

  private func height(for metrics: FontMetrics) -> CGFloat {
    let multiple = FiniteGeometry.length(format.lineHeightMultiple)
    let natural = metrics.lineHeight * (multiple > 0 ? multiple : 1)
    let atLeast = Swift.max(natural, FiniteGeometry.length(format.minimumLineHeight))
    let limit = FiniteGeometry.length(format.maximumLineHeight)
    return limit > 0 ? Swift.min(atLeast, limit) : atLeast
  }
}

extension LineSetter {
  private func align(_ line: TextLayout.Line, _ draft: LineBreaker.Draft, in room: CGFloat) -> TextLayout.Line {
    let free = room - line.width
    switch format.alignment {
    case .left: return line
    case .right: return line.moved(by: free)
    case .center: return line.moved(by: free / 2)
    case .natural: return format.isRightToLeft ? line.moved(by: free) : line
    case .justified:
      if !draft.endsParagraph, free > 0 { return justified(line, draft, free: free) }
      return format.isRightToLeft ? line.moved(by: free) : line
    }
  }

  /// Spreads the words; a line without blanks stays as it is.
  private func justified(_ line: TextLayout.Line, _ draft: LineBreaker.Draft, free: CGFloat) -> TextLayout.Line {
    let words = draft.pieces.flatMap(\.words)
    let gaps = words.reduce(0) { $0 + ($1.text.last?.isBlank == true ? 1 : 0) }
    guard gaps > 0 else { return line }
    var line = line
    var x: CGFloat = 0
    line.fragments = words.map { word in
      let fragment = fragment(word, at: x)
      x += fragment.width + (word.text.last?.isBlank == true ? free / CGFloat(gaps) : 0)
      return fragment
    }
    line.width = x
    return line
  }
}

extension TextLayout.Line {
  fileprivate func moved(by distance: CGFloat) -> TextLayout.Line {
    var line = self
    line.x += distance
    for index in line.fragments.indices { line.fragments[index].x += distance }
    return line
  }
}

extension TextGraphemes.Piece {
  /// Each with the blanks behind it.
  fileprivate var words: [TextGraphemes.Piece] {
    var words: [TextGraphemes.Piece] = []
    var word = ""
    for character in text {
      if !character.isBlank, word.last?.isBlank == true {
        words.append(TextGraphemes.Piece(text: word, span: span))
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [TextGraphemes.Piece(text: word, span: span)]
  }
}
