import Foundation
import Geometry

/// A typesetter that positions drafted lines below each other and their pieces along them.
struct LineSetter {
  let text: TextGraphemes
  /// The width of the column; infinity for the width of the text.
  let column: CGFloat

  /// - Returns: The lines, and the column width that they need.
  func set(_ drafts: [LineBreaker.Draft]) -> (lines: [TextLayout.Line], width: CGFloat) {
    let lines = stacked(drafts)
    let widest = zip(lines, drafts).reduce(0 as CGFloat) { widest, pair in
      Swift.max(widest, pair.0.width + pair.1.format.sides(isFirst: pair.0.startsParagraph))
    }
    let availableWidth = column.isFinite ? column : widest
    let aligned = zip(lines, drafts).map { align($0, $1, in: $1.slot?.width ?? availableWidth) }
    // Justified lines have become wider.
    let width = zip(aligned, drafts).reduce(widest) { widest, pair in
      Swift.max(widest, pair.0.width + pair.1.format.sides(isFirst: pair.0.startsParagraph))
    }
    return (aligned, width)
  }

  private func stacked(_ drafts: [LineBreaker.Draft]) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    var top: CGFloat = 0
    for draft in drafts {
      let format = draft.format
      if draft.startsParagraph, !lines.isEmpty { top += FiniteGeometry.length(format.paragraphSpacingBefore) }
      let line = line(draft, top: draft.slot?.top ?? top)
      lines.append(line)
      top = line.top + line.height + FiniteGeometry.length(format.lineSpacing)
      if draft.endsParagraph { top += FiniteGeometry.length(format.paragraphSpacing) }
    }
    return lines
  }

  /// Returns a line at the left edge.
  private func line(_ draft: LineBreaker.Draft, top: CGFloat) -> TextLayout.Line {
    var fragments: [TextLayout.Fragment] = []
    var x: CGFloat = 0
    // Tabs follow each other in the order of the text, from the leading edge.
    let stops = TabStops(text: text, format: draft.format, isFirst: draft.startsParagraph)
    let widths = text.hasTabs ? stops.widths(of: draft.pieces) : []
    for (piece, source) in visual(draft.pieces, of: draft) {
      append(piece, width: piece.isTab ? widths[source] : width(source, of: draft), to: &fragments, at: &x)
    }
    let metrics = metrics(of: draft)
    let height = height(for: metrics, in: draft.format)
    return TextLayout.Line(
      range: draft.range, fragments: fragments, x: 0, width: x, top: top, height: height,
      baseline: top + height + metrics.descender, isTruncated: draft.isTruncated,
      startsParagraph: draft.startsParagraph, extent: draft.slot.map { $0.x...($0.x + $0.width) })
  }

  /// Returns the width of a piece of the text if it was measured when the line was broken.
  ///
  /// Right-to-left text is measured again, because its pieces are divided where the direction changes.
  private func width(_ piece: Int, of draft: LineBreaker.Draft) -> CGFloat? {
    text.mayRunRightToLeft || !draft.widths.indices.contains(piece) ? nil : draft.widths[piece]
  }

  /// Returns the height of a line.
  func height(of draft: LineBreaker.Draft) -> CGFloat { height(for: metrics(of: draft), in: draft.format) }

  /// Returns the height of a line of the text at a position.
  func height(at start: Int, _ format: ParagraphFormat) -> CGFloat {
    let range = start..<Swift.min(start + 1, text.count)
    return height(of: LineBreaker.Draft(range: range, pieces: text.pieces(range), format: format))
  }

  /// Returns the space between two lines below each other.
  ///
  /// - Parameter paragraph: The format of the paragraph that the second one begins; `nil` if it begins none.
  func space(after draft: LineBreaker.Draft?, before paragraph: ParagraphFormat?) -> CGFloat {
    guard let draft else { return 0 }
    let spacing = FiniteGeometry.length(draft.format.lineSpacing)
    guard let paragraph else { return spacing }
    return spacing + FiniteGeometry.length(draft.format.paragraphSpacing)
      + FiniteGeometry.length(paragraph.paragraphSpacingBefore)
  }

  /// Returns pieces from left to right, each with its index in the text's order.
  private func visual(
    _ pieces: [TextGraphemes.Piece], of draft: LineBreaker.Draft
  ) -> [(piece: TextGraphemes.Piece, source: Int)] {
    guard text.mayRunRightToLeft else { return pieces.enumerated().map { ($1, $0) } }
    return PieceOrder(base: draft.direction, isSpaced: text.spans.map { $0.kern != 0 }).visual(pieces)
  }

  /// Appends a piece as one run, or letter by letter if it has kerning.
  ///
  /// - Parameter given: The width of the piece; `nil` if it is not known.
  private func append(
    _ piece: TextGraphemes.Piece, width given: CGFloat? = nil, to fragments: inout [TextLayout.Fragment],
    at x: inout CGFloat
  ) {
    let span = text.spans[piece.span]
    let runs = span.kern == 0 ? [piece.text] : piece.text.map { String($0) }
    for run in runs {
      let width = given ?? text.width(TextGraphemes.Piece(text: run, span: piece.span))
      fragments.append(
        TextLayout.Fragment(
          run: GlyphRun(text: run, font: span.font), style: span.style, x: x, width: width, rise: span.rise))
      x += width
    }
  }

  /// Returns the metrics of the tallest font of the line; an empty line has the font of its newline.
  private func metrics(of draft: LineBreaker.Draft) -> FontMetrics {
    var spans = draft.pieces.map { text.spans[$0.span] }
    if spans.isEmpty, let span = text.span(at: draft.range.lowerBound) { spans = [span] }
    let all = spans.map { text.engine.metrics(of: $0.font).raised(by: $0.rise) }
    guard var tallest = all.first else { return FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0) }
    for metrics in all.dropFirst() {
      tallest.ascender = Swift.max(tallest.ascender, metrics.ascender)
      tallest.descender = Swift.min(tallest.descender, metrics.descender)
      tallest.leading = Swift.max(tallest.leading, metrics.leading)
    }
    return tallest
  }

  private func height(for metrics: FontMetrics, in format: ParagraphFormat) -> CGFloat {
    let multiple = FiniteGeometry.length(format.lineHeightMultiple)
    let natural = metrics.lineHeight * (multiple > 0 ? multiple : 1)
    let atLeast = Swift.max(natural, FiniteGeometry.length(format.minimumLineHeight))
    let limit = FiniteGeometry.length(format.maximumLineHeight)
    return limit > 0 ? Swift.min(atLeast, limit) : atLeast
  }
}

