/// Slots as a ``SlotLayout`` makes them, found by the tags' bits: open addressing, neighbours tried in turn.
///
/// One of the many small tables of a ``TagIndex``: a change copies 2 KB of a million identifiers' 8 MB. Two slots with the
/// same bits of a tag and the same chunk may stand for each other, because where a slot belongs depends on those bits
/// only.
struct SlotTable: Sendable {
  private var slots: [UInt32]
  private var count: Int32 = 0
  /// There are two to the power of this many slots. The array knows, too, but its count lies in another line of memory
  /// than most slots.
  private var bits: Int32

  init(room: Int) {
    bits = Self.bits(for: room)
    slots = Array(repeating: SlotLayout.empty, count: 1 << Int(bits))
  }

  private static func bits(for room: Int) -> Int32 {
    var bits: Int32 = 3
    while 3 << Int(bits) < room * 4 { bits += 1 }
    return bits
  }

  /// The next slot with the bits of a tag.
  ///
  /// - Parameters:
  ///   - wanted: The bits; the others are zero.
  ///   - steps: How far the table was gone through.
  @inline(__always)
  func next(_ wanted: UInt32, _ layout: SlotLayout, _ steps: inout Int) -> UInt32? {
    slots.withUnsafeBufferPointer { slots in
      let places = Places(bits, layout)
      let home = places.home(of: wanted)
      while true {
        let slot = slots[(home &+ steps) & places.last]
        if slot == SlotLayout.empty { return nil }
        steps &+= 1
        if slot ^ wanted <= places.placeMask { return slot }
      }
    }
  }

  /// Adds a slot. Calls back with those that have the same bits of a tag.
  @inline(__always)
  mutating func insert(_ slot: UInt32, _ layout: SlotLayout, _ body: (UInt32) -> Void) {
    if (Int(count) &+ 1) &* 4 > 3 &<< Int(bits) { grow(layout) }
    count &+= 1
    let bits = bits
    slots.withUnsafeMutableBufferPointer { slots in
      let places = Places(bits, layout)
      var place = places.home(of: slot)
      while slots[place] != SlotLayout.empty {
        if slots[place] ^ slot <= places.placeMask { body(slots[place]) }
        place = (place &+ 1) & places.last
      }
      slots[place] = slot
    }
  }

  /// Removes a slot like this but for its hint; there must be one.
  mutating func remove(_ slot: UInt32, _ layout: SlotLayout) {
    guard let place = place(of: slot, layout) else {
      return assertionFailure("An item to be removed is in the index.")
    }
    count -= 1
    fillGap(at: place, layout)
  }

  /// Replaces a slot like this but for its hint, which must be there, by another one with the same bits of a tag.
  mutating func replace(_ slot: UInt32, with other: UInt32, _ layout: SlotLayout) {
    guard let place = place(of: slot, layout) else {
      return assertionFailure("An item to be replaced is in the index.")
    }
    slots[place] = other
  }

  private func place(of slot: UInt32, _ layout: SlotLayout) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let places = Places(bits, layout)
      var place = places.home(of: slot)
      while slots[place] ^ slot > layout.hintMask {
        if slots[place] == SlotLayout.empty { return nil }
        place = (place &+ 1) & places.last
      }
      return place
    }
  }

  /// Moves up what stands behind a removed slot and could not be reached across the gap.
  private mutating func fillGap(at start: Int, _ layout: SlotLayout) {
    let bits = bits
    slots.withUnsafeMutableBufferPointer { slots in
      let places = Places(bits, layout)
      var gap = start
      var place = (gap &+ 1) & places.last
      while slots[place] != SlotLayout.empty {
        let home = places.home(of: slots[place])
        if (place &- home) & places.last >= (place &- gap) & places.last {
          slots[gap] = slots[place]
          gap = place
        }
        place = (place &+ 1) & places.last
      }
      slots[gap] = SlotLayout.empty
    }
  }

  private mutating func grow(_ layout: SlotLayout) {
    bits += 1
    let (size, bits) = (1 << Int(bits), bits)
    slots = Array(unsafeUninitializedCapacity: size) { larger, written in
      larger.initialize(repeating: SlotLayout.empty)
      let places = Places(bits, layout)
      for slot in slots where slot != SlotLayout.empty {
        var place = places.home(of: slot)
        while larger[place] != SlotLayout.empty { place = (place &+ 1) & places.last }
        larger[place] = slot
      }
      written = size
    }
  }
}

/// Where in a table slots belong.
private struct Places {
  /// The last place.
  let last: Int
  let placeMask: UInt32
  private let shift: UInt32

  @inline(__always)
  init(_ bits: Int32, _ layout: SlotLayout) {
    last = 1 &<< Int(bits) &- 1
    placeMask = layout.placeMask
    shift = UInt32(bitPattern: 32 &- bits)
  }

  /// By the upper bits of the tag's bits, and by no others even if the table is larger than they can tell.
  @inline(__always)
  func home(of slot: UInt32) -> Int { Int((slot & ~placeMask) &>> shift) }
}
