/// The positions of tags in a list: a hash table with open addressing and linear probing.
struct TagTable {
  private var slots: [TaggedNumber] = []
  /// Sixteen bits for each slot, one of which is set for each tag. They exclude most other tags without reading the
  /// slots and without a branch that is often mispredicted.
  private var sieve: [UInt64] = []

  init(ordinalsOf tags: [UInt32]) {
    var size = 8
    while size * 3 < tags.count * 4 { size *= 2 }
    slots = Array(repeating: .none, count: size)
    sieve = Array(repeating: 0, count: size / 4)
    for tag in tags { sieve[word(of: tag)] |= 1 << UInt64(tag & 63) }
    slots.withUnsafeMutableBufferPointer { slots in
      let mask = slots.count &- 1
      for (ordinal, tag) in tags.enumerated() {
        var slotIndex = Int(tag) & mask
        while !slots[slotIndex].isNone { slotIndex = (slotIndex &+ 1) & mask }
        slots[slotIndex] = TaggedNumber(tag, ordinal)
      }
    }
  }

  /// Returns the first non-nil result of `body` for the ordinals of the given tag.
  @inline(__always)
  func first<Answer>(_ tag: UInt32, _ body: (Int) -> Answer?) -> Answer? {
    guard sieve[word(of: tag)] >> UInt64(tag & 63) & 1 == 1 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var slotIndex = Int(tag) & mask
      while !slots[slotIndex].isNone {
        if slots[slotIndex].tag == tag, let answer = body(slots[slotIndex].number) { return answer }
        slotIndex = (slotIndex &+ 1) & mask
      }
      return nil
    }
  }

  @inline(__always)
  private func word(of tag: UInt32) -> Int { Int(tag &>> 6) & (sieve.count &- 1) }
}
