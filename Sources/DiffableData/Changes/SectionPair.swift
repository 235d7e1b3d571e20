/// One section before and after: what lies between the ends that did not change, and which of it is the same.
struct SectionPair {
  /// `nil` for a section that is new, or gone.
  let oldOrdinal: Int?
  let newOrdinal: Int?
  /// Items before the first difference; ordinals in spans and runs count from here.
  let start: Int
  let old: ItemSpan
  let new: ItemSpan
  /// What is the same, in the order of the new items.
  private(set) var runs: [MatchRun] = []

  init(old: (ordinal: Int, list: ItemList)?, new: (ordinal: Int, list: ItemList)?) {
    oldOrdinal = old?.ordinal
    newOrdinal = new?.ordinal
    let (oldList, newList) = (old?.list ?? ItemList(), new?.list ?? ItemList())
    let trim = ListTrim(old: oldList, new: newList)
    start = trim.prefix
    self.old = ItemSpan(oldList, trim.prefix..<(oldList.count - trim.suffix))
    self.new = ItemSpan(newList, trim.prefix..<(newList.count - trim.suffix))
    if self.old.count > 0, self.new.count > 0 { matchRuns() }
  }

  private mutating func matchRuns() {
    var (oldStart, newStart) = (0, 0)
    for shared in sharedRuns() {
      matchRuns(oldStart..<shared.old, newStart..<shared.new)
      runs.append(shared)
      (oldStart, newStart) = (shared.old + shared.count, shared.new + shared.count)
    }
    matchRuns(oldStart..<old.count, newStart..<new.count)
  }

  /// Chunks that both have, in the order of both: nothing in them needs comparing.
  private func sharedRuns() -> [MatchRun] {
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(old.pieces.count)
    for piece in old.pieces where piece.isWhole { places[ObjectIdentifier(piece.chunk)] = piece.start }
    var runs: [MatchRun] = []
    for piece in new.pieces where piece.isWhole {
      guard let place = places[ObjectIdentifier(piece.chunk)], place >= runs.last.map({ $0.old + $0.count }) ?? 0
      else { continue }
      runs.append(MatchRun(old: place, new: piece.start, count: piece.count))
    }
    return runs
  }

  /// Compares what has the same tags: those of different items may be the same.
  private mutating func matchRuns(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    var candidates = TagWalk.runs(old: old.tags(in: oldRange), new: new.tags(in: newRange))
    if oldRange.lowerBound > 0 || newRange.lowerBound > 0 {
      for index in candidates.indices {
        candidates[index].old += oldRange.lowerBound
        candidates[index].new += newRange.lowerBound
      }
    }
    if let wrong = RunCheck.firstWrong(of: candidates, old, new) {
      runs += candidates[..<wrong] + right(candidates[wrong...])
    } else if runs.isEmpty {
      runs = candidates
    } else {
      runs += candidates
    }
  }

  /// The parts of runs that are the same indeed.
  private func right(_ candidates: ArraySlice<MatchRun>) -> [MatchRun] {
    var right: [MatchRun] = []
    var (oldPiece, newPiece) = (0, 0)
    for run in candidates {
      var done = 0
      while done < run.count {
        let (i, j) = (run.old + done, run.new + done)
        let same = old.commonCount(
          from: i, near: &oldPiece, with: new, from: j, near: &newPiece, limit: run.count - done)
        if same > 0 { right.append(MatchRun(old: i, new: j, count: same)) }
        done += same + 1
      }
    }
    return right
  }

  /// Adds single items that were found by a look-up.
  ///
  /// - Parameter found: In the order of the new items.
  mutating func add(_ found: [MatchRun]) {
    guard !found.isEmpty else { return }
    var merged: [MatchRun] = []
    merged.reserveCapacity(runs.count + found.count)
    var next = 0
    for run in runs {
      while next < found.count, found[next].new < run.new {
        merged.append(found[next])
        next += 1
      }
      merged.append(run)
    }
    runs = merged + found[next...]
  }

  /// The old items, and the new ones, that are in no run.
  var unmatchedOld: [Range<Int>] {
    let isSorted = zip(runs, runs.dropFirst()).allSatisfy { $0.old < $1.old }
    let sorted = isSorted ? runs : runs.sorted { $0.old < $1.old }
    return gaps(between: sorted.lazy.map { $0.old..<($0.old + $0.count) }, in: old.count)
  }

  var unmatchedNew: [Range<Int>] {
    gaps(between: runs.lazy.map { $0.new..<($0.new + $0.count) }, in: new.count)
  }

  private func gaps(between taken: some Sequence<Range<Int>>, in count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    for range in taken {
      if start < range.lowerBound { gaps.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    if start < count { gaps.append(start..<count) }
    return gaps
  }

  func oldPosition(_ item: Int) -> ItemPosition { ItemPosition(section: oldOrdinal ?? 0, item: start + item) }

  func newPosition(_ item: Int) -> ItemPosition { ItemPosition(section: newOrdinal ?? 0, item: start + item) }
}

extension SectionPair {
  /// The sections in which anything differs, new ones in their order, then those that are gone.
  ///
  /// - Parameters:
  ///   - origins: For each new section the ordinal of the same old one.
  ///   - gone: Old sections that are not among the new ones.
  static func pairs(from old: ItemStore, to new: ItemStore, origins: [Int?], gone: [Int]) -> [SectionPair] {
    var pairs: [SectionPair] = []
    for (ordinal, origin) in origins.enumerated() {
      let list = new.lists[ordinal]
      if let origin, old.lists[origin].isCopy(of: list) { continue }
      pairs.append(SectionPair(old: origin.map { ($0, old.lists[$0]) }, new: (ordinal, list)))
    }
    return pairs + gone.map { SectionPair(old: ($0, old.lists[$0]), new: nil) }
  }
}
