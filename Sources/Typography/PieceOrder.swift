/// The visual order of a line's pieces.
///
/// An engine orders the text within a piece by the piece's own first letter. This type orders the whole line, in the
/// direction of its paragraph.
struct PieceOrder {
  private typealias Piece = TextGraphemes.Piece

  private struct Run {
    var piece: Piece
    /// The index of the piece in the text's order of which this is a part.
    var source: Int
    var level: UInt8
  }

  let base: WritingDirection
  /// Whether each span is spaced letter by letter.
  let isSpaced: [Bool]

  /// Returns the pieces from left to right, each with its index in the text's order. A piece is split where its
  /// direction changes, unless it is the whole line.
  func visual(_ pieces: [TextGraphemes.Piece]) -> [(piece: TextGraphemes.Piece, source: Int)] {
    if let only = pieces.first, pieces.count == 1, !isSpaced[only.span] { return [(turned(only, to: base), 0)] }
    let runs = runs(of: pieces)
    return Bidi.visualOrder(of: runs.map(\.level)).map { index in
      let run = runs[index]
      let isKept = run.level & 1 == 0 || isSpaced[run.piece.span]
      return (isKept ? run.piece : turned(run.piece, to: .rightToLeft), run.source)
    }
  }

  private func runs(of pieces: [Piece]) -> [Run] {
    let levels = Bidi.levels(of: pieces.lazy.flatMap(\.text), base: base)
    var runs: [Run] = []
    var index = 0
    for (source, piece) in pieces.enumerated() {
      var start = runs.count
      for character in piece.text {
        let level = index < levels.count ? levels[index] : 0
        if runs.count > start, runs[runs.count - 1].level == level {
          runs[runs.count - 1].piece.text.append(character)
        } else {
          runs.append(Run(piece: Piece(text: String(character), span: piece.span), source: source, level: level))
        }
        if isSpaced[piece.span] { start = runs.count }
        index += 1
      }
    }
    return runs
  }

  /// Returns the piece with an invisible direction mark before it, if its own letters do not imply the direction. A tab
  /// is a distance, and stays as it is.
  private func turned(_ piece: Piece, to direction: WritingDirection) -> Piece {
    guard !piece.isTab else { return piece }
    let own = WritingDirection(naturalOf: piece.text) ?? .leftToRight
    return own == direction ? piece : Piece(text: direction.mark + piece.text, span: piece.span)
  }
}
