package import Foundation
import Geometry

extension ParagraphFormat {
  /// A position on a line to which a tab moves the text after it.
  package struct Tab: Hashable, Sendable {
    /// The part of the text after the tab that is at the position.
    package enum Alignment: Hashable, Sendable {
      case start
      case center
      case end
    }

    /// The part of the text that is at the position.
    package var alignment: Alignment
    /// The distance from the column's leading edge, in points.
    package var location: CGFloat
    /// Characters before which the text is regarded as ended, such as a decimal point; `nil` for none.
    package var terminators: CharacterSet?

    /// Creates a tab.
    package init(_ alignment: Alignment = .start, at location: CGFloat, terminators: CharacterSet? = nil) {
      (self.alignment, self.location, self.terminators) = (alignment, FiniteGeometry.length(location), terminators)
    }
  }

  /// The tabs of a paragraph that has none of its own: twelve at intervals of 28 points.
  package static let standardTabs = (1...12).map { Tab(at: CGFloat($0) * 28) }

  /// The distance in points within which text is at a tab, because widths are sums of fractions.
  private static let tabTolerance: CGFloat = 0.001
  /// The smallest distance in points between tabs at intervals.
  private static let smallestTabInterval: CGFloat = 0.01

  /// Returns the first tab after a position; `nil` if there is none.
  func tab(after x: CGFloat) -> Tab? {
    let start = x + Self.tabTolerance
    if let tab = tabs.first(where: { $0.location > start }) { return tab }
    guard tabInterval >= Self.smallestTabInterval else { return nil }
    let location = ((start / tabInterval).rounded(.down) + 1) * tabInterval
    return location.isFinite ? Tab(at: location) : nil
  }
}

/// The positions of pieces on a line with tabs.
struct TabStops {
  let text: TextGraphemes
  let format: ParagraphFormat
  /// Whether the line is the first of its paragraph.
  let isFirst: Bool

  /// Returns the widths of a line's pieces. A tab ends where the text after it begins.
  func widths(of pieces: [TextGraphemes.Piece]) -> [CGFloat] {
    var x = format.lead(isFirst: isFirst)
    return pieces.indices.map { index in
      let isTab = pieces[index].isTab
      let width = isTab ? tab(at: x, pieces[index], before: pieces[(index + 1)...]) : text.width(pieces[index])
      x += width
      return width
    }
  }

  private func tab(
    at x: CGFloat, _ piece: TextGraphemes.Piece, before rest: ArraySlice<TextGraphemes.Piece>
  ) -> CGFloat {
    guard let tab = format.tab(after: x) else {
      return text.width(TextGraphemes.Piece(text: " ", span: piece.span))
    }
    let distance = tab.location - x
    switch tab.alignment {
    case .start: return distance
    case .center: return max(0, distance - width(of: rest, to: nil) / 2)
    case .end: return max(0, distance - width(of: rest, to: tab.terminators))
    }
  }

  /// Returns the width of pieces up to the next tab, or to a character that ends them.
  private func width(of rest: ArraySlice<TextGraphemes.Piece>, to terminators: CharacterSet?) -> CGFloat {
    var width: CGFloat = 0
    for piece in rest.prefix(while: { !$0.isTab }) {
      let end = terminators.flatMap { piece.text.rangeOfCharacter(from: $0)?.lowerBound }
      width += text.width(
        TextGraphemes.Piece(text: String(piece.text[..<(end ?? piece.text.endIndex)]), span: piece.span))
      if end != nil { break }
    }
    return width
  }
}

extension TextGraphemes.Piece {
  /// Whether the piece is a tab, which is always a piece of its own.
  var isTab: Bool { text == "\t" }
}

extension TextGraphemes {
  /// Returns the width of pieces at the start of a line.
  func width(_ pieces: [Piece], in format: ParagraphFormat, isFirst: Bool) -> CGFloat {
    guard hasTabs else { return width(pieces) }
    return TabStops(text: self, format: format, isFirst: isFirst).widths(of: pieces).reduce(0, +)
  }

  /// Returns the width of the part of a line before a position.
  func width(of line: Range<Int>, before end: Int, in format: ParagraphFormat, isFirst: Bool) -> CGFloat {
    guard hasTabs else { return width(line.lowerBound..<end) }
    let (before, after) = (pieces(line.lowerBound..<end), pieces(end..<max(end, line.upperBound)))
    let widths = TabStops(text: self, format: format, isFirst: isFirst).widths(of: before + after)
    return widths.prefix(before.count).reduce(0, +)
  }
}
