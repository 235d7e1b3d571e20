/// The home positions of slots in a table.
struct SlotPositions {
  let size: Int
  let slotMask: UInt32

  @inline(__always)
  init(_ size: Int32, _ layout: SlotLayout) {
    self.size = Int(size)
    slotMask = layout.slotMask
  }

  /// Returns the home position, which depends only on the upper bits of the stored tag, even if they cannot address the
  /// whole table.
  @inline(__always)
  func home(of slot: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(slot & ~slotMask) &* UInt64(truncatingIfNeeded: size)) &>> 32)
  }

  @inline(__always)
  func next(_ slotIndex: Int) -> Int { slotIndex &+ 1 == size ? 0 : slotIndex &+ 1 }

  /// - Parameter steps: A number smaller than the number of slots.
  @inline(__always)
  func slotIndex(_ start: Int, _ steps: Int) -> Int {
    let slotIndex = start &+ steps
    return slotIndex < size ? slotIndex : slotIndex &- size
  }

  /// Returns the number of steps from one position to another.
  @inline(__always)
  func steps(_ start: Int, _ slotIndex: Int) -> Int {
    slotIndex >= start ? slotIndex &- start : slotIndex &- start &+ size
  }
}

/// Eight contiguous words, slots or tags, compared two at a time.
struct EightWords {
  private let base: UnsafeRawPointer

  init(_ base: UnsafeRawPointer) { self.base = base }

  /// Returns the index of a word that equals a given one except for some bits. If several words do, any of them is
  /// returned.
  @inline(__always)
  func first(_ wanted: UInt32, ignoring ignored: UInt32) -> Int? {
    let (keep, twice) = (Self.twice(~ignored), Self.twice(wanted))
    var found: UInt64 = 0
    for pair in 0..<4 {
      let differences = base.loadUnaligned(fromByteOffset: 8 &* pair, as: UInt64.self) & keep ^ twice
      // The upper bit of each half that is zero is set. That of the other half is also set only if the lower half is
      // zero.
      found |= ((differences &- Self.twice(1)) & ~differences & Self.twice(1 << 31)) &>> UInt64(31 &- pair)
    }
    guard found != 0 else { return nil }
    let slotIndex = found.trailingZeroBitCount
    return (slotIndex & 31) &* 2 &+ slotIndex &>> 5
  }

  private static func twice(_ half: UInt32) -> UInt64 { UInt64(half) &* 0x1_0000_0001 }
}
