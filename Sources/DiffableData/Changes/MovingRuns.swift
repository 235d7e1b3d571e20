/// An item that was looked up, in a section where it was before.
struct FoundItem: BitwiseCopyable {
  var old: Int32
  var new: Int32
  /// How many items come before it that were found by walking.
  var oldPlace: Int32
  var newPlace: Int32

  var run: MatchRun { MatchRun(old: Int(old), new: Int(new), count: 1) }
}

/// Which items move within a section so that the others may stay.
///
/// What was found by walking mostly is in the same order before and after: the trunk. A place in it is told by how many
/// of its items come before.
struct MovingRuns: ~Copyable {
  private let walked: UnsafeBufferPointer<MatchRun>
  private let found: UnsafeBufferPointer<FoundItem>
  private var moving = Pile<MatchRun>()

  /// What stays or moves as one.
  private var units = Pile<MatchRun>()
  /// For each unit the first of its walked runs, or the complement of a found item's number.
  private var sources = Pile<Int32>()

  /// - Parameters:
  ///   - walked: In the order of the new items.
  ///   - isIncreasing: Whether they are in the order of the old ones, too.
  ///   - found: In the order of the new items.
  init(walked: UnsafeBufferPointer<MatchRun>, isIncreasing: Bool, found: UnsafeBufferPointer<FoundItem>) {
    self.walked = walked
    self.found = found
    if isIncreasing {
      let undecided = undecidedItems()
      if undecided.count > 0 { addUnits(undecided.values, cuts(at: undecided.values)) }
    } else {
      let all = Pile<Int32>(0..<Int32(found.count))
      addUnits(all.values, walked.enumerated().map { Cut(run: $0, weight: $1.count) })
    }
    decide()
  }

  /// The moving ones, in the order of the new items.
  var runs: UnsafeBufferPointer<MatchRun> { moving.values }

  /// Items that may stay. One that jumps over more items of the trunk than there are undecided items moves: a sequence
  /// that holds it gains by taking what it jumps over in exchange for it, and for others that are undecided.
  private func undecidedItems() -> Pile<Int32> {
    var undecided = Pile<Int32>(0..<Int32(found.count))
    var limit = Int.max
    while undecided.count < limit {
      limit = undecided.count
      let items = undecided.values
      undecided.truncate(to: 0)
      for item in items {
        let jump = found[Int(item)].newPlace - found[Int(item)].oldPlace
        undecided.put(item, times: abs(Int(jump)) > limit ? 0 : 1)
      }
    }
    return undecided
  }

  /// A run before which the trunk is cut, and how many items there are up to the next cut.
  private struct Cut {
    var run: Int
    var weight: Int32
  }

  /// The trunk is cut where undecided items stood or stand: what is between two such places stays or moves as one.
  private func cuts(at undecided: UnsafeBufferPointer<Int32>) -> [Cut] {
    guard !walked.isEmpty else { return [] }
    let marks = RankSet(limit: walked.count + 1)
    // What is not marked is never looked at.
    let places = UnsafeMutablePointer<Int32>.allocate(capacity: walked.count + 1)
    defer { places.deallocate() }
    places[0] = 0
    marks.insert(0)
    for number in undecided {
      let item = found[Int(number)]
      let (old, new) = (firstRun { $0.old > item.old }, firstRun { $0.new > item.new })
      places[old] = item.oldPlace
      places[new] = item.newPlace
      marks.insert(old)
      marks.insert(new)
    }
    var cuts: [Cut] = []
    var next: Int? = 0
    while let run = next, run < walked.count {
      next = marks.first(above: run)
      let weight = next.map { places[$0] - places[run] } ?? walked[run...].reduce(0) { $0 + $1.count }
      cuts.append(Cut(run: run, weight: weight))
    }
    return cuts
  }

  /// By halving: the first run for which something is true, as it is for all behind it.
  @inline(__always)
  private func firstRun(where isBehind: (MatchRun) -> Bool) -> Int {
    var (low, high) = (0, walked.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(walked[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func addUnits(_ undecided: UnsafeBufferPointer<Int32>, _ cuts: [Cut]) {
    units.reserve(undecided.count + cuts.count)
    sources.reserve(undecided.count + cuts.count)
    var next = 0
    for cut in cuts {
      var run = walked[cut.run]
      while next < undecided.count, found[Int(undecided[next])].new < run.new {
        addUnit(undecided[next])
        next += 1
      }
      run.count = cut.weight
      units.push(run)
      sources.push(Int32(truncatingIfNeeded: cut.run))
    }
    for item in undecided[next...] { addUnit(item) }
  }

  private mutating func addUnit(_ item: Int32) {
    units.push(found[Int(item)].run)
    sources.push(~item)
  }

  private mutating func decide() {
    var isStaying = [Bool](repeating: false, count: found.count)
    var parts = Pile<MatchRun>()
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

  private func addRuns(from first: Int, count: Int32, to parts: inout Pile<MatchRun>) {
    var (run, left) = (first, count)
    while left > 0 {
      parts.push(walked[run])
      left -= walked[run].count
      run += 1
    }
  }
}
