import Foundation
import TestSupport
import Testing

/// The helpers that other suites rely on.
struct HelperTests {
  /// - Source: the first numbers of the reference implementation by Vigna for the seed 1234567.
  @Test func theGeneratorIsSplitMix() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    expectEqual(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func randomNumbersFillTheirRanges() {
    var random = SeededGenerator(seed: 5)
    let numbers = (0..<1_000).map { _ in random.number(-2...3.0) }
    expectTrue(numbers.allSatisfy { (-2...3).contains($0) })
    expectLess(numbers.min() ?? 0, -1.9)
    expectGreater(numbers.max() ?? 0, 2.9)
    expectEqual(Set((0..<100).map { _ in random.whole(1...4) }), [1, 2, 3, 4])
    let hits = (0..<1_000).count { _ in random.chance(0.25) }
    expectTrue((190...310).contains(hits), "\(hits)")
    expectEqual(random.text(9, of: ["a", "b"]).count, 9)
  }

  @Test func closenessHasATolerance() {
    expectTrue(isClose(1, 1 + 9e-7 as CGFloat))
    expectFalse(isClose(1, 1 + 2e-6 as CGFloat))
    expectFalse(isClose(.nan, 1 as CGFloat))
    expectTrue(isClose(CGPoint(x: 1, y: 2), CGPoint(x: 1.4, y: 2), within: 0.5))
    expectFalse(isClose(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2.6), within: 0.5))
    expectFalse(isClose(rect(0, 0, 1, 1), rect(0, 0, 1, 1.1)))
  }

  /// The smallest list that still contains both 3 and 7 is the list of these two.
  @Test func shrinkingFindsTheSmallestFailure() {
    var tries = 0
    let found = shrink(Array(0..<20), by: \.count) { list in
      list.indices.map { index in list.enumerated().filter { $0.offset != index }.map(\.element) }
    } while: { list in
      tries += 1
      return list.contains(3) && list.contains(7)
    }
    expectEqual(found, [3, 7])
    expectAtMost(tries, 3_000)
  }

  @Test func shrinkingEnds() {
    expectEqual(shrink(0, by: { -$0 }, variants: { [$0 + 1] }, while: { _ in true }), 3_000)
    expectEqual(shrink(0, by: { $0 }, variants: { [$0, $0 + 1] }, while: { _ in true }), 0)
  }
}

struct SubprocessTests {
  @Test func aProgramThatComputesDoesNotWait() throws {
    let process = try Subprocess("/bin/sh", ["-c", "while :; do :; done"])
    for _ in 0..<20 {
      expectTrue(!process.isWaiting)
      usleep(5_000)
    }
  }

  @Test func aProgramThatSleepsWaits() throws {
    let process = try Subprocess("/bin/sleep", ["60"])
    for _ in 0..<2_000 where !process.isWaiting { usleep(5_000) }
    expectTrue(process.isWaiting)
  }
}
