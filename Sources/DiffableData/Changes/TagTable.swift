/// Where in a list each of some tags stands: open addressing, neighbours tried in turn.
struct TagTable {
  private var slots: [TaggedNumber] = []
  /// Sixteen bits for a slot, of which the tags set one each: most others are told without a look at the slots, and
  /// without a guess of the processor's that is often wrong.
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
        var place = Int(tag) & mask
        while !slots[place].isNone { place = (place &+ 1) & mask }
        slots[place] = TaggedNumber(tag, ordinal)
      }
    }
  }

  /// The first answer that `body` gives for the ordinals of a tag.
  @inline(__always)
  func first<Answer>(_ tag: UInt32, _ body: (Int) -> Answer?) -> Answer? {
    guard sieve[word(of: tag)] >> UInt64(tag & 63) & 1 == 1 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var place = Int(tag) & mask
      while !slots[place].isNone {
        if slots[place].tag == tag, let answer = body(slots[place].number) { return answer }
        place = (place &+ 1) & mask
      }
      return nil
    }
  }

  @inline(__always)
  private func word(of tag: UInt32) -> Int { Int(tag &>> 6) & (sieve.count &- 1) }
}
