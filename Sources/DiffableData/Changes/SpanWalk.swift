/// Walks through two lists side by side and finds runs of items that both have.
///
/// Most of two neighbouring states of a list is in the same order; it is found by comparing neighbours. Where the lists
/// drift apart, a sparse index of the old list finds the place again. What is found depends on nothing but which items
/// are equal: tags only save comparisons.
///
/// - Complexity: O(items).
struct SpanWalk<Equality: ItemEquality> {
  let equality: Equality
  let oldSpan: ItemSpan
  let newSpan: ItemSpan
  let oldRange: Range<Int>
  private(set) var old: SpanCursor
  private(set) var new: SpanCursor
  var places: TagTable?
  /// How much was found by walks before.
  private(set) var firstRun = 0
  private(set) var firstOld = 0
  /// Whether the runs are in the order of the old items as well.
  private(set) var isIncreasing = true

  /// - Precondition: Neither range is empty.
  init(_ equality: Equality, old: ItemSpan, _ oldRange: Range<Int>, new: ItemSpan, _ newRange: Range<Int>) {
    self.equality = equality
    oldSpan = old
    newSpan = new
    self.oldRange = oldRange
    self.old = SpanCursor(old, oldRange)
    self.new = SpanCursor(new, newRange)
  }

  mutating func walk(_ found: inout WalkedItems) {
    firstRun = found.runs.count
    firstOld = found.old.count
    // A list that changed much has a run for every few items.
    found.runs.reserve(Swift.min(old.rest.count, new.rest.count) / 4)
    found.old.reserve(old.rest.count / 8)
    found.new.reserve(new.rest.count / 8)
    repeat { walkPieces(&found) } while new.left > 0 && (skipNearby(&found) || resume(&found))
    found.skip(new: newSpan, new.rest)
    if isIncreasing {
      found.skip(old: oldSpan, old.rest)
    } else {
      found.old.truncate(to: firstOld)
      skipGaps(between: found.runs[firstRun..<found.runs.count].sorted { $0.old < $1.old }, &found)
    }
  }

  /// Goes on while items are the same, and over few that were inserted or deleted.
  private mutating func walkPieces(_ found: inout WalkedItems) {
    while old.left > 0, new.left > 0 {
      found.makeRoom(old: old.left, new: new.left)
      let (i, j, isPieceEnd) = walkPiece(&found, carrying: takeRunEnding(&found))
      old.advance(by: i)
      new.advance(by: j)
      if !isPieceEnd { return }
    }
  }

  /// Takes back the run that ends here, so that a longer one takes its place; says how long it is.
  private func takeRunEnding(_ found: inout WalkedItems) -> Int {
    guard found.runs.count > firstRun, let last = found.runs.values.last, last.oldEnd == old.ordinal,
      last.newEnd == new.ordinal
    else { return 0 }
    found.runs.truncate(to: found.runs.count - 1)
    return Int(last.count)
  }

  /// Goes on in one piece of each list.
  ///
  /// - Parameter carried: How many items before the present ones belong to the same run.
  /// - Returns: How many items it passed, and whether it did not stop before the end of a piece.
  @inline(__always)
  private func walkPiece(
    _ found: inout WalkedItems, carrying carried: Int
  ) -> (old: Int, new: Int, isPieceEnd: Bool) {
    var (i, j, start) = (0, 0, -carried)
    // The ends of the piles in variables: what is written to memory might change those in memory, for all the compiler
    // knows.
    var (runs, olds, news) = (found.runs.end, found.old.end, found.new.end)
    defer { found.moveEnds(runs, olds, news) }
    while true {
      let same = sameCount(i, j)
      i &+= same
      j &+= same
      runs.put(
        MatchRun(old: old.ordinal &+ i &- (j &- start), new: new.ordinal &+ start, count: j &- start),
        times: j > start ? 1 : 0)
      if i == old.left || j == new.left { return (i, j, true) }
      guard i &+ 1 < old.left, j &+ 1 < new.left else { return (i, j, false) }
      let (isDeleted, isInserted) = (sameness(i &+ 1, j), sameness(i, j &+ 1))
      if isDeleted &+ isInserted == 1 {
        // Without asking which of the two: the processor would mostly guess wrong.
        let tag = equality.tag(of: SpanItem(item(old, i), item(new, j), choosing: isDeleted))
        olds.put(TaggedNumber(tag, old.ordinal &+ i), times: isDeleted)
        news.put(TaggedNumber(tag, new.ordinal &+ j), times: isInserted)
        i &+= isDeleted
        j &+= isInserted
      } else {
        guard let skipped = skippedNext(i, j) else { return (i, j, false) }
        for offset in 0..<skipped.old { olds.put(leftover(old, i &+ offset), times: 1) }
        for offset in 0..<skipped.new { news.put(leftover(new, j &+ offset), times: 1) }
        i &+= skipped.old
        j &+= skipped.new
      }
      start = j
    }
  }