extension LineSetter {
  private func align(_ line: TextLayout.Line, _ draft: LineBreaker.Draft, in column: CGFloat) -> TextLayout.Line {
    let format = draft.format
    let availableWidth = format.availableWidth(in: column, isFirst: line.startsParagraph)
    let lead = format.lead(isFirst: line.startsParagraph)
    let left = (format.isRightToLeft ? column - availableWidth - lead : lead) + (draft.slot?.x ?? 0)
    let aligned = align(line, draft, free: availableWidth - line.width)
    return left == 0 ? aligned : aligned.moved(by: left)
  }

  private func align(_ line: TextLayout.Line, _ draft: LineBreaker.Draft, free: CGFloat) -> TextLayout.Line {
    let format = draft.format
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

  /// Returns the line with its words spread over the column. A line without blanks, or with tabs, which determine the
  /// positions of its words, is only aligned with the leading edge.
  private func justified(_ line: TextLayout.Line, _ draft: LineBreaker.Draft, free: CGFloat) -> TextLayout.Line {
    let words = visual(draft.pieces.flatMap(\.words), of: draft).map(\.piece)
    let gaps = words.reduce(0) { $0 + ($1.text.last?.isBlank == true ? 1 : 0) }
    guard gaps > 0, !draft.pieces.contains(where: \.isTab) else {
      return draft.format.isRightToLeft ? line.moved(by: free) : line
    }
    var line = line
    var x: CGFloat = 0
    line.fragments = []
    for word in words {
      let gap = word.text.last?.isBlank == true ? free / CGFloat(gaps) : 0
      // The gap after a right-to-left word is to its left.
      let isTurned = text.mayRunRightToLeft && WritingDirection(naturalOf: word.text) == .rightToLeft
      if isTurned { x += gap }
      append(word, to: &line.fragments, at: &x)
      if !isTurned { x += gap }
    }
    line.width = x
    return line
  }
}

extension ParagraphFormat {
  /// Returns the indent of a line from the leading edge.
  func lead(isFirst: Bool) -> CGFloat { FiniteGeometry.length(isFirst ? firstLineIndent : indent) }

  /// Returns the available width of a line; at least 0.
  func availableWidth(in column: CGFloat, isFirst: Bool) -> CGFloat {
    let tail = FiniteGeometry.coordinate(tailIndent)
    let end = tail > 0 ? tail : column + tail
    return end == .infinity ? end : FiniteGeometry.length(end - lead(isFirst: isFirst))
  }

  /// Returns the width that a line needs in addition to its own.
  func sides(isFirst: Bool) -> CGFloat {
    let tail = FiniteGeometry.coordinate(tailIndent)
    return lead(isFirst: isFirst) + (tail < 0 ? -tail : 0)
  }
}

extension FontMetrics {
  /// Returns the metrics with space for text above or below the baseline.
  fileprivate func raised(by rise: CGFloat) -> FontMetrics {
    guard rise != 0 else { return self }
    var raised = self
    if rise > 0 { raised.ascender += rise } else { raised.descender += rise }
    return raised
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
  /// The words, each with the blanks after it.
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
