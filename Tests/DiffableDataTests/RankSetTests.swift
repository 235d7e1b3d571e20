import TestSupport
import Testing

@testable import DiffableData

/// The data structures that determine which runs stay.
struct RankSetTests {
  @Test(arguments: [1, 63, 64, 65, 4_096, 4_097, 300_000])
  func neighboursAreThoseOfASortedArray(limit: Int) {
    var random = SeededGenerator(seed: UInt64(limit))
    let ranks = RankSet(limit: limit)
    var expected: Set<Int> = []
    for _ in 0..<400 {
      let number = Int.random(in: 0..<limit, using: &random)
      if Bool.random(using: &random) {
        ranks.insert(number)
        expected.insert(number)
      } else {
        ranks.remove(number)
        expected.remove(number)
      }
      let index = Int.random(in: 0..<limit, using: &random)
      expectEqual(ranks.contains(index), expected.contains(index))
      expectEqual(ranks.last(below: index), expected.filter { $0 < index }.max())
      expectEqual(ranks.first(above: index), expected.filter { $0 > index }.min())
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theHeaviestIncreasingRunsStay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...12, using: &random)
    let runs = (0..<count).shuffled(using: &random).enumerated().map {
      MatchRun(old: $1 * 100, new: $0 * 100, count: Int.random(in: 1...9, using: &random))
    }
    let areStaying = runs.withUnsafeBufferPointer { HeaviestIncreasingRuns.areStaying($0) }
    let staying = runs.indices.filter { areStaying[$0] }
    expectEqual(staying.map { runs[$0].old }, staying.map { runs[$0].old }.sorted())
    expectEqual(weight(runs, staying), heaviest(runs))
  }

  private func weight(_ runs: [MatchRun], _ chosen: [Int]) -> Int { chosen.reduce(0) { $0 + Int(runs[$1].count) } }

  /// Searches every selection.
  private func heaviest(_ runs: [MatchRun]) -> Int {
    (0..<(1 << runs.count)).reduce(0) { best, choice in
      let chosen = runs.indices.filter { choice >> $0 & 1 == 1 }
      let isIncreasing = zip(chosen, chosen.dropFirst()).allSatisfy { runs[$0].old < runs[$1].old }
      return isIncreasing ? Swift.max(best, weight(runs, chosen)) : best
    }
  }
}
