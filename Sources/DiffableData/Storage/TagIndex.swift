/// In which chunk the items with a tag are, cheap to change in a copy of a large snapshot.
///
/// A tag's upper bits choose one of many small tables, and those stand in groups, so that a change after a copy copies
/// the list of groups, one group and one table. A single table would be copied whole: 16 MB for a million identifiers.
struct TagIndex: Sendable {
  private var groups: [[TagTable]] = [[TagTable()]]
  /// There are two to the power of this many tables.
  private var bits = 0
  private(set) var count = 0

  /// The lower bits of a table's keys are the chunk's, the upper ones say where in the chunk the item was put: it may
  /// have been shifted since, but mostly is still there.
  private static var chunkMask: UInt32 { 0xFF_FFFF }
  static var chunkLimit: Int { Int(chunkMask) }

  private static func pack(_ key: Int32, _ offset: Int) -> Int32 {
    Int32(bitPattern: UInt32(bitPattern: key) | UInt32(truncatingIfNeeded: offset) << 24)
  }

  private static var groupBits: Int { 6 }
  private static var groupMask: Int { 63 }
  /// Tables hold no more than this on average.
  private static var share: Int { 320 }

  /// The next chunk that may hold a tag's item, and the item's probable place there.
  @inline(__always)
  func next(_ search: inout TagSearch) -> (key: Int32, offset: Int)? {
    let table = table(of: search.tag)
    guard let packed = groups[table >> Self.groupBits][table & Self.groupMask].next(&search) else { return nil }
    let bits = UInt32(bitPattern: packed)
    return (Int32(bitPattern: bits & Self.chunkMask), Int(bits >> 24))
  }

  /// Adds a pair. Says whether the tag was there before. Complexity: O(1) amortised.
  mutating func insert(_ tag: UInt32, _ key: Int32, _ offset: Int) -> Bool {
    if count >= Self.share << bits { reserve(1) }
    count += 1
    let table = table(of: tag)
    return groups[table >> Self.groupBits][table & Self.groupMask].insert(tag, Self.pack(key, offset))
  }

  /// Adds many pairs, the tables of one group after those of another, so that what is worked on fits into the cache.
  ///
  /// - Parameters:
  ///   - share: So many neighbouring tags go with each of the keys.
  ///   - suspects: Gets the places of tags that were there before.
  mutating func insert(
    _ tags: UnsafePointer<UInt32>, count added: Int, share: Int, keys: [Int32], _ suspects: inout [Int]
  ) {
    reserve(added)
    count += added
    var ends = [Int](repeating: 0, count: groups.count + 1)
    for place in 0..<added { ends[table(of: tags[place]) >> Self.groupBits + 1] += 1 }
    for group in groups.indices { ends[group + 1] += ends[group] }
    let sorted = [UInt64](unsafeUninitializedCapacity: added) { sorted, written in
      for place in 0..<added {
        let group = table(of: tags[place]) >> Self.groupBits
        sorted[ends[group]] = UInt64(tags[place]) << 32 | UInt64(place)
        ends[group] += 1
      }
      written = added
    }
    for entry in sorted {
      let (tag, place) = (UInt32(entry >> 32), Int(UInt32(truncatingIfNeeded: entry)))
      let table = table(of: tag)
      if groups[table >> Self.groupBits][table & Self.groupMask].insert(
        tag, Self.pack(keys[place / share], place % share))
      {
        suspects.append(place)
      }
    }
  }

  mutating func remove(_ tag: UInt32, _ key: Int32) {
    count -= 1
    let table = table(of: tag)
    groups[table >> Self.groupBits][table & Self.groupMask].remove(tag, key, mask: Self.chunkMask)
  }

  mutating func replace(_ tag: UInt32, _ key: Int32, with newKey: Int32, _ offset: Int) {
    let table = table(of: tag)
    groups[table >> Self.groupBits][table & Self.groupMask].replace(
      tag, key, with: Self.pack(newKey, offset), mask: Self.chunkMask)
  }

  /// Makes room at once for many.
  mutating func reserve(_ additional: Int) {
    guard count + additional > Self.share << bits else { return }
    var larger = bits
    while count + additional > Self.share << larger, larger < 26 { larger += 1 }
    guard larger > bits else { return }
    grow(to: larger, room: (count + additional) >> larger)
  }

  private mutating func grow(to larger: Int, room: Int) {
    let old = groups
    bits = larger
    // Room for what comes, so that filling a table does not double it several times.
    let table = TagTable(room: Swift.max(room * 9 / 8, 8))
    let tables = 1 << larger
    groups = stride(from: 0, to: tables, by: Self.groupMask + 1).map { start in
      Array(repeating: table, count: Swift.min(Self.groupMask + 1, tables - start))
    }
    for group in old {
      for table in group {
        table.forEach { tag, key in
          let target = self.table(of: tag)
          _ = groups[target >> Self.groupBits][target & Self.groupMask].insert(tag, key)
        }
      }
    }
  }

  @inline(__always)
  private func table(of tag: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(tag) >> UInt64(32 - bits)) }
}
