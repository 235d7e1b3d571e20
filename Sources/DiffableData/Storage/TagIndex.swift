/// An index from tags to the chunks of their items, which is cheap to change in a copy of a large snapshot.
///
/// A tag's upper bits select one of many small tables. The tables are arranged in groups, so that a change after
/// copying copies a bucket of groups, one group and one table. A single table would be copied as a whole: 5 MB for a
/// million identifiers.
///
/// The owner of the items rebuilds an index that is full: a slot stores too few tag bits for a larger index.
struct TagIndex: Sendable {
  var groups = BucketArray(repeating: [SlotTable(reservedCapacity: 0)], count: 1)
  /// The base-2 logarithm of the number of tables.
  private var bits: UInt32 = 0
  private(set) var layout = SlotLayout(chunkLimit: 0)
  var count = 0

  /// The base-2 logarithm of the number of tables in a group. The number is small, because copying a group retains each
  /// of its tables, which causes a cache miss for most of them. The buckets, of which there are many, are in constant
  /// use.
  static var groupBits: Int { 2 }
  static var group: Int { 4 }
  /// The average number of items in a table.
  private static var share: Int { 640 }

  init() {}

  /// Creates an empty index.
  ///
  /// - Parameters:
  ///   - count: The number of items that will be added now.
  ///   - reservedCapacity: The maximum number of items that the index will ever contain.
  ///   - chunkLimit: The exclusive upper bound of chunk keys.
  init(count: Int, reservedCapacity: Int, chunkLimit: Int) {
    while reservedCapacity > Self.share << bits, bits < 26 { bits += 1 }
    layout = SlotLayout(chunkLimit: chunkLimit)
    // The capacity allows for growth, so that filling a table does not double it several times.
    let table = SlotTable(reservedCapacity: Swift.max((count >> bits) * 9 / 8, 8))
    let tables = 1 << Int(bits)
    groups = BucketArray(
      repeating: Array(repeating: table, count: Swift.min(tables, Self.group)),
      count: Swift.max(tables / Self.group, 1))
  }

  func hasCapacity(_ reservedCapacity: Int, chunkLimit: Int) -> Bool {
    reservedCapacity <= Self.share << Int(bits) && chunkLimit <= layout.chunkLimit
  }

  /// The number of adjacent items that share a probable position.
  var hintSpan: Int { 1 << Int(layout.lostBits) }

  /// Returns the next chunk that may contain an item with the tag, and the item's probable position in that chunk.
  @inline(__always)
  func next(_ search: inout TagSearch) -> (key: Int32, offset: Int)? {
    let table = table(of: search.tag)
    let wanted = search.tag &<< bits & ~layout.slotMask
    guard
      let slot = groups[table >> Self.groupBits][table & (Self.group - 1)].next(wanted, layout, &search.steps)
    else { return nil }
    return layout.keyAndOffset(slot)
  }

  /// Returns the slot of an item with the tag, or the result of ``SlotTable/glance(_:_:)`` if it is not found at once.
  @inline(__always)
  func glance(_ tag: UInt32) -> UInt32? {
    let table = table(of: tag)
    return groups.withElement(table >> Self.groupBits) { group in
      group.withElement(table & (Self.group - 1)) { $0.glance(tag &<< bits & ~layout.slotMask, layout) }
    }
  }

  /// Adds an item.
  ///
  /// - Precondition: There is capacity for the item.
  mutating func insert(_ tag: UInt32, _ key: Int32, _ offset: Int) {
    count &+= 1
    let (table, layout) = (table(of: tag), layout)
    groups[table >> Self.groupBits][table & (Self.group - 1)].insert(slot(tag, key, offset), layout) { _ in }
  }

  /// Adds an item unless another item may have its tag.
  ///
  /// - Precondition: There is capacity for the item.
  /// - Returns: Whether the item was added.
  mutating func insertIfAlone(_ tag: UInt32, _ key: Int32, _ offset: Int) -> Bool {
    let (table, layout) = (table(of: tag), layout)
    let isAlone = groups[table >> Self.groupBits][table & (Self.group - 1)].insertIfAlone(
      slot(tag, key, offset), layout)
    if isAlone { count &+= 1 }
    return isAlone
  }

  mutating func remove(_ tag: UInt32, _ key: Int32) {
    count -= 1
    let table = table(of: tag)
    groups[table >> Self.groupBits][table & (Self.group - 1)].remove(slot(tag, key, 0), layout)
  }

  mutating func replace(_ tag: UInt32, _ key: Int32, with newKey: Int32, _ offset: Int) {
    let table = table(of: tag)
    groups[table >> Self.groupBits][table & (Self.group - 1)].replace(
      slot(tag, key, 0), with: slot(tag, newKey, offset), layout)
  }

  @inline(__always)
  func slot(_ tag: UInt32, _ key: Int32, _ offset: Int) -> UInt32 { layout.slot(tag &<< bits, key, offset) }

  @inline(__always)
  func table(of tag: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(tag) &>> UInt64(32 &- bits)) }
}

/// The state of a search of an index for the items with a tag.
struct TagSearch {
  let tag: UInt32
  fileprivate(set) var steps = 0

  init(_ tag: UInt32) { self.tag = tag }
}
