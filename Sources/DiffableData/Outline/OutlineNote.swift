/// The data that an outline stores with each item: its level, and whether the item is expanded.
///
/// Items are in depth-first order, so the levels alone define the tree. An item's descendants are the following items
/// up to the next level that is not greater; its parent is the last preceding item with a smaller level.
struct OutlineNote: RawRepresentable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(level: Int, isExpanded: Bool = false) { rawValue = UInt32(level) << 1 | (isExpanded ? 1 : 0) }

  var level: Int { Int(rawValue >> 1) }

  var isExpanded: Bool {
    get { rawValue & 1 == 1 }
    set { rawValue = newValue ? rawValue | 1 : rawValue & ~1 }
  }
}

extension ItemList {
  func note(at ordinal: Int) -> OutlineNote? {
    locate(ordinal).flatMap { location in self[location.spot].notes.map { OutlineNote(rawValue: $0[location.offset]) } }
  }

  /// Calls `body` with the notes of a range until it returns `false`.
  func forEachNote(in range: Range<Int>, _ body: (_ ordinal: Int, OutlineNote) -> Bool) {
    var ordinal = range.lowerBound
    var continues = true
    forEachPart(in: range) { chunk, part in
      guard continues, let notes = chunk.notes else { return }
      for offset in part {
        continues = body(ordinal, OutlineNote(rawValue: notes[offset]))
        ordinal += 1
        if !continues { return }
      }
    }
  }

  /// Calls `body` with the notes before an ordinal in descending order, chunk by chunk, until it returns `false`.
  func forEachNote(before end: Int, _ body: (_ ordinal: Int, OutlineNote) -> Bool) {
    guard end > 0, let last = locate(end - 1) else { return }
    var (spot, offset, ordinal) = (last.spot, last.offset, end - 1)
    while true {
      if let notes = self[spot].notes {
        while offset >= 0 {
          if !body(ordinal, OutlineNote(rawValue: notes[offset])) { return }
          offset -= 1
          ordinal -= 1
        }
      }
      guard let before = self.spot(before: spot) else { return }
      (spot, offset) = (before, self[before].count - 1)
    }
  }

  private func spot(before spot: Spot) -> Spot? {
    if spot.chunk > 0 { return Spot(page: spot.page, chunk: spot.chunk - 1) }
    guard spot.page > 0 else { return nil }
    return Spot(page: spot.page - 1, chunk: pages[spot.page - 1].chunks.count - 1)
  }

  /// Returns the ordinal after the last descendant of an item.
  ///
  /// - Complexity: O(descendants).
  func endOfSubtree(at ordinal: Int) -> Int {
    let level = note(at: ordinal)?.level ?? 0
    var end = count
    forEachNote(in: (ordinal + 1)..<Swift.max(count, ordinal + 1)) { next, note in
      if note.level <= level { end = next }
      return note.level > level
    }
    return end
  }

  /// Returns the ancestors of an item, starting with its parent.
  ///
  /// - Complexity: O(items between the item and its root item).
  func ancestors(of ordinal: Int) -> [(ordinal: Int, note: OutlineNote)] {
    var level = note(at: ordinal)?.level ?? 0
    var ancestors: [(ordinal: Int, note: OutlineNote)] = []
    guard level > 0 else { return [] }
    forEachNote(before: ordinal) { before, note in
      if note.level < level {
        ancestors.append((before, note))
        level = note.level
      }
      return level > 0
    }
    return ancestors
  }
}
