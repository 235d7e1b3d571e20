/// A hash table of ``SlotLayout`` slots, which are found by their tag bits: open addressing with linear probing.
///
/// It is one of the many small tables of a ``TagIndex``: a change copies 3 KB of the 5 MB for a million identifiers.
/// Two slots with the same tag bits and the same chunk are interchangeable, because a slot's position depends only on
/// those bits.
struct SlotTable: Sendable {
  private var slots: [UInt32]
  private var count: Int32 = 0
  /// The number of slots. The array's own count is in another cache line than most slots.
  private var size: Int32

  /// Creates exactly as many slots as needed, rather than the next power of two: cache misses dominate look-ups, so
  /// using less memory is faster.
  init(reservedCapacity: Int) {
    let size = Swift.max((reservedCapacity * 8 + 6) / 7, 8)
    slots = Array(repeating: SlotLayout.empty, count: size)
    self.size = Int32(size)
  }

  /// Returns the next slot with the given tag bits.
  ///
  /// - Parameters:
  ///   - wanted: The tag bits; the other bits are zero.
  ///   - steps: The number of slots that have been searched.
  @inline(__always)
  func next(_ wanted: UInt32, _ layout: SlotLayout, _ steps: inout Int) -> UInt32? {
    slots.withUnsafeBufferPointer { slots in
      let positions = SlotPositions(size, layout)
      let home = positions.home(of: wanted)
      while true {
        let slot = slots[positions.slotIndex(home, steps)]
        if slot == SlotLayout.empty { return nil }
        steps &+= 1
        if slot ^ wanted <= positions.slotMask { return slot }
      }
    }
  }

  /// Returns the first slot with the given tag bits if it is one of the next eight; ``SlotLayout/empty`` if no slot has
  /// them; `nil` if the slot may be farther away.
  ///
  /// All eight slots are compared in any case. Without a branch to predict, the processor starts the next look-up while
  /// this one waits for memory.
  ///
  /// - Parameter wanted: The tag bits; see ``next(_:_:_:)``.
  @inline(__always)
  func glance(_ wanted: UInt32, _ layout: SlotLayout) -> UInt32? {
    slots.withUnsafeBytes { bytes in
      let positions = SlotPositions(size, layout)
      let home = positions.home(of: wanted)
      // Slots before the home position cannot match.
      let start = Swift.min(home, positions.size &- 8)
      guard let base = bytes.baseAddress else { return nil }
      let eight = EightWords(base + 4 &* start)
      if let slotIndex = eight.first(wanted, ignoring: positions.slotMask) {
        let slot = (base + 4 &* (start &+ slotIndex)).load(as: UInt32.self)
        return slot == SlotLayout.empty ? nil : slot
      }
      return start == home && eight.first(SlotLayout.empty, ignoring: 0) != nil ? SlotLayout.empty : nil
    }
  }

  /// Adds a slot, and calls `body` with the slots that have the same tag bits.
  @inline(__always)
  mutating func insert(_ slot: UInt32, _ layout: SlotLayout, _ body: (UInt32) -> Void) {
    if (count &+ 1) &* 8 > size &* 7 { grow(layout) }
    count &+= 1
    let size = size
    slots.withUnsafeMutableBufferPointer { slots in
      let positions = SlotPositions(size, layout)
      var slotIndex = positions.home(of: slot)
      while slots[slotIndex] != SlotLayout.empty {
        if slots[slotIndex] ^ slot <= positions.slotMask { body(slots[slotIndex]) }
        slotIndex = positions.next(slotIndex)
      }
      slots[slotIndex] = slot
    }
  }

  /// Adds a slot unless another slot has the same tag bits.
  ///
  /// - Returns: Whether the slot was added.
  @inline(__always)
  mutating func insertIfAlone(_ slot: UInt32, _ layout: SlotLayout) -> Bool {
    if (count &+ 1) &* 8 > size &* 7 { grow(layout) }
    let size = size
    let isAlone = slots.withUnsafeMutableBufferPointer { slots in
      let positions = SlotPositions(size, layout)
      var slotIndex = positions.home(of: slot)
      while slots[slotIndex] != SlotLayout.empty {
        if slots[slotIndex] ^ slot <= positions.slotMask { return false }
        slotIndex = positions.next(slotIndex)
      }
      slots[slotIndex] = slot
      return true
    }
    if isAlone { count &+= 1 }
    return isAlone
  }

  /// Removes a slot that equals the given one except for its position hint.
  ///
  /// - Precondition: Such a slot exists.
  mutating func remove(_ slot: UInt32, _ layout: SlotLayout) {
    guard let slotIndex = slotIndex(of: slot, layout) else {
      return assertionFailure("An item to be removed is in the index.")
    }
    count -= 1
    fillGap(at: slotIndex, layout)
  }

  /// Replaces a slot that equals the given one, except for its position hint, with another one that has the same tag
  /// bits.
  ///
  /// - Precondition: Such a slot exists.
  mutating func replace(_ slot: UInt32, with other: UInt32, _ layout: SlotLayout) {
    guard let slotIndex = slotIndex(of: slot, layout) else {
      return assertionFailure("An item to be replaced is in the index.")
    }
    slots[slotIndex] = other
  }

  private func slotIndex(of slot: UInt32, _ layout: SlotLayout) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let positions = SlotPositions(size, layout)
      var slotIndex = positions.home(of: slot)
      while slots[slotIndex] ^ slot > layout.hintMask {
        if slots[slotIndex] == SlotLayout.empty { return nil }
        slotIndex = positions.next(slotIndex)
      }
      return slotIndex
    }
  }

  /// Moves slots that follow a removed one and could not be reached across the gap.
  private mutating func fillGap(at start: Int, _ layout: SlotLayout) {
    let size = size
    slots.withUnsafeMutableBufferPointer { slots in
      let positions = SlotPositions(size, layout)
      var gap = start
      var slotIndex = positions.next(gap)
      while slots[slotIndex] != SlotLayout.empty {
        let home = positions.home(of: slots[slotIndex])
        if positions.steps(home, slotIndex) >= positions.steps(gap, slotIndex) {
          slots[gap] = slots[slotIndex]
          gap = slotIndex
        }
        slotIndex = positions.next(slotIndex)
      }
      slots[gap] = SlotLayout.empty
    }
  }

  private mutating func grow(_ layout: SlotLayout) {
    size *= 2
    let positions = SlotPositions(size, layout)
    slots = Array(unsafeUninitializedCapacity: positions.size) { larger, written in
      larger.initialize(repeating: SlotLayout.empty)
      for slot in slots where slot != SlotLayout.empty {
        var slotIndex = positions.home(of: slot)
        while larger[slotIndex] != SlotLayout.empty { slotIndex = positions.next(slotIndex) }
        larger[slotIndex] = slot
      }
      written = positions.size
    }
  }
}
