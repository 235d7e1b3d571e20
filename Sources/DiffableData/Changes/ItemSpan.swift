/// A stretch of a list, for going through it and for looking at single items of it. Ordinals count from its start.
///
/// It only points to what the list holds, which its user keeps alive.
struct ItemSpan: BitwiseCopyable {
  let pieces: UnsafeBufferPointer<Piece>
  /// The pieces of the items 0, 64, 128…
  private let landmarks: UnsafeBufferPointer<Int32>
  let count: Int
  let stride: Int

  private static var landmark: Int { 64 }

  /// Neighbouring items of one chunk.
  struct Piece: BitwiseCopyable {
    let start: Int
    let end: Int
    /// Of the first item.
    let items: UnsafeRawPointer
    let tags: UnsafePointer<UInt32>
    /// The chunk, if the piece is all of it.
    let whole: UnsafeRawPointer?
  }

  init(_ list: ItemList, _ range: Range<Int>, stride: Int) {
    var pieces = Pile<Piece>()
    var landmarks = Pile<Int32>(room: range.count / Self.landmark + 1)
    var start = 0
    list.forEachPart(in: range) { chunk, part in
      let end = start + part.count
      while landmarks.count * Self.landmark < end { landmarks.push(Int32(pieces.count)) }
      let whole = part.count == chunk.count ? UnsafeRawPointer(Unmanaged.passUnretained(chunk).toOpaque()) : nil
      pieces.push(
        Piece(
          start: start, end: end, items: UnsafeRawPointer(chunk.item(part.lowerBound)),
          tags: UnsafePointer(chunk.tags) + part.lowerBound, whole: whole))
      start = end
    }
    count = range.count
    self.stride = stride
    self.pieces = pieces.release()
    self.landmarks = landmarks.release()
  }

  func deallocate() {
    pieces.deallocate()
    landmarks.deallocate()
  }

  /// The piece that an item is in.
  @inline(__always)
  func piece(of item: Int) -> Int {
    var piece = Int(landmarks[item / Self.landmark])
    // Mostly it is this one or the next; which one, the processor cannot guess.
    piece &+= pieces[piece].end <= item ? 1 : 0
    while pieces[piece].end <= item { piece &+= 1 }
    return piece
  }

  /// An item and its tag, where they are.
  @inline(__always)
  subscript(item: Int) -> SpanItem {
    let piece = pieces[piece(of: item)]
    let offset = item &- piece.start
    return SpanItem(item: piece.items + offset &* stride, tag: piece.tags + offset)
  }

  /// Calls back with the tags of a range, part by part.
  @inline(__always)
  func forEachPart(of range: Range<Int>, _ body: (_ start: Int, _ tags: UnsafeBufferPointer<UInt32>) -> Void) {
    guard !range.isEmpty else { return }
    var (start, piece) = (range.lowerBound, piece(of: range.lowerBound))
    while start < range.upperBound {
      let end = Swift.min(pieces[piece].end, range.upperBound)
      let tags = pieces[piece].tags + (start - pieces[piece].start)
      body(start, UnsafeBufferPointer(start: tags, count: end - start))
      start = end
      piece += 1
    }
  }
}

struct SpanItem: BitwiseCopyable {
  var item: UnsafeRawPointer
  var tag: UnsafePointer<UInt32>

  @inline(__always)
  func advanced(by count: Int, _ stride: Int) -> SpanItem {
    SpanItem(item: item + count &* stride, tag: tag + count)
  }
}

extension SpanItem {
  /// The first of two if told 1, the second if told 0, without a branch.
  @inline(__always)
  init(_ first: SpanItem, _ second: SpanItem, choosing which: Int) {
    self.init(
      item: second.item + (first.item - second.item) &* which, tag: second.tag + (first.tag - second.tag) &* which)
  }
}

/// A place in a span that moves forth, mostly by little.
struct SpanCursor: BitwiseCopyable {
  private let span: ItemSpan
  /// Where it stops.
  let end: Int
  private(set) var ordinal = 0
  /// How many items follow next to each other in memory, the present one included; 0 at the end.
  private(set) var left = 0
  /// The present item; not to be looked at in the end.
  private(set) var here: SpanItem
  private var piece = 0

  /// - Precondition: The range is not empty.
  init(_ span: ItemSpan, _ range: Range<Int>) {
    self.span = span
    end = range.upperBound
    here = span[range.lowerBound]
    seek(range.lowerBound)
  }

  var rest: Range<Int> { ordinal..<end }

  mutating func advance(by count: Int) {
    ordinal += count
    if count < left {
      left -= count
      here = here.advanced(by: count, span.stride)
    } else if ordinal >= end {
      left = 0
    } else if piece + 1 < span.pieces.count, ordinal < span.pieces[piece + 1].end {
      enter(piece + 1)
    } else {
      enter(span.piece(of: ordinal))
    }
  }

  mutating func seek(_ ordinal: Int) {
    self.ordinal = ordinal
    if ordinal < end { enter(span.piece(of: ordinal)) } else { left = 0 }
  }

  private mutating func enter(_ piece: Int) {
    self.piece = piece
    let entered = span.pieces[piece]
    let offset = ordinal - entered.start
    left = Swift.min(entered.end, end) - ordinal
    here = SpanItem(item: entered.items + offset * span.stride, tag: entered.tags + offset)
  }
}
