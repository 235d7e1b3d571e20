/// The positions of chunks and pages by their keys. With it, a look-up leads from an item's chunk to its position in
/// the list.
struct ChunkDirectory: Sendable {
  /// The packed page key and position in the page, indexed by the chunk's key.
  private var chunks: [UInt32] = []
  private var pages: [PageSpot] = []
  private var freeChunks: [Int32] = []
  private var freePages: [Int32] = []

  /// The position of a page.
  struct PageSpot: Sendable {
    /// The key of its section.
    var section: Int32
    /// The page's index in its section.
    var ordinal: Int32
  }

  private static var slotBits: UInt32 { 8 }

  /// The exclusive upper bound of chunk keys.
  var chunkLimit: Int { chunks.count }

  /// Returns a chunk's page, and the chunk's index in that page.
  @inline(__always)
  func pageAndChunk(ofChunk key: Int32) -> (page: PageSpot, chunk: Int) {
    let packed = chunks.withElement(Int(key)) { $0 }
    return (pages.withElement(Int(packed &>> Self.slotBits)) { $0 }, Int(packed & (1 << Self.slotBits - 1)))
  }

  /// Returns a new key for a page, whose position must be set before it is read.
  mutating func newPage() -> Int32 {
    if let key = freePages.popLast() { return key }
    pages.append(PageSpot(section: 0, ordinal: 0))
    return Int32(pages.count - 1)
  }

  /// Returns a new key for a chunk, whose position must be set before it is read.
  mutating func newChunk() -> Int32 {
    if let key = freeChunks.popLast() { return key }
    let limit = SlotLayout.chunkLimit
    guard chunks.count < limit else { raise("A snapshot can contain at most \(limit) chunks of items.") }
    chunks.append(0)
    return Int32(chunks.count - 1)
  }

  mutating func set(chunk: Int32, to page: Int32, _ position: Int) {
    chunks[Int(chunk)] = UInt32(page) << Self.slotBits | UInt32(position)
  }

  mutating func set(page: Int32, to section: Int32, _ ordinal: Int) {
    pages[Int(page)] = PageSpot(section: section, ordinal: Int32(ordinal))
  }

  mutating func forget(chunk: Int32) { freeChunks.append(chunk) }

  mutating func forget(page: Int32) { freePages.append(page) }
}
