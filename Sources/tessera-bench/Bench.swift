import ArgumentParser

/// Measures what the library costs, next to a yardstick of the same run.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera-bench", abstract: "Measure Tessera; every figure stands beside a yardstick of the same run.",
    subcommands: [Frames.self, Layout.self, SnapshotData.self, FirstFrame.self])
}
