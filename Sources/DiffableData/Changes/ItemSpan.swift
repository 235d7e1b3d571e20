/// A stretch of a list, for going through it and for looking at single items of it. Ordinals count from its start.
struct ItemSpan {
  private(set) var pieces: [Piece] = []
  let count: Int

  /// Neighbouring items of one chunk.
  struct Piece {
    let start: Int
    let chunk: ItemChunk
    let range: Range<Int>

    var end: Int { start + range.count }
    var isWhole: Bool { range.count == chunk.count }
  }

  init(_ list: ItemList, _ range: Range<Int>) {
    count = range.count
    var start = 0
    var pieces: [Piece] = []
    list.forEachPart(in: range) { chunk, part in
      pieces.append(Piece(start: start, chunk: chunk, range: part))
      start += part.count
    }
    self.pieces = pieces
  }

  /// The piece that an item is in, looked for from a piece on that may well be the one.
  @inline(__always)
  func piece(of item: Int, near hint: Int) -> Int {
    if hint < pieces.count, pieces[hint].start <= item, item < pieces[hint].end { return hint }
    if hint + 1 < pieces.count, pieces[hint + 1].start <= item, item < pieces[hint + 1].end { return hint + 1 }
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Tags of a range, in a row.
  func tags(in range: Range<Int>) -> [UInt32] {
    Array(unsafeUninitializedCapacity: range.count) { buffer, written in
      forEachPart(of: range) { piece, part in
        guard let base = buffer.baseAddress else { return }
        (base + written).initialize(from: pieces[piece].chunk.tags + part.lowerBound, count: part.count)
        written += part.count
      }
    }
  }

  /// The pieces that a range goes through, and which items of their chunks.
  @inline(__always)
  func forEachPart(of range: Range<Int>, near hint: Int = 0, _ body: (Int, Range<Int>) -> Void) {
    guard !range.isEmpty else { return }
    var index = piece(of: range.lowerBound, near: hint)
    while index < pieces.count, pieces[index].start < range.upperBound {
      let piece = pieces[index]
      let low = Swift.max(range.lowerBound, piece.start) - piece.start + piece.range.lowerBound
      let high = Swift.min(range.upperBound, piece.end) - piece.start + piece.range.lowerBound
      body(index, low..<high)
      index += 1
    }
  }

  /// How many items are the same from a place on in both spans.
  ///
  /// - Parameters:
  ///   - piece: One near `index`; the one of the last item compared is left there.
  ///   - otherPiece: The same for `other`.
  func commonCount(
    from index: Int, near piece: inout Int, with other: ItemSpan, from otherIndex: Int, near otherPiece: inout Int,
    limit: Int
  ) -> Int {
    var done = 0
    while done < limit {
      piece = self.piece(of: index + done, near: piece)
      otherPiece = other.piece(of: otherIndex + done, near: otherPiece)
      let (mine, theirs) = (pieces[piece], other.pieces[otherPiece])
      let length = Swift.min(limit - done, mine.end - index - done, theirs.end - otherIndex - done)
      let same = mine.chunk.commonCount(
        from: index + done - mine.start + mine.range.lowerBound, with: theirs.chunk,
        from: otherIndex + done - theirs.start + theirs.range.lowerBound, limit: length)
      done += same
      if same < length { break }
    }
    return done
  }
}
