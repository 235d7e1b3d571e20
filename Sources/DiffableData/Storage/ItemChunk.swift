import Foundation

/// A run of consecutive items with their tags, and with a note for each if the list has notes.
///
/// Lists consist of chunks so that a change copies one chunk rather than the whole list. Only the subclass knows the
/// type of the items; all code that processes many items is in this class and works on bytes.
///
/// Snapshots on different threads may share chunks: only an owner with a unique reference changes a chunk.
@usableFromInline
class ItemChunk: @unchecked Sendable {
  /// The capacity. 256 UUIDs with tags are 5 KB, which is cheap to copy, and a million items are 5,000 entries.
  static let capacity = 256
  /// The number of items at which appending starts a new chunk, so that later insertions have space.
  static let fill = 192

  // The properties that a look-up reads are declared first, so that they are in one cache line.
  final private(set) var count = 0
  final let items: UnsafeMutableRawPointer
  final let kind: IdentifierKind
  final let reservedCapacity: Int
  final let tags: UnsafeMutablePointer<UInt32>
  final let notes: UnsafeMutablePointer<UInt32>?

  init(kind: IdentifierKind, reservedCapacity: Int, hasNotes: Bool) {
    self.kind = kind
    self.reservedCapacity = reservedCapacity
    items = .allocate(byteCount: Swift.max(reservedCapacity * kind.stride, 1), alignment: Swift.max(kind.alignment, 16))
    tags = .allocate(capacity: Swift.max(reservedCapacity, 1))
    notes = hasNotes ? .allocate(capacity: Swift.max(reservedCapacity, 1)) : nil
  }

  deinit {
    items.deallocate()
    tags.deallocate()
    notes?.deallocate()
  }

  // MARK: Operations that depend on the items' type

  /// Returns an empty chunk for items of the same type.
  func blank(reservedCapacity: Int) -> ItemChunk {
    ItemChunk(kind: kind, reservedCapacity: reservedCapacity, hasNotes: notes != nil)
  }

  func copyItems(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {}

  /// Moves items in memory. The two ranges may overlap.
  func moveItems(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, count: Int) {}

  func destroyItems(_ items: UnsafeMutableRawPointer, count: Int) {}

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }
}

extension ItemChunk {
  final func item(_ index: Int) -> UnsafeMutableRawPointer { items + index &* kind.stride }

  final var batch: ItemBatch {
    ItemBatch(items: items, tags: tags, notes: notes, stride: kind.stride, count: count)
  }

  final func copy(reservedCapacity: Int) -> ItemChunk {
    let copy = blank(reservedCapacity: reservedCapacity)
    copy.insert(batch, at: 0)
    return copy
  }

  /// - Precondition: There is capacity for the batch.
  final func insert(_ batch: ItemBatch, at index: Int) {
    openGap(at: index, count: batch.count)
    if batch.count == 1, kind.isBitwise, notes == nil { return put(batch, at: index) }
    if kind.isBitwise {
      item(index).copyMemory(from: batch.items, byteCount: batch.count &* kind.stride)
    } else {
      copyItems(from: batch.items, to: item(index), count: batch.count)
    }
    (tags + index).update(from: batch.tags, count: batch.count)
    if let notes {
      if let source = batch.notes {
        (notes + index).update(from: source, count: batch.count)
      } else {
        (notes + index).update(repeating: 0, count: batch.count)
      }
    }
  }

  /// Copies a single item of one or two words, which is cheaper than a call that copies memory.
  @inline(__always)
  private final func put(_ batch: ItemBatch, at index: Int) {
    let (source, target) = (batch.items, UnsafeMutableRawPointer(item(index)))
    target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
    if kind.stride > 8 {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8, as: UInt64.self)
    }
    tags[index] = batch.tags[0]
  }

  final func remove(_ range: Range<Int>) {
    if !kind.isBitwise { destroyItems(item(range.lowerBound), count: range.count) }
    closeGap(range)
  }

  /// Moves items to another chunk of the list, which has capacity for them.
  final func move(_ range: Range<Int>, to other: ItemChunk, at index: Int) {
    other.openGap(at: index, count: range.count)
    moveItems(from: item(range.lowerBound), to: other.item(index), count: range.count)
    (other.tags + index).update(from: tags + range.lowerBound, count: range.count)
    if let notes, let others = other.notes {
      (others + index).update(from: notes + range.lowerBound, count: range.count)
    }
    closeGap(range)
  }

  private final func openGap(at index: Int, count gap: Int) {
    assert(count + gap <= reservedCapacity)
    shift(from: index, to: index + gap, count: count - index)
    count += gap
  }

  private final func closeGap(_ range: Range<Int>) {
    shift(from: range.upperBound, to: range.lowerBound, count: count - range.upperBound)
    count -= range.count
  }

  private final func shift(from source: Int, to target: Int, count: Int) {
    guard count > 0, source != target else { return }
    if kind.isBitwise {
      item(target).copyMemory(from: item(source), byteCount: count &* kind.stride)
    } else {
      moveItems(from: item(source), to: item(target), count: count)
    }
    (tags + target).update(from: tags + source, count: count)
    if let notes { (notes + target).update(from: notes + source, count: count) }
  }
}

