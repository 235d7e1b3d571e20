import Foundation
import Geometry
import LayoutSolver

/// A benchmark of layouts of a thousand and of a million items in turn, round after round, beside a baseline.
struct LayoutBench {
  let rounds: Int

  private static let counts = [1_000, 1_000_000]
  /// The number of repetitions of short work, because the clock's resolution is limited.
  private static let repetitions = 200

  func report() -> LayoutReport {
    let memory = LayoutFacts.memory()
    var baseline: [Double] = []
    var times: [String: [[Double]]] = [:]
    var benches = Self.counts.map { SizedBench(count: $0) }
    for _ in 0..<rounds {
      baseline.append(ProcessorBaseline.xorshift())
      for index in benches.indices {
        for (name, time) in benches[index].round(repetitions: Self.repetitions) {
          times[name, default: [[], []]][index].append(time)
        }
      }
      times["1,000 distinct sections", default: [[], []]][0].append(Self.distinctSections())
    }
    let goals: [(String, String)] = [
      ("prepare", "<= 5, ratio <= 1.5"), ("rotate", "<= 5, ratio <= 1.5"), ("insert at 0", "<= 5, ratio <= 1.5"),
      ("query of 27 cells", "<= 0.6, ratio <= 1.3, no allocation"), ("1,000 distinct sections", "<= 500"),
      ("20 rows self-sized", "<= 3"),
    ]
    let figures = goals.map { name, goal in
      LayoutFigure(
        name: name, thousand: times[name]?[0].nonEmptyMedian, million: times[name]?[1].nonEmptyMedian, goal: goal,
        allocations: name == "query of 27 cells" ? benches[1].allocationsOfQuery() : nil)
    }
    return LayoutReport(baseline: baseline.median, figures: figures, facts: memory + LayoutFacts.behavior())
  }

  /// Measures distinct sections. The last solution is kept until the next one exists, as in an app: freeing it at once
  /// would return its memory to the system, and allocating it again would take as long as solving.
  private static func distinctSections() -> Double {
    let counts = Array(repeating: 1_000, count: 1_000)
    var kept = solve(LayoutWorkload.distinct, counts: counts, in: LayoutWorkload.phone)
    let time = ProcessorClock.microseconds(10) {
      kept = solve(LayoutWorkload.distinct, counts: counts, in: LayoutWorkload.phone)
    }
    return withExtendedLifetime(kept) { time }
  }
}

/// All measurements with one number of items.
private struct SizedBench {
  let count: Int
  private let grid: LayoutSolution
  private var list: LayoutSolution
  private var found: [LayoutCell] = []
  private var measuredRow = 0

  init(count: Int) {
    self.count = count
    grid = solve(LayoutWorkload.grid, counts: [count], in: LayoutWorkload.phone)
    list = solve(LayoutWorkload.list, counts: [count], in: LayoutWorkload.phone)
    appendVisible()
  }

  /// Appends nine rows of three squares from the middle, as the collection view does in each frame.
  private mutating func appendVisible() {
    let rows = (count / 6) - 4
    found.removeAll(keepingCapacity: true)
    grid.appendCells(in: CGRect(x: 0, y: CGFloat(rows) * 130, width: 390, height: 9 * 130), to: &found)
  }

  mutating func round(repetitions: Int) -> [(String, Double)] {
    let prepared = ProcessorClock.microseconds(repetitions) {
      _ = solve(LayoutWorkload.grid, counts: [count], in: LayoutWorkload.phone)
    }
    let rotated = ProcessorClock.microseconds(repetitions) {
      _ = solve(LayoutWorkload.grid, counts: [count], in: LayoutWorkload.turned, reusing: grid)
    }
    let inserted = ProcessorClock.microseconds(repetitions) {
      _ = solve(LayoutWorkload.grid, counts: [count + 1], in: LayoutWorkload.phone, reusing: grid)
    }
    let queried = ProcessorClock.microseconds(repetitions) { appendVisible() }
    return [
      ("prepare", prepared), ("rotate", rotated), ("insert at 0", inserted), ("query of 27 cells", queried),
      ("20 rows self-sized", measureRows()),
    ]
  }

  /// Measures twenty rows that were estimated until now, and updates the content size.
  private mutating func measureRows() -> Double {
    let first = measuredRow
    measuredRow = (measuredRow + count / 40) % (count - 20)
    let sizes = LayoutWorkload.measures(first..<first + 20)
    let forgotten = sizes.map { MeasuredSize(key: $0.key, size: nil) }
    var height: CGFloat = 0
    list.measure(sizes)
    list.measure(forgotten)
    let time = ProcessorClock.microseconds {
      list.measure(sizes)
      height = list.contentSize.height
    }
    precondition(height > 0, "A list of \(count) rows has no height.")
    list.measure(forgotten)
    return time
  }

  mutating func allocationsOfQuery() -> Int? {
    precondition(found.count == 27, "The query answers \(found.count) cells, not 27.")
    return AllocationCount.during { appendVisible() }
  }
}

private enum ProcessorBaseline {
  /// Returns the time of 4,000,000 steps, in microseconds.
  static func xorshift() -> Double {
    var state: UInt64 = 88_172_645_463_325_252
    let time = ProcessorClock.microseconds {
      for _ in 0..<4_000_000 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
      }
    }
    precondition(state != 0, "A xorshift generator never comes to zero.")
    return time
  }
}

extension ProcessorClock {
  static func microseconds(_ repetitions: Int = 1, _ work: () -> Void) -> Double {
    milliseconds { for _ in 0..<repetitions { work() } } * 1_000 / Double(repetitions)
  }
}

extension [Double] {
  fileprivate var nonEmptyMedian: Double? { isEmpty ? nil : median }
}
