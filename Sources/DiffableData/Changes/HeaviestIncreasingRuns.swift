/// The choice of runs that stay when a list is reordered, so that the fewest items move.
///
/// The items of a run stay or move together: no other item is between them before or after, so moving all or none of
/// them costs nothing extra. It is therefore sufficient to find the increasing sequence of runs with the most items. Of
/// several such sequences, the one stays that ends first in the new list.
///
/// - Complexity: O(r log n) for r runs of n items, with a logarithm to the base 64; O(r) if they are in order.
/// - Source: patience sorting with weights: of the runs that may end a sequence, those are kept that no other one
///   dominates by being at least as heavy and ending earlier.
enum HeaviestIncreasingRuns {
  /// - Parameter runs: The runs in the order of the new list.
  static func areStaying(_ runs: UnsafeBufferPointer<MatchRun>) -> [Bool] {
    var isStaying = [Bool](repeating: false, count: runs.count)
    var (run, previous) = chain(of: runs)
    while run >= 0 {
      isStaying[Int(run)] = true
      run = previous.values[Int(run)]
    }
    return isStaying
  }

  /// The last run and the weight of the heaviest sequence that ends with that run.
  private struct Ending: BitwiseCopyable {
    var weight: Int32
    var run: Int32
  }

  /// Returns the last run of the heaviest sequence, and for each run its predecessor in a sequence.
  private static func chain(of runs: UnsafeBufferPointer<MatchRun>) -> (last: Int32, previous: Chain) {
    let limit = Int(runs.reduce(0) { Swift.max($0, $1.old) }) + 1
    let ends = RankSet(limit: limit)
    // The memory is uninitialized: only entries of numbers in the set are read.
    let endings = UnsafeMutablePointer<Ending>.allocate(capacity: limit)
    defer { endings.deallocate() }
    let chain = Chain(count: runs.count)
    var best = Ending(weight: 0, run: -1)
    for index in runs.indices {
      let run = runs[index]
      let old = Int(run.old)
      var ending = Ending(weight: run.count, run: Int32(truncatingIfNeeded: index))
      var before: Int32 = -1
      if let end = ends.last(below: old) {
        ending.weight &+= endings[end].weight
        before = endings[end].run
      }
      chain.values[index] = before
      while let beaten = ends.first(above: old), endings[beaten].weight <= ending.weight { ends.remove(beaten) }
      ends.insert(old)
      endings[old] = ending
      // Equally heavy sequences move the same number of items, so the first one found is kept.
      if ending.weight > best.weight { best = ending }
    }
    return (best.run, chain)
  }

  private final class Chain {
    let values: UnsafeMutablePointer<Int32>

    init(count: Int) { values = .allocate(capacity: Swift.max(count, 1)) }

    deinit { values.deallocate() }
  }
}