// MARK: Comparing

extension ItemChunk {
  /// Returns whether an item equals another. For every type, equal bytes are equal values.
  @inline(__always)
  final func isItem(_ index: Int, _ other: UnsafeRawPointer) -> Bool { areSame(item(index), other) }

  /// Returns whether two items of the chunk's type at any addresses are equal.
  @inline(__always)
  final func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    kind.isBitwise ? sameWords(left, right) : areSameDynamically(left, right)
  }

  @inline(never)
  private final func areSameDynamically(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    sameBytes(left, right, count: kind.stride) || areEqual(left, right)
  }

  /// Returns the number of equal items of the chunk's type, starting at two addresses.
  final func commonCount(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, limit: Int) -> Int {
    // Comparing a few words is faster than a function call. The result is that of the loop in either case.
    if limit > 16 || !kind.isBitwise, sameBytes(left, right, count: limit * kind.stride) { return limit }
    var length = 0
    var offset = 0
    while length < limit, areSame(left + offset, right + offset) {
      length += 1
      offset += kind.stride
    }
    return length
  }

  /// Returns the position of an item, which probably is the given one.
  ///
  /// - Complexity: O(items of the chunk) comparisons of tags, but usually one of items.
  @inline(__always)
  final func index(of other: UnsafeRawPointer, tag: UInt32, near hint: Int) -> Int? {
    isProbably(other, tag: tag, at: hint) ? hint : index(of: other, tag: tag, around: hint)
  }

  /// Returns whether an item is at the given position.
  @inline(__always)
  final func isProbably(_ other: UnsafeRawPointer, tag: UInt32, at position: Int) -> Bool {
    // Comparing words is as fast as comparing tags, which are in another cache line.
    position < count && (kind.isBitwise || tags[position] == tag) && isItem(position, other)
  }

  /// Returns the position of an item that may have been shifted, usually by a small distance.
  @inline(never)
  private final func index(of other: UnsafeRawPointer, tag: UInt32, around hint: Int) -> Int? {
    let start = Swift.max(Swift.min(hint, count) - 8, 0)
    return index(of: other, tag: tag, in: start..<count) ?? index(of: other, tag: tag, in: 0..<start)
  }

  private final func index(of other: UnsafeRawPointer, tag: UInt32, in range: Range<Int>) -> Int? {
    var range = range
    while let index = index(ofTag: tag, in: range) {
      if isItem(index, other) { return index }
      range = (index + 1)..<range.upperBound
    }
    return nil
  }

  private final func index(ofTag tag: UInt32, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      if let position = EightWords(tags + index).first(tag, ignoring: 0) { return index + position }
      index += 8
    }
    while index < range.upperBound {
      if tags[index] == tag { return index }
      index += 1
    }
    return nil
  }

  /// Returns the number of items, starting at a position, that equal those of another chunk, up to a limit.
  final func commonCount(from start: Int, with other: ItemChunk, from otherStart: Int, limit: Int) -> Int {
    commonCount(item(start), other.item(otherStart), limit: limit)
  }

  /// Returns the number of items before a position that equal those of another chunk, up to a limit.
  final func commonCount(before end: Int, with other: ItemChunk, before otherEnd: Int, limit: Int) -> Int {
    if sameBytes(item(end - limit), other.item(otherEnd - limit), count: limit * kind.stride) { return limit }
    var length = 0
    while length < limit, isSame(end - 1 - length, as: other, otherEnd - 1 - length) { length += 1 }
    return length
  }

  final func isSame(_ index: Int, as other: ItemChunk, _ otherIndex: Int) -> Bool {
    tags[index] == other.tags[otherIndex] && isItem(index, other.item(otherIndex))
  }

  @inline(__always)
  private final func sameWords(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    guard left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self) else { return false }
    return kind.stride == 8
      || left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }

  private final func sameBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(left, right, count) == 0
  }
}
