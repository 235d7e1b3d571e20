import Foundation

/// A comparison of items of one type, in a form that can be inlined into the comparing loops.
protocol ItemEquality {
  var stride: Int { get }
  /// Whether comparing a few items is cheaper than a branch that avoids it.
  var isCheap: Bool { get }

  /// Returns zero if, and only if, two items are equal.
  func difference(_ left: SpanItem, _ right: SpanItem) -> UInt64

  /// Returns the item's tag, which is computed if that is cheaper than reading the stored one.
  func tag(of item: SpanItem) -> UInt32
}

extension ItemEquality {
  @inline(__always)
  func areSame(_ left: SpanItem, _ right: SpanItem) -> Bool { difference(left, right) == 0 }
}

/// The equality of eight-byte identifiers that are equal if their bits are.
struct OneWordEquality: ItemEquality {
  private let tags = BitwiseTags()

  var stride: Int { 8 }
  var isCheap: Bool { true }

  @inline(__always)
  func difference(_ left: SpanItem, _ right: SpanItem) -> UInt64 {
    left.item.loadUnaligned(as: UInt64.self) ^ right.item.loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  func tag(of item: SpanItem) -> UInt32 { tags.tag(item.item.loadUnaligned(as: UInt64.self), 0) }
}

/// The equality of sixteen-byte identifiers that are equal if their bits are.
struct TwoWordEquality: ItemEquality {
  private let tags = BitwiseTags()

  var stride: Int { 16 }
  var isCheap: Bool { true }

  @inline(__always)
  func difference(_ left: SpanItem, _ right: SpanItem) -> UInt64 {
    let first = left.item.loadUnaligned(as: UInt64.self) ^ right.item.loadUnaligned(as: UInt64.self)
    let second =
      left.item.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ right.item.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return first | second
  }

  @inline(__always)
  func tag(of item: SpanItem) -> UInt32 {
    tags.tag(item.item.loadUnaligned(as: UInt64.self), item.item.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }
}

/// The equality of other identifiers. Items with equal tags are compared by their bytes, and `==` is called only if the
/// bytes differ.
struct DynamicEquality: ItemEquality {
  /// An arbitrary chunk of such items.
  let chunk: ItemChunk

  var stride: Int { chunk.kind.stride }
  var isCheap: Bool { false }

  @inline(__always)
  func difference(_ left: SpanItem, _ right: SpanItem) -> UInt64 {
    left.tag.pointee == right.tag.pointee && chunk.areSame(left.item, right.item) ? 0 : 1
  }

  @inline(__always)
  func tag(of item: SpanItem) -> UInt32 { item.tag.pointee }
}
