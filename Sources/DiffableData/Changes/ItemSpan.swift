/// A range of a list, for iteration and access to single items. Ordinals are relative to its start.
///
/// The span does not own the list's storage, which the user of the span must keep alive.
struct ItemSpan: BitwiseCopyable {
  let pieces: UnsafeBufferPointer<Piece>
  /// The pieces that contain the items 0, 64, 128…
  private let landmarks: UnsafeBufferPointer<Int32>
  let count: Int
  let stride: Int

  private static var landmark: Int { 64 }

  /// Consecutive items of one chunk.
  struct Piece: BitwiseCopyable {
    let start: Int
    let end: Int
    /// The address of the first item.
    let items: UnsafeRawPointer
    let tags: UnsafePointer<UInt32>
    /// The chunk, if the piece contains all of it.
    let whole: UnsafeRawPointer?
  }

  init(_ list: ItemList, _ range: Range<Int>, stride: Int) {
    var pieces = GrowableBuffer<Piece>()
    var landmarks = GrowableBuffer<Int32>(reservedCapacity: range.count / Self.landmark + 1)
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

  /// Returns the piece that contains an item.
  @inline(__always)
  func piece(of item: Int) -> Int {
    var piece = Int(landmarks[item / Self.landmark])
    // The item is usually in this piece or the next one. A branch would be mispredicted, so the step is computed.
    piece &+= pieces[piece].end <= item ? 1 : 0
    while pieces[piece].end <= item { piece &+= 1 }
    return piece
  }

  /// The addresses of an item and its tag.
  @inline(__always)
  subscript(item: Int) -> SpanItem {
    let piece = pieces[piece(of: item)]
    let offset = item &- piece.start
    return SpanItem(item: piece.items + offset &* stride, tag: piece.tags + offset)
  }

  /// Calls `body` with the tags of a range, part by part.
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
  /// Creates a copy of the first item for 1 or of the second for 0, without a branch.
  @inline(__always)
  init(_ first: SpanItem, _ second: SpanItem, choosing which: Int) {
    self.init(
      item: second.item + (first.item - second.item) &* which, tag: second.tag + (first.tag - second.tag) &* which)
  }
}

/// A forward cursor in a span, optimized for short steps.
struct SpanCursor: BitwiseCopyable {
  private let span: ItemSpan
  /// The end of the cursor's range.
  let end: Int
  private(set) var ordinal = 0
  /// The number of items that follow contiguously in memory, including the current one; 0 at the end.
  private(set) var left = 0
  /// The current item; invalid at the end.
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
