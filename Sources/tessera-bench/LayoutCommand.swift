import ArgumentParser
import Foundation

/// The command `tessera-bench layout`: solving and querying layouts of a thousand and of a million items.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve and query layouts of a thousand and of a million items, beside their goals.")

  @Option(help: "How often each figure is taken; medians are reported.")
  var rounds = 15

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard (3...10_000).contains(rounds) else {
      throw ValidationError("--rounds is \(rounds); give 3 to 10000.")
    }
  }

  func run() throws {
    let report = LayoutBench(rounds: rounds).report()
    guard json else { return print(report.table) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
