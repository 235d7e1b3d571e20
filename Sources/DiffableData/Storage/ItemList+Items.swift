extension ItemList {
  /// Calls `body` with every item and its tag.
  func forEachItem(_ body: (UnsafeRawPointer, UInt32) -> Void) {
    forEachPart(in: 0..<count) { chunk, part in
      for offset in part { body(chunk.item(offset), chunk.tags[offset]) }
    }
  }

  /// Returns the ordinals of the items that satisfy a condition.
  func ordinals(_ isWanted: (UnsafeRawPointer, UInt32) -> Bool) -> [Int] {
    var ordinals: [Int] = []
    var ordinal = 0
    forEachItem { item, tag in
      if isWanted(item, tag) { ordinals.append(ordinal) }
      ordinal += 1
    }
    return ordinals
  }

  /// Returns the items as values of their type, which the caller knows.
  func items<Item>(_ range: Range<Int>? = nil) -> [Item] {
    let range = range ?? 0..<count
    // The empty array is a singleton shared by all threads, and the initializer below would write to its count.
    guard !range.isEmpty else { return [] }
    return Array(unsafeUninitializedCapacity: range.count) { buffer, written in
      forEachPart(in: range) { chunk, part in
        guard let base = buffer.baseAddress else { return }
        chunk.copyItems(from: chunk.item(part.lowerBound), to: base + written, count: part.count)
        written += part.count
      }
    }
  }

  /// Calls `body` with the parts of chunks that make up a range, up to the end of the list, in order.
  func forEachPart(in range: Range<Int>, _ body: (ItemChunk, Range<Int>) -> Void) {
    guard !range.isEmpty, var (spot, offset) = locate(range.lowerBound) else { return }
    var left = Swift.min(range.upperBound, count) - range.lowerBound
    while left > 0 {
      let chunks = pages[spot.page].chunks.count
      while left > 0, spot.chunk < chunks {
        let end = Swift.min(offset + left, count(at: spot))
        unretainedChunk(at: spot)._withUnsafeGuaranteedRef { body($0, offset..<end) }
        left -= end - offset
        (spot.chunk, offset) = (spot.chunk + 1, 0)
      }
      spot = Spot(page: spot.page + 1, chunk: 0)
    }
  }
}

extension Array {
  /// Calls `body` with an element without a bounds check; see ``BucketArray/withElement(_:_:)``.
  @inline(__always)
  func withElement<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    withUnsafeBufferPointer { body($0[index]) }
  }

  /// Returns whether one array is an unchanged copy of the other.
  ///
  /// - Complexity: O(1).
  func sharesStorage(with other: [Element]) -> Bool {
    // Only the addresses are compared; the storage is not read.
    withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}
