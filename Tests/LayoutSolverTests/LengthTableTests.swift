import Foundation
import TestSupport
import Testing

@testable import LayoutSolver

/// Lengths in a table, compared with a dictionary.
struct LengthTableTests {
  @Test func onlyAChangeIsReported() {
    var table = LengthTable()
    expectFalse(table.put(nil, at: 3), "nothing is removed from an empty table")
    expectTrue(table.put(44, at: 3))
    expectFalse(table.put(44, at: 3))
    expectFalse(table.put(nil, at: 4))
    expectTrue(table.put(44.0001, at: 3), "a length that is no whole step")
    expectFalse(table.put(44.0001, at: 3))
    expectFalse(table.put(nil, at: 4))
    expectTrue(table.put(nil, at: 3))
    expectFalse(table.put(nil, at: 3))
    expectFalse(table.put(1, at: -1))
    // Only slot 5,000 has a block; those of the first slots do not exist yet.
    expectTrue(table.put(1, at: 5_000))
    expectFalse(table.put(nil, at: 10))
    expectFalse(table.put(nil, at: 2_000))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func lengthsAreAsADictionarySays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = LengthTable()
    var oracle: [Int: CGFloat] = [:]
    for _ in 0..<400 {
      let index = random.whole(0...4_000)
      let length: CGFloat? = random.chance(0.2) ? nil : random.chance(0.98) ? CGFloat(random.whole(0...200)) / 4 : .pi
      let changes = oracle[index] != length
      expectEqual(table.put(length, at: index), changes, "seed \(seed), \(index)")
      oracle[index] = length
      expectEqual(table[index], length, "seed \(seed), \(index)")
    }
    table.updateLengths()
    for index in 0...4_000 where table[index] != oracle[index] { Issue.record("seed \(seed), \(index)") }
  }
}
