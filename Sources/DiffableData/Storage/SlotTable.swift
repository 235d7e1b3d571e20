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
  init(room: Int) {
    let size = Swift.max((room * 8 + 6) / 7, 8)
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
      let places = SlotPositions(size, layout)
      let home = places.home(of: wanted)
      while true {
        let slot = slots[places.place(home, steps)]
        if slot == SlotLayout.empty { return nil }
        steps &+= 1
        if slot ^ wanted <= places.placeMask { return slot }
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
      let places = SlotPositions(size, layout)
      let home = places.home(of: wanted)
      // Slots before the home position cannot match.
      let start = Swift.min(home, places.size &- 8)
      guard let base = bytes.baseAddress else { return nil }
      let eight = EightWords(base + 4 &* start)
      if let place = eight.first(wanted, ignoring: places.placeMask) {
        let slot = (base + 4 &* (start &+ place)).load(as: UInt32.self)
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
      let places = SlotPositions(size, layout)
      var place = places.home(of: slot)
      while slots[place] != SlotLayout.empty {
        if slots[place] ^ slot <= places.placeMask { body(slots[place]) }
        place = places.next(place)
      }
      slots[place] = slot
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
      let places = SlotPositions(size, layout)
      var place = places.home(of: slot)
      while slots[place] != SlotLayout.empty {
        if slots[place] ^ slot <= places.placeMask { return false }
        place = places.next(place)
      }
      slots[place] = slot
      return true
    }
    if isAlone { count &+= 1 }
    return isAlone
  }

  /// Removes a slot that equals the given one except for its position hint.
  ///
  /// - Precondition: Such a slot exists.
  mutating func remove(_ slot: UInt32, _ layout: SlotLayout) {
    guard let place = place(of: slot, layout) else {
      return assertionFailure("An item to be removed is in the index.")
    }
    count -= 1
    fillGap(at: place, layout)
  }

  /// Replaces a slot that equals the given one, except for its position hint, with another one that has the same tag
  /// bits.
  ///
  /// - Precondition: Such a slot exists.
  mutating func replace(_ slot: UInt32, with other: UInt32, _ layout: SlotLayout) {
    guard let place = place(of: slot, layout) else {
      return assertionFailure("An item to be replaced is in the index.")
    }
    slots[place] = other
  }

  private func place(of slot: UInt32, _ layout: SlotLayout) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let places = SlotPositions(size, layout)
      var place = places.home(of: slot)
      while slots[place] ^ slot > layout.hintMask {
        if slots[place] == SlotLayout.empty { return nil }
        place = places.next(place)
      }
      return place
    }
  }

  /// Moves slots that follow a removed one and could not be reached across the gap.
  private mutating func fillGap(at start: Int, _ layout: SlotLayout) {
    let size = size
    slots.withUnsafeMutableBufferPointer { slots in
      let places = SlotPositions(size, layout)
      var gap = start
      var place = places.next(gap)
      while slots[place] != SlotLayout.empty {
        let home = places.home(of: slots[place])
        if places.steps(home, place) >= places.steps(gap, place) {
          slots[gap] = slots[place]
          gap = place
        }
        place = places.next(place)
      }
      slots[gap] = SlotLayout.empty
    }
  }

  private mutating func grow(_ layout: SlotLayout) {
    size *= 2
    let places = SlotPositions(size, layout)
    slots = Array(unsafeUninitializedCapacity: places.size) { larger, written in
      larger.initialize(repeating: SlotLayout.empty)
      for slot in slots where slot != SlotLayout.empty {
        var place = places.home(of: slot)
        while larger[place] != SlotLayout.empty { place = places.next(place) }
        larger[place] = slot
      }
      written = places.size
    }
  }
}
