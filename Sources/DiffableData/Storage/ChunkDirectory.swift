/// Which page a chunk is on, and which section a page belongs to, by their keys.
struct ChunkDirectory: Sendable {
  private var pages: [Int32] = []
  /// Where on its page a chunk was put.
  private var places: [UInt8] = []
  private var sections: [Int32] = []
  private var freeChunks: [Int32] = []
  private var freePages: [Int32] = []

  /// Keys of chunks are below this.
  var chunkLimit: Int { pages.count }

  func page(ofChunk key: Int32) -> Int32 { pages[Int(key)] }

  func probableOrdinal(ofChunk key: Int32) -> Int { Int(places[Int(key)]) }

  func section(ofPage key: Int32) -> Int32 { sections[Int(key)] }

  mutating func newPage(in section: Int32) -> Int32 {
    if let key = freePages.popLast() {
      sections[Int(key)] = section
      return key
    }
    sections.append(section)
    return Int32(sections.count - 1)
  }

  mutating func newChunk(on page: Int32, at place: Int) -> Int32 {
    if let key = freeChunks.popLast() {
      pages[Int(key)] = page
      places[Int(key)] = UInt8(place)
      return key
    }
    precondition(pages.count < TagIndex.chunkLimit, "A snapshot has room for \(TagIndex.chunkLimit) chunks of items.")
    pages.append(page)
    places.append(UInt8(place))
    return Int32(pages.count - 1)
  }

  mutating func move(chunk: Int32, to page: Int32) { pages[Int(chunk)] = page }

  mutating func forget(chunk: Int32) { freeChunks.append(chunk) }

  mutating func forget(page: Int32) { freePages.append(page) }
}
