import ArgumentParser

/// A benchmark of the library that compares each measurement with a baseline of the same run.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera-bench",
    abstract: "Measure Tessera; every figure is compared with a baseline of the same run.",
    subcommands: [
      Frames.self, Pictures.self, Layout.self, SnapshotData.self, Constraints.self, Text.self, Start.self, Memory.self,
      Apply.self, FirstFrame.self, MemoryOf.self,
    ])
}
