/// What two lists of chunks have in common at both ends: chunks that share storage are told by their address, so a
/// changed copy of a large snapshot is compared in O(chunks).
struct ItemTrim<Item: Hashable & Sendable> {
  /// Items that are the same at the start, and at the end, of both lists.
  private(set) var prefix = 0
  private(set) var suffix = 0

  private let old: [ItemChunk<Item>]
  private let new: [ItemChunk<Item>]
  private let oldCount: Int
  private let newCount: Int

  init(old: [ItemChunk<Item>], new: [ItemChunk<Item>]) {
    self.old = old
    self.new = new
    oldCount = old.reduce(0) { $0 + $1.items.count }
    newCount = new.reduce(0) { $0 + $1.items.count }
    prefix = Self.commonPrefix(old, new)
    if prefix < oldCount && prefix < newCount {
      suffix = Self.commonSuffix(old, new, limit: Swift.min(oldCount, newCount) - prefix)
    }
  }

  /// What lies between the common ends.
  var oldMiddle: [Item] { Self.items(of: old, in: prefix..<(oldCount - suffix)) }
  var newMiddle: [Item] { Self.items(of: new, in: prefix..<(newCount - suffix)) }

  private static func items(of chunks: [ItemChunk<Item>], in range: Range<Int>) -> [Item] {
    var items: [Item] = []
    guard !range.isEmpty else { return items }
    items.reserveCapacity(range.count)
    var start = 0
    for chunk in chunks {
      let end = start + chunk.items.count
      let low = Swift.max(range.lowerBound, start)
      let high = Swift.min(range.upperBound, end)
      if low < high { items += chunk.items[(low - start)..<(high - start)] }
      if end >= range.upperBound { break }
      start = end
    }
    return items
  }

  private static func commonPrefix(_ old: [ItemChunk<Item>], _ new: [ItemChunk<Item>]) -> Int {
    var common = 0
    var (i, j) = (ChunkCursor(), ChunkCursor())
    while i.chunk < old.count, j.chunk < new.count {
      let (left, right) = (old[i.chunk].items, new[j.chunk].items)
      let length = Swift.min(left.count - i.offset, right.count - j.offset)
      let same =
        i.offset == j.offset && left.sharesStorage(with: right)
        ? length : left.commonPrefix(from: i.offset, with: right, from: j.offset, limit: length)
      common += same
      if same < length { break }
      i.advance(by: same, in: left.count)
      j.advance(by: same, in: right.count)
    }
    return common
  }

  private static func commonSuffix(_ old: [ItemChunk<Item>], _ new: [ItemChunk<Item>], limit: Int) -> Int {
    var common = 0
    var (i, j) = (ChunkCursor(atEndOf: old), ChunkCursor(atEndOf: new))
    while common < limit, i.chunk >= 0, j.chunk >= 0 {
      let (left, right) = (old[i.chunk].items, new[j.chunk].items)
      let length = Swift.min(i.offset, j.offset, limit - common)
      let same =
        i.offset == j.offset && left.sharesStorage(with: right)
        ? length : left.commonSuffix(before: i.offset, with: right, before: j.offset, limit: length)
      common += same
      if same < length { break }
      i.retreat(by: same, in: old)
      j.retreat(by: same, in: new)
    }
    return common
  }
}

/// A place between two items of a list of chunks.
private struct ChunkCursor {
  var chunk = 0
  var offset = 0

  init() {}

  init<Item>(atEndOf chunks: [ItemChunk<Item>]) {
    chunk = chunks.count - 1
    offset = chunks.last?.items.count ?? 0
  }

  mutating func advance(by count: Int, in length: Int) {
    offset += count
    if offset == length { (chunk, offset) = (chunk + 1, 0) }
  }

  mutating func retreat<Item>(by count: Int, in chunks: [ItemChunk<Item>]) {
    offset -= count
    if offset == 0 {
      chunk -= 1
      offset = chunk >= 0 ? chunks[chunk].items.count : 0
    }
  }
}

extension Array where Element: Equatable {
  /// Whether one is an unchanged copy of the other. Complexity: O(1).
  func sharesStorage(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }

  fileprivate func commonPrefix(from start: Int, with other: [Element], from otherStart: Int, limit: Int) -> Int {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in
        if let rows = WordRows(mine, theirs) { return rows.commonPrefix(from: start, otherStart, limit: limit) }
        return EquatableRows(old: mine, new: theirs).commonPrefix(from: start, otherStart, limit: limit)
      }
    }
  }

  fileprivate func commonSuffix(before end: Int, with other: [Element], before otherEnd: Int, limit: Int) -> Int {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in
        if let rows = WordRows(mine, theirs) { return rows.commonSuffix(before: end, otherEnd, limit: limit) }
        return EquatableRows(old: mine, new: theirs).commonSuffix(before: end, otherEnd, limit: limit)
      }
    }
  }
}

extension ItemRows {
  fileprivate func commonPrefix(from old: Int, _ new: Int, limit: Int) -> Int {
    var length = 0
    while length < limit, same(old + length, new + length) { length += 1 }
    return length
  }

  fileprivate func commonSuffix(before old: Int, _ new: Int, limit: Int) -> Int {
    var length = 0
    while length < limit, same(old - 1 - length, new - 1 - length) { length += 1 }
    return length
  }
}
