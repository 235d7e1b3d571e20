/// The items of one section in order, in pages of chunks of items.
///
/// Every level is short, so that a change copies little. A million items are 6 groups of 8 buckets of 8 pages of 16
/// chunks of 192 items.
struct ItemList: Sendable {
  private(set) var pages = BucketArray<ItemPage>()
  /// The number of items up to the end of each page. The numbers are stored here because updating contiguous numbers is
  /// fast.
  private var ends: [Int32] = []
  private(set) var count = 0

  /// The position of a chunk.
  struct Spot {
    var page: Int
    var chunk: Int
  }

  subscript(spot: Spot) -> ItemChunk { pages[spot.page].chunks[spot.chunk].chunk }

  func key(at spot: Spot) -> Int32 { pages[spot.page].chunks[spot.chunk].key }

  /// Returns a chunk for reading only. It is not retained, because that would cost more than most reads.
  @inline(__always)
  func unretainedChunk(at spot: Spot) -> Unmanaged<ItemChunk> {
    Unmanaged.passUnretained(pages[spot.page].chunks[spot.chunk].chunk)
  }

  @inline(__always)
  func count(at spot: Spot) -> Int { pages[spot.page].count(of: spot.chunk) }

  /// Returns the number of items before a page. The index may be one past the last page.
  @inline(__always)
  func start(ofPage page: Int) -> Int { page == 0 ? 0 : Int(ends[page - 1]) }

  /// Returns the number of items in a range of pages.
  func count(ofPages pages: Range<Int>) -> Int { start(ofPage: pages.upperBound) - start(ofPage: pages.lowerBound) }

  /// The last chunk, its key, and its number of items.
  var last: (spot: Spot, key: Int32, count: Int)? {
    guard pages.count > 0 else { return nil }
    let (chunk, key, count) = pages[pages.count - 1].last
    return (Spot(page: pages.count - 1, chunk: chunk), key, count)
  }

  /// Changes a chunk, which is copied first if another list shares it.
  ///
  /// - Returns: The chunk's key.
  @discardableResult
  @inline(__always)
  mutating func change(_ spot: Spot, adding added: Int = 0, _ body: (ItemChunk) -> Void) -> Int32 {
    let (key, more) = pages[spot.page].change(spot.chunk, adding: added, body)
    note(more, onPage: spot.page)
    return key
  }

  mutating func insert(_ chunk: ItemChunk, key: Int32, at spot: Spot) {
    pages[spot.page].insert(ItemPage.Entry(key: key, chunk: chunk), at: spot.chunk)
    note(chunk.count, onPage: spot.page)
  }

  /// - Returns: The chunk's key.
  mutating func remove(at spot: Spot) -> Int32 {
    let entry = pages[spot.page].remove(at: spot.chunk)
    note(-entry.chunk.count, onPage: spot.page)
    return entry.key
  }

  /// Updates the counts after a page gained or lost items.
  private mutating func note(_ more: Int, onPage page: Int) {
    count += more
    ends.withUnsafeMutableBufferPointer { ends in
      for later in page..<ends.count { ends[later] &+= Int32(truncatingIfNeeded: more) }
    }
  }
}

// MARK: Pages

extension ItemList {
  /// Appends an empty page.
  mutating func appendPage(key: Int32) {
    pages.append(ItemPage(key: key))
    ends.append(Int32(count))
  }

  /// Splits a page into two, and assigns the key to the second one.
  mutating func split(page: Int, newKey: Int32) {
    let second = pages[page].split(newKey: newKey)
    pages.insert(second, at: page + 1)
    ends.insert(ends[page] - Int32(second.count), at: page)
  }

  /// Replaces the chunks of a page.
  mutating func replaceChunks(ofPage page: Int, with entries: [ItemPage.Entry]) {
    let before = pages[page].count
    pages[page].replaceChunks(with: entries)
    note(pages[page].count - before, onPage: page)
  }

  /// Removes a page without chunks.
  mutating func removePage(at page: Int) -> ItemPage {
    ends.remove(at: page)
    return pages.remove(at: page)
  }

  /// - Returns: The keys of the removed pages.
  mutating func removeEmptyPages() -> [Int32] {
    let empty = pages.filter { $0.chunks.isEmpty }.map(\.key)
    guard !empty.isEmpty else { return [] }
    pages.removeAll { $0.chunks.isEmpty }
    var end: Int32 = 0
    ends = pages.map { page in
      end += Int32(page.count)
      return end
    }
    return empty
  }

  /// Returns whether two lists share their storage.
  ///
  /// - Complexity: O(1).
  func isCopy(of other: ItemList) -> Bool { count == other.count && pages.sharesStorage(with: other.pages) }
}

// MARK: Ordinals

extension ItemList {
  @inline(__always)
  func ordinal(of spot: Spot) -> Int {
    start(ofPage: spot.page) &+ pages[spot.page].start(of: spot.chunk)
  }

  /// Returns a chunk for reading only, and the number of items before it.
  @inline(__always)
  func withElement(at spot: Spot) -> (chunk: Unmanaged<ItemChunk>, start: Int) {
    let (chunk, start) = pages.withElement(spot.page) { $0.withElement(at: spot.chunk) }
    let before = spot.page == 0 ? 0 : ends.withElement(spot.page &- 1) { Int($0) }
    return (chunk, before &+ start)
  }

  /// Returns the chunk that contains an ordinal, and the position in that chunk; `nil` after the last item.
  func locate(_ ordinal: Int) -> (spot: Spot, offset: Int)? {
    guard ordinal < count else { return nil }
    let page = page(of: ordinal)
    let position = pages[page].locate(ordinal - start(ofPage: page))
    return (Spot(page: page, chunk: position.chunk), position.offset)
  }

  /// Returns the page that contains an ordinal, by bisection.
  private func page(of ordinal: Int) -> Int {
    ends.withUnsafeBufferPointer { ends in
      var (low, high) = (0, ends.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if Int(ends[middle]) > ordinal { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
