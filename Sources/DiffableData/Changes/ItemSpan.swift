/// A stretch of a list, for going through it and for looking at single items of it. Ordinals count from its start.
struct ItemSpan {
  let pieces: [Piece]
  let count: Int
  /// The pieces of the items 0, 64, 128…
  private let landmarks: [Int32]

  private static var landmark: Int { 64 }

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
    var landmarks: [Int32] = []
    list.forEachPart(in: range) { chunk, part in
      while landmarks.count * Self.landmark < start + part.count { landmarks.append(Int32(pieces.count)) }
      pieces.append(Piece(start: start, chunk: chunk, range: part))
      start += part.count
    }
    self.pieces = pieces
    self.landmarks = landmarks
  }

  /// The piece that an item is in, looked for from a piece on that may well be the one.
  @inline(__always)
  func piece(of item: Int, near hint: Int) -> Int {
    if hint < pieces.count, pieces[hint].start <= item, item < pieces[hint].end { return hint }
    var piece = Int(landmarks[item / Self.landmark])
    while pieces[piece].end <= item { piece += 1 }
    return piece
  }

  /// Tags of a range, in a row.
  func tags(in range: Range<Int>) -> [UInt32] {
    Array(unsafeUninitializedCapacity: range.count) { buffer, written in
      guard let base = buffer.baseAddress, !range.isEmpty else { return }
      var index = piece(of: range.lowerBound, near: 0)
      while written < range.count {
        let skipped = range.lowerBound + written - pieces[index].start
        let part = Swift.min(pieces[index].count - skipped, range.count - written)
        (base + written).initialize(from: pieces[index].tags + skipped, count: part)
        written += part
        index += 1
      }
    }
  }

  /// Whether an item is one of another span.
  func isSame(_ index: Int, as other: ItemSpan, _ otherIndex: Int) -> Bool {
    let (mine, theirs) = (piece(of: index, near: 0), other.piece(of: otherIndex, near: 0))
    let chunk = pieces[mine].chunk
    return chunk.areSame(
      pieces[mine].items + (index - pieces[mine].start) * chunk.kind.stride,
      other.pieces[theirs].items + (otherIndex - other.pieces[theirs].start) * chunk.kind.stride)
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
