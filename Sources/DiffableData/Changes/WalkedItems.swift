/// The results of walking through sections before and after the change, and the items that have yet to be looked up.
struct WalkedItems: ~Copyable {
  /// The runs, in the order of the new items.
  var runs = GrowableBuffer<MatchRun>()
  /// The items that were not found next to their neighbors, in order, section by section. Their numbers are ordinals.
  var old = GrowableBuffer<TaggedNumber>()
  var new = GrowableBuffer<TaggedNumber>()

  /// Reserves capacity for the results of walking through a number of items.
  mutating func ensureCapacity(old: Int, new: Int) {
    runs.reserve(Swift.min(old, new) + 1)
    self.old.reserve(old + 1)
    self.new.reserve(new + 1)
  }

  @inline(__always)
  mutating func moveEnds(
    _ runs: UnsafeMutablePointer<MatchRun>, _ old: UnsafeMutablePointer<TaggedNumber>,
    _ new: UnsafeMutablePointer<TaggedNumber>
  ) {
    self.runs.moveEnd(runs)
    self.old.moveEnd(old)
    self.new.moveEnd(new)
  }

  mutating func skip(old span: ItemSpan, _ range: Range<Int>) { Self.add(span, range, &old) }

  mutating func skip(new span: ItemSpan, _ range: Range<Int>) { Self.add(span, range, &new) }

  private static func add(_ span: ItemSpan, _ range: Range<Int>, _ buffer: inout GrowableBuffer<TaggedNumber>) {
    guard !range.isEmpty else { return }
    buffer.reserve(range.count)
    span.forEachPart(of: range) { start, tags in
      for offset in tags.indices { buffer.put(TaggedNumber(tags[offset], start &+ offset), times: 1) }
    }
  }
}

/// Items that are consecutive in both lists.
struct MatchRun: BitwiseCopyable {
  /// The ordinal of the first item in the old list.
  var old: Int32
  var new: Int32
  var count: Int32

  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }

  var oldEnd: Int { Int(old) + Int(count) }
  var newEnd: Int { Int(new) + Int(count) }
}

/// A tag, and the number of an item with that tag.
struct TaggedNumber: BitwiseCopyable {
  private let bits: UInt64

  @inline(__always)
  init(_ tag: UInt32, _ number: Int) { bits = UInt64(tag) << 32 | UInt64(UInt32(truncatingIfNeeded: number)) }

  var tag: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  var number: Int { Int(UInt32(truncatingIfNeeded: bits)) }

  /// A value that differs from that of every item.
  static var none: TaggedNumber { TaggedNumber(.max, -1) }
  var isNone: Bool { bits == .max }
}
