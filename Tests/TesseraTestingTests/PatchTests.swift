import Comparisons
import Foundation
import TestSupport
import Testing

/// Differences in the unified format, applied to the old text as the program `patch` does.
struct PatchTests {
  /// The lines of a hunk, and the numbers in its head.
  private struct Hunk {
    var numbers: [Int]
    var lines: [Substring] = []
  }

  private func hunks(_ patch: String) throws -> [Hunk] {
    var hunks: [Hunk] = []
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      if let head = line.wholeMatch(of: /@@ -(\d+),(\d+) \+(\d+),(\d+) @@/)?.output {
        hunks.append(Hunk(numbers: try [head.1, head.2, head.3, head.4].map { try #require(Int($0)) }))
      } else {
        hunks[hunks.count - 1].lines.append(line)
      }
    }
    return hunks
  }

  /// Each hunk begins at the lines that its head names, counts its lines, and shows up to three lines around changes.
  @Test(arguments: 0..<60) func aDifferenceTurnsTheOldTextIntoTheNew(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))" }
    var new = old
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...new.count, using: &random)
      let end = min(new.count, start + Int.random(in: 0...2, using: &random))
      new.replaceSubrange(start..<end, with: (0..<Int.random(in: 0...2, using: &random)).map { "new \($0)" })
    }
    let text = { (lines: [String]) in lines.map { "\($0)\n" }.joined() }
    guard let patch = UnifiedDiff(from: text(old), to: text(new), name: "f")?.text else {
      return expectEqual(old, new, "seed \(seed)")
    }
    var (result, next) = ([String](), 0)
    for hunk in try hunks(patch) {
      let before = hunk.lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
      let after = hunk.lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
      let start = hunk.numbers[0] - (before.isEmpty ? 0 : 1)
      expectAtLeast(start, next, "seed \(seed)")
      result += old[next..<start]
      expectEqual(hunk.numbers, [hunk.numbers[0], before.count, result.count + (after.isEmpty ? 0 : 1), after.count])
      expectEqual(Array(old[start..<min(old.count, start + before.count)]), before, "seed \(seed)")
      result += after
      next = start + before.count
      checkSurroundings(hunk, isFirst: start == 0, isLast: next == old.count, "seed \(seed)")
    }
    expectEqual(result + old[next...], new, "seed \(seed)")
  }

  private func checkSurroundings(_ hunk: Hunk, isFirst: Bool, isLast: Bool, _ note: Comment) {
    let same = hunk.lines.map { $0.hasPrefix(" ") }
    let (above, below) = (same.prefix { $0 }.count, same.reversed().prefix { $0 }.count)
    expectTrue(isFirst ? above <= 3 : above == 3, note)
    expectTrue(isLast ? below <= 3 : below == 3, note)
    expectAtMost(same.split(separator: false).map(\.count).max() ?? 0, 6, note)
  }
}
