/// The items of one section, in order: pages of chunks of items.
///
/// Three levels keep every one of them short: of a million items, 80 pages of 64 chunks of 192 items.
struct ItemList: Sendable {
  var pages: [Page] = []
  private(set) var count = 0

  struct Page: Sendable {
    let key: Int32
    fileprivate(set) var count = 0
    var chunks: [Entry] = []

    static var capacity: Int { 96 }
    static var fill: Int { 64 }

    init(key: Int32) { self.key = key }
  }

  /// A chunk, and what is asked of it often enough not to go there.
  struct Entry: Sendable {
    /// What the index stores: it stays when the chunk is copied or moves along.
    let key: Int32
    fileprivate(set) var count: Int32
    var chunk: ItemChunk

    init(key: Int32, chunk: ItemChunk) {
      self.key = key
      self.chunk = chunk
      count = Int32(chunk.count)
    }
  }

  /// Where a chunk stands.
  struct Spot {
    var page: Int
    var chunk: Int
  }

  subscript(spot: Spot) -> ItemChunk { pages[spot.page].chunks[spot.chunk].chunk }

  func key(at spot: Spot) -> Int32 { pages[spot.page].chunks[spot.chunk].key }

  func count(at spot: Spot) -> Int { Int(pages[spot.page].chunks[spot.chunk].count) }

  /// Changes a chunk, which is copied first if another list has it as well, or if it lacks the room.
  mutating func change(_ spot: Spot, adding added: Int = 0, _ body: (ItemChunk) -> Void) {
    Self.prepare(&pages[spot.page].chunks[spot.chunk].chunk, adding: added)
    body(pages[spot.page].chunks[spot.chunk].chunk)
    recount(spot)
  }

  /// Static: a method would keep a copy of the list, and with it a second reference to the chunk.
  private static func prepare(_ chunk: inout ItemChunk, adding added: Int) {
    let needed = chunk.count + added
    if needed <= chunk.room, isKnownUniquelyReferenced(&chunk) { return }
    var room = chunk.room
    if needed > room { room = Swift.min(Swift.max(needed, 2 * room, 4), ItemChunk.capacity) }
    chunk = chunk.copy(room: room)
  }

  /// Brings the counts up to date with a chunk.
  private mutating func recount(_ spot: Spot) {
    let now = pages[spot.page].chunks[spot.chunk].chunk.count
    let change = now - Int(pages[spot.page].chunks[spot.chunk].count)
    pages[spot.page].chunks[spot.chunk].count = Int32(now)
    pages[spot.page].count += change
    count += change
  }

  mutating func insert(_ entry: Entry, at spot: Spot) {
    pages[spot.page].chunks.insert(entry, at: spot.chunk)
    pages[spot.page].count += Int(entry.count)
    count += Int(entry.count)
  }

  mutating func remove(at spot: Spot) -> Entry {
    let entry = pages[spot.page].chunks.remove(at: spot.chunk)
    pages[spot.page].count -= Int(entry.count)
    count -= Int(entry.count)
    return entry
  }

  /// Cuts a page in two, of which the second gets the key.
  mutating func split(page: Int, newKey: Int32) {
    let half = pages[page].chunks.count / 2
    var second = Page(key: newKey)
    second.chunks = Array(pages[page].chunks[half...])
    second.count = second.chunks.reduce(0) { $0 + Int($1.count) }
    pages[page].chunks.removeSubrange(half...)
    pages[page].count -= second.count
    pages.insert(second, at: page + 1)
  }

  /// Replaces the chunks of a page.
  mutating func replaceChunks(ofPage page: Int, with entries: [Entry]) {
    let now = entries.reduce(0) { $0 + Int($1.count) }
    count += now - pages[page].count
    pages[page].count = now
    pages[page].chunks = entries
  }
}

// MARK: Ordinals

extension ItemList {
  func ordinal(of spot: Spot) -> Int {
    var before = 0
    for page in 0..<spot.page { before += pages[page].count }
    pages[spot.page].chunks.withUnsafeBufferPointer { entries in
      for chunk in 0..<spot.chunk { before &+= Int(entries[chunk].count) }
    }
    return before
  }

  /// The chunk that holds an ordinal, and the place in it; behind the last item, the end of the last chunk.
  func locate(_ ordinal: Int) -> (spot: Spot, offset: Int)? {
    var left = ordinal
    for page in pages.indices {
      if left >= pages[page].count {
        left -= pages[page].count
        continue
      }
      for (chunk, entry) in pages[page].chunks.enumerated() {
        if left < Int(entry.count) { return (Spot(page: page, chunk: chunk), left) }
        left -= Int(entry.count)
      }
    }
    return nil
  }

  /// Calls back with every item and its tag.
  func forEachItem(_ body: (UnsafeRawPointer, UInt32) -> Void) {
    forEachPart(in: 0..<count) { chunk, part in
      for offset in part { body(chunk.item(offset), chunk.tags[offset]) }
    }
  }

  /// The ordinals of items that `isWanted` says yes of.
  func ordinals(_ isWanted: (UnsafeRawPointer, UInt32) -> Bool) -> [Int] {
    var ordinals: [Int] = []
    var ordinal = 0
    forEachItem { item, tag in
      if isWanted(item, tag) { ordinals.append(ordinal) }
      ordinal += 1
    }
    return ordinals
  }

  /// The items, whose type the caller knows.
  func items<Item>(_ range: Range<Int>? = nil) -> [Item] {
    let range = range ?? 0..<count
    return Array(unsafeUninitializedCapacity: range.count) { buffer, written in
      forEachPart(in: range) { chunk, part in
        guard let base = buffer.baseAddress else { return }
        chunk.copyItems(from: chunk.item(part.lowerBound), to: base + written, count: part.count)
        written += part.count
      }
    }
  }

  /// Whether two lists are one and the same storage. Complexity: O(1).
  func isCopy(of other: ItemList) -> Bool {
    count == other.count && pages.sharesStorage(with: other.pages)
  }

  /// The parts of chunks that make up a range, in order.
  func forEachPart(in range: Range<Int>, _ body: (ItemChunk, Range<Int>) -> Void) {
    var start = 0
    for page in pages {
      if start >= range.upperBound { return }
      if start + page.count <= range.lowerBound {
        start += page.count
        continue
      }
      for entry in page.chunks {
        let low = Swift.max(range.lowerBound - start, 0)
        let high = Swift.min(range.upperBound - start, Int(entry.count))
        if low < high { body(entry.chunk, low..<high) }
        start += Int(entry.count)
      }
    }
  }
}

extension Array {
  /// Whether one is an unchanged copy of the other. Complexity: O(1).
  func sharesStorage(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}
