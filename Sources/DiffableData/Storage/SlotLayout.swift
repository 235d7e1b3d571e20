/// What the 32 bits of a slot of the index are used for: the upper ones are some of an item's tag, the middle ones the
/// key of its chunk, the lower ones say where in the chunk it was put. It may have been shifted since, but mostly is
/// still there.
///
/// Slots of four bytes, and not of eight with the whole tag, because a look-up in a list that was not used for a while
/// takes as long as the memory it must wait for. The more chunks there are, the fewer bits are left for the rest.
struct SlotLayout: Sendable {
  private let keyBits: UInt32
  private let hintBits: UInt32

  /// With fewer bits of tags many more items would be looked at in vain.
  private static var leastTagBits: UInt32 { 13 }
  private static var mostKeyBits: UInt32 { 24 }

  /// Keys of chunks are below this, whatever the layout.
  static var chunkLimit: Int { 1 << mostKeyBits - 1 }

  /// What no slot looks like: of that key there is no chunk.
  static var empty: UInt32 { .max }

  /// - Parameter chunkLimit: Keys are below.
  init(chunkLimit: Int) {
    var bits: UInt32 = 6
    while chunkLimit >= 1 << bits, bits < Self.mostKeyBits { bits += 1 }
    keyBits = bits
    hintBits = UInt32(Swift.max(0, Swift.min(8, 32 - Int(Self.leastTagBits + bits))))
  }

  /// Keys of chunks are below this.
  var chunkLimit: Int { 1 << Int(keyBits) - 1 }

  /// The bits that are not of a tag.
  @inline(__always)
  var placeMask: UInt32 { 1 &<< (keyBits &+ hintBits) &- 1 }

  @inline(__always)
  var hintMask: UInt32 { 1 &<< hintBits &- 1 }

  /// The lower bits of an item's place in its chunk that are not kept.
  var lostBits: UInt32 { 8 &- hintBits }

  @inline(__always)
  func slot(_ tag: UInt32, _ key: Int32, _ offset: Int) -> UInt32 {
    let hint = UInt32(truncatingIfNeeded: offset) &>> lostBits
    return tag & ~placeMask | UInt32(bitPattern: key) &<< hintBits | hint
  }

  /// The chunk, and where in it the item probably is, or soon behind.
  @inline(__always)
  func place(_ slot: UInt32) -> (key: Int32, offset: Int) {
    let place = slot & placeMask
    return (Int32(bitPattern: place &>> hintBits), Int((place & hintMask) &<< lostBits))
  }
}
