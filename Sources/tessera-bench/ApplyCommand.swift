import ArgumentParser
import Foundation

/// The command `tessera-bench apply`: applying a snapshot to a list on screen, with its cells and the next frame.
struct Apply: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Apply snapshots of 1,000 to 1,000,000 items, a fifth of them changed, to a list on screen.")

  @OptionGroup var options: BenchOptions

  private static let counts = [1_000, 10_000, 100_000, 1_000_000]

  func run() throws {
    var rows: [BenchRow] = []
    for (name, isAnimated, goal) in [("at once", false, 1.0), ("animated", true, 1.5)] {
      for count in Self.counts {
        let times = try MainActor.assumeIsolated {
          var run = try ApplyRun(count: count)
          return run.times(rounds: count > 100_000 ? 5 : options.rounds, isAnimated: isAnimated)
        }
        // A million is beyond what the goal is for; the row shows how the time grows.
        rows.append(
          BenchRow(
            name: "\(name), \(count) items", value: times.median, unit: "ms", goal: count > 100_000 ? nil : goal))
      }
    }
    try options.show(BenchReport(suite: "apply", rows: rows))
  }
}
