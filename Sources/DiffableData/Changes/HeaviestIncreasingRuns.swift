/// Which runs stay where they are when a list is put in order, so that as few items as possible move.
///
/// The items of a run stay or move together: nothing comes between them before or after, so what one does the others can
/// do at no cost. It is therefore enough to find the increasing sequence of runs that holds the most items.
///
/// - Complexity: O(r log n) for r runs of n items, with a logarithm to the base 64; O(r) if they are in order.
/// - Source: patience sorting, with weights: of the runs that may end a sequence those are kept that no other one beats by
///   being as heavy and ending sooner.
enum HeaviestIncreasingRuns {
  /// - Parameter runs: In the order of the new list.
  static func areStaying(_ runs: UnsafeBufferPointer<MatchRun>) -> [Bool] {
    var isStaying = [Bool](repeating: false, count: runs.count)
    var (run, previous) = chain(of: runs)
    while run >= 0 {
      isStaying[Int(run)] = true
      run = previous.values[Int(run)]
    }
    return isStaying
  }

  /// The heaviest sequence that ends with a run.
  private struct Ending: BitwiseCopyable {
    var weight: Int32
    var run: Int32
  }

  /// The last run of the heaviest sequence, and for each run the one before it in a sequence.
  private static func chain(of runs: UnsafeBufferPointer<MatchRun>) -> (last: Int32, previous: Chain) {
    let limit = Int(runs.reduce(0) { Swift.max($0, $1.old) }) + 1
    let ends = RankSet(limit: limit)
    // What is not in the set is never looked at.
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
      // Of equally heavy sequences any will do: as many items move. The first found is taken.
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
