import Foundation

/// The properties of an identifier type's bytes, determined once for many items.
///
/// The storage and the differences work on bytes and 32-bit tags, never on the generic type: generic code is not
/// specialized for a caller's type in another module, and would cost ten times as much for each item. Only the thin
/// layer that converts identifiers to bytes and tags is generic, and inlinable if it is called often.
@usableFromInline
struct IdentifierKind: Sendable {
  @usableFromInline let stride: Int
  /// Whether two identifiers are equal if, and only if, their bytes are. Tags are then computed from the bytes as well.
  @usableFromInline let isBitwise: Bool
  let alignment: Int
  /// The tags are stored here, because reading a global constant costs as much as computing a tag.
  @usableFromInline let tags = BitwiseTags()

  init<Item: Hashable>(_ type: Item.Type) {
    stride = MemoryLayout<Item>.stride
    alignment = MemoryLayout<Item>.alignment
    isBitwise = Self.bitwiseTypes.contains { $0 == type }
  }

  /// The types of whole words without padding whose `==` compares every bit.
  private static let bitwiseTypes: [Any.Type] = [
    UUID.self, Int.self, UInt.self, Int64.self, UInt64.self, ObjectIdentifier.self,
  ]
}

/// A 32-bit hash that is equal for equal identifiers, and almost always different for others.
@usableFromInline
enum IdentifierTag {
  @inlinable
  static func tag<Item: Hashable>(of item: UnsafePointer<Item>, _ kind: IdentifierKind) -> UInt32 {
    kind.isBitwise
      ? kind.tags.tag(of: UnsafeRawPointer(item), size: MemoryLayout<Item>.size)
      : fold(UInt64(truncatingIfNeeded: item.pointee.hashValue))
  }

  @inlinable
  static func write<Item: Hashable>(
    tagsOf items: UnsafePointer<Item>, count: Int, _ kind: IdentifierKind, to tags: UnsafeMutablePointer<UInt32>
  ) {
    if kind.isBitwise { return kind.tags.write(tagsOf: items, count: count, stride: kind.stride, to: tags) }
    for index in 0..<count { tags[index] = fold(UInt64(truncatingIfNeeded: items[index].hashValue)) }
  }

  @inlinable
  static func fold(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash ^ hash >> 32) }
}

/// Tags of one or two words by multiplication. They are several times as fast as the standard library's hash, and like
/// it differ in every process, so that no one can construct identifiers that all collide.
///
/// - Source: the 64×64→128-bit multiply-and-fold of wyhash (Wang Yi).
@usableFromInline
struct BitwiseTags: Sendable {
  @usableFromInline let seed: UInt64

  init() { seed = Self.processSeed }

  private static let processSeed: UInt64 = {
    var hasher = Hasher()
    hasher.combine(1)
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }()

  /// - Parameter size: The size of the item in bytes: 8 or 16.
  @inlinable
  func tag(of item: UnsafeRawPointer, size: Int) -> UInt32 {
    tag(
      item.loadUnaligned(as: UInt64.self),
      size > 8 ? item.loadUnaligned(fromByteOffset: 8, as: UInt64.self) : 0)
  }

  @usableFromInline
  func write(tagsOf base: UnsafeRawPointer, count: Int, stride: Int, to tags: UnsafeMutablePointer<UInt32>) {
    if stride == 8 {
      for index in 0..<count { tags[index] = tag(base.loadUnaligned(fromByteOffset: 8 &* index, as: UInt64.self), 0) }
    } else {
      for index in 0..<count {
        let position = base + 16 &* index
        tags[index] = tag(
          position.loadUnaligned(as: UInt64.self), position.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      }
    }
  }

  /// - Parameter second: The second word; 0 if the item has only one.
  @inlinable @inline(__always)
  func tag(_ first: UInt64, _ second: UInt64) -> UInt32 {
    let other = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let inner = mix(first ^ seed, second ^ other)
    return IdentifierTag.fold(mix(inner ^ other, 0xA076_1D64_78BD_642F))
  }

  @inlinable @inline(__always)
  func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
