import ArgumentParser
import Foundation

/// The command `tessera-bench constraints`: a column of boxes in the constraint solver.
struct Constraints: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build a column of 6 to 48 boxes from constraints, and change a width and a height of it.",
    discussion: "With --peers, `scripts/bench` builds the same column with kiwi and compares.")

  @OptionGroup var options: BenchOptions

  func run() throws {
    var times: [String: [Double]] = [:]
    var kiwi = Peer("kiwi")
    for round in 0..<options.rounds {
      for count in BoxColumn.counts {
        for (name, time) in try BoxColumn.measure(count) { times[name, default: []].append(time) }
      }
      if round < 5 { try kiwi?.run() }
    }
    try options.show(BenchReport(suite: "constraints", rows: Self.rows(times, kiwi) + [Self.growth(times)]))
  }

  private static func rows(_ times: [String: [Double]], _ kiwi: Peer?) -> [BenchRow] {
    BoxColumn.works.flatMap { work, goal in
      BoxColumn.counts.map { count in
        let name = "\(work) \(count)"
        let value = times[name]?.median ?? 0
        return BenchRow(
          name: name, value: value, unit: "µs", ratio: kiwi?[name].map { value / $0 }, baseline: "kiwi",
          goal: goal(count))
      }
    }
  }

  /// The exponent with which the time of building grows.
  private static func growth(_ times: [String: [Double]]) -> BenchRow {
    let (few, many) = (BoxColumn.counts[0], BoxColumn.counts[3])
    let ends = [few, many].map { times["build \($0)"]?.median ?? 0 }
    let exponent = ends[0] > 0 ? log(ends[1] / ends[0]) / log(Double(many) / Double(few)) : 0
    return BenchRow(name: "growth of build, exponent", value: exponent, unit: "", goal: 1.3)
  }
}
