/// Pairs of a tag and a chunk's key, found by the tag: open addressing, neighbours tried in turn.
///
/// One of the many small tables of a ``TagIndex``: a change copies 4 KB of a million identifiers' 16 MB.
struct TagTable: Sendable {
  /// Tag in the upper half, key in the lower.
  private var slots: [UInt64] = []
  private(set) var count = 0

  private static var empty: UInt64 { .max }

  init(room: Int = 0) {
    if room > 0 { slots = Array(repeating: Self.empty, count: Self.slots(for: room)) }
  }

  /// A table of each tag's place in the list.
  init(ordinalsOf tags: [UInt32]) {
    self.init(room: tags.count)
    count = tags.count
    slots.withUnsafeMutableBufferPointer { slots in
      let mask = slots.count &- 1
      for (ordinal, tag) in tags.enumerated() {
        var place = Int(tag) & mask
        while slots[place] != Self.empty { place = (place &+ 1) & mask }
        slots[place] = Self.pair(tag, Int32(truncatingIfNeeded: ordinal))
      }
    }
  }

  /// The next key that goes with a tag.
  @inline(__always)
  func next(_ search: inout TagSearch) -> Int32? {
    guard count > 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      while true {
        let slot = slots[(Int(search.tag) &+ search.steps) & mask]
        if slot == Self.empty { return nil }
        search.steps &+= 1
        if UInt32(slot >> 32) == search.tag { return Self.key(slot) }
      }
    }
  }

  /// The first answer that `body` gives for the keys that go with a tag.
  @inline(__always)
  func first<Answer>(_ tag: UInt32, _ body: (Int32) -> Answer?) -> Answer? {
    var search = TagSearch(tag)
    while let key = next(&search) {
      if let answer = body(key) { return answer }
    }
    return nil
  }

  /// Adds a pair. Says whether the tag was there before.
  mutating func insert(_ tag: UInt32, _ key: Int32) -> Bool {
    if (count + 1) * 4 > slots.count * 3 { resize(room: count + 1) }
    count += 1
    let pair = Self.pair(tag, key)
    return slots.withUnsafeMutableBufferPointer { slots in
      let mask = slots.count &- 1
      var place = Int(tag) & mask
      var isKnown = false
      while slots[place] != Self.empty {
        if UInt32(slots[place] >> 32) == tag { isKnown = true }
        place = (place &+ 1) & mask
      }
      slots[place] = pair
      return isKnown
    }
  }

  /// Removes one such pair, which must be there.
  ///
  /// - Parameter mask: The bits by which keys are told apart.
  mutating func remove(_ tag: UInt32, _ key: Int32, mask: UInt32 = .max) {
    guard let place = place(of: tag, key, mask) else {
      return assertionFailure("A pair to be removed is in the table.")
    }
    count -= 1
    fillGap(at: place)
  }

  /// Gives a pair, which must be there, another key.
  mutating func replace(_ tag: UInt32, _ key: Int32, with newKey: Int32, mask: UInt32 = .max) {
    guard let place = place(of: tag, key, mask) else {
      return assertionFailure("A pair to be replaced is in the table.")
    }
    slots[place] = Self.pair(tag, newKey)
  }

  /// Calls back with every pair.
  func forEach(_ body: (UInt32, Int32) -> Void) {
    for slot in slots where slot != Self.empty { body(UInt32(slot >> 32), Self.key(slot)) }
  }

  private func place(of tag: UInt32, _ key: Int32, _ keyMask: UInt32) -> Int? {
    guard count > 0 else { return nil }
    let bits = UInt64(UInt32.max) << 32 | UInt64(keyMask)
    let pair = Self.pair(tag, key) & bits
    let mask = slots.count &- 1
    var place = Int(tag) & mask
    while slots[place] & bits != pair {
      if slots[place] == Self.empty { return nil }
      place = (place &+ 1) & mask
    }
    return slots[place] == Self.empty ? nil : place
  }

  /// Moves up what stands behind a removed pair and could not be reached across the gap.
  private mutating func fillGap(at start: Int) {
    slots.withUnsafeMutableBufferPointer { slots in
      let mask = slots.count &- 1
      var gap = start
      var place = (gap &+ 1) & mask
      while slots[place] != Self.empty {
        let home = Int(slots[place] >> 32) & mask
        if (place &- home) & mask >= (place &- gap) & mask {
          slots[gap] = slots[place]
          gap = place
        }
        place = (place &+ 1) & mask
      }
      slots[gap] = Self.empty
    }
  }

  private mutating func resize(room: Int) {
    var larger = TagTable(room: Swift.max(room, 4) * 3 / 2)
    forEach { _ = larger.insert($0, $1) }
    self = larger
  }

  private static func slots(for room: Int) -> Int {
    var slots = 8
    while slots * 3 < room * 4 { slots *= 2 }
    return slots
  }

  private static func pair(_ tag: UInt32, _ key: Int32) -> UInt64 {
    UInt64(tag) << 32 | UInt64(UInt32(bitPattern: key))
  }

  private static func key(_ slot: UInt64) -> Int32 { Int32(truncatingIfNeeded: slot) }
}

/// How far a table was gone through for the keys that go with a tag.
struct TagSearch {
  let tag: UInt32
  fileprivate var steps = 0

  init(_ tag: UInt32) { self.tag = tag }
}
