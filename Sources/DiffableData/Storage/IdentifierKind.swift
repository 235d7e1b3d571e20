import Foundation

/// What a type of identifier lets be done with its bytes, asked once for many items.
///
/// The storage and the differences work on bytes and on 32-bit tags, never on the generic type: generic code is not
/// specialised for a caller's type in another module, and would cost ten times as much for each item. Only the thin
/// shell that turns identifiers into bytes and tags is generic, and inlinable where it is called often.
@usableFromInline
struct IdentifierKind: Sendable {
  @usableFromInline let stride: Int
  let alignment: Int
  /// Whether two identifiers are equal exactly if their bytes are; then tags come from the bytes as well.
  @usableFromInline let isBitwise: Bool

  init<Item: Hashable>(_ type: Item.Type) {
    stride = MemoryLayout<Item>.stride
    alignment = MemoryLayout<Item>.alignment
    isBitwise = Self.bitwiseTypes.contains { $0 == type }
  }

  /// Whole words without padding, whose `==` compares every bit.
  private static let bitwiseTypes: [Any.Type] = [
    UUID.self, Int.self, UInt.self, Int64.self, UInt64.self, ObjectIdentifier.self,
  ]
}

/// Thirty-two bits that equal identifiers share, and others hardly ever do.
@usableFromInline
enum IdentifierTag {
  @inlinable
  static func tag<Item: Hashable>(of item: UnsafePointer<Item>, _ kind: IdentifierKind) -> UInt32 {
    kind.isBitwise ? bitwiseTag(of: item, kind) : fold(UInt64(truncatingIfNeeded: item.pointee.hashValue))
  }

  @inlinable
  static func write<Item: Hashable>(
    tagsOf items: UnsafePointer<Item>, count: Int, _ kind: IdentifierKind, to tags: UnsafeMutablePointer<UInt32>
  ) {
    if kind.isBitwise { return writeBitwise(tagsOf: items, count: count, kind, to: tags) }
    for index in 0..<count { tags[index] = fold(UInt64(truncatingIfNeeded: items[index].hashValue)) }
  }

  @inlinable
  static func fold(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash ^ hash >> 32) }

  @usableFromInline
  static func bitwiseTag(of item: UnsafeRawPointer, _ kind: IdentifierKind) -> UInt32 {
    BitwiseTags().tag(of: UnsafeRawBufferPointer(start: item, count: kind.stride))
  }

  @usableFromInline
  static func writeBitwise(
    tagsOf items: UnsafeRawPointer, count: Int, _ kind: IdentifierKind, to tags: UnsafeMutablePointer<UInt32>
  ) {
    BitwiseTags().write(tagsOf: items, count: count, stride: kind.stride, to: tags)
  }
}

/// Tags of one or two words by multiplication; several times as fast as the standard library's hash, and like it
/// different in every process, so that nobody can prepare identifiers that all collide.
///
/// - Source: the 64×64→128-bit multiply-and-fold of wyhash (Wang Yi).
struct BitwiseTags {
  private let seed = Self.seeds

  private static let seeds: SIMD2<UInt64> = {
    var hasher = Hasher()
    hasher.combine(1)
    let first = UInt64(truncatingIfNeeded: hasher.finalize())
    return [first | 1, first &* 0x9E37_79B9_7F4A_7C15 | 1]
  }()

  func tag(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    let first = bytes.loadUnaligned(as: UInt64.self)
    let second = bytes.count > 8 ? bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) : 0
    return tag(first, second)
  }

  func write(tagsOf base: UnsafeRawPointer, count: Int, stride: Int, to tags: UnsafeMutablePointer<UInt32>) {
    if stride == 8 {
      for index in 0..<count { tags[index] = tag(base.loadUnaligned(fromByteOffset: 8 &* index, as: UInt64.self), 0) }
    } else {
      for index in 0..<count {
        let place = base + 16 &* index
        tags[index] = tag(place.loadUnaligned(as: UInt64.self), place.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      }
    }
  }

  /// - Parameter second: 0 if there is only one word.
  @inline(__always)
  func tag(_ first: UInt64, _ second: UInt64) -> UInt32 {
    let inner = mix(first ^ seed.x, second ^ seed.y)
    return IdentifierTag.fold(mix(inner ^ seed.y, 0xA076_1D64_78BD_642F))
  }

  @inline(__always)
  private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
