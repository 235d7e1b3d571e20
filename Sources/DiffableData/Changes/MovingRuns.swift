/// An item found by look-up, in a section that also contained it before.
struct FoundItem: BitwiseCopyable {
  var old: Int32
  var new: Int32
  /// The number of preceding items that were found by walking.
  var oldPosition: Int32
  var newPosition: Int32

  var run: MatchRun { MatchRun(old: Int(old), new: Int(new), count: 1) }
}

/// The items of a section that move, so that the others may stay.
///
/// Items found by walking are mostly in the same order before and after; they form the trunk. A position in the trunk
/// is the number of its items before it.
struct MovingRuns: ~Copyable {
  private let walked: UnsafeBufferPointer<MatchRun>
  private let found: UnsafeBufferPointer<FoundItem>
  private var moving = GrowableBuffer<MatchRun>()

  /// The units that stay or move as a whole.
  private var units = GrowableBuffer<MatchRun>()
  /// The first walked run of each unit, or the complement of a found item's number.
  private var sources = GrowableBuffer<Int32>()

  /// - Parameters:
  ///   - walked: The walked runs, in the order of the new items.
  ///   - isIncreasing: Whether the walked runs are also in the order of the old items.
  ///   - found: The found items, in the order of the new items.
  init(walked: UnsafeBufferPointer<MatchRun>, isIncreasing: Bool, found: UnsafeBufferPointer<FoundItem>) {
    self.walked = walked
    self.found = found
    if isIncreasing {
      let undecided = undecidedItems()
      if undecided.count > 0 { addUnits(undecided.values, gaps(at: undecided.values)) }
    } else {
      let all = GrowableBuffer<Int32>(0..<Int32(found.count))
      addUnits(all.values, walked.enumerated().map { Gap(run: $0, weight: $1.count) })
    }
    decide()
  }

  /// The moving runs, in the order of the new items.
  var runs: UnsafeBufferPointer<MatchRun> { moving.values }

  /// Returns the items that may stay. An item moves if it jumps over more trunk items than there are undecided items: a
  /// sequence that contains it becomes heavier if the item is exchanged for those it jumps over.
  private func undecidedItems() -> GrowableBuffer<Int32> {
    var undecided = GrowableBuffer<Int32>(0..<Int32(found.count))
    var limit = Int.max
    while undecided.count < limit {
      limit = undecided.count
      let items = undecided.values
      undecided.truncate(to: 0)
      for item in items {
        let jump = found[Int(item)].newPosition - found[Int(item)].oldPosition
        undecided.put(item, times: abs(Int(jump)) > limit ? 0 : 1)
      }
    }
    return undecided
  }

  /// A run before which the trunk is split, and the number of items up to the next split.
  private struct Gap {
    var run: Int
    var weight: Int32
  }

  /// Returns the splits of the trunk at the old and new positions of undecided items. The runs between two splits stay
  /// or move as a whole.
  private func gaps(at undecided: UnsafeBufferPointer<Int32>) -> [Gap] {
    guard !walked.isEmpty else { return [] }
    let marks = RankSet(limit: walked.count + 1)
    // The memory is uninitialized: only marked entries are read.
    let positions = UnsafeMutablePointer<Int32>.allocate(capacity: walked.count + 1)
    defer { positions.deallocate() }
    positions[0] = 0
    marks.insert(0)
    for number in undecided {
      let item = found[Int(number)]
      let (old, new) = (firstRun { $0.old > item.old }, firstRun { $0.new > item.new })
      positions[old] = item.oldPosition
      positions[new] = item.newPosition
      marks.insert(old)
      marks.insert(new)
    }
    var gaps: [Gap] = []
    var next: Int? = 0
    while let run = next, run < walked.count {
      next = marks.first(above: run)
      let weight = next.map { positions[$0] - positions[run] } ?? walked[run...].reduce(0) { $0 + $1.count }
      gaps.append(Gap(run: run, weight: weight))
    }
    return gaps
  }

  /// Returns the first run that satisfies a condition, by bisection. All following runs must satisfy it, too.
  @inline(__always)
  private func firstRun(where isBehind: (MatchRun) -> Bool) -> Int {
    var (low, high) = (0, walked.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(walked[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func addUnits(_ undecided: UnsafeBufferPointer<Int32>, _ gaps: [Gap]) {
    units.reserve(undecided.count + gaps.count)
    sources.reserve(undecided.count + gaps.count)
    var next = 0
    for gap in gaps {
      var run = walked[gap.run]
      while next < undecided.count, found[Int(undecided[next])].new < run.new {
        addUnit(undecided[next])
        next += 1
      }
      run.count = gap.weight
      units.push(run)
      sources.push(Int32(truncatingIfNeeded: gap.run))
    }
    for item in undecided[next...] { addUnit(item) }
  }

  private mutating func addUnit(_ item: Int32) {
    units.push(found[Int(item)].run)
    sources.push(~item)
  }

  private mutating func decide() {
    var isStaying = [Bool](repeating: false, count: found.count)
    var parts = GrowableBuffer<MatchRun>()
    for (unit, stays) in HeaviestIncreasingRuns.areStaying(units.values).enumerated() {
      let source = Int(sources.values[unit])
      if source < 0 {
        isStaying[~source] = stays
      } else if !stays {
        addRuns(from: source, count: units.values[unit].count, to: &parts)
      }
    }
    var next = 0
    for (item, stays) in zip(found, isStaying) where !stays {
      while next < parts.count, parts.values[next].new < item.new {
        moving.push(parts.values[next])
        next += 1
      }
      moving.push(item.run)
    }
    for part in parts.values[next...] { moving.push(part) }
  }

  private func addRuns(from first: Int, count: Int32, to parts: inout GrowableBuffer<MatchRun>) {
    var (run, left) = (first, count)
    while left > 0 {
      parts.push(walked[run])
      left -= walked[run].count
      run += 1
    }
  }
}
