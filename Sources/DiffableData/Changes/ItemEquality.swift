import Foundation

/// How items of a type are compared, in a form that can be compiled into the loops that compare them.
protocol ItemEquality {
  var stride: Int { get }

  func areSame(_ left: SpanItem, _ right: SpanItem) -> Bool
}

/// Identifiers of eight bytes that are equal if their bits are.
struct OneWordEquality: ItemEquality {
  var stride: Int { 8 }

  @inline(__always)
  func areSame(_ left: SpanItem, _ right: SpanItem) -> Bool {
    left.item.loadUnaligned(as: UInt64.self) == right.item.loadUnaligned(as: UInt64.self)
  }
}

/// Identifiers of sixteen bytes that are equal if their bits are.
struct TwoWordEquality: ItemEquality {
  var stride: Int { 16 }

  @inline(__always)
  func areSame(_ left: SpanItem, _ right: SpanItem) -> Bool {
    let first = left.item.loadUnaligned(as: UInt64.self) ^ right.item.loadUnaligned(as: UInt64.self)
    let second =
      left.item.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ right.item.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return first | second == 0
  }
}

/// Other identifiers: their tags are compared first, then their bytes, and only then they are asked.
struct AskedEquality: ItemEquality {
  /// Any chunk of such items.
  let chunk: ItemChunk

  var stride: Int { chunk.kind.stride }

  @inline(__always)
  func areSame(_ left: SpanItem, _ right: SpanItem) -> Bool {
    left.tag.pointee == right.tag.pointee && chunk.areSame(left.item, right.item)
  }
}