  /// How many items are the same from two places on, in the same pieces.
  @inline(__always)
  private func sameCount(_ i: Int, _ j: Int) -> Int {
    let most = Swift.min(old.left &- i, new.left &- j)
    var count = 0
    // Where lists changed a few items are the same at a time, how many the processor cannot guess: it guesses wrong once
    // for eight, not once for each such place.
    while equality.isCheap, count &+ 8 <= most {
      var differing: UInt32 = 0
      for offset in 0..<8 {
        differing |= (areSame(i &+ count &+ offset, j &+ count &+ offset) ? 0 : 1) &<< UInt32(offset)
      }
      if differing != 0 { return count &+ differing.trailingZeroBitCount }
      count &+= 8
    }
    while count < most, areSame(i &+ count, j &+ count) { count &+= 1 }
    return count
  }

  /// After how many items two or three further the lists go on being the same.
  @inline(__always)
  private func skippedNext(_ i: Int, _ j: Int) -> (old: Int, new: Int)? {
    guard i &+ 3 < old.left, j &+ 3 < new.left else { return nil }
    for distance in 2...3 {
      for new in 0...distance where areSame(i &+ distance &- new, j &+ new) { return (distance - new, new) }
    }
    return nil
  }

  @inline(__always)
  private func leftover(_ cursor: SpanCursor, _ offset: Int) -> TaggedNumber {
    TaggedNumber(equality.tag(of: item(cursor, offset)), cursor.ordinal &+ offset)
  }

  @inline(__always)
  private func item(_ cursor: SpanCursor, _ offset: Int) -> SpanItem {
    cursor.here.advanced(by: offset, equality.stride)
  }

  /// Whether items are the same that come so many behind the present ones, in the same pieces.
  @inline(__always)
  private func areSame(_ i: Int, _ j: Int) -> Bool {
    equality.areSame(item(old, i), item(new, j))
  }

  /// 1 if they are the same, 0 if not: computed, as the compiler would make a branch of a condition.
  @inline(__always)
  private func sameness(_ i: Int, _ j: Int) -> Int {
    let difference = equality.difference(item(old, i), item(new, j))
    return Int(truncatingIfNeeded: (difference | (0 &- difference)) &>> 63 ^ 1)
  }

  func isSame(_ i: Int, as j: Int) -> Bool { equality.areSame(oldSpan[i], newSpan[j]) }

  /// Goes on at two places; what is passed by is left over.
  mutating func goOn(_ i: Int, _ j: Int, _ found: inout WalkedItems) {
    found.skip(new: newSpan, new.ordinal..<j)
    new.seek(j)
    if i >= old.ordinal { found.skip(old: oldSpan, old.ordinal..<i) } else { isIncreasing = false }
    old.seek(i)
  }

  private func skipGaps(between runs: [MatchRun], _ found: inout WalkedItems) {
    var next = oldRange.lowerBound
    for run in runs {
      if next < run.old { found.skip(old: oldSpan, next..<Int(run.old)) }
      next = Swift.max(next, run.oldEnd)
    }
    found.skip(old: oldSpan, next..<Swift.max(next, oldRange.upperBound))
  }
}
