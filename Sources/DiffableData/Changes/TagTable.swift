/// Where in a list each of some tags stands: open addressing, neighbours tried in turn.
struct TagTable {
  private var slots: [TaggedNumber] = []

  init(ordinalsOf tags: [UInt32]) {
    var size = 8
    while size * 3 < tags.count * 4 { size *= 2 }
    slots = Array(repeating: .none, count: size)
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
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var place = Int(tag) & mask
      while !slots[place].isNone {
        if slots[place].tag == tag, let answer = body(slots[place].number) { return answer }
        place = (place &+ 1) & mask
      }
      return nil
    }
  }
}
