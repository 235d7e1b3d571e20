/// The pieces of a line as they stand on the screen.
///
/// An engine orders what is within a piece, by the piece's own first letter. Here the order is that of the whole line,
/// and the direction that of the paragraph it is in.
struct PieceOrder {
  private typealias Piece = TextGraphemes.Piece

  private struct Run {
    var piece: Piece
    var level: UInt8
  }

  let base: WritingDirection
  /// Of the pieces' spans: whether letters stand alone.
  let isSpaced: [Bool]

  /// From left to right. A piece is cut where its direction changes, unless it is all of the line.
  func visual(_ pieces: [TextGraphemes.Piece]) -> [TextGraphemes.Piece] {
    if let only = pieces.first, pieces.count == 1, !isSpaced[only.span] { return [turned(only, to: base)] }
    let runs = runs(of: pieces)
    return Bidi.visualOrder(of: runs.map(\.level)).map { index in
      let run = runs[index]
      return run.level & 1 == 0 || isSpaced[run.piece.span] ? run.piece : turned(run.piece, to: .rightToLeft)
    }
  }

  private func runs(of pieces: [Piece]) -> [Run] {
    let levels = Bidi.levels(of: pieces.lazy.flatMap(\.text), base: base)
    var runs: [Run] = []
    var index = 0
    for piece in pieces {
      var start = runs.count
      for character in piece.text {
        let level = index < levels.count ? levels[index] : 0
        if runs.count > start, runs[runs.count - 1].level == level {
          runs[runs.count - 1].piece.text.append(character)
        } else {
          runs.append(Run(piece: Piece(text: String(character), span: piece.span), level: level))
        }
        if isSpaced[piece.span] { start = runs.count }
        index += 1
      }
    }
    return runs
  }

  /// With an unseen mark before it where its own letters do not say which way it is read.
  private func turned(_ piece: Piece, to direction: WritingDirection) -> Piece {
    let own = WritingDirection(naturalOf: piece.text) ?? .leftToRight
    return own == direction ? piece : Piece(text: direction.mark + piece.text, span: piece.span)
  }
}
