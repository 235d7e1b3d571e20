/// The common ends of two lists. Shared pages and chunks are recognized by their addresses, so a changed copy of a
/// large snapshot is compared in O(pages / 64 + pages of a group and a bucket + chunks of a page).
struct ListTrim {
  /// The number of equal items at the start of both lists.
  let prefix: Int
  let suffix: Int

  init(old: ItemList, new: ItemList) {
    prefix = Self.commonPrefix(old, new)
    let limit = Swift.min(old.count, new.count) - prefix
    suffix = limit > 0 ? Self.commonSuffix(old, new, limit: limit) : 0
  }

  private static func commonPrefix(_ old: ItemList, _ new: ItemList) -> Int {
    var common = 0
    var (i, j) = (ListCursor(), ListCursor())
    while true {
      common += i.skipShared(in: old, &j, in: new)
      guard i.page < old.pages.count, j.page < new.pages.count else { return common }
      let length = Swift.min(old.count(at: i.spot) - i.offset, new.count(at: j.spot) - j.offset)
      let same = old.withChunks(at: i.spot, new, at: j.spot) {
        $0.commonCount(from: i.offset, with: $1, from: j.offset, limit: length)
      }
      common += same
      if same < length { return common }
      i.advance(by: same, in: old)
      j.advance(by: same, in: new)
    }
  }

  private static func commonSuffix(_ old: ItemList, _ new: ItemList, limit: Int) -> Int {
    var common = 0
    var (i, j) = (ListCursor(atEndOf: old), ListCursor(atEndOf: new))
    while true {
      common += i.skipSharedBack(in: old, &j, in: new, limit: limit - common)
      if common == limit { return common }
      let length = Swift.min(i.offset, j.offset, limit - common)
      let same = old.withChunks(at: i.spot, new, at: j.spot) {
        $0.commonCount(before: i.offset, with: $1, before: j.offset, limit: length)
      }
      common += same
      if same < length { return common }
      i.retreat(by: same, in: old)
      j.retreat(by: same, in: new)
    }
  }
}

extension ItemList {
  @inline(__always)
  fileprivate func withChunks(
    at spot: Spot, _ other: ItemList, at otherSpot: Spot, _ body: (ItemChunk, ItemChunk) -> Int
  ) -> Int {
    unretainedChunk(at: spot)._withUnsafeGuaranteedRef { chunk in
      other.unretainedChunk(at: otherSpot)._withUnsafeGuaranteedRef { body(chunk, $0) }
    }
  }
}
