/// The bit fields of a 32-bit index slot. The upper bits are some of an item's tag, the middle bits are the key of its
/// chunk, and the lower bits are the position in the chunk at which the item was inserted. The item may have been
/// shifted since, but usually it is still there.
///
/// Slots have four bytes, rather than eight with the whole tag, because cache misses dominate a look-up in a list that
/// was not used for a while. The more chunks there are, the fewer bits remain for the other fields.
struct SlotLayout: Sendable {
  private let keyBits: UInt32
  private let hintBits: UInt32

  /// The minimum number of tag bits. With fewer bits, many more items would be compared unnecessarily.
  private static var leastTagBits: UInt32 { 13 }
  private static var mostKeyBits: UInt32 { 24 }

  /// The exclusive upper bound of chunk keys for every layout.
  static var chunkLimit: Int { 1 << mostKeyBits - 1 }

  /// The empty slot. No chunk has its key.
  static var empty: UInt32 { .max }

  /// - Parameter chunkLimit: The exclusive upper bound of keys.
  init(chunkLimit: Int) {
    var bits: UInt32 = 6
    while chunkLimit >= 1 << bits, bits < Self.mostKeyBits { bits += 1 }
    keyBits = bits
    hintBits = UInt32(Swift.max(0, Swift.min(8, 32 - Int(Self.leastTagBits + bits))))
  }

  /// The exclusive upper bound of chunk keys.
  var chunkLimit: Int { 1 << Int(keyBits) - 1 }

  /// The mask of the bits that do not belong to the tag.
  @inline(__always)
  var slotMask: UInt32 { 1 &<< (keyBits &+ hintBits) &- 1 }

  @inline(__always)
  var hintMask: UInt32 { 1 &<< hintBits &- 1 }

  /// The number of low bits of an item's position in its chunk that are not stored.
  var lostBits: UInt32 { 8 &- hintBits }

  @inline(__always)
  func slot(_ tag: UInt32, _ key: Int32, _ offset: Int) -> UInt32 {
    let hint = UInt32(truncatingIfNeeded: offset) &>> lostBits
    return tag & ~slotMask | UInt32(bitPattern: key) &<< hintBits | hint
  }

  /// Returns the chunk, and the probable position of the item in it or a position shortly before that.
  @inline(__always)
  func keyAndOffset(_ slot: UInt32) -> (key: Int32, offset: Int) {
    let slotIndex = slot & slotMask
    return (Int32(bitPattern: slotIndex &>> hintBits), Int((slotIndex & hintMask) &<< lostBits))
  }
}
