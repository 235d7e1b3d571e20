import ArgumentParser
import Foundation
import Scenes

/// The command `tessera-bench memory`: the memory of a process after its first frame, after many scenes and in motion.
struct Memory: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the proportional set size (PSS) of processes that show scenes.")

  @OptionGroup var options: BenchOptions

  /// The work of each process, and its goal in megabytes.
  static let works: [(name: String, goal: Double)] = [
    ("first-frame", 16), ("twenty-scenes", 45), ("music-flung", 60),
  ]

  func run() throws {
    let rows = try Self.works.map { work in
      let sizes = try (0..<3).map { _ in
        try ChildRun.lines(of: ["memory-of", work.name]).compactMap { Double($0) }.first ?? 0
      }
      return BenchRow(name: "PSS, \(work.name)", value: sizes.median, unit: "MB", goal: work.goal)
    }
    try options.show(BenchReport(suite: "memory", rows: rows))
  }
}

/// The separate process that `memory` measures. It prints its own size in megabytes.
struct MemoryOf: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "memory-of", shouldDisplay: false)

  @Argument var work: String

  func run() throws {
    try MainActor.assumeIsolated {
      var bench = try BenchHost()
      switch work {
      case "twenty-scenes":
        for scene in Scene.all.prefix(20) {
          bench.host.show(scene.makeViewController())
          bench.rest(limit: 30)
        }
      case "music-flung":
        try bench.show("music")
        for _ in 0..<5 {
          bench.fling()
          bench.rest()
        }
      default:
        try bench.show("banner")
        bench.step()
      }
      withExtendedLifetime(bench) { print(Self.proportionalMegabytes.formatted) }
    }
  }

  /// The memory of this process, with pages that it shares counted in proportion.
  private static var proportionalMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return kilobytes / 1_024
  }
}
