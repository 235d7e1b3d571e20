/// The items common to two snapshots, found by walking through the sections and by looking up leftover items.
struct ItemMatching: ~Copyable {
  let pairs: [SectionPair]
  private(set) var items = WalkedItems()
  /// The walks, indexed by pair.
  private(set) var walks: [PairWalk] = []
  /// The old leftover item for each new one, or -1.
  private(set) var origins: UnsafeBufferPointer<Int32>

  /// - Parameter blank: An arbitrary chunk of such items.
  init(_ pairs: [SectionPair], blank: ItemChunk) {
    self.pairs = pairs
    origins = UnsafeBufferPointer(start: nil, count: 0)
    if !blank.kind.isBitwise {
      match(DynamicEquality(chunk: blank))
    } else if blank.kind.stride == 8 {
      match(OneWordEquality())
    } else {
      match(TwoWordEquality())
    }
  }

  deinit {
    for pair in pairs { pair.deallocate() }
    origins.deallocate()
  }

  private mutating func match<Equality: ItemEquality>(_ equality: Equality) {
    for pair in pairs.indices { walk(pair, equality) }
    origins = LeftoverJoin(equality, pairs, walks, old: items.old.values, new: items.new.values).release()
  }

  private mutating func walk<Equality: ItemEquality>(_ number: Int, _ equality: Equality) {
    let pair = pairs[number]
    let first = (runs: items.runs.count, old: items.old.count, new: items.new.count)
    var isIncreasing = true
    var start = (old: 0, new: 0)
    let shared = pair.old.count > 0 && pair.new.count > 0 ? pair.sharedRuns : []
    let end = MatchRun(old: pair.old.count, new: pair.new.count, count: 0)
    for run in shared + [end] {
      let (old, new) = (start.old..<Int(run.old), start.new..<Int(run.new))
      if old.isEmpty || new.isEmpty {
        items.skip(old: pair.old, old)
        items.skip(new: pair.new, new)
      } else {
        var walk = SpanWalk(equality, old: pair.old, old, new: pair.new, new)
        walk.walk(&items)
        if !walk.isIncreasing { isIncreasing = false }
      }
      if run.count > 0 { items.runs.push(run) }
      start = (run.oldEnd, Int(run.new) + Int(run.count))
    }
    walks.append(
      PairWalk(
        runs: first.runs..<items.runs.count, old: first.old..<items.old.count, new: first.new..<items.new.count,
        isIncreasing: isIncreasing))
  }
}

/// The ranges of the results that belong to one pair.
struct PairWalk {
  var runs: Range<Int>
  var old: Range<Int>
  var new: Range<Int>
  /// Whether the runs are also in the order of the old items.
  var isIncreasing: Bool
}

extension [PairWalk] {
  /// Returns the pair to which a number belongs.
  ///
  /// - Complexity: O(log pairs).
  @inline(__always)
  func pair(of number: Int, in share: (PairWalk) -> Range<Int>) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if share(self[middle]).upperBound > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
