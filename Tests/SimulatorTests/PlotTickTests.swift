import Foundation
import MotionPlots
import Simulator
import Testing
import TestSupport

struct NiceTicksAreRound {
  @Test(arguments: [
    (0.0, 10.0, 10, ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
    (0.0, 1.0, 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (-0.3, 0.3, 6, ["−0.3", "−0.2", "−0.1", "0.0", "0.1", "0.2", "0.3"]),
    (-1_234.0, 2_345.0, 4, ["−1000", "0", "1000", "2000"]),
    (0.0, 7.0, 3, ["0", "5"]),
    (123_456.05, 123_456.45, 4, ["123456.1", "123456.2", "123456.3", "123456.4"]),
    (2.0, 2.0, 4, ["2.000000"]),
  ])
  func ticksAreAtExpectedPositions(low: Double, high: Double, limit: Int, labels: [String]) {
    let ticks = NiceTicks(over: low...high, atMost: limit)
    expectEqual(ticks.values.map(ticks.label(of:)), labels)
  }

  @Test(arguments: [1e13, 1e18, 1e24, 1e60]) func hugeRangesHaveFewTicks(length: Double) {
    for limit in 1...10 {
      let ticks = NiceTicks(over: (-length)...(length / 3), atMost: limit)
      #expect((1...(limit + 1)).contains(ticks.values.count))
    }
  }

  /// The rule "multiples of 1, 2 or 5 times a power of ten", for any range.
  @Test func everyRangeHasFewEvenTicksWithinIt() {
    var random = SeededGenerator(seed: 0x71C5)
    for round in 0..<2_000 {
      let low = Double.random(in: -1e3...1e3, using: &random)
      let length = pow(10, Double.random(in: -2...6, using: &random))
      let limit = Int.random(in: 1...20, using: &random)
      let ticks = NiceTicks(over: low...(low + length), atMost: limit)
      expectAtMost(ticks.values.count, limit + 1, "seed 0x71C5, round \(round)")
      #expect(ticks.values.allSatisfy { $0 >= low - length * 1e-6 && $0 <= low + length * (1 + 1e-6) }, "\(round)")
      let steps = zip(ticks.values, ticks.values.dropFirst()).map { $1 - $0 }
      guard let step = steps.first else { continue }
      #expect(steps.allSatisfy { abs($0 - step) < step * 1e-6 }, "seed 0x71C5, round \(round)")
      let leading = step / pow(10, log10(step * (1 + 1e-9)).rounded(.down))
      #expect([1.0, 2, 5].contains { abs($0 - leading) < 1e-6 }, "\(step) in round \(round)")
      expectAtMost(step, 2.5 * length / Double(limit) * (1 + 1e-9), "no larger step than needed, round \(round)")
    }
  }

  @Test(arguments: [(0.0, 1e12, 5), (-1e9, 1e9, 1), (1e9, 1e9 + 1e-9, 5), (0, 1e-300, 0)])
  func absurdRangesEnd(low: Double, high: Double, limit: Int) {
    expectAtMost(NiceTicks(over: low...high, atMost: limit).values.count, max(1, limit) + 1)
  }
}
