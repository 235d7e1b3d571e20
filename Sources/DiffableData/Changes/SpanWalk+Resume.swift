/// Resynchronization of two lists whose next items differ.
///
/// The distances, the intervals and the choice of compared neighbors affect performance only: an item that the walk
/// misses is found by look-up later, and the number of resulting moves is minimal in any case.
extension SpanWalk {
  /// The number of items that are skipped before the index is searched.
  private var reach: Int { 16 }
  /// The distance within which one equal item is sufficient evidence; a more distant equal item may have moved.
  private var trust: Int { 4 }
  /// The interval of old items in the index.
  private var spacing: Int { 32 }

  /// Skips the fewest items after which both lists are equal again, if the number of items is small.
  mutating func skipNearby(_ found: inout WalkedItems) -> Bool {
    let (i, j) = (old.ordinal, new.ordinal)
    let limit = (old: Swift.min(old.end - i - 1, reach), new: Swift.min(new.end - j - 1, reach))
    guard limit.old >= 0, limit.new >= 0 else { return false }
    let skipped = withTags(of: oldSpan, i..<(i + limit.old + 1)) { oldTags in
      withTags(of: newSpan, j..<(j + limit.new + 1)) { newTags -> (old: Int, new: Int)? in
        for distance in 1...reach {
          let (least, most) = (Swift.max(0, distance - limit.old), Swift.min(distance, limit.new))
          guard least <= most else { return nil }
          for new in least...most where oldTags[distance - new] == newTags[new] {
            let old = distance - new
            guard isSame(i + old, as: j + new) else { continue }
            if distance <= trust || agrees(i + old, j + new) { return (old, new) }
          }
        }
        return nil
      }
    }
    guard let skipped else { return false }
    goOn(i + skipped.old, j + skipped.new, &found)
    return true
  }

  /// Calls `body` with the tags of a range in contiguous memory.
  private func withTags<Answer>(
    of span: ItemSpan, _ range: Range<Int>, _ body: (UnsafeMutablePointer<UInt32>) -> Answer?
  ) -> Answer? {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: range.count) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      span.forEachPart(of: range) { start, tags in
        guard let source = tags.baseAddress else { return }
        (base + (start - range.lowerBound)).initialize(from: source, count: tags.count)
      }
      return body(base)
    }
  }

  /// Finds the next new item with a known old position, and moves back from there while items are equal.
  mutating func resume(_ found: inout WalkedItems) -> Bool {
    // If no old items were skipped, no new item has a known old position.
    guard old.left > 0 || found.old.count > firstOld || !isIncreasing else { return false }
    let positions = self.positions ?? index()
    self.positions = positions
    var ahead = new
    while ahead.left > 0 {
      for offset in 0..<ahead.left {
        guard let position = position(of: ahead.ordinal + offset, ahead.here.tag[offset], positions) else { continue }
        goBack(from: position, ahead.ordinal + offset, &found)
        return true
      }
      ahead.advance(by: ahead.left)
    }
    return false
  }

  @inline(__always)
  private func position(of item: Int, _ tag: UInt32, _ positions: TagTable) -> Int? {
    positions.first(tag) { number in
      let position = oldRange.lowerBound + Int(number) * spacing
      return isSame(position, as: item) && agrees(position, item) ? position : nil
    }
  }

  /// Continues at the start of the run that contains both items.
  private mutating func goBack(from old: Int, _ item: Int, _ found: inout WalkedItems) {
    var (i, j) = (old, item)
    while j > new.ordinal, i > oldRange.lowerBound, isSame(i - 1, as: j - 1) {
      i -= 1
      j -= 1
    }
    goOn(i, j, &found)
  }

  /// Returns whether a neighbor matches too. A single match may be an item that moved; with two matches the walk
  /// continues there.
  private func agrees(_ i: Int, _ j: Int) -> Bool {
    (i + 1 < old.end && j + 1 < new.end && isSame(i + 1, as: j + 1))
      || (i > oldRange.lowerBound && j > new.ordinal && isSame(i - 1, as: j - 1))
  }

  private func index() -> TagTable {
    TagTable(ordinalsOf: stride(from: oldRange.lowerBound, to: old.end, by: spacing).map { oldSpan[$0].tag.pointee })
  }
}
