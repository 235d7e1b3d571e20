/// In which chunk the items with a tag are, cheap to change in a copy of a large snapshot.
///
/// A tag's upper bits choose one of many small tables, and those stand in groups, so that a change after a copy copies
/// the list of groups, one group and one table. A single table would be copied whole: 16 MB for a million identifiers.
struct TagIndex: Sendable {
  private var groups: [[TagTable]] = [[TagTable()]]
  /// There are two to the power of this many tables.
  private var bits = 0
  private(set) var count = 0

  private static var groupBits: Int { 6 }
  private static var groupMask: Int { 63 }
  /// Tables hold no more than this on average.
  private static var share: Int { 320 }

  /// The first answer that `body` gives for the keys of the chunks that may hold a tag's item.
  @inline(__always)
  func first<Answer>(_ tag: UInt32, _ body: (Int32) -> Answer?) -> Answer? {
    let table = table(of: tag)
    return groups[table >> Self.groupBits][table & Self.groupMask].first(tag, body)
  }

  /// Adds a pair. Says whether the tag was there before. Complexity: O(1) amortised.
  mutating func insert(_ tag: UInt32, _ key: Int32) -> Bool {
    reserve(1)
    count += 1
    let table = table(of: tag)
    return groups[table >> Self.groupBits][table & Self.groupMask].insert(tag, key)
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
      if groups[table >> Self.groupBits][table & Self.groupMask].insert(tag, keys[place / share]) {
        suspects.append(place)
      }
    }
  }

  mutating func remove(_ tag: UInt32, _ key: Int32) {
    count -= 1
    let table = table(of: tag)
    groups[table >> Self.groupBits][table & Self.groupMask].remove(tag, key)
  }

  mutating func replace(_ tag: UInt32, _ key: Int32, with newKey: Int32) {
    let table = table(of: tag)
    groups[table >> Self.groupBits][table & Self.groupMask].replace(tag, key, with: newKey)
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
