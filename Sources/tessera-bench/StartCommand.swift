import ArgumentParser
import Foundation
import Scenes
import Simulator

/// The command `tessera-bench start`: a process's first frame, and the first frames of scenes in a warm process.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the start of a process, and the first layout and frame of rich scenes.")

  @OptionGroup var options: BenchOptions

  private static let scenes = ["mixed-page", "music", "today"]

  func run() throws {
    let starts = try (0..<min(options.rounds, 9)).map { _ in try ChildRun.milliseconds(of: ["first-frame"]) }
    var rows = [BenchRow(name: "process start to first frame, wall time", value: starts.median, unit: "ms", goal: 60)]
    for scene in Self.scenes {
      let times = try MainActor.assumeIsolated { try (0..<options.rounds).map { _ in try Self.firstFrame(of: scene) } }
      rows.append(
        BenchRow(name: "\(scene), first frame in a warm process", value: times.median, unit: "ms", goal: 25))
    }
    try options.show(BenchReport(suite: "start", rows: rows))
  }

  /// Returns the time from showing a scene to its pixels, in milliseconds, in a process that has drawn another scene.
  @MainActor
  private static func firstFrame(of name: String) throws -> Double {
    var bench = try BenchHost()
    try bench.show("banner")
    bench.step()
    return try WallClock.milliseconds {
      try bench.show(name)
      bench.step()
    }
  }
}
