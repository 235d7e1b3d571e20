/// A stretch of a list, for going through it and for looking at single items of it. Ordinals count from its start.
struct ItemSpan {
  private(set) var pieces: [Piece] = []
  let count: Int

  /// Neighbouring items of one chunk, which the piece keeps alive.
  struct Piece {
    let start: Int
    let end: Int
    let chunk: ItemChunk
    /// Of the first item.
    let items: UnsafeRawPointer
    let tags: UnsafePointer<UInt32>

    init(start: Int, chunk: ItemChunk, range: Range<Int>) {
      self.start = start
      self.chunk = chunk
      end = start + range.count
      items = UnsafeRawPointer(chunk.item(range.lowerBound))
      tags = UnsafePointer(chunk.tags) + range.lowerBound
    }

    var count: Int { end - start }
    var isWhole: Bool { count == chunk.count }
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

  /// Bytes from one item to the next.
  var stride: Int { pieces.first?.chunk.kind.stride ?? 0 }

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
      guard let base = buffer.baseAddress else { return }
      forEachPart(of: range) { _, tags, count in
        (base + written).initialize(from: tags, count: count)
        written += count
      }
    }
  }

  /// The pieces that a range goes through, as the addresses of their items and tags.
  ///
  /// - Returns: The last piece, near which the next range may be.
  @inline(__always)
  @discardableResult
  func forEachPart(
    of range: Range<Int>, near hint: Int = 0,
    _ body: (_ items: UnsafeRawPointer, _ tags: UnsafePointer<UInt32>, _ count: Int) -> Void
  ) -> Int {
    guard !range.isEmpty else { return hint }
    var index = piece(of: range.lowerBound, near: hint)
    var done = range.lowerBound
    while true {
      let skipped = done - pieces[index].start
      let count = Swift.min(range.upperBound, pieces[index].end) - done
      body(pieces[index].items + skipped * pieces[index].chunk.kind.stride, pieces[index].tags + skipped, count)
      done += count
      if done == range.upperBound { return index }
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
      let skipped = index + done - pieces[piece].start
      let otherSkipped = otherIndex + done - other.pieces[otherPiece].start
      let length = Swift.min(limit - done, pieces[piece].count - skipped, other.pieces[otherPiece].count - otherSkipped)
      let chunk = pieces[piece].chunk
      let same = chunk.commonCount(
        pieces[piece].items + skipped * chunk.kind.stride,
        other.pieces[otherPiece].items + otherSkipped * chunk.kind.stride, limit: length)
      done += same
      if same < length { break }
    }
    return done
  }
}
