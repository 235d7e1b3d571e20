/// A filter that excludes most tags that are not in a given set.
struct TagSieve: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  private let mask: UInt32

  init(_ items: UnsafeBufferPointer<TaggedNumber>) {
    var bits = 64
    while bits < 16 * items.count, bits < 1 << 31 { bits *= 2 }
    mask = UInt32(bits - 1)
    words = .allocate(capacity: bits / 64)
    words.initialize(repeating: 0, count: bits / 64)
    for item in items { words[Int(item.tag & mask) >> 6] |= 1 << UInt64(item.tag & 63) }
  }

  deinit { words.deallocate() }

  /// Returns all items, with their positions as numbers.
  static func all(_ items: UnsafeBufferPointer<TaggedNumber>) -> GrowableBuffer<TaggedNumber> {
    var all = GrowableBuffer<TaggedNumber>(reservedCapacity: items.count)
    for position in items.indices { all.put(TaggedNumber(items[position].tag, position), times: 1) }
    return all
  }

  /// Returns the items whose tags may be in the set.
  ///
  /// - Returns: The items, with their positions as numbers.
  func passing(_ items: UnsafeBufferPointer<TaggedNumber>) -> GrowableBuffer<TaggedNumber> {
    var passing = GrowableBuffer<TaggedNumber>(reservedCapacity: items.count + 1)
    for position in items.indices {
      let tag = items[position].tag
      let isKnown = words[Int(tag & mask) >> 6] >> UInt64(tag & 63) & 1
      passing.put(TaggedNumber(tag, position), times: Int(truncatingIfNeeded: isKnown))
    }
    return passing
  }
}

/// A pairing of tagged numbers by equal tags.
///
/// - Source: the radix-partitioned hash join (Manegold, Boncz, Kersten: Optimizing main-memory join on modern hardware,
///   2002).
enum TagPairing {
  /// The number of tags processed at a time, which fit into the processor's cache. It decides on cost alone.
  private static var share: Int { 8_192 }

  @inline(__always)
  static func pair(
    _ wanted: UnsafeBufferPointer<TaggedNumber>, with others: UnsafeBufferPointer<TaggedNumber>,
    _ body: (_ wanted: Int, _ other: Int) -> Void
  ) {
    var bits = 0
    while others.count >> bits > share, bits < 10 { bits += 1 }
    let mine = TagParts(wanted, bits: bits)
    let theirs = TagParts(others, bits: bits)
    for part in 0..<(1 << bits) {
      let table = TagSlots(theirs[part])
      for item in mine[part] {
        let other = table.first(item.tag)
        if !other.isNone { body(item.number, other.number) }
      }
    }
  }
}

/// Tagged numbers partitioned by the upper bits of the tags.
private struct TagParts: ~Copyable {
  private let items: UnsafeMutablePointer<TaggedNumber>
  private var ends: [Int]

  init(_ source: UnsafeBufferPointer<TaggedNumber>, bits: Int) {
    items = .allocate(capacity: Swift.max(source.count, 1))
    ends = [Int](repeating: 0, count: 1 << bits)
    let shift = UInt32(32 - bits)
    for item in source { ends[Int(item.tag >> shift)] += 1 }
    var start = 0
    for part in ends.indices { (ends[part], start) = (start, start + ends[part]) }
    ends.withUnsafeMutableBufferPointer { ends in
      for item in source {
        let part = Int(item.tag >> shift)
        items[ends[part]] = item
        ends[part] &+= 1
      }
    }
  }

  deinit { items.deallocate() }

  subscript(part: Int) -> UnsafeBufferPointer<TaggedNumber> {
    let start = part == 0 ? 0 : ends[part - 1]
    return UnsafeBufferPointer(start: items + start, count: ends[part] - start)
  }
}

/// A small table of tagged numbers.
private struct TagSlots: ~Copyable {
  private let slots: UnsafeMutablePointer<TaggedNumber>
  private let mask: Int

  init(_ items: UnsafeBufferPointer<TaggedNumber>) {
    var size = 8
    while size < 2 * items.count { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: .none, count: size)
    for item in items {
      // An arbitrary item with the same tag is sufficient.
      slots[slot(of: item.tag)] = item
    }
  }

  deinit { slots.deallocate() }

  /// Returns an item with the given tag, or `none`.
  @inline(__always)
  func first(_ tag: UInt32) -> TaggedNumber { slots[slot(of: tag)] }

  @inline(__always)
  private func slot(of tag: UInt32) -> Int {
    var slot = Int(tag) & mask
    while !slots[slot].isNone, slots[slot].tag != tag { slot = (slot &+ 1) & mask }
    return slot
  }
}
