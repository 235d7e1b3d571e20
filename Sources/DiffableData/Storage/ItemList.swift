/// The items of one section, in order: pages of chunks of items.
///
/// Every level is short, so that little is copied for a change: of a million items, 6 shelves of 8 buckets of 8 pages of 16 chunks
/// of 192 items.
struct ItemList: Sendable {
  private(set) var pages = BucketArray<ItemPage>()
  /// By page: how many items there are up to its last one. Here, because changing numbers that stand side by side takes
  /// no time.
  private var ends: [Int32] = []
  private(set) var count = 0

  /// Where a chunk stands.
  struct Spot {
    var page: Int
    var chunk: Int
  }

  subscript(spot: Spot) -> ItemChunk { pages[spot.page].chunks[spot.chunk].chunk }

  func key(at spot: Spot) -> Int32 { pages[spot.page].chunks[spot.chunk].key }

  /// For a look at it only: counting a reference costs more than most of those.
  @inline(__always)
  func unretainedChunk(at spot: Spot) -> Unmanaged<ItemChunk> {
    Unmanaged.passUnretained(pages[spot.page].chunks[spot.chunk].chunk)
  }

  @inline(__always)
  func count(at spot: Spot) -> Int { pages[spot.page].count(of: spot.chunk) }

  /// Items in front of a page, which may be the one behind the last.
  @inline(__always)
  func start(ofPage page: Int) -> Int { page == 0 ? 0 : Int(ends[page - 1]) }

  /// Items of some pages.
  func count(ofPages pages: Range<Int>) -> Int { start(ofPage: pages.upperBound) - start(ofPage: pages.lowerBound) }

  /// The last chunk, its key, and how many items it holds.
  var last: (spot: Spot, key: Int32, count: Int)? {
    guard pages.count > 0 else { return nil }
    let (chunk, key, count) = pages[pages.count - 1].last
    return (Spot(page: pages.count - 1, chunk: chunk), key, count)
  }

  /// Changes a chunk, a copy of it if another list has it as well.
  ///
  /// - Returns: Its key.
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

  /// - Returns: The key.
  mutating func remove(at spot: Spot) -> Int32 {
    let entry = pages[spot.page].remove(at: spot.chunk)
    note(-entry.chunk.count, onPage: spot.page)
    return entry.key
  }

  /// Notes that a page has more items, or fewer.
  private mutating func note(_ more: Int, onPage page: Int) {
    count += more
    ends.withUnsafeMutableBufferPointer { ends in
      for later in page..<ends.count { ends[later] &+= Int32(truncatingIfNeeded: more) }
    }
  }
}

// MARK: Pages

extension ItemList {
  /// Puts an empty page behind the others.
  mutating func appendPage(key: Int32) {
    pages.append(ItemPage(key: key))
    ends.append(Int32(count))
  }

  /// Cuts a page in two, of which the second gets the key.
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

  /// - Returns: The keys of those removed.
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

  /// Whether two lists are one and the same storage. Complexity: O(1).
  func isCopy(of other: ItemList) -> Bool { count == other.count && pages.sharesStorage(with: other.pages) }
}

// MARK: Ordinals

extension ItemList {
  @inline(__always)
  func ordinal(of spot: Spot) -> Int {
    start(ofPage: spot.page) &+ pages[spot.page].start(of: spot.chunk)
  }

  /// A chunk, for a look at it only, and how many items are in front of it.
  @inline(__always)
  func look(at spot: Spot) -> (chunk: Unmanaged<ItemChunk>, start: Int) {
    let (chunk, start) = pages.look(spot.page) { $0.look(at: spot.chunk) }
    let before = spot.page == 0 ? 0 : ends.look(spot.page &- 1) { Int($0) }
    return (chunk, before &+ start)
  }

  /// The chunk that holds an ordinal, and the place in it; `nil` behind the last item.
  func locate(_ ordinal: Int) -> (spot: Spot, offset: Int)? {
    guard ordinal < count else { return nil }
    let page = page(of: ordinal)
    let place = pages[page].locate(ordinal - start(ofPage: page))
    return (Spot(page: page, chunk: place.chunk), place.offset)
  }

  /// By halving: the page that holds an ordinal.
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
