/// A few chunks of a list, and the end of each chunk within the page.
struct ItemPage: Sendable {
  let key: Int32
  private(set) var chunks: [Entry] = []

  static var capacity: Int { 24 }
  static var fill: Int { 16 }

  init(key: Int32) { self.key = key }

  struct Entry: Sendable {
    /// The key that the index stores. It remains the same when the chunk is copied or moved.
    let key: Int32
    /// The number of the page's items up to the end of this chunk.
    fileprivate(set) var end: Int32 = 0
    fileprivate(set) var chunk: ItemChunk

    init(key: Int32, chunk: ItemChunk) {
      self.key = key
      self.chunk = chunk
    }

    /// Changes the chunk, which is copied first if another list shares it or its capacity is too small.
    @inline(__always)
    mutating func change(adding added: Int, _ body: (ItemChunk) -> Void) {
      let needed = chunk.count + added
      if needed > chunk.reservedCapacity || !isKnownUniquelyReferenced(&chunk) { copyChunk(needed) }
      body(chunk)
    }

    private mutating func copyChunk(_ needed: Int) {
      var reservedCapacity = chunk.reservedCapacity
      if needed > reservedCapacity {
        reservedCapacity = Swift.min(Swift.max(needed, 2 * reservedCapacity, 4), ItemChunk.capacity)
      }
      chunk = chunk.copy(reservedCapacity: reservedCapacity)
    }
  }

  /// The number of items in all chunks.
  var count: Int { Int(chunks.last?.end ?? 0) }

  /// Returns the number of items before a chunk.
  @inline(__always)
  func start(of chunk: Int) -> Int { chunk == 0 ? 0 : Int(chunks[chunk - 1].end) }

  @inline(__always)
  func count(of chunk: Int) -> Int { Int(chunks[chunk].end) - start(of: chunk) }

  /// The last chunk, its key, and its number of items.
  ///
  /// - Precondition: The page is not empty.
  var last: (chunk: Int, key: Int32, count: Int) {
    let chunk = chunks.count - 1
    return (chunk, chunks[chunk].key, count(of: chunk))
  }

  /// Returns the chunk that contains one of the page's items, and the item's position in that chunk.
  func locate(_ item: Int) -> (chunk: Int, offset: Int) {
    var chunk = 0
    while Int(chunks[chunk].end) <= item { chunk += 1 }
    return (chunk, item - start(of: chunk))
  }

  /// Returns a chunk for reading only, and the number of the page's items before it.
  @inline(__always)
  func withElement(at chunk: Int) -> (chunk: Unmanaged<ItemChunk>, start: Int) {
    chunks.withUnsafeBufferPointer { chunks in
      (Unmanaged.passUnretained(chunks[chunk].chunk), chunk == 0 ? 0 : Int(chunks[chunk &- 1].end))
    }
  }

  /// Changes a chunk, which is copied first if another page shares it.
  ///
  /// - Returns: The chunk's key, and the change of the number of items.
  @inline(__always)
  mutating func change(_ chunk: Int, adding added: Int, _ body: (ItemChunk) -> Void) -> (key: Int32, more: Int) {
    let before = count(of: chunk)
    return chunks.withUnsafeMutableBufferPointer { chunks in
      chunks[chunk].change(adding: added, body)
      let more = chunks[chunk].chunk.count - before
      for later in chunk..<chunks.count { chunks[later].end += Int32(more) }
      return (chunks[chunk].key, more)
    }
  }

  mutating func insert(_ entry: Entry, at chunk: Int) {
    chunks.insert(entry, at: chunk)
    addUp(from: chunk)
  }

  mutating func remove(at chunk: Int) -> Entry {
    let entry = chunks.remove(at: chunk)
    addUp(from: chunk)
    return entry
  }

  mutating func replaceChunks(with entries: [Entry]) {
    chunks = entries
    addUp(from: 0)
  }

  /// Removes the second half, and returns it as a page.
  mutating func split(newKey: Int32) -> ItemPage {
    let half = chunks.count / 2
    var second = ItemPage(key: newKey)
    second.replaceChunks(with: Array(chunks[half...]))
    chunks.removeSubrange(half...)
    return second
  }

  private mutating func addUp(from first: Int) {
    var end = Int32(start(of: first))
    for chunk in first..<chunks.count {
      end += Int32(chunks[chunk].chunk.count)
      chunks[chunk].end = end
    }
  }
}

// MARK: Shared storage

extension ItemPage {
  /// Returns the number of consecutive chunks that share storage, starting at two positions.
  func sharedChunks(from first: Int, with other: ItemPage, from otherFirst: Int) -> Int {
    let most = Swift.min(chunks.count - first, other.chunks.count - otherFirst)
    var shared = 0
    while shared < most, isCopy(first + shared, of: other, otherFirst + shared) { shared += 1 }
    return shared
  }

  /// Returns the number of consecutive chunks that share storage, ending at two positions, and contain no more items
  /// than the limit.
  func sharedChunks(upTo last: Int, with other: ItemPage, upTo otherLast: Int, limit: Int) -> Int {
    let (most, end) = (Swift.min(last, otherLast) + 1, Int(chunks[last].end))
    var shared = 0
    while shared < most, isCopy(last - shared, of: other, otherLast - shared), end - start(of: last - shared) <= limit {
      shared += 1
    }
    return shared
  }

  @inline(__always)
  private func isCopy(_ chunk: Int, of other: ItemPage, _ otherChunk: Int) -> Bool {
    Unmanaged.passUnretained(chunks[chunk].chunk).toOpaque()
      == Unmanaged.passUnretained(other.chunks[otherChunk].chunk).toOpaque()
  }
}
