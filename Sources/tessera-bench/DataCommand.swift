import ArgumentParser
import Foundation

/// The command `tessera-bench data`: building, changing and comparing snapshots of ten thousand to a million
/// identifiers.
struct SnapshotData: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Build, change and compare snapshots, beside OrderedSet, difference(from:) and copying the identifiers.")

  @Option(help: "How often each figure is taken; medians are reported.")
  var rounds = 7

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard (3...1_000).contains(rounds) else {
      throw ValidationError("--rounds is \(rounds); give 3 to 1000.")
    }
  }

  func run() throws {
    let report = DataBench(rounds: rounds).report()
    guard json else { return print(report.table) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
