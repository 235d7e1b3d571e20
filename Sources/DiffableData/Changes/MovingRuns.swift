/// Which runs move so that the others may stay.
enum MovingRuns {
  /// - Parameters:
  ///   - walked: What was found side by side, in the order of the new items: mostly in the order of the old ones, too.
  ///   - found: Single items that were looked up, in the order of the new ones.
  /// - Returns: The moving ones, in the order of the new items.
  static func runs(of walked: [MatchRun], _ found: [MatchRun]) -> [MatchRun] {
    let isIncreasing = walked.isIncreasing
    if isIncreasing, found.isEmpty { return [] }
    let cuts = isIncreasing ? cuts(in: walked, at: found) : Array(0...walked.count)
    let parts = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    let units = merge(parts.map { unit($0, of: walked) }, found)
    var moving: [MatchRun] = []
    var next = (part: 0, found: 0)
    for (unit, stays) in zip(units, HeaviestIncreasingRuns(units).isStaying) {
      if next.found < found.count, found[next.found].new == unit.new {
        if !stays { moving.append(unit) }
        next.found += 1
      } else {
        if !stays { moving += walked[parts[next.part]] }
        next.part += 1
      }
    }
    return moving
  }

  /// Where among the walked runs a found item stood, or stands: what is between two such places stays or moves as one.
  private static func cuts(in walked: [MatchRun], at found: [MatchRun]) -> [Int] {
    var isCut = [Bool](repeating: false, count: walked.count + 1)
    isCut[0] = true
    isCut[walked.count] = true
    var next = 0
    for item in found {
      while next < walked.count, walked[next].new < item.new { next += 1 }
      isCut[next] = true
      isCut[place(of: item.old, in: walked)] = true
    }
    return isCut.indices.filter { isCut[$0] }
  }

  /// How many runs begin before an old item.
  private static func place(of old: Int, in runs: [MatchRun]) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].old < old { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Runs that follow each other in both orders, as one that begins where the first does and holds as many items.
  private static func unit(_ part: Range<Int>, of walked: [MatchRun]) -> MatchRun {
    var unit = walked[part.lowerBound]
    for index in part.dropFirst() { unit.count += walked[index].count }
    return unit
  }

  private static func merge(_ units: [MatchRun], _ found: [MatchRun]) -> [MatchRun] {
    var merged: [MatchRun] = []
    merged.reserveCapacity(units.count + found.count)
    var next = 0
    for unit in units {
      while next < found.count, found[next].new < unit.new {
        merged.append(found[next])
        next += 1
      }
      merged.append(unit)
    }
    return merged + found[next...]
  }
}
