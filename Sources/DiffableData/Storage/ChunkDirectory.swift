/// Where chunks and pages are, by their keys: a look-up goes from an item's chunk to its place in the list, not back.
struct ChunkDirectory: Sendable {
  /// By key of a chunk, packed: the key of its page, and below its place there.
  private var chunks: [UInt32] = []
  private var pages: [PageSpot] = []
  private var freeChunks: [Int32] = []
  private var freePages: [Int32] = []

  /// Where a page is.
  struct PageSpot: Sendable {
    /// The key of its section.
    var section: Int32
    /// Its place there.
    var ordinal: Int32
  }

  private static var placeBits: UInt32 { 8 }

  /// Keys of chunks are below this.
  var chunkLimit: Int { chunks.count }

  /// A page, and a chunk's place there.
  @inline(__always)
  func place(ofChunk key: Int32) -> (page: PageSpot, chunk: Int) {
    let packed = chunks.look(Int(key)) { $0 }
    return (pages.look(Int(packed &>> Self.placeBits)) { $0 }, Int(packed & (1 << Self.placeBits - 1)))
  }

  /// Its spot is to be set before it is asked for.
  mutating func newPage() -> Int32 {
    if let key = freePages.popLast() { return key }
    pages.append(PageSpot(section: 0, ordinal: 0))
    return Int32(pages.count - 1)
  }

  /// Its place is to be set before it is asked for.
  mutating func newChunk() -> Int32 {
    if let key = freeChunks.popLast() { return key }
    let limit = SlotLayout.chunkLimit
    guard chunks.count < limit else { raise("A snapshot has room for \(limit) chunks of items.") }
    chunks.append(0)
    return Int32(chunks.count - 1)
  }

  mutating func set(chunk: Int32, to page: Int32, _ place: Int) {
    chunks[Int(chunk)] = UInt32(page) << Self.placeBits | UInt32(place)
  }

  mutating func set(page: Int32, to section: Int32, _ ordinal: Int) {
    pages[Int(page)] = PageSpot(section: section, ordinal: Int32(ordinal))
  }

  mutating func forget(chunk: Int32) { freeChunks.append(chunk) }

  mutating func forget(page: Int32) { freePages.append(page) }
}
