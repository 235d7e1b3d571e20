/// The items of one section, in order: pages of chunks of items.
///
/// Every level is short, so that little is copied for a change: of a million items, 41 buckets of 8 pages of 16 chunks
/// of 192 items.
struct ItemList: Sendable {
  private(set) var pages = BucketArray<ItemPage>()
  /// By page: the items in it. Here, because adding up numbers that stand side by side takes no time.
  private var counts: [Int32] = []
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

  /// Items of some pages.
  @inline(__always)
  func count(ofPages pages: Range<Int>) -> Int {
    counts.withUnsafeBufferPointer { counts in
      var sum: Int32 = 0
      for page in pages { sum &+= counts[page] }
      return Int(sum)
    }
  }

  /// Changes a chunk, a copy of it if another list has it as well.
  ///
  /// - Returns: Its key.
  @discardableResult
  @inline(__always)
  mutating func change(_ spot: Spot, adding added: Int = 0, _ body: (ItemChunk) -> Void) -> Int32 {
    let (key, more) = pages[spot.page].change(spot.chunk, adding: added, body)
    counts[spot.page] += Int32(more)
    count += more
    return key
  }

  mutating func insert(_ chunk: ItemChunk, key: Int32, at spot: Spot) {
    pages[spot.page].insert(ItemPage.Entry(key: key, chunk: chunk), at: spot.chunk)
    counts[spot.page] += Int32(chunk.count)
    count += chunk.count
  }

  /// - Returns: The key.
  mutating func remove(at spot: Spot) -> Int32 {
    let entry = pages[spot.page].remove(at: spot.chunk)
    counts[spot.page] -= Int32(entry.chunk.count)
    count -= entry.chunk.count
    return entry.key
  }
}

// MARK: Pages

extension ItemList {
  /// Puts an empty page behind the others.
  mutating func appendPage(key: Int32) {
    pages.append(ItemPage(key: key))
    counts.append(0)
  }

  /// Cuts a page in two, of which the second gets the key.
  mutating func split(page: Int, newKey: Int32) {
    let second = pages[page].split(newKey: newKey)
    pages.insert(second, at: page + 1)
    counts[page] -= Int32(second.count)
    counts.insert(Int32(second.count), at: page + 1)
  }

  /// Replaces the chunks of a page.
  mutating func replaceChunks(ofPage page: Int, with entries: [ItemPage.Entry]) {
    pages[page].replaceChunks(with: entries)
    let now = pages[page].count
    count += now - Int(counts[page])
    counts[page] = Int32(now)
  }

  /// Removes a page without chunks.
  mutating func removePage(at page: Int) -> ItemPage {
    counts.remove(at: page)
    return pages.remove(at: page)
  }

  /// - Returns: The keys of those removed.
  mutating func removeEmptyPages() -> [Int32] {
    let empty = pages.filter { $0.chunks.isEmpty }.map(\.key)
    guard !empty.isEmpty else { return [] }
    pages.removeAll { $0.chunks.isEmpty }
    counts.removeAll { $0 == 0 }
    return empty
  }

  /// Whether two lists are one and the same storage. Complexity: O(1).
  func isCopy(of other: ItemList) -> Bool { count == other.count && pages.sharesStorage(with: other.pages) }
}

// MARK: Ordinals

extension ItemList {
  @inline(__always)
  func ordinal(of spot: Spot) -> Int {
    count(ofPages: 0..<spot.page) &+ pages[spot.page].start(of: spot.chunk)
  }

  /// The chunk that holds an ordinal, and the place in it; `nil` behind the last item.
  func locate(_ ordinal: Int) -> (spot: Spot, offset: Int)? {
    guard ordinal < count else { return nil }
    var (page, left) = (0, ordinal)
    counts.withUnsafeBufferPointer { counts in
      while left >= Int(counts[page]) {
        left -= Int(counts[page])
        page += 1
      }
    }
    let place = pages[page].locate(left)
    return (Spot(page: page, chunk: place.chunk), place.offset)
  }
}
