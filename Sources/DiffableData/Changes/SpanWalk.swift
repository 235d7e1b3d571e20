/// A parallel walk through two lists that finds runs of equal items.
///
/// Two successive states of a list are mostly in the same order, so comparing neighbors finds most equal items. If the
/// lists diverge, a sparse index of the old list finds the position again. The result depends only on the equality of
/// items: tags merely save comparisons.
///
/// - Complexity: O(items).
struct SpanWalk<Equality: ItemEquality> {
  let equality: Equality
  let oldSpan: ItemSpan
  let newSpan: ItemSpan
  let oldRange: Range<Int>
  private(set) var old: SpanCursor
  private(set) var new: SpanCursor
  var positions: TagTable?
  /// The number of results of earlier walks.
  private(set) var firstRun = 0
  private(set) var firstOld = 0
  /// Whether the runs are also in the order of the old items.
  private(set) var isIncreasing = true

  /// Creates a walk through two ranges.
  ///
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
    // A list with many changes has a run for every few items. Buffers grow, so these capacities affect performance
    // only.
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

  /// Advances while items are equal, and skips a few that were inserted or deleted.
  private mutating func walkPieces(_ found: inout WalkedItems) {
    while old.left > 0, new.left > 0 {
      found.ensureCapacity(old: old.left, new: new.left)
      let (i, j, isPieceEnd) = walkPiece(&found, carrying: takeRunEnding(&found))
      old.advance(by: i)
      new.advance(by: j)
      if !isPieceEnd { return }
    }
  }

  /// Removes the run that ends here, so that a longer one replaces it, and returns its length.
  private func takeRunEnding(_ found: inout WalkedItems) -> Int {
    guard found.runs.count > firstRun, let last = found.runs.values.last, last.oldEnd == old.ordinal,
      last.newEnd == new.ordinal
    else { return 0 }
    found.runs.truncate(to: found.runs.count - 1)
    return Int(last.count)
  }

  /// Advances within one piece of each list.
  ///
  /// - Parameter carried: The number of preceding items that belong to the same run.
  /// - Returns: The number of items passed, and whether the end of a piece was reached.
  @inline(__always)
  private func walkPiece(
    _ found: inout WalkedItems, carrying carried: Int
  ) -> (old: Int, new: Int, isPieceEnd: Bool) {
    var (i, j, start) = (0, 0, -carried)
    // The ends of the buffers are local variables, because the compiler must assume that writes could change them in
    // memory.
    var (runs, leftoverOld, leftoverNew) = (found.runs.end, found.old.end, found.new.end)
    defer { found.moveEnds(runs, leftoverOld, leftoverNew) }
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
        // A branch that selects one of the two would often be mispredicted, so the choice is computed.
        let tag = equality.tag(of: SpanItem(item(old, i), item(new, j), choosing: isDeleted))
        leftoverOld.put(TaggedNumber(tag, old.ordinal &+ i), times: isDeleted)
        leftoverNew.put(TaggedNumber(tag, new.ordinal &+ j), times: isInserted)
        i &+= isDeleted
        j &+= isInserted
      } else {
        guard let skipped = skippedNext(i, j) else { return (i, j, false) }
        for offset in 0..<skipped.old { leftoverOld.put(leftover(old, i &+ offset), times: 1) }
        for offset in 0..<skipped.new { leftoverNew.put(leftover(new, j &+ offset), times: 1) }
        i &+= skipped.old
        j &+= skipped.new
      }
      start = j
    }
  }

  /// Returns the number of equal items starting at two positions, in the current pieces.
  @inline(__always)
  private func sameCount(_ i: Int, _ j: Int) -> Int {
    let most = Swift.min(old.left &- i, new.left &- j)
    var count = 0
    // In changed lists, only a few consecutive items are equal. Comparing eight items at once costs one misprediction
    // instead of one for each difference.
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

  /// Returns the numbers of items to skip, two or three, after which the lists are equal again.
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

  /// Returns whether the items at two distances after the current ones are equal, in the current pieces.
  @inline(__always)
  private func areSame(_ i: Int, _ j: Int) -> Bool {
    equality.areSame(item(old, i), item(new, j))
  }

  /// Returns 1 if the items are equal, otherwise 0. The result is computed, because the compiler would turn a condition
  /// into a branch.
  @inline(__always)
  private func sameness(_ i: Int, _ j: Int) -> Int {
    let difference = equality.difference(item(old, i), item(new, j))
    return Int(truncatingIfNeeded: (difference | (0 &- difference)) &>> 63 ^ 1)
  }

  func isSame(_ i: Int, as j: Int) -> Bool { equality.areSame(oldSpan[i], newSpan[j]) }

  /// Continues at two positions. Skipped items are left over.
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
